"""What plays for people when a game is simulated acts once in each of their turns."""

from dataclasses import replace
from typing import Any

import pytest

from bot.cli import match
from bot.cli.match import Match, play_out
from engines.burgundy import GAME
from engines.burgundy.model.state import Depot, State
from engines.burgundy.moves.stand_ins import random_taker, usual_player
from engines.core.game.move import Move
from engines.core.game.play import play
from engines.core.script.chance import Stream
from tests.contract.player import Luck, perform

PHASES, ROUNDS = 5, 5
DICE = 2


def rounds_of(monkeypatch: pytest.MonkeyPatch, stand_in: str, players: int = 1) -> list[list[str]]:
    """Play a game and return the actions of each round."""
    played: list[list[str]] = [[]]

    def noted(game: Any, state: Any, move: Move, *rest: Any, **people: Any) -> Any:
        if move.action in ("round", "phase"):
            played.append([])
        played[-1].append(move.action)
        return play(game, state, move, *rest, **people)

    monkeypatch.setattr(match, "play", noted)
    options = {"board": "dealt", "players": players}
    play_out(Match(game="burgundy", seed="rounds", options=options, stand_in=stand_in))
    return played


@pytest.mark.parametrize("players", [1, 2])
def test_a_random_taker_takes_a_tile_for_each_die_and_person(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    played = rounds_of(monkeypatch, "random", players)
    assert len(played) == PHASES * ROUNDS
    taken = [one.count("take") for one in played]
    # Late in a phase the depots may be empty.
    assert max(taken) == DICE * players
    assert all(taken[first] == DICE * players for first in range(0, PHASES * ROUNDS, ROUNDS))


def test_a_usual_player_buys_and_ships_once_a_round_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in rounds_of(monkeypatch, "usual"):
        assert one.count("take") <= DICE
        assert one.count("buy") <= 1
        assert one.count("ship") <= 1


def test_a_usual_player_seldom_does_more_than_take_a_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = rounds_of(monkeypatch, "usual")
    assert sum(one.count("take") == 1 for one in rounds) > len(rounds) / 2
    for action in ("buy", "ship"):
        assert 0 < sum(action in one for one in rounds) < len(rounds) / 2


def with_depots(*tiles: str) -> State:
    """Return a dealt board with these tiles in each depot, and three goods in the second one."""
    state: State = perform(GAME, None, None, Luck("stand-ins"), {"board": "dealt"}).after
    depots = tuple(Depot(tiles, (1, 2, 3) if number == 2 else (4,)) for number in range(1, 7))
    return replace(state, depots=depots)


def test_a_random_taker_ships_goods_of_the_fullest_depot_for_each_ship() -> None:
    ships, mines = with_depots("u", "u", "u"), with_depots("g", "g", "g")
    for state, actions in ((ships, ["take", "ship"]), (mines, ["take", "take"])):
        acts = random_taker(state, Stream("ships"))
        moves = [next(acts), acts.send(state)]
        assert [move.action for move in moves] == actions
        assert moves[1].args.get("depot") == 2 or actions[1] == "take"


def test_a_usual_player_likes_castles_most_and_then_mines() -> None:
    liked = {("b", "g", "dg"): 3, ("y", "u", "g"): 3, ("dg", "g", "b"): 1}
    for tiles, slot in liked.items():
        assert next(iter(usual_player(with_depots(*tiles), Stream("likes")))).args["slot"] == slot


class Fixed:
    """A stream that gives these numbers, and of a hundred always `percent`."""

    def __init__(self, percent: int, *numbers: int) -> None:
        self._percent, self._numbers = percent, list(numbers)

    def below(self, n: int) -> int:
        number = self._percent if n == 100 else self._numbers.pop(0) if self._numbers else 0
        assert 0 <= number < n
        return number


def moves(act: Any, state: State, luck: Any) -> list[str]:
    """Return the moves of a person whose turn it is, played one after another."""
    acts, found = act(state, luck), []
    try:
        move = next(acts)
        while True:
            found.append(move.code)
            state = perform(GAME, state, move, Luck("x")).after
            move = acts.send(state)
    except StopIteration:
        return found


def dealt(*depots: str, goods: dict[int, int] | None = None, market: str = "") -> State:
    """Return a dealt board with these tiles in its depots, so many goods, and this market."""
    state: State = perform(GAME, None, None, Luck("stand-ins"), {"board": "dealt"}).after
    rows = (*depots, *("",) * (6 - len(depots)))
    lying = tuple(
        Depot((*row.split(), "", "")[:2], (1,) * (goods or {}).get(number, 0))
        for number, row in enumerate(rows, start=1)
    )
    return replace(state, depots=lying, market=(*market.split(), *("",) * 4)[:4])


@pytest.mark.parametrize(
    ("percent", "does"),
    [
        (9, ["take", "take", "buy", "ship"]),
        (10, ["take", "buy", "ship"]),
        (21, ["take", "buy", "ship"]),
        (22, ["take", "buy"]),
        (24, ["take", "buy"]),
        (25, ["take"]),
        (99, ["take"]),
    ],
)
def test_in_so_many_of_a_hundred_rounds_a_usual_player_does_more(percent: int, does: list[str]) -> None:
    state = dealt("y y", "y y", market="u")
    found = moves(usual_player, state, Fixed(percent, 0, 1))
    assert [code.partition(" ")[0] for code in found] == does


@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        ((0, 5), ["take depot=1 slot=1"]),
        ((5, 0), ["take depot=6 slot=1"]),
        ((1, 5), ["take depot=6 slot=1"]),
        ((1, 2), ["take depot=1 slot=1"]),
    ],
)
def test_a_usual_player_takes_where_its_dice_lead_and_elsewhere_only_if_nothing_lies_there(
    dice: tuple[int, int], taken: list[str]
) -> None:
    assert moves(usual_player, dealt("y", "", "", "", "", "b"), Fixed(99, *dice)) == taken


