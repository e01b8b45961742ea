"""The rules: the set-up, and the automa's turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engines.core.script import Script, ask, leave_to, tell
from engines.core.script.requests import Option, Pick, YesNo
from engines.core.text import text

from .model import events
from .model.state import State


def start(_: Mapping[str, Any]) -> Script[State]:
    """Set a game up (setup.1)."""
    state = State()
    yield from tell(events.set_up(n=len(state.cards)), "setup.1")
    return state


def turn(state: State) -> Script[State]:
    """Draw a card; if its space is free, the automa takes it and scores (turn.1, turn.2, turn.3)."""
    options = tuple(Option(str(card), text("card", n=card)) for card in state.cards)
    card = int((yield from leave_to(Pick(id="card", ask=text("ask-card"), options=options))))
    yield from tell(events.drew(n=card), "turn.1", seat="a1")
    is_free = yield from ask(YesNo(id="free", ask=text("ask-free", n=card)))
    if is_free:
        yield from tell(events.took(n=card), "turn.2", seat="a1")
    else:
        yield from tell(events.passed(n=card), "turn.3", seat="a1")
    return replace(
        state,
        cards=tuple(one for one in state.cards if one != card),
        points=state.points + (card if is_free else 0),
    )
