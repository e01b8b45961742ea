"""The automa's rest in Pebbles: a lucky one draws a charm and lets a pile grow."""

from dataclasses import replace

from engines.core.script import Script, only_if_it_matters, tell
from engines.core.script.funnel import Criterion, drawn, funnel, least, most, only
from engines.core.script.piles import draw, refilled
from engines.core.script.requests import YesNo
from engines.core.text import Text, text

from ..model import events
from ..model.state import COLOURS, MOST, State


def rest(state: State) -> Script[State]:
    """Let the automa rest (pebbles.6)."""
    yield from tell(events.rested(), seat="a1")
    if not state.is_lucky:
        return state
    state = yield from _charm(state)
    return (yield from _grow(state))


def _charm(state: State) -> Script[State]:
    """Draw a charm; when none is left those that were used are shuffled."""
    charms = yield from refilled(state.charms, state.used, id="charms")
    if not state.charms:
        yield from tell(events.charms(n=len(charms)), "pebbles.6")
        state = replace(state, used=())
    charm, charms = yield from draw(
        charms, pile=text("charms"), label=_charm_label, id="charm", ask=text("ask-charm")
    )
    yield from tell(events.charm(charm=_charm_label(charm)), "pebbles.6", seat="a1")
    return replace(state, charms=charms, used=(*state.used, charm))


def _charm_label(charm: str) -> Text:
    return text("hand", card=charm)


def _grow(state: State) -> Script[State]:
    """Add a pebble to a pile: the smallest, in the rain the largest; if several are, by lot."""
    rains = yield from only_if_it_matters(
        YesNo(id="rain", ask=text("ask-rain")),
        possible=(False, True),
        decide=lambda rains: funnel(COLOURS, *_criteria(state, rains), label=_label).left,
    )
    chosen = yield from drawn(
        COLOURS,
        *_criteria(state, rains),
        label=_label,
        id="grows",
        ask=text("ask-grows"),
        rule="pebbles.6",
    )
    if chosen.winner is None:
        yield from tell(events.full(), "pebbles.6", chosen.trace, seat="a1")
        return state
    colour = chosen.winner
    yield from tell(events.grew(colour=colour), "pebbles.6", chosen.trace, seat="a1")
    return replace(state, piles=state.piles | {colour: state.piles[colour] + 1})


def _criteria(state: State, rains: bool) -> tuple[Criterion[str], Criterion[str]]:
    def pebbles(colour: str) -> int:
        return state.piles[colour]

    wanted = most("pile", pebbles, "pebbles.6") if rains else least("smallest", pebbles, "pebbles.6")
    return only("room", lambda one: pebbles(one) < MOST, "pebbles.6"), wanted


def _label(colour: str) -> Text:
    return text("colour", colour=colour)
