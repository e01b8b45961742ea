"""What "Why?" tells of a choice: candidates that were there, who was left of them, and what was compared."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.screens.why import value_text
from engines.core.game import Game, registry
from engines.core.script.event import Event
from engines.core.script.trace import Trace
from engines.core.text import Text
from tests.contract.test_texts import IN_EVERY_LANGUAGE, moves
from tests.contract.words import words

pytestmark = pytest.mark.slow

GAMES = registry.games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def events(game: Game[Any]) -> Iterator[tuple[Event, Trace]]:
    """Yield the events that tell a choice."""
    for one in moves(game.id):
        yield from ((event, event.trace) for event in one.events if event.trace)


def counted(names: tuple[Text, ...]) -> Counter[str]:
    return Counter(map(repr, names))


@EVERY_GAME
def test_each_step_leaves_a_part_of_those_who_were_there(game: Game[Any]) -> None:
    for event, trace in events(game):
        there = trace.candidates
        for step in trace.steps:
            assert counted(step.left) <= counted(there), event
            there = step.left


@EVERY_GAME
def test_a_step_has_the_values_of_all_who_were_there_or_of_none(game: Game[Any]) -> None:
    for event, trace in events(game):
        there = trace.candidates
        for step in trace.steps:
            names = tuple(name for name, _ in step.values)
            if names:
                assert counted(names) == counted(there), event
                assert names[: len(step.left)] == step.left, event
            there = step.left


@EVERY_GAME
def test_traces_survive_json(game: Game[Any]) -> None:
    for event, _ in events(game):
        assert Event.from_json(json.loads(json.dumps(event.to_json()))) == event


@IN_EVERY_LANGUAGE
def test_criteria_candidates_and_values_have_words(game: Game[Any], language: str) -> None:
    say = words(game, language)
    for event, trace in events(game):
        for step in trace.steps:
            assert step.by.id.startswith("by-"), event
            shown = [step.by, *step.left, *(value_text(value) for _, value in step.values)]
            assert all(say(one).strip() for one in shown), event


@EVERY_GAME
def test_the_clause_of_each_step_is_one_of_the_game(game: Game[Any]) -> None:
    for event, trace in events(game):
        assert all(step.rule in game.clauses for step in trace.steps), event
