import re
from collections.abc import Mapping

import pytest
from babel import Locale
from fluent.syntax import FluentParser

from bot.words.bundle import PLURALS, Bundle, plural_rule
from bot.words.messages import Messages
from bot.words.words import HOME, MOST_FORMATTED, I18n, Markup, MissingText, Words, escape
from engines.core.game import registry
from engines.core.text import text


def test_nested_texts_and_lists(words: Words) -> None:
    piles = (text("pile", colour="red", n=2), text("pile", colour="blue", n=1))
    assert words(text("event-heard", piles=piles)) == "On the bridge: 2 red, 1 blue."


def test_plurals(words: Words) -> None:
    assert words(text("pebbles", n=1)) == "1 pebble"
    assert words(text("pebbles", n=2)) == "2 pebbles"


@pytest.mark.parametrize("language", sorted({*PLURALS, *(file.stem for file in HOME.glob("*.ftl"))}))
def test_plural_rules_are_those_of_the_language(language: str) -> None:
    rules = dict(Locale.parse(language, sep="-").plural_form.rules)
    assert plural_rule(language).rules == rules, f'it is "{language}": {rules}'


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("_slanted_", r"\_slanted\_"),
        ("dark_green", "dark_green"),
        ("`code` ~~no~~ ||spoiler||", r"\`code\` \~\~no\~\~ \|\|spoiler\|\|"),
        ("[here](http://x.y)", "\\[here\\](http:\u200b//x.y)"),
        ("@everyone", "@\u200beveryone"),
        ("<@123> <#4> <:a:5>", "\\<@\u200b123> \\<#4> \\<:a:5>"),
        ("# big", r"\# big"),
        ("> quote", r"\> quote"),
        ("- item", r"\- item"),
        ("1. item", r"\1. item"),
        ("a\u202eb\u200b\x07", "ab"),
        ("Ada's 3-4 pebbles: fine!", "Ada's 3-4 pebbles: fine!"),
    ],
)
def test_what_people_type_is_neutral(typed: str, shown: str) -> None:
    assert escape(typed) == shown


def test_empty_parts_of_a_line_are_not_told(words: Words) -> None:
    assert words(text("ui-line", line=";1 red;; 2 blue ;")) == "1 red; 2 blue"


def test_labels_are_not_escaped(words: Words) -> None:
    assert words.plain(text("offer-turn", name="*A*")) == "Turn of *A*"
    assert words(text("offer-turn", name="*A*")) == r"Turn of \*A\*"


def test_the_bots_own_markup_stays(words: Words) -> None:
    assert "<#12>" in words.say("ui-thread-started", channel=Markup.channel("12"))


def test_a_choice_between_words_is_not_disturbed_by_escaping(words: Words) -> None:
    assert words(text("pile", colour="dark_green", n=3)) == "3 dark green"


def test_a_missing_text_fails_in_tests_and_shows_its_id_otherwise() -> None:
    with pytest.raises(MissingText):
        I18n(registry.games(), is_strict=True).words().say("nonsense")
    assert I18n(registry.games()).words().say("nonsense") == "nonsense"


def test_a_missing_argument_fails_in_tests_and_leaves_the_rest_otherwise(words: Words) -> None:
    with pytest.raises(MissingText):
        words.say("pile", n=1)
    assert I18n(registry.games()).words("pebbles").say("pile", n=1).startswith("1 ")


@pytest.mark.parametrize("locale", ["en", "en-GB", "de", "zz", ""])
def test_an_unknown_language_is_english(locale: str) -> None:
    assert I18n(registry.games(), is_strict=True).words("pebbles", locale).say("game-name") == "Pebbles"


def test_no_invisible_marks_around_arguments(words: Words) -> None:
    assert "\u2068" not in words.say("offer-turn", name="Otto")


def test_texts_in_use_stay_at_hand_while_others_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    formatted: list[str] = []
    format_one = Messages.format

    def noted(messages: Messages, id_: str, args: Mapping[str, str | int]) -> tuple[str, str]:
        formatted.append(f"{id_} {args['n']}")
        return format_one(messages, id_, args)

    monkeypatch.setattr(Messages, "format", noted)
    words = I18n(registry.games(), is_strict=True).words("pebbles")
    for n in range(2, 3 * MOST_FORMATTED):
        assert words.say("leaf", n=1) == "Leaf 1"
        assert words.say("leaf", n=n) == f"Leaf {n}"
    assert formatted.count("leaf 1") == 1
    assert words.say("leaf", n=2) == "Leaf 2"
    assert formatted.count("leaf 2") == 2


@pytest.mark.parametrize("value", ["Ada *b* {", -1234])
@pytest.mark.parametrize("language", sorted(file.stem for file in HOME.glob("*.ftl")))
def test_a_plain_message_is_filled_in_as_fluent_does_it(language: str, value: str | int) -> None:
    i18n = I18n(registry.games())
    files = dict.fromkeys(file for game in registry.games() for file in i18n.files(game, language))
    source = "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    bundle = Bundle(language)
    bundle.add_resource(FluentParser().parse(source), allow_overrides=True)
    args: dict[str, str | int] = dict.fromkeys(re.findall(r"\$([\w-]+)", source), value)
    messages = Messages(language, files)
    for id_ in sorted(one for one in messages.ids if not one.startswith("-")):
        pattern = bundle.get_message(id_).value
        assert pattern is not None, id_
        words, errors = bundle.format_pattern(pattern, args)
        assert messages.format(id_, args) == (str(words), str(errors[0]) if errors else ""), id_


def test_an_argument_that_is_very_long_is_a_fault(words: Words) -> None:
    with pytest.raises(MissingText):
        words.label("ui-value", value="x" * 2501)
    assert words.label("ui-value", value="x" * 2500) == "x" * 2500
