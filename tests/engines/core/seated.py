"""A game of two seats and a sack: enough to look at a state in mid-move, and at what a seat may know."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from engines.core.game import Game, StartOption
from engines.core.game.move import Move, Offer
from engines.core.game.panel import Panel
from engines.core.script import Script, ask, leave_to, show, tell
from engines.core.script.event import Event
from engines.core.script.requests import Choice, Handful, Option, Shuffle
from engines.core.state.seats import Seat as Holder
from engines.core.text import text

COLOURS = tuple(Option(colour, text("colour")) for colour in "YB")


@dataclass(frozen=True)
class Seat:
    """A seat and the tokens it has; nobody else sees them."""

    id: str
    tokens: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    """Two seats, a sack and a secret pile."""

    seats: tuple[Seat, ...]
    pile: tuple[int, ...]
    first: str = "s1"
    marker: str = ""
    sack: dict[str, int] | None = None
    position: int = 0


def start(options: Mapping[str, Any]) -> Script[State]:
    pile = yield from leave_to(Shuffle(id="pile", items=(7, 8, 9)))
    return State((Seat("s1"), Seat("s2")), tuple(pile), sack={"Y": options["yellow"], "B": 1})


def turn(state: State) -> Script[State]:
    assert state.sack is not None
    sack = state.sack
    drawn = yield from leave_to(
        Handful(id="tokens", ask=text("ask"), bag=COLOURS, counts=(sack["Y"], sack["B"]), n=2)
    )
    left = {colour: n - drawn.count(colour) for colour, n in sack.items()}
    state = replace(state, sack=left, seats=(Seat("s1", tuple(drawn)), *state.seats[1:]))
    yield from show(state)
    kept = yield from ask(Choice(id="keep", ask=text("ask"), options=COLOURS, asleep="Y"))
    yield from tell(Event("kept", {"kept": kept}, "seated.1", seat="s1"))
    names = tuple(text(f"token-{colour}") for colour in drawn)
    yield from tell(
        Event("looked", {"seat": text("seat-name", n=2), "tokens": names, "twice": "no"}, seat="s1")
    )
    return replace(state, marker="s1")


def public(state: State) -> dict[str, Any]:
    return {
        **asdict(state),
        "pile": len(state.pile),
        "seats": [{"id": one.id, "tokens": len(one.tokens)} for one in state.seats],
    }


def seen(state: State, seat: str) -> dict[str, Any]:
    return {**public(state), "own": next(one.tokens for one in state.seats if one.id == seat)}


GAME: Game[State] = Game(
    id="seated",
    version="1",
    home=Path(__file__).parent,
    state=State,
    options=(StartOption("yellow", "number", 3, low=1, high=9),),
    start=start,
    turns=lambda _: (Offer(Move("turn"), text("offer-turn"), "turn"),),
    scripts={"turn": turn},
    panel=lambda _: Panel(text("title")),
    footer=lambda _: text("footer"),
    score=lambda _: (),
    is_over=lambda _: False,
    public=public,
    seen=seen,
    seats=lambda state: tuple(Holder(one.id, text("seat")) for one in state.seats),
)
