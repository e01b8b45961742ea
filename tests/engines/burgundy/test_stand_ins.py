"""What plays for people when a game is simulated acts once in each of their turns."""

from typing import Any

import pytest

from bot.cli import match
from bot.cli.match import Match, play_out
from engines.core.game.move import Move
from engines.core.game.play import play

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
