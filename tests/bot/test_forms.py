"""Forms: what stands in them, what is read out of them, and what comes back after a fault."""

from dataclasses import replace
from typing import Any

import pytest

from bot.presses import answers
from bot.presses.candidates import Asked
from bot.presses.payload import entered
from bot.presses.suggestions import of_question
from bot.screens.forms import entered_text, question_form
from bot.screens.localized_view import LocalizedView
from bot.screens.message import embed, message
from bot.screens.parts import CHECKBOX_GROUP, RADIO_GROUP, STRING_SELECT, TEXT_DISPLAY
from bot.screens.questions import rows_of
from bot.screens.screens import private_question
from bot.screens.table import table_message
from bot.sessions.view import View
from bot.wire.custom_id import key
from bot.words.words import I18n, Words
from engines.core.errors import BadAnswer
from engines.core.game import registry
from engines.core.scenario import Scenario
from engines.core.scenario.trial import check
from engines.core.script.form import Form
from engines.core.script.notation import Notation
from engines.core.script.requests import Choice, Json, Line, MultiChoice, Number, Option, Question, YesNo
from engines.core.text import text
from sandbox import limits
from tests.bot.conftest import Table

ASK = text("ask-count")
LEAVES = tuple(Option(f"leaf {n}", text("leaf", n=n)) for n in range(1, 41))


def word(line: str) -> str:
    if line and not line.isalpha():
        raise BadAnswer(text("bad-words", word=line))
    return line


def test_lines_are_read_in_every_language_whoever_types_them() -> None:
    words = I18n(registry.games(), is_strict=True)
    hexes = ("D1", "G3")
    questions = tuple(Number(id=one, ask=text("ask-resources-on", hex=one), low=0, high=9) for one in hexes)
    form = Form(id="hex.resources", ask=text("ask-resources"), questions=questions)
    for typed in ("Grondstoffen op D1: 0; Grondstoffen op G3: 2", "Resources on D1 0; grondstoffen op G3 2"):
        for language in words.languages():
            read = answers.typed_value(form, typed, words.words("scythe", language))
            assert form.check(read) == (0, 2)


QUESTIONS: tuple[Question, ...] = (
    Line(
        id="a line with a rather long id",
        ask=text("space", n=1),
        notation=Notation(word, example="elm"),
        prefill="oak",
    ),
    Number(id="n", ask=text("space", n=2), low=0, high=99, prefill=7),
    Choice(id="few", ask=text("space", n=3), options=LEAVES[:3], prefill="leaf 2"),
    YesNo(id="sure", ask=text("space", n=4), prefill=True),
    MultiChoice(
        id="bag", ask=text("space", n=5), options=LEAVES, low=0, high=9, repeats=True, prefill=["leaf 3"] * 2
    ),
    Choice(id="many", ask=text("space", n=10), options=LEAVES, prefill="leaf 40"),
    Line(id="bare", ask=text("ask-beside"), notation=Notation(word)),
)
SHORT = Form(id="short", ask=ASK, questions=QUESTIONS[:5])
LONG = Form(id="long", ask=ASK, questions=QUESTIONS)
BOTH = pytest.mark.parametrize("form", [SHORT, LONG], ids=lambda form: form.id)
KNOWN = {
    "a line with a rather long id": "oak",
    "n": 7,
    "few": "leaf 2",
    "sure": True,
    "bag": ["leaf 3", "leaf 3"],
    "many": "leaf 40",
    "bare": "",
}
LINES = """\
Space 1: oak
Space 2: 7
Space 3: Leaf 2
Space 4: Yes
Space 5: 2 x Leaf 3
Space 10: Leaf 40
Beside the piles: """


@pytest.fixture
async def view(table: Table) -> View:
    return await table.start()


def sent(form: Json, **typed: str) -> dict[str, str]:
    """Return what a client sends of a form: what stands in it, where nothing else is `typed`."""
    parts = []
    for label in form["components"]:
        if label["type"] == TEXT_DISPLAY:
            continue
        field = label["component"]
        value = typed.get(field["custom_id"].replace("~", ""))
        chosen = [one["value"] for one in field.get("options", ()) if one.get("default")]
        if field["type"] in (STRING_SELECT, CHECKBOX_GROUP):
            given: Json = {"values": chosen if value is None else [value]}
        else:
            preset = chosen[0] if field["type"] == RADIO_GROUP else field.get("value", "")
            given = {"value": preset if value is None else value}
        parts.append({"type": 18, "component": {"custom_id": field["custom_id"]} | given})
    return entered(parts)


