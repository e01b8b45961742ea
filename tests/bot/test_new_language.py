"""`automa new-language` and `automa words --missing`, as a translator uses them in a checkout."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.words import words as bots_words
from bot.words.words import I18n
from engines.core.game import registry
from engines.core.text import text

BOT = """# What the bot says.

ui-undo = Undo
ui-taken = { $n ->
    [one] one thing
   *[other] { $n } things
}
"""
GAME = "game-name = Stones\n\ngame-help =\n    Take stones.\n    The last one wins.\n"
RULES = "rule-stones-1 = Whoever takes the last stone wins.\n"
FILES = ["bot/words/locale/pl.ftl", "engines/stones/locale/pl.ftl", "engines/stones/locale/rules/pl.ftl"]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with few words and one game, in which the person is."""
    for known_by in ("engines/core", "tests/contract", "docs/rules"):
        (tmp_path / known_by).mkdir(parents=True)
    for name, english in zip(FILES, (BOT, GAME, RULES), strict=True):
        folder = (tmp_path / name).parent
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "en.ftl").write_text(english, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bots_words, "HOME", tmp_path / "bot" / "words" / "locale")
    return tmp_path


def ran(*command: str) -> Result:
    return CliRunner().invoke(main, command)


def stones(checkout: Path) -> I18n:
    """Return the words that the bot has in the checkout."""
    game = replace(registry.games()["pebbles"], home=checkout / "engines" / "stones")
    return I18n({"stones": game}, is_strict=True)


def edit(file: Path, change: Callable[[str], str]) -> None:
    file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")


def without_marks(words: str) -> str:
    """Take away the "# " before the messages, as a translator does, and nothing else."""
    lines = words.splitlines(keepends=True)
    return "".join(line if "What the bot says" in line else line.removeprefix("# ") for line in lines)


def test_a_language_that_is_begun_is_offered_to_nobody(checkout: Path) -> None:
    begun = ran("new-language", "pl")
    assert begun.exit_code == 0
    assert begun.stdout.splitlines()[:3] == FILES
    i18n = stones(checkout)
    assert i18n.languages() == i18n.languages("stones") == ("en",)
    assert i18n.words("stones", "pl").say("game-name") == "Stones"


def test_a_translator_is_told_what_is_missing_until_nothing_is(checkout: Path) -> None:
    ran("new-language", "pl")
    told = ran("words", "--missing", "pl")
    assert told.exit_code == 1
    assert [line for line in told.stdout.splitlines() if not line.startswith(" ")] == [
        f"{FILES[0]}: 2 missing",
        f"{FILES[1]}: 2 missing",
        f"{FILES[2]}: 1 missing",
        "5 missing in all.",
    ]
    assert "    ui-taken = { $n ->\n        [one] one thing\n" in told.stdout
    assert "    game-help =\n        Take stones.\n        The last one wins.\n" in told.stdout
    for file in FILES:
        edit(checkout / file, without_marks)
    edit(checkout / FILES[1], lambda words: words.replace("Stones", "Kamyki"))
    whole = ran("words", "--missing", "pl")
    assert (whole.exit_code, whole.stdout.splitlines()) == (
        0,
        ["Nothing is missing.", f"To offer it, take away the first line of {', '.join(FILES)}."],
    )
    for file in FILES:
        edit(checkout / file, lambda words: words.partition("\n")[2])
    assert ran("words", "--missing", "pl").stdout == "Nothing is missing.\n"
    i18n = stones(checkout)
    assert i18n.languages("stones") == ("en", "pl")
    assert i18n.words("stones", "pl").say("game-name") == "Kamyki"


def test_english_steps_in_for_what_a_language_lacks_that_is_offered_half_done(checkout: Path) -> None:
    ran("new-language", "pl")
    for file in FILES:
        edit(checkout / file, lambda words: words.partition("\n")[2])
    edit(checkout / FILES[0], lambda words: words.replace("# ui-undo = Undo", "ui-undo = Cofnij"))
    say = stones(checkout).in_one("stones", "pl")
    assert (say(text("ui-undo")), say(text("game-name"))) == ("Cofnij", "Stones")


