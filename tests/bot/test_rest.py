"""The lucky automa's rest in the demo game: a pile, a question that may not matter, lots."""

from dataclasses import replace
from typing import Any

import pytest

from bot.sessions import errors
from bot.sessions.service import Sessions
from bot.sessions.start import Origin
from bot.words.words import Words
from engines.core.game import Game, registry
from engines.core.script.event import Event
from tests.bot.conftest import ADA, Table, do

PILES = {"red": 4, "blue": 4, "dark_green": 4}


async def rested(table: Table, piles: dict[str, int], **changes: Any) -> Any:
    """Start with these piles, and let the automa rest."""
    game: Game[Any] = registry.games()["pebbles"]

    def start(options: Any) -> Any:
        state = yield from game.start(options)
        return replace(state, piles=piles, **changes)

    table.sessions = Sessions(
        table.store,
        {"pebbles": replace(game, start=start)},
        lambda: 9,
        Origin(lambda: "sessiona2", lambda: "seed"),
    )
    await table.start(lucky=True)
    return await table.do("rest")


def told(view: Any, id: str) -> Event:  # noqa: A002
    event: Event = next(one for one in view.run if one.id == id)
    return event


async def test_what_does_not_matter_is_not_asked_and_level_piles_are_drawn_by_lot(table: Table) -> None:
    view = await rested(table, PILES)
    assert not view.questions
    trace = told(view, "grew").trace
    assert trace is not None
    assert [step.by.id for step in trace.steps] == ["by-room", "by-smallest", "by-lot"]
    assert sum(view.state.piles.values()) == 13


@pytest.mark.parametrize(("rains", "grows"), [(False, "red"), (True, "blue")])
async def test_what_matters_is_asked(table: Table, rains: bool, grows: str) -> None:
    view = await rested(table, PILES | {"red": 3, "blue": 6})
    assert [question.id for question in view.questions] == ["rain"]
    view = await table.answer("rain", rains)
    assert told(view, "grew").args == {"colour": grows}


async def test_a_pile_that_is_full_grows_no_more(table: Table) -> None:
    view = await rested(table, dict.fromkeys(PILES, 12))
    assert told(view, "full").trace is not None
    assert view.state.piles == dict.fromkeys(PILES, 12)


async def test_charms_are_shuffled_again_when_none_is_left(table: Table) -> None:
    view = await rested(table, PILES)
    found = [view.state.used]
    for _ in range(3):
        view = await table.do("rest")
        if view.questions:
            view = await table.answer("rain", True)
        found.append(view.state.used)
    assert [len(used) for used in found] == [1, 2, 3, 1]
    assert set(found[2]) == {"acorn", "feather", "shell"}
    assert told(view, "charms").args == {"n": 3}


async def test_drawing_from_nothing_is_told_in_words_and_changes_nothing(table: Table, words: Words) -> None:
    with pytest.raises(errors.Mistake) as refused:
        await rested(table, PILES, used=())
    assert words(refused.value.text) == "Nothing can be drawn from the charms: no card is left."
    view = await table.sessions.records.view(table.id)
    assert view.entry.seq == 1
    assert view.state.piles == PILES
    with pytest.raises(errors.Mistake):
        await table.sessions.move(table.id, None, do("rest"), ADA)