def read(question: Question, fields: dict[str, str], words: Words) -> Any:
    said = answers.entered(key(question.id), fields, words)([question])
    assert said is not None
    question.check(said.value)
    return said.value


def fault(question: Question, fields: dict[str, str], words: Words) -> str:
    with pytest.raises(BadAnswer) as bad:
        read(question, fields, words)
    return words(bad.value.text)


@BOTH
def test_what_stands_in_a_form_is_what_it_is_prefilled_with(words: Words, view: View, form: Form) -> None:
    shown = question_form(LocalizedView(words, view), form)
    assert not limits.check_modal(shown)
    known = {one.id: KNOWN[one.id] for one in form.questions}
    assert read(form, sent(shown), words) == known
    confirmed = answers.shown(key(form.id))([form])
    assert confirmed is not None
    assert form.check(confirmed.value) == form.check(known)


@pytest.mark.parametrize("n", range(1, 13))
def test_a_form_of_any_length_fits_discord(words: Words, view: View, n: int) -> None:
    lines = tuple(
        Line(id=f"t{i}", ask=text("space", n=i), notation=Notation(str), prefill="x" * 70) for i in range(n)
    )
    form = Form(id="f", ask=ASK, questions=lines)
    shown = question_form(LocalizedView(words, view), form)
    assert not limits.check_modal(shown)
    assert len(shown["components"]) == (n if n <= 5 else 1)
    payload = table_message(LocalizedView(words, replace(view, questions=(form,))))
    assert not limits.check_message(payload)
    assert "x" * 70 in payload["embeds"][-1]["description"]
    again = message(embed("You typed", footer=entered_text(words, form, sent(shown))))
    assert read(
        form,
        sent(question_form(LocalizedView(words, view), form, again["embeds"][0]["footer"]["text"])),
        words,
    ) == {f"t{i}": "x" * 70 for i in range(n)}


@pytest.mark.parametrize("n", [1, 5, 9])
def test_what_is_too_long_for_its_field_is_never_cut(words: Words, view: View, n: int) -> None:
    lines = tuple(
        Line(id=f"t{i}", ask=text("space", n=i), notation=Notation(str), prefill="x" * 1100) for i in range(n)
    )
    form = question_form(LocalizedView(words, view), Form(id="f", ask=ASK, questions=lines))
    assert not limits.check_modal(form)
    assert "x" not in "".join(sent(form).values())


def test_a_form_has_menus_for_what_is_chosen_and_fields_for_what_is_typed(words: Words, view: View) -> None:
    fields = question_form(LocalizedView(words, view), SHORT)["components"]
    assert [one["label"] for one in fields] == ["Space 1", "Space 2", "Space 3", "Space 4", "Space 5"]
    assert [one["component"]["type"] for one in fields] == [4, 4, RADIO_GROUP, RADIO_GROUP, 4]
    assert fields[1]["component"]["placeholder"] == "0 to 99"
    assert not fields[0]["component"]["required"]  # its notation takes nothing, too
    assert fields[1]["component"]["required"]
    chosen = sent({"components": fields}, few="leaf 3", sure="no")
    assert read(SHORT, chosen, words) == {
        **{one.id: KNOWN[one.id] for one in SHORT.questions},
        "few": "leaf 3",
        "sure": False,
    }


@pytest.mark.parametrize(
    ("id_", "typed", "meant"),
    [
        ("few", "3 le", "leaf 3"),
        ("few", "leaf", None),
        ("sure", "n", False),
        ("bag", "leaf 5, 2 x leaf 40", ["leaf 5", "leaf 40", "leaf 40"]),
        ("bag", "leaf 5, laef 4", None),
        ("n", " 12 ", "12"),
        ("n", "100", None),
        ("bare", " elm ", "elm"),
    ],
)
def test_a_line_of_a_form_is_read_as_the_same_answer_alone(
    words: Words, id_: str, typed: str, meant: Json
) -> None:
    question = next(one for one in QUESTIONS if one.id == id_)
    name = words(question.ask)
    lines = [f"{name}: {typed}" if one.startswith(f"{name}:") else one for one in LINES.splitlines()]
    if meant is None:
        with pytest.raises(BadAnswer) as alone:
            question.check(answers.typed_value(question, typed, words))
        assert fault(LONG, {"text": "\n".join(lines)}, words) == f"**{name}**: {words(alone.value.text)}"
    else:
        assert question.check(answers.typed_value(question, typed, words)) == question.check(meant)
        assert question.check(read(LONG, {"text": "\n".join(lines)}, words)[id_]) == question.check(meant)


