"""What the docs tell hosts is what the bot does."""

import re
from pathlib import Path
from textwrap import indent

from bot.cli.systemd import unit
from bot.doctor.assumptions import ASSUMPTIONS
from bot.exits import NO_RESTART, Exit
from bot.settings import Settings
from tests.settings import meanings, table

ROOT = Path(__file__).parents[1]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def rows(under: str) -> list[list[str]]:
    """Return the rows of the table whose first column is headed so."""
    table = HOSTING.partition(f"| {under} |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_each_exit_code_stands_in_the_table() -> None:
    table = {int(code): restart for code, _, restart in rows("exit code")}
    assert list(table) == [code.value for code in Exit]
    assert {code for code, restart in table.items() if restart == "no"} == set(NO_RESTART)


def test_the_unit_starts_nothing_again_that_ends_the_same_way() -> None:
    (codes,) = re.findall(r"^ +RestartPreventExitStatus=(.+)$", HOSTING, re.MULTILINE)
    assert [int(code) for code in codes.split()] == sorted(NO_RESTART)


def test_the_unit_is_the_one_that_the_program_prints() -> None:
    folder = Path("/opt/automa")
    assert indent(unit(folder / ".venv/bin/automa", folder), " " * 4) in HOSTING


def test_no_command_ends_with_another_code() -> None:
    known = {code.value for code in Exit}
    for file in (ROOT / "bot").rglob("*.py"):
        text = file.read_text("utf-8")
        codes = re.findall(r"(?:sys\.exit\(|exit_code = )(\d+)", text)
        if "cli" in file.parts or file.name in ("app.py", "__main__.py"):
            codes += re.findall(r"^\s+return (\d+)$", text, re.MULTILINE)
        assert {int(code) for code in codes} <= known, file


def test_each_setting_says_what_it_means() -> None:
    assert meanings().keys() >= Settings.model_fields.keys(), "one has nothing below it that tells of it"


def test_the_table_of_settings_is_that_of_the_program() -> None:
    assert f"\n{table()}\n" in HOSTING, "write it anew: python -m tests.settings"
    assert sorted(row[0].strip("`").lower() for row in rows("setting")) == sorted(Settings.model_fields)


def test_nothing_else_is_taken_from_the_environment() -> None:
    """What a service manager or Python itself sets is no setting."""
    reads = re.compile(r"environ(?:ment)?(?:\.get\(|\[)\"(\w+)\"(?!\] =)")
    named = {name for file in (ROOT / "bot").rglob("*.py") for name in reads.findall(file.read_text("utf-8"))}
    assert named == {"NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC", "PYTHONPATH"}


def test_each_check_stands_in_the_table() -> None:
    named = {name for row in rows("check") for name in re.findall(r"`(\w+)`", row[0])}
    made = set()
    for file in (ROOT / "bot" / "doctor").glob("*.py"):
        text = file.read_text("utf-8")
        made |= set(re.findall(r"(?:Finding|holds|unknown)\(\s*\"(\w+)\"", text))
        made |= set(re.findall(r"^CHANNELS = \"(\w+)\"", text, re.MULTILINE))
    assert made == named


def test_assumptions_have_names_of_their_own() -> None:
    assert len({one.id for one in ASSUMPTIONS}) == len(ASSUMPTIONS)
