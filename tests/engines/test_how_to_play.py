"""How to play: in each game and language what has to be told, when it ends, and who wins a tie."""

from typing import Any

import pytest

from engines.core.game import Game, registry
from engines.core.text import text
from tests.contract.words import locales, words

OWN = [registry.games()[id_] for id_ in ("burgundy", "caledonia", "london", "macrobber", "scythe")]
LINES = {
    "en": ("**You tell:**", "**It ends when**", "**A tie:**"),
    "de": ("**Du meldest:**", "**Es endet, wenn**", "**Gleichstand:**"),
    "fr": ("**Tu signales\u00a0:**", "**La partie finit quand**", "**Égalité\u00a0:**"),
    "nl": ("**Je meldt:**", "**Het eindigt als**", "**Gelijk:**"),
}


@pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in OWN for language in locales(game)],
    ids=lambda one: one if isinstance(one, str) else one.id,
)
def test_it_says_what_to_tell_when_it_ends_and_who_wins_a_tie(game: Game[Any], language: str) -> None:
    told = words(game, language)(game.how_to_play(None) if game.how_to_play else text("game-help"))
    for begins in LINES[language]:
        assert [line for line in told.splitlines() if line.removeprefix("• ").startswith(begins)], begins