def test_lines_of_one_field_may_come_in_any_order_and_case(words: Words) -> None:
    typed = "beside the PILES elm\n\n" + "\n".join(reversed(LINES.splitlines()[:-1])).replace("Yes", "no")
    assert read(LONG, {"text": typed.replace(": 7", "  12 ")}, words) == {
        **KNOWN,
        "sure": False,
        "n": 12,
        "bare": "elm",
    }


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Space 2: lots", ["**Space 2**: “lots” should be a whole number from 0 to 99."]),
        ("Space 4: perhaps", ["**Space 4**: “perhaps” should be yes or no."]),
        ("Space 10: stone", ["**Space 10**: I can't tell what “stone” means."]),
        ("Space 1: 2 **red**", ["**Space 1**: “2 \\*\\*red\\*\\*” is not a number and a colour"]),
        ("Spaec 2: 1", ["Line 8, “Spaec 2: 1”, should begin with one of these: Space 1, Space 2, "]),
        ("Space 1: oak\nSpace 1: elm", ["Line 8, “Space 1: elm”, is there twice."]),
        (
            "Spaec 1: oak\nSpace 2: x",
            ["Line 7, “Spaec 1: oak”, should begin with", "**Space 2**: “x” should"],
        ),
        ("Space 2: x\nSpace 3: y", ["**Space 2**: “x” should", "**Space 3**: I can't tell what “y”"]),
    ],
)
def test_a_fault_names_the_line_and_the_word_and_what_was_expected(
    words: Words, typed: str, told: list[str]
) -> None:
    names = {line.partition(":")[0] for line in typed.splitlines()}
    others = [line for line in LINES.splitlines() if line.partition(":")[0] not in names]
    lines = [*others, *typed.splitlines()]
    said = fault(LONG, {"text": "\n".join(lines)}, words).splitlines()
    assert len(said) == len(told)
    for line, start in zip(said, told, strict=True):
        assert line.startswith(start)


def slots() -> Form:
    """A form whose lines are called by more than has to be typed."""
    asks = [text("at-place-printed", where=text("slot", n=n)) for n in (1, 2, 10)]
    lines = (
        Line(id=f"slot{n}", ask=one, notation=Notation(word), prefill="oak") for n, one in enumerate(asks)
    )
    return Form(id="row", ask=ASK, questions=tuple(lines))


@pytest.fixture(scope="module")
def london() -> Words:
    return I18n(registry.games(), is_strict=True).words("london")


@pytest.mark.parametrize(
    "typed",
    [
        "slot 1: elm; slot 10: ash",
        "SLOT 10 ash; slot 1 elm",
        "slot 1, as in the 1st edition: elm; slot 10, as in the 1st edition: ash",
    ],
)
def test_of_a_lines_name_what_stands_before_a_comma_is_enough(london: Words, typed: str) -> None:
    assert answers.typed_value(slots(), typed, london) == {"slot0": "elm", "slot1": "oak", "slot2": "ash"}
    names = [value for _, value in of_question(Asked(london, slots()), "slot")]
    assert names[:2] == ["slot 1: oak", "slot 2: oak"]


def test_each_part_that_is_nobodys_is_told(london: Words) -> None:
    with pytest.raises(BadAnswer) as bad:
        answers.typed_value(slots(), "slat 1: elm; slat 2: ash; slot 1: elm", london)
    assert london(bad.value.text).splitlines() == [
        "Line 1, “slat 1: elm”, should begin with one of these: slot 1, slot 2, slot 10.",
        "Line 2, “slat 2: ash”, should, too.",
    ]


@pytest.mark.parametrize("typed", ["as shown", "As Shown", "klopt zo"])
def test_where_nothing_is_shown_nothing_is_confirmed(typed: str) -> None:
    words = I18n(registry.games(), is_strict=True).words("scythe")
    bare = Line(id="card", ask=ASK, notation=Notation(str))
    known = replace(bare, prefill="oak")
    number = Number(id="n", ask=ASK, low=0, high=9)
    half = Form(id="half", ask=ASK, questions=(replace(known, id="oak"), number))
    assert answers.typed_value(known, typed, words) == "oak"
    for question in (bare, half, number):
        with pytest.raises(BadAnswer) as bad:
            answers.typed_value(question, typed, words)
        assert words(bad.value.text) == "There is no whole answer here to confirm: type it."


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7", {"n": 7, "oak": "oak"}),
        ("7; oak elm", {"n": 7, "oak": "elm"}),
        ("oak elm; n 3", {"n": 3, "oak": "elm"}),
    ],
)
def test_the_one_line_of_which_nothing_is_shown_needs_no_name(
    words: Words, typed: str, meant: dict[str, Any]
) -> None:
    oak = Line(id="oak", ask=text("ui-value", value="oak"), notation=Notation(str), prefill="oak")
    number = Number(id="n", ask=text("ui-value", value="n"), low=0, high=9)
    half = Form(id="half", ask=ASK, questions=(number, oak))
    assert answers.typed_value(half, typed, words) == meant