def test_of_tiles_that_it_likes_as_much_each_can_be_the_one() -> None:
    state = dealt("y dg", "", "", "", "", "dg b")
    found = [moves(usual_player, state, Fixed(99, 0, 5, n)) for n in (0, 1)]
    assert found == [["take depot=1 slot=2"], ["take depot=6 slot=1"]]
    plain = dealt("y b", "", "", "", "", "u")
    found = [moves(usual_player, plain, Fixed(99, 0, 5, n)) for n in (0, 1, 2)]
    assert found == [["take depot=1 slot=1"], ["take depot=1 slot=2"], ["take depot=6 slot=1"]]


def test_whatever_the_dice_a_tile_in_the_last_depot_is_found() -> None:
    assert moves(usual_player, dealt("", "", "", "", "", "b"), Fixed(99, 1, 2)) == ["take depot=6 slot=1"]
    assert moves(usual_player, dealt(), Fixed(99, 1, 2)) == []


def test_a_usual_player_buys_any_tile_of_the_market() -> None:
    state = dealt(market="u y")
    found = [moves(usual_player, state, Fixed(24, 0, 0, n)) for n in (0, 1)]
    assert found == [["buy slot=1"], ["buy slot=2"]]


@pytest.mark.parametrize(
    ("goods", "depot"), [({}, 0), ({6: 1}, 6), ({2: 1, 4: 3, 5: 3}, 4), ({1: 2, 2: 1}, 1), ({1: 2, 6: 3}, 6)]
)
def test_a_ship_empties_the_first_of_the_fullest_depots(goods: dict[int, int], depot: int) -> None:
    state = dealt("u", goods=goods)
    assert moves(random_taker, state, Fixed(0)) == ["take depot=1 slot=1", f"ship player=p1 depot={depot}"]


def test_a_random_taker_takes_any_two_tiles_of_all_depots() -> None:
    state = dealt("y b", "", "g", "", "", "dg")
    found = [moves(random_taker, state, Fixed(0, first, 0)) for first in range(4)]
    assert [one[0] for one in found] == [
        "take depot=1 slot=1",
        "take depot=1 slot=2",
        "take depot=3 slot=1",
        "take depot=6 slot=1",
    ]
    assert {len(one) for one in found} == {2}
    assert moves(random_taker, dealt(), Fixed(0)) == []


def test_where_an_automata_plays_first_people_wait() -> None:
    state = replace(dealt("y"), order=("a1", "p1"))
    assert moves(usual_player, state, Fixed(0)) == moves(random_taker, state, Fixed(0)) == []


def test_all_stand_ins_play_at_a_dealt_board() -> None:
    assert [(one.id, one.options) for one in GAME.stand_ins()] == [
        ("nobody", {"board": "dealt"}),
        ("random", {"board": "dealt"}),
        ("usual", {"board": "dealt"}),
    ]
