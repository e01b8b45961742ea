"""A game that somebody brings as a file: it is replayed first, and what is no such file has one refusal."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.sessions import errors
from bot.sessions.imports import MOST_BYTES, NotImported, Unfit, from_json, moment_in, to_json
from bot.sessions.moment import Moment
from bot.worker.imports import imported
from engines.core.game import registry
from tests.bot.conftest import ADA, CHANNEL, Table, play_out
from tests.bot.test_export import Document, ended, exported
from tests.bot.test_hostile_exports import SHAPES
from tests.bot.test_hostile_scenarios import replaced

__all__ = ["ended"]


def read(document: Any, move: int = 0) -> Moment:
    return moment_in(json.dumps(document).encode(), registry.games(), move)


def why(text: bytes, move: int = 0) -> Unfit:
    with pytest.raises(NotImported) as found:
        moment_in(text, registry.games(), move)
    return found.value.why


async def test_a_game_of_a_file_goes_on_where_it_stood_before_its_end(ended: Document, table: Table) -> None:
    moment = read(ended)
    states = [json.dumps(one["state"]) for one in ended["entries"]]
    assert json.dumps(json.loads(moment.state)) == states[-2]  # the last one has ended it
    new = await table.sessions.forks.begin(moment, "600", ADA, is_same=True)
    assert new.entry.state == moment.state
    assert new.session.seed == ended["seed"]
    assert new.fork
    assert new.fork.is_known
    assert {new.holders.of(seat) for seat in new.seats} == {""}


async def test_from_an_earlier_move_and_out_of_a_game_that_was_over(table: Table) -> None:
    view = await play_out(table, deck="shuffled")
    document = await exported(table)
    last = await table.sessions.history.count_told(view)
    assert read(document).move == last - 1
    for move in range(1, last):
        assert read(document, move).move == move
    assert why(json.dumps(document).encode(), last) == Unfit.NOWHERE
    assert why(json.dumps(document).encode(), 10_000) == Unfit.NOWHERE


async def test_what_goes_through_the_worker_is_what_it_was(ended: Document) -> None:
    made = imported({"move": 2}, json.dumps(ended).encode())
    moment = read(ended, 2)
    back = from_json(json.loads(made), registry.games()["pebbles"])
    assert (back.state, back.move, back.session.seed) == (moment.state, 2, moment.session.seed)
    assert to_json(back) == made
    assert json.loads(imported({"move": 0}, b"{}")) == {"unfit": "no-export"}


@pytest.mark.parametrize("name", [one for one in SHAPES if one != "a game that isn't"])
def test_what_is_no_export_is_said_to_be_none(name: str) -> None:
    shape = SHAPES[name]
    found = why(shape if isinstance(shape, bytes) else shape.encode("utf-8", "surrogatepass"))
    assert found in (Unfit.NO_EXPORT, Unfit.RUNNING)


def test_a_file_that_is_too_large_is_not_read() -> None:
    assert why(b" " * (MOST_BYTES + 1)) == Unfit.LONG


async def test_a_game_that_isn_t_here(ended: Document) -> None:
    assert why(json.dumps(ended | {"game": "chess"}).encode()) == Unfit.NO_GAME


async def test_what_was_exported_while_it_ran_has_nothing_to_go_on_from(table: Table) -> None:
    await table.start()
    await table.turn()
    assert why(json.dumps(await exported(table)).encode()) == Unfit.RUNNING


CHANGES: dict[str, Callable[[Document], Document]] = {
    "a digest": lambda one: replaced(one, ("entries", 3, "digest"), "0" * 64),
    "a state": lambda one: replaced(one, ("entries", 3, "state", "automa"), 99),
    "a huge number in a state": lambda one: replaced(one, ("entries", 3, "state", "automa"), 10**400),
    "the seed": lambda one: one | {"seed": "another"},
    "a time": lambda one: replaced(one, ("entries", 2, "at"), 10**30),
    "an author": lambda one: replaced(one, ("entries", 1, "author"), "p1"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_was_changed_is_found(ended: Document, name: str) -> None:
    assert why(json.dumps(CHANGES[name](ended)).encode()) == Unfit.DIFFERS


@pytest.mark.parametrize(("value", "is_taken"), [(12, True), (10**16, False), (-(10**16), False)])
async def test_a_state_that_a_fork_claims_to_begin_with_is_held_to_what_a_table_has(
    table: Table, value: int, is_taken: bool
) -> None:
    """Nothing in the file says how a fork came to stand as it did: its first state could be anything."""
    await table.start(deck="shuffled")
    view = await table.do("take colour=red n=1")
    moment = await table.sessions.forks.moment(view, 1, ADA)
    await table.sessions.end(table.id, None, ADA)
    forged = replace(moment, state=json.dumps(json.loads(moment.state) | {"automa": value}))
    table.id = (await table.sessions.forks.begin(forged, CHANNEL, ADA, is_same=False)).id
    await table.do("take colour=red n=1")
    await table.sessions.end(table.id, None, ADA)
    document = await exported(table)
    if is_taken:
        assert json.loads(read(document).state)["automa"] == value
    else:
        assert why(json.dumps(document).encode()) == Unfit.NOWHERE


async def test_no_game_begins_where_one_runs(ended: Document, table: Table) -> None:
    await table.start(channel="600")
    with pytest.raises(errors.SessionHere):
        await table.sessions.forks.begin(read(ended), "600", ADA, is_same=False)