def test_of_a_game_that_is_only_begun_nothing_is_said_in_the_language(checkout: Path) -> None:
    for file in FILES:
        (checkout / file).write_bytes((checkout / file).with_name("en.ftl").read_bytes())
    (checkout / FILES[2]).unlink()
    assert ran("new-language", "pl").exit_code == 0
    edit(checkout / FILES[1], lambda words: f"### Begun\n{words.replace('Stones', 'Kamyki')}")
    i18n = stones(checkout)
    assert (i18n.languages(), i18n.languages("stones")) == (("en", "pl"), ("en",))
    assert i18n.words("stones", "pl").say("game-name") == "Stones"


def test_the_files_say_which_forms_counts_have_in_the_language(checkout: Path) -> None:
    ran("new-language", "pl")
    assert "counts: few, many, one, other." in (checkout / FILES[0]).read_text(encoding="utf-8")
    for file in FILES:
        edit(checkout / file, lambda words: without_marks(words).partition("\n")[2])
    edit(checkout / FILES[0], lambda words: words.replace("    [one]", "    [few] some things\n    [one]"))
    say = stones(checkout).words("stones", "pl")
    assert [say.say("ui-taken", n=n) for n in (1, 3, 5)] == ["one thing", "some things", "5 things"]


def test_one_game_alone_can_be_begun(checkout: Path) -> None:
    begun = ran("new-language", "pl", "--game", "stones")
    assert begun.stdout.splitlines()[:2] == FILES[1:]
    assert not (checkout / FILES[0]).exists()
    assert "3 missing in all." in ran("words", "--missing", "pl", "--game", "stones").stdout


def test_what_can_not_be_read_is_told(checkout: Path) -> None:
    ran("new-language", "pl")
    for file in FILES:
        edit(checkout / file, without_marks)
    edit(checkout / FILES[2], lambda words: words + "rule stones 2 = Wins.\n")
    told = ran("words", "--missing", "pl")
    assert told.exit_code == 1
    assert f"{FILES[2]}: can't be read from here on: rule stones 2 = Wins." in told.stdout


def test_a_file_that_is_not_in_utf_8_is_named(checkout: Path) -> None:
    ran("new-language", "pl")
    (checkout / FILES[1]).write_bytes("game-name = Kamyki są\n".encode("iso-8859-2"))
    told = ran("words", "--missing", "pl")
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr == f"{checkout / FILES[1]} isn't written in UTF-8: save it so, and try again.\n"


def test_files_that_can_not_all_be_written_are_not_begun(checkout: Path) -> None:
    (checkout / FILES[2]).symlink_to("nowhere/pl.ftl")
    begun = ran("new-language", "pl")
    assert (begun.exit_code, begun.stdout) == (2, "")
    assert f"{checkout / FILES[2]} can't be written: " in begun.stderr
    assert "Nothing was written." in begun.stderr
    assert not any((checkout / file).exists() for file in FILES)


def test_what_is_there_is_left_alone(checkout: Path) -> None:
    (checkout / FILES[0]).write_text("ui-undo = Cofnij\n", encoding="utf-8")
    assert f"{FILES[0]} is there already" in ran("new-language", "pl").stdout
    assert (checkout / FILES[0]).read_text(encoding="utf-8") == "ui-undo = Cofnij\n"
    again = ran("new-language", "pl")
    assert (again.exit_code, "Nothing was written" in again.stderr) == (2, True)


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        (["pl", "--game", "tower"], "There is no game 'tower'."),
        (["xx"], "'xx' is no language that people can choose in Discord"),
        (["en"], "'en' is no language that people can choose in Discord"),
        (["../pl"], "is no language that people can choose in Discord"),
    ],
)
def test_what_can_not_be_begun_is_refused(checkout: Path, command: list[str], fault: str) -> None:
    before = sorted(checkout.rglob("*"))
    for refused in (ran("new-language", *command), ran("words", "--missing", *command)):
        assert (refused.exit_code, fault in refused.stderr) == (2, True)
    assert sorted(checkout.rglob("*")) == before


def test_outside_of_a_checkout_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "is no checkout of Automa" in ran("new-language", "pl").stderr
    assert not list(tmp_path.iterdir())