def test_a_line_that_was_deleted_is_missed(words: Words) -> None:
    without = "\n".join(line for line in LINES.splitlines() if not line.startswith("Space 2"))
    assert fault(LONG, {"text": without}, words).startswith("**Space 2**: ")


@BOTH
def test_what_was_typed_comes_back_whole(words: Words, view: View, form: Form) -> None:
    shown = question_form(LocalizedView(words, view), form)
    wrong = sent(shown, n="lots", few="leaf 3", text=LINES.replace("7", "lots").replace("Leaf 2", "Leaf 3"))
    assert fault(form, wrong, words)
    again = question_form(LocalizedView(words, view), form, entered_text(words, form, wrong))
    assert sent(again) == wrong


@pytest.mark.parametrize(
    "components",
    [None, [], {}, "text", [None, 3, {}], [{"components": [{"custom_id": "text", "value": None}]}]],
    ids=str,
)
def test_a_forged_form_is_refused_as_a_bad_answer(words: Words, components: Any) -> None:
    for form in (SHORT, LONG):
        with pytest.raises(BadAnswer):
            read(form, entered(components), words)


def test_the_table_reads_what_one_tap_confirms(words: Words, view: View) -> None:
    asked = replace(view, questions=(SHORT,))
    told, shown = table_message(LocalizedView(words, asked))["embeds"][-2:]
    assert told["title"] == "What lies on the table?"
    assert shown["description"].splitlines() == [
        f"**{one}"
        for one in (
            "Space 1:** oak",
            "Space 2:** 7",
            "Space 3:** Leaf 2",
            "Space 4:** Yes",
            "Space 5:** 2 x Leaf 3",
        )
    ]
    assert "footer" in shown
    assert "footer" not in told
    fill_in, as_shown = table_message(LocalizedView(words, asked))["components"][0]["components"]
    assert (fill_in["label"], as_shown["label"]) == ("Fill in", "As shown")


def test_what_is_not_known_can_not_be_confirmed(words: Words, view: View) -> None:
    unknown = Form(
        id="f", ask=ASK, questions=(*QUESTIONS[:1], Number(id="m", ask=text("space", n=2), low=0, high=9))
    )
    (row,) = rows_of(LocalizedView(words, view), unknown)
    assert [one["label"] for one in row["components"]] == ["Fill in"]
    assert (
        "**Space 2:** ?" in private_question(LocalizedView(words, view), unknown)["embeds"][-1]["description"]
    )
    with pytest.raises(BadAnswer):
        answers.shown("f")([unknown])


def test_a_line_is_confirmed_with_one_tap_too(words: Words, view: View) -> None:
    line = Line(id="line", ask=text("ask-words"), notation=Notation(str), prefill="1 *red*")
    (row,) = rows_of(LocalizedView(words, view), line)
    assert [one["label"] for one in row["components"]] == ["Type the answer", "As shown"]
    said = answers.shown("line")([line])
    assert said is not None
    assert said.value == "1 *red*"
    assert private_question(LocalizedView(words, view), line)["embeds"][-1]["description"] == "1 \\*red\\*"


def scenario(**answers: Json) -> list[str]:
    """Return what is wrong with a scenario in which people count the piles."""
    counted = {"red": 3, "blue": 0, "dark_green": 1, "last": "people", "beside": "1 red"} | answers
    data = {
        "scenario": "People count the piles",
        "game": "pebbles",
        "rules": [],
        "given": {"options": {"deck": "sorted"}},
        "when": ["count"],
        "answers": [{"count": counted}],
        "then": {
            "events": [{"counted": {"side": "people"}}],
            "state": {"piles": {"red": 3, "blue": 0}},
            "asked": ["count"],
            "shown": {"last": ["automa", "people"]},
        },
    }
    return check(registry.games()["pebbles"], Scenario.model_validate(data))


def test_a_scenario_answers_a_form_by_the_ids_of_its_questions() -> None:
    assert scenario() == []
    (fault,) = scenario(blue=99, beside="2 purple")
    assert fault.startswith("refused: bad-fields")
    assert "the answer {" in fault
