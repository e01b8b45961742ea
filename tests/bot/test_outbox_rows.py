"""The outbox's rows are records: those of earlier versions load, and one that is damaged holds up nothing."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.sessions.outbox import (
    Outgoing,
    Passed,
    Request,
    Seats,
    TableMessage,
    Turn,
    Unlog,
    body_of,
    read,
    readable,
    sort_out,
)
from bot.store.rows import DueRow, Posted, PostedRow
from engines.core.errors import DataFault
from tests.stored import HOME, NAMES, unpack

STORED = json.loads((HOME / "22a2c508.outbox.json").read_text())
DUE = [DueRow(*row) for row in STORED["due"]]


def named(row: DueRow) -> str:
    return f"{row.kind} {row.nr} {row.body}"


def expected(row: DueRow) -> Outgoing:
    """Return the record that stands behind a row, read by hand."""
    body = json.loads(row.body)
    match row.kind:
        case "turn":
            return Turn(row.nr, again=body.get("again", 0))
        case "unlog":
            return Unlog(row.nr)
        case "seats":
            return Seats(row.nr)
        case "passed":
            return Passed(row.nr, body["seat"], body.get("person", ""))
        case "agree-undo" | "agree-end":
            what = row.kind.removeprefix("agree-")
            return Request(row.nr, what, body["asker"], body.get("at", 0), body.get("undone"))
        case "panel":
            return TableMessage(row.nr, below=body.get("below", False))
    raise AssertionError(row)


def test_the_stored_rows_are_of_every_kind_and_form() -> None:
    assert {(row.kind, *json.loads(row.body)) for row in DUE} == {
        ("turn",),
        ("turn", "again"),
        ("unlog",),
        ("seats",),
        ("passed", "seat", "person"),
        ("agree-undo", "asker", "at", "undone"),
        ("agree-end", "asker", "at", "undone"),
        ("panel",),
        ("panel", "below"),
    }


@pytest.mark.parametrize("row", DUE, ids=named)
def test_each_stored_row_is_its_record_and_is_written_as_before(row: DueRow) -> None:
    """Before an update and after it a message that is sent again is known by what is written."""
    assert read(row) == expected(row)
    assert body_of(read(row)) == row.body
    assert read(row).kind == row.kind


@pytest.mark.parametrize("commit", NAMES)
def test_what_earlier_versions_have_left_to_tell_loads(commit: str, tmp_path: Path) -> None:
    unpack(commit, tmp_path / "automa.db")
    with closing(sqlite3.connect(tmp_path / "automa.db")) as db:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        rows = db.execute("SELECT * FROM outbox").fetchall() if "outbox" in tables else []
    for row in (DueRow(*row) for row in rows):
        assert read(row) == expected(row)


@pytest.mark.parametrize(
    ("kind", "body", "record"),
    [
        ("passed", '{"seat": "red"}', Passed(3, "red", "")),
        ("agree-undo", '{"asker": "7"}', Request(3, "undo", "7", 0, None)),
        ("agree-end", '{"asker": "7", "at": 5}', Request(3, "end", "7", 5, None)),
    ],
)
def test_rows_of_before_that_say_less_load(kind: str, body: str, record: Outgoing) -> None:
    assert read(DueRow("abc", kind, 3, 3, body)) == record


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("panel", '{"below": '),
        ("panel", '{"below": "yes"}'),
        ("panel", "[]"),
        ("turn", '{"again": [1]}'),
        ("agree-undo", "{}"),
        ("agree-end", '{"asker": 7}'),
        ("passed", "null"),
        ("seats", "[" * 100_000),
        ("greeting", "{}"),
    ],
)
def test_what_cannot_be_read_is_named_and_does_not_stop_the_others(kind: str, body: str) -> None:
    bad, good = DueRow("abc", kind, 3, 3, body), DueRow("abc", "turn", 4, 4)
    with pytest.raises(DataFault, match=f"session abc: outbox row '{kind}' 3: what is to be told can't be"):
        read(bad)
    assert [one.row for one in readable([bad, good])] == [good]
    dues, unread = sort_out([good, bad])
    assert [one.row for one in dues] == [good]
    assert [row for row, _ in unread] == [bad]


@pytest.mark.parametrize("row", STORED["posted"], ids=lambda row: f"{row[3]} {row[5]}")
def test_each_stored_message_is_of_a_kind_that_is_known(row: list[str]) -> None:
    assert PostedRow(*row[:3], Posted(row[3]), *row[4:]).kind == row[3]  # type: ignore[call-arg, arg-type]


def test_a_message_of_a_kind_that_nobody_knows_is_to_go() -> None:
    assert Posted("old-request") is Posted.VOID
