"""Logs of earlier versions have answers to questions that are no longer asked, as there is no choice."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engines.core.script.run import Done, Said
from engines.macrobber import GAME
from engines.macrobber.model.state import State
from engines.macrobber.model.tokens import Tokens
from tests.contract.player import step
from tests.engines.macrobber.moments import begun

Answers = Sequence[tuple[str, Any]]


def few(**options: Any) -> State:
    """Return a game of seats with three cards and no bagpiper, before the turn of s1."""
    state = replace(begun(**options), beginner="s1", in_turn="s1")
    seats = tuple(replace(seat, court=Tokens(Y=3), hand=(1, 2, 3)) for seat in state.seats)
    return replace(state, seats=seats)


def played(state: State, answers: Answers) -> State:
    """Return the state after a turn of which these answers are in the log."""
    said = (Said("tokens", list("RRRRRR"), "chance"), *(Said(*one) for one in answers))
    result = step(GAME, state, GAME.turns(state)[0].move, said)
    assert isinstance(result, Done)
    after: State = result.value
    return after


def test_the_last_card_of_both_sides_may_be_in_the_log() -> None:
    """combat.1, combat.3."""
    begin = (("d.action", "done"), ("d.phase3", "raid:s2"), ("d.confirm", "confirm"))
    fought = (("d.attack", "3"), ("d.defend", "1"), ("d.attack", "1"), ("d.defend", "3"))
    back = (("d.layback.s1", ["1.1", "1.2"]), ("d.layback.s2", ["1.1", "1.2"]))
    state = replace(few(), pile=(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4))
    now = played(state, (*begin, *fought, *back))
    before = played(state, (*begin, *fought, ("d.attack", "2"), ("d.defend", "2"), *back))
    assert before == now


def test_an_exchange_of_all_cards_may_be_in_the_log() -> None:
    """exchange.3."""
    begin, end = (("d.action", "done"), ("d.phase3", "exchange")), (("d.confirm", "confirm"),)
    state = few(exchange="exactly_3")
    before = played(state, (*begin, ("d.exchange", ["1.1", "2.1", "3.1"]), *end))
    assert before == played(state, (*begin, *end))
