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
