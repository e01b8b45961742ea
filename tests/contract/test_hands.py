"""What hands must do on a real table is in the message, however long the turn: in whole games."""

from collections.abc import Sequence
from types import ModuleType

import pytest

from bot.screens.turn import short_lines
from bot.words.words import I18n, Words
from engines.core.game import Game
from engines.core.requests import Event
from tests.engines.own import own
from tests.playthroughs.transcript import Playthrough, moves, playthroughs

PLAYED = [(one, part) for game, part in own("hands") for one in playthroughs() if one.game.id == game]


def message(say: Words, game: Game[object], events: Sequence[Event]) -> list[str]:
    """Return all that a message says of events: its title and its lines."""
    gist = game.gist(events)
    return [say(gist.title) if gist.title else "", *short_lines(say, gist.lines)]


@pytest.mark.parametrize(("played", "own_part"), PLAYED, ids=[one.name for one, _ in PLAYED])
def test_a_message_without_it_would_be_another(played: Playthrough, own_part: ModuleType) -> None:
    game = played.game
    say = I18n({game.id: game}, is_strict=True).words(game.id, "en")
    for _, move in moves(played):
        told = message(say, game, move.events)
        for place, event in enumerate(move.events):
            assert event.id in own_part.HANDS | own_part.OTHERS, f"{event.id} stands in no hands.py"
            if event.id in own_part.HANDS and event.args.get("n") != 0:
                without = message(say, game, [*move.events[:place], *move.events[place + 1 :]])
                assert without != told, (say(event.text), told)
