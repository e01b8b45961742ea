"""The contract takes honest small games: no chance, one move, a state that is all defaults."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engines.core.game import Game
from engines.core.game.move import Move, Offer
from engines.core.game.panel import Panel
from engines.core.script import Script, tell
from engines.core.script.event import Event
from engines.core.text import text
from tests.contract import test_game as contract
from tests.contract.player import Session, session


@dataclass(frozen=True)
class State:
    is_over: bool = False
    position: int = 0


def start(_: Mapping[str, Any]) -> Script[State]:
    yield from tell(Event("begun"))
    return State()


def turns(state: State) -> tuple[Offer, ...]:
    return () if state.is_over else (Offer(Move("turn"), text("offer-turn"), "turn"),)


def turn(_: State) -> Script[State]:
    yield from tell(Event("over"))
    return State(is_over=True)


SMALL: Game[State] = Game(
    id="small",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=(),
    start=start,
    turns=turns,
    scripts={"turn": turn},
    panel=lambda _: Panel(text("title")),
    footer=lambda _: text("footer"),
    score=lambda _: (),
    is_over=lambda state: state.is_over,
    public=lambda state: {"is_over": state.is_over},
)
OF_A_SESSION = [
    check
    for name, check in vars(contract).items()
    if name.startswith("test_") and list(inspect.signature(check).parameters) == ["whole"]
]


@pytest.mark.parametrize("check", OF_A_SESSION, ids=lambda check: check.__name__.removeprefix("test_"))
def test_a_session_of_a_small_game_passes(check: Callable[[Session], None]) -> None:
    check(session(SMALL, {}, "small"))


def test_a_game_without_chance_is_the_same_with_another_seed() -> None:
    contract.test_another_seed_is_another_game(SMALL)


def test_an_empty_state_is_not_damaged_where_everything_has_a_default() -> None:
    assert SMALL.load("{}") == State()
    contract.test_a_damaged_state_is_named(SMALL)
