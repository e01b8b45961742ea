"""What may play for the people of a game plays it to its end, and says in words what it does."""

from typing import Any

import pytest

from bot.cli.match import Match, play_out, stand_ins
from engines.core.game import Game, registry
from engines.core.game.options import chosen_options
from engines.core.game.play import begin
from engines.core.script.run import Done
from engines.core.text import text
from tests.contract.words import locales, words

GAMES = registry.games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
WITH_POINTS = pytest.mark.parametrize(
    "game", [one for one in GAMES.values() if one.points is not None], ids=lambda game: game.id
)
WITH_STAND_INS = pytest.mark.parametrize(
    ("game", "stand_in"),
    [
        (one, id_)
        for one in GAMES.values()
        if one.points is not None and not one.strengths
        for id_ in stand_ins(one)
    ],
    ids=lambda one: one if isinstance(one, str) else one.id,
)
SENTENCE = 120
"""Characters of what a stand-in does: a chart has few lines for it."""


@EVERY_GAME
def test_the_difficulty_is_an_option_of_the_game(game: Game[Any]) -> None:
    assert not game.difficulty or game.difficulty in [option.id for option in game.options]


@EVERY_GAME
def test_every_stand_in_says_in_a_sentence_what_it_does(game: Game[Any]) -> None:
    own = [one.id for one in game.stand_ins()]
    assert len(set(own)) == len(own)
    for language in locales(game):
        for id_ in own:
            said = words(game, language)(text(f"stand-in-{id_}"))
            assert said.endswith(".")
            assert len(said) <= SENTENCE


@WITH_STAND_INS
def test_a_stand_in_plays_a_game_to_its_end_the_same_with_the_same_chance(
    game: Game[Any], stand_in: str
) -> None:
    options = stand_ins(game)[stand_in].options
    chosen_options(game, options)
    match = Match(game=game.id, seed="contract", options=options, stand_in=stand_in)
    assert play_out(match) == play_out(match)


@WITH_POINTS
def test_points_are_those_of_seats(game: Game[Any]) -> None:
    options = next((one.options for one in game.stand_ins()), {})
    begun = begin(game, options, "contract")
    state = begun.value if isinstance(begun, Done) else begun.state
    assert game.points is not None
    if state is not None:
        assert game.points(state).keys() <= {seat.id for seat in game.seats(state)}
