"""The worked examples of the rules in the fast form, by which automas look ahead."""

from dataclasses import replace
from typing import Any

import pytest

from engines.macrobber.fast.convert import position_of
from engines.macrobber.fast.luck import Luck
from engines.macrobber.fast.moves import legal
from engines.macrobber.fast.notation import answer
from engines.macrobber.fast.play import apply
from engines.macrobber.fast.position import ACTION, DISCARD, LAYBACK, LOOT, OVER, PHASE3, Position
from engines.macrobber.fast.scoring import follow, income, is_over_after_tile, winners
from engines.macrobber.model.state import Laid, Raid, State, Turn
from engines.macrobber.model.tokens import Tokens, tokens
from tests.engines.macrobber.moments import begun


def table(*boards: dict[str, Any], **changes: Any) -> State:
    """Return a game before the turn of s1, with these boards."""
    state = replace(begun(seats=max(3, len(boards))), beginner="s1", in_turn="s1")
    seats = [replace(seat, **board) for seat, board in zip(state.seats, boards, strict=False)]
    return replace(state, seats=(*seats, *state.seats[len(seats) :]), **changes)


def fast(state: State) -> Position:
    return position_of(state, Luck("examples"))


def acting(state: State, status: str) -> Position:
    """Return a game in phase 2 with these tokens."""
    drawn = tokens(status)
    return fast(replace(state, sack=state.sack - drawn, turn=Turn(phase=2, status=drawn)))


def does(game: Position, *answers: Any) -> None:
    """Make moves, each given as the answer to its question."""
    for one in answers:
        apply(game, next(move for move in legal(game) if answer(game.ask, move) == one))


RALF = {"points": 12, "court": Tokens(5, 3, 2), "estates": ("castle", "castle", "")}
PETER = {"points": 15, "court": Tokens(4, 3, 2), "estates": ("cattle", "cattle", "cattle", "abbey")}
UWE = {"points": 9, "court": Tokens(4, 1, 2), "estates": ("cattle", "cattle")}


def test_the_scoring_of_ralf_peter_and_uwe() -> None:
    """W12."""
    game = fast(table(RALF, PETER, UWE))
    assert income(game) == [5, 9, 3]
    follow(game)
    assert game.marker == 0


@pytest.mark.parametrize(
    ("courts", "owner", "marker"),
    [
        ((Tokens(Y=4, B=2), Tokens(Y=4, B=3), Tokens(Y=3, B=9)), -1, 1),
        ((Tokens(Y=4, B=2, G=1), Tokens(Y=4, B=3), Tokens(Y=3)), 2, 2),
        ((Tokens(Y=4, B=2, G=1), Tokens(Y=4, B=3), Tokens(Y=3)), -1, -1),
        ((Tokens(Y=4), Tokens(Y=5), Tokens(Y=3)), 0, 1),
    ],
)
def test_the_marker_goes_by_yellow_then_by_the_court(
    courts: tuple[Tokens, ...], owner: int, marker: int
) -> None:
    """marker.1, marker.2, marker.3, marker.4."""
    game = fast(table(*({"court": court} for court in courts)))
    game.marker = owner
    follow(game)
    assert game.marker == marker


@pytest.mark.parametrize(
    ("number", "points", "is_over"),
    [(35, 33, False), (33, 33, True), (32, 33, True), (30, 29, False)],
)
def test_a_tile_ends_the_game_or_not(number: int, points: int, is_over: bool) -> None:
    """W14, round.9, end.1, end.2."""
    game = fast(table({"points": points}, stock=(number, 42)))
    assert is_over_after_tile(game) is is_over
    assert game.stack == [42]


@pytest.mark.parametrize(("points", "is_over"), [(29, False), (30, True)])
def test_without_a_tile_the_red_area_ends_it(points: int, is_over: bool) -> None:
    """end.5."""
    assert is_over_after_tile(fast(table({"points": points}, stock=()))) is is_over


def test_who_has_most_wins_alone_or_shares() -> None:
    """end.6."""
    assert winners(fast(table({"points": 9}, {"points": 12}, {"points": 12}))) == [1, 2]
    assert winners(fast(table({"points": 13}, {"points": 12}, {"points": 12}))) == [0]


def test_the_legal_list_has_fifteen_entries() -> None:
    """W3."""
    state = table({}, {}, {"court": Tokens(Y=3, B=1), "hand": (1, 2, 3)})
    game = acting(state, "BBGGGR")
    assert {answer(ACTION, move) for move in legal(game)} == {
        *("cattle", "castle", "abbey", "bagpipers", "monks:1", "monks:2", "estate:yR", "estate:yGG", "done"),
        *("bard:s2:Y", "bard:s2:B", "bard:s2:YB:Y", "bard:s2:YB:B", "bard:s2:YB", "bard:s3:B"),
    }
    does(game, "abbey")
    assert {answer(ACTION, move) for move in legal(game)} == {"bagpipers", "estate:yR", "done"}


