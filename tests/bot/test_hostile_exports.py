"""`automa replay` on files that were made to break it: one clear line and an exit code."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from tests.bot.conftest import ADA, Table
from tests.bot.test_export import Document, ended, exported, replayed
from tests.bot.test_hostile_scenarios import places, replaced

__all__ = ["ended"]

HEAD = {"format": 1, "session": "s", "game": "pebbles", "rules": "1", "options": {}, "commitment": "c"}
ENTRY = {"seq": 1, "kind": "start", "author": "p1", "input": {}, "said": [], "events": [], "base": 1, "at": 1}
LINE = json.dumps({**HEAD, "entries": [ENTRY]})

SHAPES: dict[str, str | bytes] = {
    "nothing": "",
    "NULs": b"\0" * 1000,
    "no UTF-8": b"\xff\xfe\xfa",
    "100,000 nested lists": "[" * 100_000 + "]" * 100_000,
    "100,000 nested mappings": '{"a":' * 100_000,
    "a number of 5,000 digits": '{"format": ' + "9" * 5000 + "}",
    "NaN": LINE.replace('"at": 1', '"at": NaN'),
    "Infinity": LINE.replace('"at": 1', '"at": -Infinity'),
    "a key that stands twice": LINE.replace('"at": 1', '"at": 1, "at": 2'),
    "a seat from for ever on": LINE.replace(
        '"entries"', '"seats": [{"seat": "p1", "holder": "p1", "after": 1e999}], "entries"'
    ),
    "a text": '"format"',
    "a game that isn't": LINE.replace("pebbles", "chess"),
    "half a pair": LINE.replace('"s"', '"\\ud800"'),
    "a name of two lines": LINE.replace('"s"', '"a\\nb"'),
    "two documents": LINE + LINE,
}


def replay(file: Path) -> Result:
    return CliRunner().invoke(main, ["replay", str(file)])


def assert_one_line(ran: Result) -> None:
    assert isinstance(ran.exception, SystemExit)
    assert ran.exit_code == 2
    (line,) = ran.stderr.splitlines()
    assert line.isprintable()


@pytest.mark.parametrize("name", SHAPES)
def test_what_is_no_export_is_one_line(tmp_path: Path, name: str) -> None:
    words = SHAPES[name]
    file = tmp_path / "hostile.json"
    file.write_bytes(words if isinstance(words, bytes) else words.encode())
    assert_one_line(replay(file))


def test_what_is_no_plain_file_is_one_line(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in ("", "none.json", "pipe", "/dev/zero", "two\nlines"):
        assert_one_line(replay(tmp_path / name))


def test_a_file_of_60_mb_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    with file.open("wb") as stream:
        stream.truncate(60_000_000)
    assert_one_line(replay(file))


JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**300,
    0.5,
    "",
    "\ud800",
    "x" * 5000,
    [],
    {},
    [[]],
    [None],
    {"": None},
    ["chance", 1, "x"],
)


def deep(levels: int) -> Any:
    data: Any = 1
    for _ in range(levels):
        data = [data]
    return data


async def test_junk_at_any_place_is_one_line_or_finds_nothing_wrong(ended: Document, tmp_path: Path) -> None:
    few = ended | {"entries": ended["entries"][:2]}
    file = tmp_path / "junk.json"
    for path in places(few):
        if "events" in path or "state" in path:
            continue  # only compared
        for junk in (*JUNK, deep(600)):
            file.write_text(json.dumps(replaced(few, path, junk)), "utf-8")
            ran = replay(file)
            assert isinstance(ran.exception, SystemExit | None), (path, junk, ran.exception)
            assert ran.exit_code in (0, 1, 2)
            assert all(line.isprintable() for line in ran.output.splitlines())
            if ran.exit_code:
                assert len(ran.output.splitlines()) == 1


async def test_every_part_of_an_entry_is_covered(table: Table) -> None:
    """Whatever of a whole export is changed, the replay finds it."""
    await table.start(deck="shuffled")
    await table.turn()
    await table.sessions.end(table.id, None, ADA)
    document = await exported(table)
    for path in places(document):
        if path and path[0] == "entries" and len(path) > 2:
            assert replayed(replaced(document, path, "other")).fault is not None, path
