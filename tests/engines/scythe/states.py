"""States of Scythe that are drawn."""

from functools import cache
from typing import Any

from engines.core.game.move import Move
from engines.scythe import GAME
from engines.scythe.model.state import State
from tests.contract.player import Luck, perform

FIVE = {
    "seats": 5,
    "people": "13",
    "faction_1": "crimea",
    "faction_2": "nordic",
    "faction_3": "saxony",
    "faction_4": "polania",
    "faction_5": "rusviet",
    "level": "automa",
    "combat_cards": "bot",
}
EVERYBODY = {
    "p1-character": "base",
    "p1-mech": "base F3 F3 G3",
    "p1-worker": "G3 H1 H1 F3 base base F4 G4",
    "a1-character": "B5",
    "a1-mech": "B5 C4 A4 base",
    "a1-worker": "B5 B5 A5 A4 C3 C4 base base",
    "p2-character": "F2",
    "p2-mech": "F2 G1 base base",
    "p2-worker": "F1 F1 F1 G1 G1 E2 E2 base",
    "a2-character": "base",
    "a2-mech": "D2 C1 base base",
    "a2-worker": "D1 D1 C1 C1 base D2 D2 D2",
    "a3-character": "D4",
    "a3-mech": "D6 D6 E6 E6",
    "a3-worker": "D6 D7 C6 E6 E7 F6 F7 G6",
    "resources": "F3 4 G3 12 B4 3 E3 2",
    "a1-power": "12",
    "a1-track": "12",
    "a1-combat-stars": "1",
}
"""All 65 units of five factions."""


SPREAD = {
    "p1-character": "G3",
    "p1-mech": "F3 F4 G4 H1",
    "p1-worker": "F5 G2 G5 G6 E4 E5 D5 G3",
    "a1-character": "B5",
    "a1-mech": "A4 A5 B4 C4",
    "a1-worker": "A3 A6 B3 B6 B7 C3 C5 B5",
    "p2-character": "F2",
    "p2-mech": "F1 G1 E2 F2",
    "p2-worker": "F2 F1 F1 G1 G1 E2 E2 E1",
    "a2-character": "D3",
    "a2-mech": "D2 C1 B1 C2",
    "a2-worker": "D1 A1 A2 B2 E3 D2 D2 D2",
    "a3-character": "D4",
    "a3-mech": "D6 D6 E6 E6",
    "a3-worker": "D6 D7 C6 E6 E7 F6 F7 C6",
}
"""As many hexes with units as there are."""


def begun(**options: Any) -> State:
    """Return the state at the start of a game."""
    state: State = perform(GAME, None, None, Luck("drawn"), options).after
    return state


def fixed(state: State, values: dict[str, str]) -> State:
    """Return the state with values corrected."""
    for field, value in values.items():
        state = perform(GAME, state, Move("fix", {"field": field, "value": value}), Luck("fix")).after
    return state


def played(state: State, *moves: Move) -> State:
    """Return the state after moves."""
    for move in moves:
        state = perform(GAME, state, move, Luck("played")).after
    return state


def line(words: str) -> Move:
    """Return the move of a line."""
    return Move("report", {"line": words})


@cache
def full() -> State:
    """Return a table of five with all units, right after an Automa's turn."""
    state = fixed(begun(**FIVE), EVERYBODY)
    return played(state, line("enlist power; riverwalk; mech G3 to F4"), Move("turn", {"seat": "a1"}))


@cache
def crowded() -> State:
    """Return a table of five with all units, most of them on hexes of their own."""
    return fixed(begun(**FIVE), SPREAD)


@cache
def two() -> State:
    """Return the start of a game of two."""
    return begun(faction_1="crimea", faction_2="nordic")


@cache
def ended() -> State:
    """Return the end of a game of five."""
    state = fixed(full(), {"p1-stars": "5"})
    turns = [Move("turn", {"seat": seat}) for seat in ("a2", "a3", "a1", "a2")]
    return played(state, *turns, line("crimea: star"), Move("score"))
