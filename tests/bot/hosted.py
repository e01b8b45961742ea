"""A hosted game of three seats, just enough to examine seats with: each turn two seats lay a number each."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engines.core.game import Game
from engines.core.game.move import Move, Offer
from engines.core.game.panel import Panel
from engines.core.script import Script, ask, ask_together, show, tell
from engines.core.script.decide import Clock, Dilemma, Thought, Weighed
from engines.core.script.event import Event
from engines.core.script.requests import Number
from engines.core.state.seats import Seat
from engines.core.text import text

SEATS = ("s1", "s2", "s3")


@dataclass(frozen=True)
class State:
    """Who is next, and what was laid."""

    turn: int = 0
    laid: tuple[int, ...] = ()
    position: int = 0

    @property
    def seat(self) -> str:
        return SEATS[self.turn % 3]


def number(name: str, seat: str) -> Number:
    return Number(id=name, ask=text("ask-bid"), low=0, high=9, to=seat, private=True)


def start(_: Mapping[str, Any]) -> Script[State]:
    yield from show(State())
    laid = yield from ask_together(*(number(f"clan.{seat}", seat) for seat in SEATS))
    return State(laid=tuple(laid))


def turns(state: State) -> tuple[Offer, ...]:
    return (Offer(Move("turn"), text("offer-turn"), "turn", seat=state.seat),) if state.turn < 6 else ()


def turn(state: State) -> Script[State]:
    bid = yield from ask(number("bid", state.seat))
    yield from tell(Event("begun", {"n": bid}))
    other = replace(state, turn=state.turn + 1)
    both = yield from ask_together(number("mine", state.seat), number("theirs", other.seat))
    return replace(other, laid=(*state.laid, bid, *both))


def decide(dilemma: Dilemma, _: Clock) -> Thought:
    weighed = (Weighed(text("number", n=7), 2.5, 3), Weighed(text("number", n=1), 1.0, 1))
    return Thought(7 if dilemma.strength == "clever" else 1, weighed, 4, is_open=False)


GAME: Game[State] = Game(
    id="hosted",
    version="1",
    home=Path(__file__).parents[1] / "engines" / "core",
    state=State,
    options=(),
    start=start,
    turns=turns,
    scripts={"turn": turn},
    panel=lambda _: Panel(text("title")),
    footer=lambda _: text("footer"),
    score=lambda _: (),
    is_over=lambda state: state.turn >= 6,
    public=lambda state: {"turn": state.turn},
    seats=lambda _: tuple(Seat(seat, text("seat", n=n)) for n, seat in enumerate(SEATS, start=1)),
    strengths=("plain", "clever"),
    seen=lambda state, seat: {"turn": state.turn, "me": seat},
    decide=lambda: decide,
)
