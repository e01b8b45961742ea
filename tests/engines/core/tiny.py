"""A game of one die: just enough of a game to examine the kit with."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.game import Game, StartOption
from engines.core.game.correction import Correction
from engines.core.game.move import Move, Offer
from engines.core.game.panel import Panel
from engines.core.script import Script, ask, leave_to, tell
from engines.core.script.event import Event
from engines.core.script.requests import Number, Roll
from engines.core.text import text


@dataclass(frozen=True)
class State:
    """Points and the seed's position."""

    points: int = 0
    piles: tuple[int, ...] = (1, 2, 3)
    position: int = 0


def start(options: Mapping[str, Any]) -> Script[State]:
    points = options["points"] or (yield from leave_to(Roll(id="first", ask=text("ask-first"))))
    yield from tell(Event("begun", {"n": points}))
    return State(points)


def turns(state: State) -> tuple[Offer, ...]:
    return (Offer(Move("turn"), text("offer-turn"), "turn"),) if state.points < 90 else ()


def points(state: State, value: str) -> State:
    if value.startswith("-"):
        raise IllegalMove(text("too-few"))
    return replace(state, points=int(value))


POINTS = Correction("points", text("fix-points"), text("hint"), lambda state: str(state.points), points)


def turn(state: State) -> Script[State]:
    die = yield from leave_to(Roll(id="die", ask=text("ask-die")))
    yield from tell(Event("rolled", {"n": die}, "tiny.1"))
    bid = yield from ask(Number(id="bid", ask=text("ask-bid"), low=0, high=9))
    again = yield from leave_to(Roll(id="again", ask=text("ask-again")))
    yield from tell(Event("rolled", {"n": again}, "tiny.2"))
    return replace(state, points=state.points + die + bid + again)


GAME: Game[State] = Game(
    id="tiny",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=(StartOption("points", "number", 5, low=0, high=9),),
    start=start,
    turns=turns,
    scripts={"turn": turn},
    corrections=lambda _: (POINTS,),
    panel=lambda _: Panel(text("title")),
    footer=lambda _: text("footer"),
    score=lambda _: (),
    is_over=lambda state: state.points >= 90,
    public=lambda state: {"points": state.points},
)