def test_an_estate_and_a_castle() -> None:
    """W2."""
    game = acting(table({}, {}, {}, {}), "YBBGRR")
    stock = len(game.stack)
    does(game, "estate:YR", "castle")
    assert (game.ask, game.sack, len(game.stack)) == (PHASE3, [9, 15, 20, 6], stock - 1)
    assert (game.cattle[0], game.castles[0], game.free[0]) == (1, 1, 1)


def test_an_estate_from_the_court_then_an_abbey() -> None:
    """W5."""
    board = {"court": Tokens(5, 2, 3), "hand": (1, 2, 3, 3, 4), "estates": ("cattle", "castle")}
    state = table(board, {}, {}, {}, sack=Tokens(7, 13, 15, 3))
    game = acting(state, "BGGGGR")
    does(game, "estate:ygg")
    assert game.ask == DISCARD
    does(game, "1", "abbey")
    assert (game.warriors[0], game.pipers[0], game.monks[0]) == (4, 2, 1)
    assert (game.hands[0], game.sack) == ([0, 0, 1, 2, 1], [8, 13, 14, 3])


def test_a_bard_takes_two_and_keeps_yellow() -> None:
    """W6."""
    state = table({}, {"court": Tokens(4, 3, 1)}, {}, sack=Tokens(9, 16, 18, 6))
    game = acting(state, "YBBGGR")
    hand = sum(game.hands[0])
    does(game, "bard:s2:YG:Y")
    assert (game.ask, game.who) == (DISCARD, 1)
    apply(game, legal(game)[0])
    assert (game.warriors[0], game.warriors[1], game.monks[1], sum(game.hands[0])) == (5, 3, 0, hand + 1)
    assert (game.ask, game.sack) == (PHASE3, [9, 16, 19, 6])


def raid(attack: tuple[int, ...], defence: tuple[int, ...], points: tuple[int, int]) -> Position:
    """Return a raid of s1 on s2, who has cattle and a castle, before its first card."""
    own = {"points": points[0], "hand": attack, "court": Tokens(4, 2, 0), "estates": ("cattle", "")}
    rival = {"points": points[1], "hand": defence, "court": Tokens(4, 2, 0), "estates": ("cattle", "castle")}
    return fast(table(own, rival, turn=Turn(phase=3), raid=Raid("s1", "s2")))


def test_a_raid_that_is_won_brings_a_point_and_cattle() -> None:
    """W8."""
    game = raid((1, 2, 3, 4), (2, 2, 3, 3), (5, 5))
    blue = game.sack[1]
    does(game, "3+p", "3", "2", "3+p", "4", "2")
    assert (game.ask, game.scores[:2]) == (LOOT, [6, 5])
    does(game, "cattle")
    assert (game.cattle[:2], game.free[:2], game.ask) == ([2, 0], [0, 1], LAYBACK)
    assert (game.pipers[:2], game.sack[1]) == ([1, 1], blue + 2)
    assert [sum(hand) for hand in game.hands[:2]] == [6, 6]


def test_a_raid_that_is_lost_costs_a_point() -> None:
    """W9."""
    game = raid((1, 2, 3, 4), (1, 3, 3, 3), (7, 9))
    does(game, "2", "3", "4", "3", "3", "3+p")
    assert (game.ask, game.scores[:2], game.pipers[1]) == (LAYBACK, [6, 11], 1)


def test_a_raid_that_is_drawn_brings_a_point_to_the_attacker() -> None:
    """W10."""
    game = raid((1, 2, 3, 4), (2, 3, 3, 4), (12, 10))
    does(game, "4", "2", "1", "3", "3", "3")
    assert (game.ask, game.scores[:2]) == (LAYBACK, [13, 10])


def test_the_game_is_over_where_six_tokens_cannot_be_drawn() -> None:
    """end.3."""
    game = fast(table(sack=Tokens(Y=5), turn=Turn(phase=3)))
    does(game, "nothing")
    assert game.ask == OVER


def test_a_laid_card_is_a_move_of_the_attacker() -> None:
    state = table(turn=Turn(phase=3), raid=Raid("s1", "s2", laid=Laid(3, piper=True)))
    assert (fast(state).laid, fast(state).who) == (7, 1)
