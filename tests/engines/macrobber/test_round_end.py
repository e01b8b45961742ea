"""What the log says at the end of a round: who has the marker by which clause, and an empty stock."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.script.event import Event
from engines.core.script.run import Asking, Done, Said
from engines.macrobber import GAME
from engines.macrobber.display.gist import gist
from engines.macrobber.model.labels import seat_label
from engines.macrobber.model.state import State
from engines.macrobber.model.tokens import Tokens
from engines.macrobber.rules.score import green_points
from tests.contract.player import step
from tests.contract.words import words
from tests.engines.macrobber.moments import begun


def idle(state: State) -> Done[State]:
    """Return what comes of it when the last seat of the round does nothing."""
    state = replace(state, beginner="s2", in_turn="s1")
    said: tuple[Said, ...] = ()
    while isinstance(result := step(GAME, state, GAME.turns(state)[0].move, said), Asking):
        question = result.questions[0]
        said = (*result.said, Said(question.id, question.asleep))
    return result


def idle_turn(state: State) -> list[Event]:
    """Return what is told when the last seat of the round does nothing."""
    return list(idle(state).events)


def end_line(state: State) -> list[str]:
    """Return what stands below the winner once a state has ended the game."""
    say = words(GAME)
    (panel,) = GAME.score(state)
    assert state.is_over
    return [say(one) for one in panel.lines]


def leading(state: State, points: int) -> State:
    first, *others = state.seats
    return replace(state, seats=(replace(first, points=points), *others))


def test_the_end_says_which_estate_ended_the_game() -> None:
    over = idle(replace(leading(begun(), 37), stock=(36, 30))).value
    assert end_line(over) == [f"Over: {over.seats[0].points} points reach estate 36"]
    second = replace(leading(begun(), 37), round=2, course=((31, 2, 2),), turned=(42,), stock=(36, 30))
    assert end_line(idle(second).value) == end_line(over)
    third = replace(second, round=3, course=((2, 2, 2), (31, 2, 2)), removed=(40,))
    assert end_line(idle(third).value) == end_line(over)


def test_the_end_says_that_no_estate_was_left() -> None:
    later = replace(leading(begun(), 37), round=2, course=((2, 2, 2),), removed=(30,), stock=())
    assert end_line(idle(later).value) == ["Over: no estate left to turn up"]
    turned_before = replace(later, round=3, course=((2, 2, 2), (31, 2, 2)), turned=(42,))
    assert end_line(idle(turned_before).value) == ["Over: no estate left to turn up"]


def test_the_end_says_that_the_sack_was_too_empty() -> None:
    assert end_line(idle(replace(begun(), sack=Tokens(Y=5))).value) == ["Over: under 6 tokens in the sack"]


@pytest.mark.parametrize(
    "why",
    [
        {"stock": (36, 30)},  # end.1
        {"sack": Tokens(Y=5)},  # end.3
        {"stock": ()},  # end.5
    ],
)
def test_after_the_end_no_turn_and_no_new_name_is_offered(why: dict[str, Any]) -> None:
    state = replace(leading(begun(), 37), **why)
    over = idle(state).value
    assert [one.id for one in GAME.fixes(state)] == ["name-s1", "name-s2", "name-s3"]
    assert [one.seat for one in GAME.fixes(state)] == ["s1", "s2", "s3"]
    assert (over.is_over, GAME.fixes(over), GAME.turns(over)) == (True, (), ())


def test_who_renames_a_clan_reads_what_it_is_called_now() -> None:
    state = begun()
    state = replace(
        state, seats=(replace(state.seats[0], clan="erskay", name="Glen Etive"), *state.seats[1:])
    )
    assert GAME.fixes(state)[0].now == "Glen Etive"
    dealt = replace(state, seats=(replace(state.seats[0], name=""), *state.seats[1:]))
    assert GAME.fixes(dealt)[0].now == "Erskay"


FEW, SOME, MANY = Tokens(Y=3), Tokens(Y=4), Tokens(Y=4, G=1)


@pytest.mark.parametrize(
    ("courts", "owner", "told"),
    [
        ((SOME, FEW, FEW), "", ("marker", "marker.1", "s1")),
        ((SOME, MANY, FEW), "s1", ("marker", "marker.2", "s2")),
        ((SOME, SOME, FEW), "s2", ("marker-kept", "marker.2", "s2")),
        ((SOME, SOME, FEW), "s3", ("marker-kept", "marker.3", "s3")),
        ((MANY, MANY, SOME), "s3", ("marker-kept", "marker.3", "s3")),
        ((SOME, SOME, FEW), "", ("marker-none", "marker.4", None)),
    ],
)
def test_the_log_names_the_clause_that_gave_the_marker(
    courts: tuple[Tokens, ...], owner: str, told: tuple[str, str, str | None]
) -> None:
    state = begun()
    seats = tuple(replace(seat, court=court) for seat, court in zip(state.seats, courts, strict=True))
    events = idle_turn(replace(state, seats=seats, marker=owner))
    assert [(one.id, one.rule, one.seat) for one in events if one.id.startswith("marker")] == [told]


def test_an_owner_who_is_still_first_alone_is_not_told_again() -> None:
    state = begun()
    seats = tuple(
        replace(seat, court=court) for seat, court in zip(state.seats, (SOME, FEW, FEW), strict=True)
    )
    assert not [
        one for one in idle_turn(replace(state, seats=seats, marker="s1")) if one.id.startswith("marker")
    ]


def test_an_empty_stock_is_told_while_nobody_is_in_the_red_area() -> None:
    events = idle_turn(replace(begun(), stock=()))
    assert [one.rule for one in events if one.id == "no-estate"] == ["end.5"]
    say = words(GAME)
    lines = {say(line.text): line.is_detail for line in gist(events).lines}
    assert lines["No estate is left: the game goes on"]


@pytest.mark.parametrize(
    ("green", "scored"),
    [
        ((6, 6, 2, 0), [1, 1, 0, 0]),  # W13 a, score.4
        ((6, 3, 3, 1), [3, 1, 1, 0]),  # W13 b, score.5
        ((6, 3, 1, 0), [3, 2, 0, 0]),  # W13 c, score.3
        ((1, 2, 0, 4), [0, 2, 0, 3]),
        ((5, 5, 5), [1, 1, 1]),
        ((0, 4, 0), [0, 3, 0]),  # zero is no second place, score.6
        ((0, 0, 0), [0, 0, 0]),  # and no first one
    ],
)
def test_green_scores_by_its_rank(green: tuple[int, ...], scored: list[int]) -> None:
    assert green_points(green) == scored


def test_the_turn_is_offered_to_the_seat_in_turn_by_its_name() -> None:
    state = replace(begun(), beginner="s2", in_turn="s3")
    (offer,) = GAME.turns(state)
    assert (offer.seat, offer.move.args) == ("s3", {"seat": "s3"})
    assert words(GAME)(seat_label(state, "s3")) in words(GAME)(offer.label)
