"""A session's language: kept with it, carried by its export, and what steps in where a game lacks it."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.screens.me import Asking, me_message, quiet_form
from bot.screens.turn import mentions
from bot.sessions.export import export
from bot.sessions.people import Wishes
from bot.sessions.replay import BrokenExport, verify
from bot.sessions.start import Start
from bot.store import migrate
from bot.store.migrate import MIGRATIONS, upgrade
from bot.store.sqlite import SqliteStore
from bot.words.locales import LOCALES
from bot.words.messages import Messages
from bot.words.typed import Typed
from bot.words.words import HOME, I18n, Words
from engines.core.game import registry
from engines.core.text import text
from engines.london.model.catalogue import names
from tests.bot.conftest import ADA, CHANNEL, Table


@pytest.fixture
def i18n() -> I18n:
    return I18n(registry.games(), is_strict=True)


async def test_a_session_keeps_its_language(table: Table) -> None:
    view = await table.sessions.start(Start("pebbles", {"deck": "sorted"}, CHANNEL, language="nl"), ADA)
    assert view.session.language == "nl"
    assert (await table.sessions.records.view_in(CHANNEL)).session.language == "nl"
    (row,) = await table.sessions.records.running_of(ADA.guild, 9)
    assert row.language == "nl"


async def test_a_session_from_before_there_were_languages_is_english(tmp_path: Path) -> None:
    path = tmp_path / "automa.db"
    older = tmp_path / "migrations"
    older.mkdir()
    for file in MIGRATIONS.glob("*.sql"):
        if "language" not in file.name:
            (older / file.name).write_bytes(file.read_bytes())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "MIGRATIONS", older)
        upgrade(f"sqlite:///{path}")
    session = "'old', '77', '500', 'pebbles', '1', '{}', 's', 'c', 'running', 1"
    entry = "'old', 1, 'start', '1', '{}', '[]', '[]', '', '', 1, 0, '[]', 1"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        names = "id, guild, channel, game, rules, options, seed, commitment, status, created"
        db.execute(f"INSERT INTO sessions ({names}) VALUES ({session})")
        db.execute(f"INSERT INTO entries VALUES ({entry})")
    upgrade(f"sqlite:///{path}")
    store = SqliteStore(path)
    await store.open()
    current = await store.current("old")
    await store.close()
    assert current is not None
    assert current.session.language == "en"


async def document(table: Table) -> dict[str, object]:
    view = await table.sessions.start(Start("pebbles", {"deck": "sorted"}, CHANNEL, language="nl"), ADA)
    table.id = view.id
    await table.turn()
    view = await table.sessions.end(table.id, None, ADA)
    return export(view.session, await table.sessions.history.entries(table.id))


async def test_the_export_carries_the_language_and_one_without_is_read(table: Table) -> None:
    exported = await document(table)
    assert exported["language"] == "nl"
    assert verify(json.dumps(exported), registry.games()).fault is None
    exported["language"] = "en"
    assert "its digest differs" in (verify(json.dumps(exported), registry.games()).fault or "")
    del exported["language"]
    for entry in exported["entries"]:  # type: ignore[attr-defined]
        del entry["digest"]
    assert verify(json.dumps(exported), registry.games()).fault is None


@pytest.mark.parametrize("language", [5, None, ["nl"], "n\nl"])
async def test_a_language_that_can_not_be_read_is_one_line(table: Table, language: object) -> None:
    with pytest.raises(BrokenExport):
        verify(json.dumps(await document(table) | {"language": language}), registry.games())


def test_a_game_is_shown_in_the_languages_that_it_and_the_bot_have(i18n: I18n) -> None:
    others = sorted(file.stem for file in HOME.glob("*.ftl") if file.stem != "en")
    assert {"de", "nl"} <= set(others)
    assert i18n.languages() == ("en", *others)
    assert i18n.languages("pebbles") == ("en", "nl")
    assert i18n.language("nl", "pebbles") == "nl"
    assert i18n.language("ja", "pebbles") == "en"
    assert i18n.language("nl-BE", "pebbles") == "nl"


def test_where_a_game_lacks_a_language_its_own_words_are_english(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("game-name = Stones\n", encoding="utf-8")
    game = replace(registry.games()["pebbles"], home=tmp_path)
    i18n = I18n({"stones": game}, is_strict=True)
    assert i18n.languages("stones") == ("en",)
    assert i18n.language("nl", "stones") == "en"
    words = i18n.words("stones", "nl")
    assert words.say("ui-undo") == "Ongedaan maken"
    assert words.say("game-name") == "Stones"


def test_plural_forms_are_those_of_the_language(i18n: I18n) -> None:
    words = i18n.words("pebbles", "nl")
    assert [words.say("pebbles", n=n) for n in (0, 1, 2)] == ["0 kiezels", "1 kiezel", "2 kiezels"]


def test_a_number_has_the_decimal_mark_of_the_language(i18n: I18n) -> None:
    assert i18n.words().say("ui-decimal", whole="2", decimals="50") == "2.50"
    assert i18n.words("", "nl").say("ui-decimal", whole="2", decimals="50") == "2,50"


def test_a_name_that_was_given_stays_as_it_is_in_every_language(i18n: I18n) -> None:
    given = {"before": "Rood", "after": "2 rood"}
    told = [text("event-fixed", field=text(one), **given) for one in ("fix-name", "fix-pebbles")]
    assert [i18n.words("pebbles").plain(one).partition(": ")[2] for one in told] == [
        "Rood → 2 rood",
        "red → 2 red",
    ]


def test_a_list_is_parted_as_the_language_parts_it(tmp_path: Path) -> None:
    (tmp_path / "ja.ftl").write_text("ui-list-separator = 、\n", encoding="utf-8")
    assert Words((Messages("ja", [tmp_path / "ja.ftl"]),), is_strict=True).listed("abc") == "a、b、c"


def test_hours_are_written_as_each_language_writes_them(i18n: I18n) -> None:
    wishes = Wishes(quiet=(22 * 60, 7 * 60))
    for language, night, hour in (
        ("en", "22:00–7:00", "22:00"),
        ("nl", "van 22 tot 7\u00a0uur", "22\u00a0uur"),
        ("de", "von 22 bis 7\u00a0Uhr", "22\u00a0Uhr"),
        ("fr", "de 22\u00a0h à 7\u00a0h", "22\u00a0h"),
    ):
        words = i18n.words("", language)
        shown = me_message(words, Asking(wishes, now=0, may_be_replaced=False))
        assert night in shown["embeds"][0]["description"]
        begin = quiet_form(words, wishes)["components"][1]["component"]["options"]
        assert [one["label"] for one in begin if one.get("default")] == [hour]


def test_people_are_listed_as_the_language_lists(tmp_path: Path) -> None:
    (tmp_path / "ja.ftl").write_text("ui-list-separator = 、\n", encoding="utf-8")
    words = Words((Messages("ja", [tmp_path / "ja.ftl"]),), is_strict=True)
    assert mentions(words, ["1", "2"]) == "<@1>、<@2>"


def test_typed_words_of_any_language_are_read_as_the_games_ids(i18n: I18n) -> None:
    words = i18n.words("pebbles")
    assert words.read_typed("Namen 2 ROOD; took 3 dark green") == "took 2 red; took 3 dark_green"
    assert words.read_typed("redder 2red") == "redder 2red"
    assert i18n.words("burgundy", "nl").read_typed("rood") == "rood"


def test_a_name_in_a_line_is_left_alone_and_a_word_behind_it_is_read(i18n: I18n) -> None:
    words = i18n.words("london", "nl")
    assert words.readings("Kew Gardens blauw c7")[0] == "Kew Gardens blue c7"
    assert words.readings("Blue Anchor grijs c7")[0] == "Blue Anchor grey c7"
    assert words.readings('"Anker blauw" c7')[0] == '"Anker blauw" c7'
    for name in names().values():
        assert words.readings(name)[0] == name


def test_a_line_is_written_in_a_language_but_keeps_the_words_that_are_of_it(i18n: I18n) -> None:
    dutch, english = i18n.words("pebbles", "nl"), i18n.words("pebbles")
    assert dutch.write_typed("took 2 red; nam 1 dark_green") == "namen 2 rood; nam 1 donkergroen"
    assert english.write_typed("Take 2 RED; nam 1 blauwe") == "Take 2 RED; took 1 blue"
    assert dutch.say("ui-line", line="took 1 red") == "namen 1 rood"
    assert dutch.say("event-fixed", field="x", before="1 red", after="2 red") == "x: 1 rood → 2 rood"


def test_what_is_begun_is_read_where_all_that_begin_so_mean_the_same() -> None:
    own = {"back": ["zurück", "zurueck"], "lost": ["verloren"], "link": ["verbindung"]}
    typed = Typed(lambda: own, lambda: [own])
    assert typed.read_begun("D2 zur; verl D4") == "D2 back; lost D4"
    assert typed.read_begun("ver D2") == "ver D2"


@pytest.fixture
def terms(tmp_path: Path) -> Words:
    """A language with terms: a word of its own, in the form that a sentence needs."""
    file = tmp_path / "nl.ftl"
    file.write_text(
        """
-automa = { $case ->
   *[plain] automa
    [owner] automa's
}
turn = De beurt van { -automa }
score = { -automa(case: "owner") } score
list = { $names }
name = { $n }e
name-separator = {" "}en{" "}
""",
        encoding="utf-8",
    )
    return Words((Messages("nl", [file]),), is_strict=True)


def test_a_language_has_terms_and_separators_of_its_own(terms: Words) -> None:
    assert terms.say("turn") == "De beurt van automa"
    assert terms.say("score") == "automa's score"
    assert terms.say("list", names=(text("name", n=1), text("name", n=2))) == "1e en 2e"


def test_the_locales_are_those_of_discord() -> None:
    assert set(LOCALES) == {str(one) for one in discord.Locale}
