"""Nothing misspelt passes: what a game tells, and whom it speaks of, is declared."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

from engines.core.game import Game
from engines.core.game.panel import Panel
from engines.core.game.registry import games
from engines.core.game.vocabulary import OF_THE_KIT, events_of
from engines.core.scenario.trial import told
from engines.core.script.event import Event
from tests.contract.screens import sessions, views
from tests.contract.words import words
from tests.engines.clauses import scenarios

EVERY_GAME = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
FORMER = re.compile(r"^# Told by earlier versions\n(?:# .*\n)*event-([\w-]+) =", re.MULTILINE)
"""What logs of earlier versions still tell."""
OF_A_SEAT = {"who"}
"""What the kit adds to an event of a seat."""


@cache
def played(game: Game[Any]) -> tuple[Event, ...]:
    """Return what is told in whole sessions of each option set."""
    return tuple(event for one in sessions(game.id) for move in one.moves for event in move.events)


@cache
def in_scenarios(game: Game[Any]) -> tuple[Event, ...]:
    return tuple(event for _, one in scenarios(game.id) for event in told(game, one))


@EVERY_GAME
def test_each_event_is_declared_with_its_arguments(game: Game[Any]) -> None:
    declared = {id_: one.arguments for id_, one in game.events.items()}
    declared |= {id_: frozenset(names) for id_, names in OF_THE_KIT.items() if id_ not in declared}
    strange = {
        f"{event.id}: {', '.join(event.args)}"
        for event in (*played(game), *in_scenarios(game))
        if event.id not in declared or event.args.keys() - OF_A_SEAT != declared[event.id] - OF_A_SEAT
    }
    assert not strange


@EVERY_GAME
def test_each_declared_event_has_words_and_all_words_are_of_declared_events(game: Game[Any]) -> None:
    former = FORMER.findall((game.home / "locale" / "en.ftl").read_text("utf-8"))
    assert not game.events.keys() & set(former)
    assert {*game.events, *OF_THE_KIT, *former} == events_of(game.home).keys()


@EVERY_GAME
def test_each_declared_event_is_told_in_a_scenario(game: Game[Any]) -> None:
    if not scenarios(game.id):
        pytest.skip("a game without a rule book's clauses")
    assert game.events.keys() - {event.id for event in in_scenarios(game)} == set()


@EVERY_GAME
def test_what_stands_in_one_line_is_declared(game: Game[Any]) -> None:
    joined = {id_ for one in game.events.values() for id_ in one.meaning.joins}
    assert joined <= game.events.keys()


@EVERY_GAME
def test_what_an_event_means_has_words_and_is_said_of_its_arguments(game: Game[Any]) -> None:
    said = words(game).messages.keys()
    for one in game.events.values():
        means = one.meaning
        own = {means.title, means.unnamed, means.short, means.within, means.line, means.piece}
        own |= {*means.joins.values(), *(line.words for line in means.further)}
        assert own - {""} <= said, one.id
        assert {*means.adds, means.empty or "who"} <= {*one.arguments, "who"}, one.id


@EVERY_GAME
def test_each_seat_that_is_spoken_of_is_one_of_the_game(game: Game[Any]) -> None:
    for view in chain.from_iterable(map(views, sessions(game.id)[:2])):
        if view.state is not None:
            known = {seat.id for seat in game.seats(view.state)}
            assert set(_seats(game, view)) <= known


def _seats(game: Game[Any], view: Any) -> Iterator[str]:
    """Yield each seat that an event, a question, an offer, a correction, a panel or the points name."""
    panels: tuple[Panel, ...] = (game.panel(view.state), *game.score(view.state))
    whose = [
        *(event.seat for event in view.told),
        *(question.to for question in view.questions),
        *(offer.seat for offer in game.offers(view.state)),
        *(one.seat for one in game.fixes(view.state)),
        *(panel.seat for panel in panels),
        *(field.seat for panel in panels for field in panel.fields),
        *(game.points(view.state) if game.points is not None else ()),
    ]
    yield from (seat for seat in whose if seat)
