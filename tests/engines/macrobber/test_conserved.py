"""All tokens, cards and estates are somewhere, at every moment of a game."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.script.run import Asking
from engines.macrobber.model.conservation import losses
from engines.macrobber.model.state import State
from engines.macrobber.model.tokens import Tokens
from tests.engines.macrobber.moments import begun, moments, results


@pytest.mark.slow
@settings(max_examples=15, deadline=None, derandomize=True)
@given(
    seats=st.integers(3, 5),
    number=st.integers(0, 10**6),
    exchange=st.sampled_from(("up_to_3", "exactly_3")),
    marker=st.sampled_from(("", "s1", "s2")),
)
def test_nothing_is_lost_at_any_moment(seats: int, number: int, exchange: str, marker: str) -> None:
    state = replace(begun(str(number), seats=seats, exchange=exchange), marker=marker)
    assert losses(state) == ""
    for result, _ in results(state, str(number)):
        assert losses(result.state if isinstance(result, Asking) else result.value) == ""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_points_are_the_sum_of_what_they_were_for(seats: int) -> None:
    poor = begun(seats=seats)
    poor = replace(poor, seats=tuple(replace(seat, points=0, ledger={}) for seat in poor.seats))
    for start in (begun(seats=seats), poor):
        for asking, _ in moments(start, "sums", turns=30):
            for seat in asking.state.seats:
                assert sum(seat.ledger.values()) == seat.points


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_hand_is_as_large_as_its_warriors_but_in_a_raid(seats: int) -> None:
    for asking, _ in moments(begun(seats=seats), "hands"):
        if asking.state.raid is None and asking.questions[0].id != "d.discard":
            assert all(len(seat.hand) == seat.court.Y >= 3 for seat in asking.state.seats)


@pytest.mark.parametrize(
    "lose",
    [
        lambda state: replace(state, sack=state.sack - Tokens(B=1)),
        lambda state: replace(state, pile=state.pile[1:]),
        lambda state: replace(state, pile=(*state.pile, 4)),
        lambda state: replace(state, stock=state.stock[1:]),
        lambda state: replace(state, face_up=(3,)),
    ],
)
def test_what_is_lost_or_too_many_is_noticed(lose: Callable[[State], State]) -> None:
    assert losses(lose(begun())) != ""


@pytest.mark.parametrize(
    ("lose", "named"),
    [
        (lambda state: replace(state, sack=state.sack - Tokens(B=1)), "tokens"),
        (lambda state: replace(state, pile=state.pile[1:]), "cards: Counter({1: 1"),
        (lambda state: replace(state, stock=state.stock[1:]), "estates: Counter({30: 1"),
    ],
)
def test_what_is_lost_is_named(lose: Callable[[State], State], named: str) -> None:
    state = begun()
    state = replace(state, pile=tuple(sorted(state.pile)), stock=tuple(sorted(state.stock)))
    assert losses(lose(state)).startswith(named)


def test_estates_that_left_the_game_on_either_side_are_not_lost() -> None:
    """round.5, round.6."""
    state = begun()
    one, other, *stock = state.stock
    left = replace(state, removed=(one,), turned=(other,), stock=tuple(stock))
    assert losses(left) == ""
    assert losses(replace(left, turned=())).startswith("estates")
    assert losses(replace(left, removed=())).startswith("estates")
