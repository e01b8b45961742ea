"""Turns with all that moves tokens, cards and estates: after each answer everything is somewhere, once."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.script.run import Asking, Done, Said
from engines.macrobber import GAME
from engines.macrobber.model.catalogue import components
from engines.macrobber.model.conservation import losses
from engines.macrobber.model.state import State
from engines.macrobber.model.tokens import Tokens
from tests.contract.player import step
from tests.engines.macrobber.moments import begun

RAID = (("d.action", "done"), ("d.phase3", "raid:s2"), ("d.confirm", "confirm"))
WON = (("d.attack", "4"), ("d.defend", "1")) * 3
BACK = (("d.layback.s1", ["2.1", "2.2"]), ("d.layback.s2", ["2.1", "2.2"]))
END = (("d.phase3", "nothing"), ("d.confirm", "confirm"))
COURT = (("d.action", "estate:yGG"), ("d.discard", "4"))
CONFIRM = (("d.confirm", "confirm"),)
FULL, ALL = ("castle", "castle"), ("cattle", "castle", "abbey")


def table(own: tuple[Any, ...] = ("cattle", ""), rival: tuple[Any, ...] = ALL) -> State:
    """Return a game before the turn of s1; what isn't on a board is in the sack, the pile or the stock."""
    state = replace(begun(), beginner="s1", in_turn="s1", marker="s1")
    courts = (Tokens(Y=4, B=2, G=2), Tokens(Y=4, B=2, G=1), Tokens(Y=4, B=1))
    cards = list(components().card_counts[state.options.card_counts].all)
    hands = ((4, 4, 4, 4), (1, 1, 1, 1), (2, 2, 3, 3))
    for card in (*hands[0], *hands[1], *hands[2]):
        cards.remove(card)
    pile = tuple(sorted(cards, key=lambda card: abs(card * 10 - 25)))
    numbers, seats = list(components().estate_counts[state.options.estate_counts].all), []
    for seat, court, hand, estates in zip(state.seats, courts, hands, (own, rival, ("", "")), strict=True):
        tiles = tuple(numbers.pop() for _ in estates[2:])
        seats.append(replace(seat, court=court, hand=hand, estates=estates, tiles=tiles))
    boards = sum((seat.board for seat in seats), components().start[3].removed)
    sack = components().tokens - boards
    return replace(state, seats=tuple(seats), pile=pile, stock=tuple(numbers), sack=sack)


@pytest.mark.parametrize(
    ("state", "drawn", "answers", "moved"),
    [
        (table(), "RGGGBB", (*RAID, *WON, ("d.loot", "cattle"), *BACK), {"R": 0}),
        (table(own=FULL), "RGGGBB", (*RAID, *WON, ("d.loot", "cattle"), *BACK), {"R": 1}),
        (table(), "RGGGBB", (*RAID, *WON, ("d.loot", "castle"), *BACK), {"B": 2}),
        (table(), "RGGGBB", (*RAID, *WON, ("d.loot", "abbey"), *BACK), {"G": 3}),
        (table(), "RGGGBB", (*RAID, *WON, ("d.loot", "nothing"), *BACK), {}),
        (
            table(),
            "RGGGBB",
            (*RAID, ("d.attack", "4+p"), ("d.defend", "1+p"), *WON[2:], ("d.loot", "nothing"), *BACK),
            {"B": 2},
        ),
        (table(), "RGGGBB", (("d.action", "cattle"), ("d.action", "monks:2"), *END), {"R": -1, "G": -2}),
        (table(), "RGGGBB", (("d.action", "castle"), ("d.action", "monks:1"), *END), {"B": -2, "G": -1}),
        (table(), "RGGGBB", (("d.action", "abbey"), ("d.action", "bagpipers"), *END), {"B": -1, "G": -3}),
        (table(), "YGGGBB", (("d.action", "warriors"), *CONFIRM, ("d.action", "done"), *END), {"Y": -1}),
        (table(), "YRRGBB", (("d.action", "estate:YR"), ("d.action", "cattle"), *END), {"R": -1}),
        (table(), "YGGGBB", (("d.action", "estate:YGg"), ("d.action", "done"), *END), {"G": 1}),
        (
            table(),
            "RGGGBB",
            (*COURT, ("d.action", "done"), *END),
            {"Y": 1},
        ),
        (table(), "RGGGBB", (("d.action", "bard:s2"), ("d.bard", "bard:s2:BG:G"), *END), {"B": 1}),
        (table(), "RGGGBB", (("d.action", "bard:s2"), ("d.bard", "bard:s2:BG"), *END), {"B": 1, "G": 1}),
        (
            table(),
            "RGGGBB",
            (("d.action", "bard:s2"), ("d.bard", "bard:s2:YB:Y"), *CONFIRM, ("d.discard", "1"), *END),
            {"B": 1},
        ),
        (
            table(),
            "RGGGBB",
            (("d.action", "bard:s2"), ("d.bard", "bard:s2:Y"), *CONFIRM, ("d.discard", "1"), *END),
            {"Y": 1},
        ),
        (
            table(),
            "RGGGBB",
            (("d.action", "done"), ("d.phase3", "exchange"), ("d.exchange", ["4.1", "4.2"]), *CONFIRM),
            {},
        ),
    ],
)
def test_after_a_turn_the_sack_has_what_the_boards_have_lost(
    state: State, drawn: str, answers: tuple[tuple[str, Any], ...], moved: dict[str, int]
) -> None:
    """token.5, token.7, token.8, action.11."""
    assert losses(state) == ""
    said = (Said("tokens", list(drawn), "chance"), Said("d.redraw", []))
    move = GAME.turns(state)[0].move
    result = step(GAME, state, move, said)
    for one in answers:
        assert isinstance(result, Asking)
        assert losses(result.state) == ""
        result = step(GAME, state, move, (*result.said, Said(*one)))
    assert isinstance(result, Done)
    after: State = result.value
    assert losses(after) == ""
    assert after.sack - state.sack == Tokens(**moved)
    assert after.seats[2] == state.seats[2]


def test_a_card_that_is_missing_in_a_raid_is_no_card_lost() -> None:
    """raid.5."""
    state = table()
    first = replace(state.seats[0], hand=())
    state = replace(state, seats=(first, *state.seats[1:]), pile=(*state.pile, *state.seats[0].hand))
    said = (Said("tokens", list("RGGGBB"), "chance"), Said("d.redraw", []), *(Said(*one) for one in RAID))
    fight = step(GAME, state, GAME.turns(state)[0].move, said)
    assert isinstance(fight, Asking)
    assert fight.questions[0].id == "d.defend"
    assert losses(fight.state) == ""
