import copy
import json
from typing import Any

import pytest

from bot.sessions.export import export
from bot.sessions.replay import BrokenExport, Report, verify
from engines.core import registry
from tests.bot.conftest import ADA, ANSWERS, BEN, Table, play_out

Document = dict[str, Any]


async def exported(table: Table) -> Document:
    current = await table.store.current(table.id)
    assert current is not None
    return export(current.session, await table.sessions.history(table.id))


def replayed(document: Document) -> Report:
    return verify(json.dumps(document), registry.games())


@pytest.fixture
async def ended(table: Table) -> Document:
    """A whole game with undo, redo, a fix, a report and an end."""
    await table.start(deck="shuffled")
    await table.do("take colour=red n=1", by=BEN)
    await table.undo()
    await table.redo()
    await table.sessions.fix(table.id, None, "name", "Otto", ADA)
    await table.turn()
    await table.undo()
    view = await table.turn()
    while view.questions:
        view = await table.answer(view.questions[0].id, ANSWERS[view.questions[0].id])
    await table.sessions.end(table.id, None, BEN)
    return await exported(table)


async def test_an_exported_session_replays(ended: Document) -> None:
    report = replayed(ended)
    assert report.fault is None
    assert report.is_complete
    assert report.entries == len(ended["entries"])
    assert report.draws > 3


async def test_a_whole_game_replays(table: Table) -> None:
    await play_out(table, deck="shuffled")
    assert replayed(await exported(table)).fault is None


async def test_people_are_numbered(ended: Document) -> None:
    assert {entry["author"] for entry in ended["entries"]} == {"p1", "p2"}
    assert ADA.id not in json.dumps(ended)


async def test_while_it_runs_nothing_secret_is_in_it(table: Table) -> None:
    await table.start(deck="shuffled", seed="hush")
    view = await table.turn()
    order = view.state.deck
    for _ in range(7):
        while view.questions:
            view = await table.answer(view.questions[0].id, ANSWERS[view.questions[0].id])
        if not view.is_ended and len(view.state.deck) > 1:
            view = await table.turn()
    document = await exported(table)
    told = json.dumps(document)
    assert "hush" not in told
    assert "shell" not in told
    assert json.dumps(list(order)) not in told
    assert all("state" not in entry and "sha256" not in entry for entry in document["entries"])
    assert all(said[2] != "secret" for entry in document["entries"] for said in entry["said"])
    report = replayed(document)
    assert not report.is_complete


def tampered(document: Document, entry: int, field: str, value: Any) -> Document:
    changed = copy.deepcopy(document)
    changed["entries"][entry - 1][field] = value
    return changed


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("said", [["die", 6, "chance"]], "the answers or draws differ"),
        ("events", [], "the events differ"),
        ("state", {}, "the state differs"),
        ("sha256", "0", "the state's SHA-256 differs"),
        ("base", 1, "it stands on another entry"),
        ("seq", 99, "it is missing or out of order"),
        ("kind", "bribe", "it can't be replayed"),
        (
            "input",
            {"move": ["take", {"colour": "blue", "n": 44}], "label": ["x", {}]},
            "it can't be replayed",
        ),
        ("input", None, "it can't be replayed"),
    ],
)
async def test_tampering_is_found_at_the_first_entry_that_differs(
    ended: Document, field: str, value: Any, fault: str
) -> None:
    entry = 6 if field == "said" else 2
    report = replayed(tampered(ended, entry, field, value))
    assert report.fault is not None
    assert report.fault.startswith(f"Entry {entry}: {fault}")


async def test_a_left_out_entry_is_found(ended: Document) -> None:
    del ended["entries"][3]
    assert "missing or out of order" in (replayed(ended).fault or "")


async def test_another_seed_is_found(ended: Document) -> None:
    ended["seed"] = "a better one"
    assert "The seed is not the one" in (replayed(ended).fault or "")


@pytest.mark.parametrize(
    "text",
    ["", "no json", "[]", "{}", '{"format": 2}', '{"format": 1}', "[" * 100_000, '{"format": 1, "game": 7}'],
)
def test_what_is_no_export_is_one_line(text: str) -> None:
    with pytest.raises(BrokenExport) as refused:
        verify(text, registry.games())
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "chess"), ("game", None), ("entries", []), ("entries", "x"), ("options", {"pebbles": 10**9})],
)
async def test_a_broken_header_is_one_line(ended: Document, field: str, value: Any) -> None:
    with pytest.raises(BrokenExport):
        replayed(ended | {field: value})


async def test_any_junk_entry_is_one_line(ended: Document) -> None:
    junk: Any
    for junk in (None, 1, [], {}, {"seq": 1}, "x"):
        report = replayed(ended | {"entries": [junk]})
        assert (report.fault or "").startswith("Entry 1: it can't be replayed")
