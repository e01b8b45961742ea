"""Several reports in one message: its title or its lines name each of them, in every game."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.report_menu import label_of
from bot.screens.turn import move_embed
from bot.sessions.moves import Played
from bot.sessions.view import View
from bot.wire.limits import TITLE
from bot.words.words import Words
from engines.core.errors import IllegalMove
from engines.core.game import Game, registry
from engines.core.game.move import Offer
from engines.core.game.play import play
from engines.core.script.event import Event
from engines.core.script.run import Done
from tests.contract.screens import all_views
from tests.contract.words import spoken

MOMENTS = 12
WITH_REPORTS = [one for one in registry.games() if one != "macrobber"]


def told_at_once(view: View, most: int, step: int) -> tuple[list[Offer], list[Event]]:
    """Return so many reports that are possible one after the other, and what is told of each first."""
    state, picked, told = view.state, list[Offer](), list[Event]()
    for one in islice(view.game.reports(state), 0, None, step):
        try:
            done = play(view.game, state, one.move, "several")
        except IllegalMove:
            continue
        if (
            len(picked) < most
            and isinstance(done, Done)
            and done.events
            and not view.game.is_over(done.value)
        ):
            picked.append(one)
            told += done.events
            state = done.value
    return picked, told


def moments(game: Game[Any]) -> Iterator[View]:
    """Yield moments of games at which something can be reported."""
    idle = (
        one for one in all_views(game) if one.state is not None and not one.questions and not one.is_ended
    )
    return islice((one for one in idle if any(True for _ in game.reports(one.state))), 0, 5 * MOMENTS, 5)


def said(words: Words, view: View, picked: Sequence[Offer], told: Sequence[Event]) -> str:
    label = label_of(view, next(iter(view.seats), None), picked)
    shown = move_embed(LocalizedView(words, view), Played(1, "report", label, tuple(told)))
    return f"{shown['title']}\n{shown.get('description', '')}"


@pytest.mark.parametrize("game_id", WITH_REPORTS)
@pytest.mark.parametrize("most", [2, 4, 8])
def test_each_of_several_reports_is_named(game_id: str, most: int) -> None:
    game = registry.game(game_id)
    words = spoken(game)
    for place, view in enumerate(moments(game)):
        picked, told = told_at_once(view, most, 1 + 3 * (place % 4))
        whole = said(words, view, picked, told)
        assert len(whole.splitlines()[0]) <= TITLE
        assert "more under" not in whole
        assert " more" not in whole.splitlines()[0]
        for at, event in enumerate(told):
            if event.id not in ("row-gone", "star-told"):  # the last of these says what the others came to
                without = [*told[:at], *told[at + 1 :]]
                assert said(words, view, picked, without) != whole or words.plain(picked[0].label) in whole, (
                    words(event.text),
                    whole,
                )
