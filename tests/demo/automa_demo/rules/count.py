"""People count what lies on the table: a form with a field for each line, and one with too many for that."""

from dataclasses import replace

from engines.core.script import Script, ask, tell
from engines.core.script.form import Form
from engines.core.script.requests import Choice, Line, Number, Option, YesNo
from engines.core.text import text

from ..model import events
from ..model.lines import PILES
from ..model.state import COLOURS, MOST, State

WALK = 7
"""Spaces that people walk past."""


def count(state: State) -> Script[State]:
    """Ask for every pile, for the last to draw, and for what lies beside: prefilled with what is known."""
    piles = tuple(
        Number(id=one, ask=text("pile-of", colour=one), low=0, high=MOST, prefill=state.piles[one])
        for one in COLOURS
    )
    options = tuple(Option(one, text("side", side=one)) for one in ("automa", "people"))
    beside = Line(id="beside", ask=text("ask-beside"), notation=PILES, prefill="1 red")
    last = Choice(id="last", ask=text("ask-last"), options=options, prefill="automa")
    form = Form(id="count", ask=text("ask-count"), questions=(*piles, last, beside))
    *counted, side, _ = yield from ask(form)
    told = tuple(text("pile", colour=one, n=n) for one, n in zip(COLOURS, counted, strict=True))
    yield from tell(events.counted(piles=told, side=side))
    return replace(state, piles=dict(zip(COLOURS, counted, strict=True)))


def walk(state: State) -> Script[State]:
    """Ask for the pebbles on each space of a walk, and about rain: more lines than a form has fields."""
    spaces = tuple(
        Number(id=f"s{n}", ask=text("space", n=n), low=0, high=9, prefill=0) for n in range(1, WALK + 1)
    )
    rain = YesNo(id="rain", ask=text("ask-wet"))
    *found, rains = yield from ask(Form(id="walk", ask=text("ask-walk"), questions=(*spaces, rain)))
    yield from tell(events.walked(n=sum(found), rain="yes" if rains else "no"))
    return replace(state, people=state.people + sum(found))
