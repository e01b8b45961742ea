"""What hands must do on a real table is in the message, however long the turn: in whole games."""

from collections.abc import Sequence
from types import ModuleType

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.phone import broken
from bot.screens.turn import moves_embed, short_lines
from bot.sessions.moves import Played
from bot.words.words import I18n, Words
from engines.core.game import Game, registry
from engines.core.script.event import Event
from tests.contract.screens import sessions, views
from tests.contract.words import spoken
from tests.engines.own import own
from tests.playthroughs.transcript import Playthrough, moves, playthroughs

PLAYED = [(one, part) for game, part in own("hands") for one in playthroughs() if one.game.id == game]

TABLES = {id_: game for id_, game in registry.games().items() if not game.strengths}
"""The games that people have on a table of their own."""


def message(say: Words, game: Game[object], events: Sequence[Event]) -> list[str]:
    """Return all that a message says of events: its title and its lines."""
    gist = game.sum_up(events)
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


@pytest.mark.parametrize("game", TABLES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("together", [2, 4])
def test_moves_that_are_told_together_tell_hands_all_of_each(game: Game[object], together: int) -> None:
    say = spoken(game)
    played = next(one for one in sessions(game.id) if not any(map(game.keeps_board, one.states)))
    done = [view for view in views(played) if not view.questions and view.told]
    for first in range(0, len(done) - together, together):
        group = done[first : first + together]
        told = moves_embed(
            LocalizedView(say, group[-1]), [Played(1, one.kind, one.label, one.told) for one in group]
        )
        for one in group:
            for remark in one.gist.lines:
                lines = broken(say, remark.text) if remark.is_needed else []
                assert set(lines) <= set(told["description"].split("\n"))
