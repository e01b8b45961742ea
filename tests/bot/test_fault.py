"""A fault is reported with a file: what is in it, and what is made of it by who gets it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.sessions.export import short_report, written
from bot.sessions.fault import Fault
from bot.sessions.imports import moment_in
from engines.core.game import registry
from tests.bot.conftest import ADA, ANSWERS, Table
from tests.bot.test_export import Document, replayed

FAULT = Fault("It took\ntwo, not three", 3, {"automa": "1.2", "rules": "7"})


async def made(table: Table) -> Document:
    current = await table.store.current(table.id)
    assert current is not None
    history = await table.sessions.history.entries(table.id)
    text, _ = written(current.session, history, await table.store.holders(table.id), FAULT)
    document: Document = json.loads(text)
    return document


async def ended(table: Table) -> Document:
    await table.start(deck="shuffled")
    await table.do("take colour=red n=1")
    await table.sessions.fix(table.id, None, "name", "Otto", ADA)
    view = await table.turn()
    while view.questions:
        view = await table.answer(view.questions[0].id, ANSWERS[view.questions[0].id])
    await table.sessions.end(table.id, None, ADA)
    return await made(table)


def ran(command: str, document: Document, folder: Path) -> Result:
    file = folder / "fault.json"
    file.write_text(json.dumps(document).replace("Infinity", "1e999"), "utf-8")
    return CliRunner().invoke(main, [command, str(file)])


async def test_what_is_reported_stands_beside_an_export_that_replays(table: Table, tmp_path: Path) -> None:
    document = await ended(table)
    report = document["report"]
    assert (report["sentence"], report["at"]) == (FAULT.sentence, 3)
    assert [one["seq"] for one in report["last"]] == [one["seq"] for one in document["entries"][-5:]]
    assert replayed(document).fault is None
    told = ran("replay", document, tmp_path)
    assert told.exit_code == 0
    assert told.stdout.splitlines()[:2] == [
        "Reported at entry 3: It took two, not three",
        "Made by automa 1.2, rules 7",
    ]
    assert moment_in(json.dumps(document).encode(), registry.games())


async def test_while_a_game_runs_nothing_hidden_goes_along(table: Table) -> None:
    await table.start(deck="shuffled")
    await table.turn()
    document = await made(table)
    assert "seed" not in document
    assert not any("state" in one for one in (*document["entries"], *document["report"]["last"]))
    current = await table.store.current(table.id)
    assert current
    for secret in (current.session.seed, *json.loads(current.entry.state)["deck"][-1:]):
        assert f'"{secret}"' not in json.dumps(document)


@pytest.mark.parametrize("at", [2, 3, 4, 100])
async def test_its_move_is_a_scenario_that_holds_under_the_same_rules(
    table: Table, tmp_path: Path, at: int
) -> None:
    document = await ended(table)
    document["report"]["at"] = at
    told = ran("scenario", document, tmp_path)
    assert told.stdout.splitlines()[-1] == "1 scenarios, 0 failed.", told.output


async def test_what_other_rules_make_of_it_is_told(table: Table, tmp_path: Path) -> None:
    document = await ended(table)
    document["report"]["at"] = 2
    document["entries"][1]["state"]["people"] += 1
    told = ran("scenario", document, tmp_path)
    assert told.exit_code == 1
    assert "entry 2" in told.stderr
    assert "people" in told.stderr


async def test_of_a_running_game_no_move_can_be_tried(table: Table, tmp_path: Path) -> None:
    await table.start()
    await table.turn()
    told = ran("scenario", await made(table), tmp_path)
    assert told.exit_code == 1
    assert "it was made while the game ran" in told.stderr


@pytest.mark.parametrize(
    "report",
    [1, [], {}, {"sentence": 1, "at": 1, "versions": {}}, {"sentence": "", "at": "x", "versions": {}}],
)
async def test_a_report_that_is_none_breaks_nothing(table: Table, tmp_path: Path, report: object) -> None:
    document = await ended(table) | {"report": report}
    assert ran("replay", document, tmp_path).exit_code == 0
    told = ran("scenario", document, tmp_path)
    assert isinstance(told.exception, SystemExit | None)


async def test_entries_that_go_on_from_each_other_in_a_circle_are_told_in_one_line(
    table: Table, tmp_path: Path
) -> None:
    document = await ended(table)
    document["entries"][-1]["base"] = 3
    document["entries"][1]["base"] = 3
    told = ran("scenario", document, tmp_path)
    assert told.exit_code == 1
    assert "its entries can't be read" in told.stderr


async def test_a_report_of_an_entry_beyond_all_numbers_is_told_in_one_line(
    table: Table, tmp_path: Path
) -> None:
    document = await ended(table)
    document["report"]["at"] = float("inf")
    told = ran("scenario", document, tmp_path)
    assert told.exit_code == 1
    assert "its entries can't be read" in told.stderr


async def test_of_a_game_that_is_too_large_the_last_entries_go(table: Table, tmp_path: Path) -> None:
    await ended(table)
    current = await table.store.current(table.id)
    assert current
    history = await table.sessions.history.entries(table.id, has_states=False)
    document = json.loads(short_report(current.session, history, FAULT))
    assert [one["seq"] for one in document["report"]["last"]] == [one.seq for one in history[-5:]]
    told = ran("replay", document, tmp_path)
    assert told.exit_code == 2
    assert "Reported at entry 3" in told.stdout
    assert ran("scenario", document, tmp_path).exit_code == 1
