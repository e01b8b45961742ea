"""The moves of the fast form as answers to the questions of the scripts."""

from engines.core.script.requests import Json

from ..model.tokens import COLOURS
from .moves import (
    ACTIONS,
    BARD,
    CHANGE_CARDS,
    ESTATE,
    KINDS,
    MONKS,
    NOTHING,
    Action,
    Code,
)
from .position import ACTION, ATTACK, DEFEND, LOOT, PHASE3, REDRAW

LOOTS = ("nothing", "cattle", "castle", "abbey")


def _action(action: Action) -> str:
    name = KINDS[action.kind]
    if action.kind == MONKS:
        return f"{name}:{action.green}"
    if action.kind == ESTATE:
        yellow = "Y" if action.yellow else "y"
        return f"{name}:{yellow}{'R' * action.red}{'G' * action.green}{'g' * action.court_green}"
    if action.kind == BARD:
        taken = "".join(COLOURS[colour] for colour in action.takes)
        kept = f":{COLOURS[action.keeps]}" if action.keeps >= 0 else ""
        return f"{name}:s{action.victim + 1}:{taken}{kept}"
    return name


ACTION_IDS = tuple(_action(action) for action in ACTIONS)
"""The option of d.action for each action, by its number."""


def answer(ask: int, move: Code) -> Json:
    """Return a move of the decision `ask` as the answer to its question."""
    if isinstance(move, tuple):
        if ask == REDRAW:
            return [f"{COLOURS[colour]}.{copy + 1}" for colour in range(4) for copy in range(move[colour])]
        return [f"{card}.{move[:place].count(card) + 1}" for place, card in enumerate(move)]
    if ask == ACTION:
        return ACTION_IDS[move]
    if ask == PHASE3:
        return {NOTHING: "nothing", CHANGE_CARDS: "exchange"}.get(move, f"raid:s{move + 1}")
    if ask == LOOT:
        return LOOTS[move]
    if ask in (ATTACK, DEFEND):
        return f"{move >> 1}+p" if move & 1 else str(move >> 1)
    return str(move)


def by_victim(action: str) -> str:
    """Return the option of d.action that stands for a bard, where d.bard asks for the rest."""
    return ":".join(action.split(":")[:2]) if action.startswith("bard") else action
