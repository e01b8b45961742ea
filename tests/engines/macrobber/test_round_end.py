"""What the log says at the end of a round: who has the marker by which clause, and an empty stock."""

from dataclasses import replace

import pytest

from engines.core.requests import Event
from engines.core.run import Asking, Said
from engines.macrobber import GAME
from engines.macrobber.gist import gist
from engines.macrobber.state import State
from engines.macrobber.tokens import Tokens
from tests.contract.player import step
from tests.contract.words import words
from tests.engines.macrobber.moments import begun


def idle_turn(state: State) -> list[Event]:
    """Return what is told when the last seat of the round does nothing."""
    state = replace(state, beginner="s2", in_turn="s1")
    said: tuple[Said, ...] = ()
    while isinstance(result := step(GAME, state, GAME.turns(state)[0].move, said), Asking):
        question = result.questions[0]
        said = (*result.said, Said(question.id, question.asleep))
    return list(result.events)


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
