"""Scenarios that say what the server keeps before, and what is kept by a move."""

from typing import Any

from bot.words.words import I18n
from engines.core.game import registry
from engines.core.scenario import parse
from engines.core.scenario.trial import check

PEBBLES = registry.games()["pebbles"]
SAY = I18n(registry.games(), is_strict=True).words("pebbles").plain


def faults(**parts: Any) -> list[str]:
    one = {
        "scenario": "The bridge is kept",
        "game": "pebbles",
        "rules": [],
        "given": {"options": {"deck": "own"}, "kept": {"deck": ["1 words"]}},
        "when": ["turn"],
        "chance": [{"die": 3}],
        "answers": [{"words": "2 red"}],
        "then": {"kept": {"cards": ["bridge 2 red"]}},
    }
    return check(PEBBLES, parse(one | parts, 1, "kept.yaml"), SAY)


def test_what_is_kept_before_is_played_with_and_what_a_move_keeps_is_compared() -> None:
    assert faults() == []
    assert faults(then={"kept": {"cards": [{"name": "bridge", "pebbles": "2 red"}]}}) == []


def test_another_thing_kept_is_told() -> None:
    (told,) = faults(then={"kept": {"cards": ["bridge 3 red"]}})
    assert told == 'kept as cards is [["bridge", "2 red"]], not [["bridge", "3 red"]]'
    (told,) = faults(then={"kept": {"cards": []}})
    assert told == 'kept as cards is [["bridge", "2 red"]], not []'


def test_a_thing_that_can_not_be_read_and_an_unknown_kind_are_named() -> None:
    (told,) = faults(given={"kept": {"deck": ["1 castle"]}})
    assert told.startswith("given.kept.deck: Line 1, “1 castle”: “castle” is no card; there are plain, ")
    (told,) = faults(then={"kept": {"songs": []}})
    assert told == "then.kept: pebbles keeps no songs; it keeps cards, deck"
