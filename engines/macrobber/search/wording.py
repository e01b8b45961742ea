"""What a clan thought, in words: the decision, the alternatives, and what their values are."""

from typing import cast

from engines.core.text import Text, text

from ..fast.moves import ACTIONS, CHANGE_CARDS, KINDS, NOTHING, Code
from ..fast.notation import answer
from ..fast.position import (
    ACTION,
    ATTACK,
    DEFEND,
    DISCARD,
    EXCHANGE,
    LAYBACK,
    LOOT,
    PHASE3,
    REDRAW,
)
from ..model.labels import cards_label, laid_choice, loot_label, step_label, tokens_label
from ..model.state import Laid
from ..model.tokens import Tokens
from .drover import STRONG
from .observation import Observation

THUMBS = {
    REDRAW: "redraw",
    ACTION: "action",
    DISCARD: "discard",
    PHASE3: "phase3",
    EXCHANGE: "exchange",
    ATTACK: "lay",
    DEFEND: "lay",
    LOOT: "loot",
    LAYBACK: "layback",
}
"""The rule of thumb for each kind of decision."""
EVENTS = {
    "cattle": "built",
    "castle": "built",
    "abbey": "built",
    "warriors": "warrior",
    "bagpipers": "bagpiper",
    "done": "no-action",
}
"""The events of the actions that are called otherwise."""


def about(observed: Observation, name: str) -> Text:
    """Return what is decided; `name` is the question's."""
    turn = observed.state.turn
    nth = observed.game.combat if name in ("attack", "defend") else len(turn.done) if turn else 0
    return text(f"thought-{name}", nth=nth + 1)


def event_of(ask: int, move: Code) -> str:
    """Return the id of the event that a step of a plan leads to; elsewhere it is the next one."""
    if ask == ACTION:
        kind = KINDS[ACTIONS[cast(int, move)].kind]
        return EVENTS.get(kind, kind)
    if ask == PHASE3:
        return {NOTHING: "rested", CHANGE_CARDS: "exchanged"}.get(cast(int, move), "raid")
    return ""


def measure(strength: str) -> Text:
    """Return what the values of a clan are: a Reiver's or a Chieftain's."""
    return text(f"measure-{strength}")


def thumb(observed: Observation, ask: int) -> Text:
    """Return the rule of thumb for a decision."""
    is_exact = observed.game.settings.is_exchange_exact
    return text(f"thumb-{THUMBS[ask]}", n=STRONG, exact="yes" if is_exact else "no")


def label(observed: Observation, ask: int, move: Code) -> Text:
    """Return an alternative."""
    if isinstance(move, tuple):
        return tokens_label(Tokens(*move)) if ask == REDRAW else cards_label(move)
    if ask in (ACTION, PHASE3):
        return step_label(observed.state, cast(str, answer(ask, move)))
    if ask == LOOT:
        return loot_label(observed.state.seats[observed.seat], cast(str, answer(ask, move)))
    if ask in (ATTACK, DEFEND):
        return laid_choice(Laid(move >> 1, bool(move & 1)))
    return text("card", n=move)
