"""What people may correct in Pebbles."""

from dataclasses import replace

from engines.core.errors import IllegalMove
from engines.core.game.correction import Correction
from engines.core.text import text

from ..model.state import State


def corrections(_: State) -> tuple[Correction[State], ...]:
    """Return what people may correct: the automa's pebbles and its name."""
    return (
        Correction("pebbles", text("fix-pebbles"), text("fix-pebbles-hint"), _pebbles, _with_pebbles),
        Correction("name", text("fix-name"), text("fix-name-hint"), lambda state: state.name, _with_name),
    )


def _pebbles(state: State) -> str:
    return str(state.automa)


def _with_pebbles(state: State, value: str) -> State:
    if not (value.isascii() and value.isdigit() and int(value) <= 99):
        raise IllegalMove(text("bad-pebbles"))
    return replace(state, automa=int(value))


def _with_name(state: State, value: str) -> State:
    if not 0 < len(value) <= 20:
        raise IllegalMove(text("bad-name"))
    return replace(state, name=value)
