"""What plays for people when a game is simulated acts in their own turns."""

from typing import Any

import pytest

from bot.cli import match
from bot.cli.match import Match, play_out
from engines.core.game.move import Move
from engines.core.game.play import play


def test_each_person_reports_in_their_own_turn_only(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[tuple[str, str]] = []

    def noted(game: Any, state: Any, move: Move, *rest: Any, **people: Any) -> Any:
        if move.action == "report":
            faction = str(move.args["line"]).partition(":")[0]
            reported.append((faction, state.person(state.in_turn).faction))
        return play(game, state, move, *rest, **people)

    monkeypatch.setattr(match, "play", noted)
    options = {"combat_cards": "bot", "seats": 3, "people": "12"}
    play_out(Match(game="scythe", seed="turns", options=options, stand_in="usual"))
    assert len({whose for whose, _ in reported}) == 2
    assert all(whose == in_turn for whose, in_turn in reported)
