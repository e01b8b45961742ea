"""The automa's turn in Pebbles: a die, a card, a question, a choice."""

from collections.abc import Callable
from dataclasses import replace

from engines.core.script import Script, ask, leave_to, tell
from engines.core.script.collection import Keep
from engines.core.script.funnel import first, funnel, most
from engines.core.script.piles import draw
from engines.core.script.requests import Choice, Line, MultiChoice, Number, Option, Roll, YesNo
from engines.core.text import Text, text

from ..model import events
from ..model.lines import PILES, pebbles_line
from ..model.state import COLOURS, HAND, State

SPACES = 30


def turn(state: State) -> Script[State]:
    """Roll, draw, do what the card says, take from a pile (pebbles.2, pebbles.3, pebbles.4, pebbles.5)."""
    die = yield from leave_to(Roll(id="die", ask=text("ask-die"), by_table=state.is_table_rolling))
    yield from tell(events.rolled(n=die), "pebbles.2", seat="a1")
    card, deck = yield from draw(state.deck, pile=text("deck"), label=_card, id="card", ask=text("ask-card"))
    yield from tell(events.drew(card=card), "pebbles.2", seat="a1")
    bonus = yield from CARDS[card](state) if card in CARDS else _nothing()
    colour = yield from _largest(state)
    took = min(die, state.piles[colour])
    yield from tell(events.took(colour=colour, n=took), "pebbles.3", seat="a1")
    after = replace(
        state,
        deck=deck,
        piles=state.piles | {colour: state.piles[colour] - took},
        automa=state.automa + took + bonus,
        is_over=not deck,
    )
    if after.is_over:
        yield from tell(events.over(automa=after.automa, people=after.people), "pebbles.5")
    return after


def _card(card: str) -> Text:
    return text("card", card=card)


def _largest(state: State) -> Script[str]:
    """Choose the largest pile; of equal ones the colour named first (pebbles.3)."""
    chosen = funnel(
        COLOURS,
        most("pile", lambda one: state.piles[one], "pebbles.3"),
        first("order", "pebbles.3"),
        label=lambda one: text("colour", colour=one),
    )
    colour = chosen.left[0]
    yield from tell(events.chose(colour=colour), "pebbles.3", chosen.trace, seat="a1")
    return colour


def _nothing() -> Script[int]:
    return 0
    yield


def _gain(n: int) -> Script[int]:
    yield from tell(events.gained(n=n), "pebbles.4", seat="a1")
    return n


def _number(_: State) -> Script[int]:
    n = yield from ask(Number(id="yours", ask=text("ask-yours"), low=0, high=99))
    return (yield from _gain(n % 3))


def _colours(_: State) -> Script[int]:
    options = tuple(Option(one, text("colour", colour=one)) for one in COLOURS)
    liked = yield from ask(MultiChoice(id="liked", ask=text("ask-liked"), options=options, low=0, high=2))
    return (yield from _gain(len(liked)))


def _space(_: State) -> Script[int]:
    spaces = tuple(Option(f"s{n}", text("space", n=n)) for n in range(1, SPACES + 1))
    where = yield from ask(Choice(id="space", ask=text("ask-space"), options=spaces))
    return (yield from _gain(int(where[1:]) % 4))


def _dare(_: State) -> Script[int]:
    dared = yield from ask(YesNo(id="dare", ask=text("ask-dare")))
    return (yield from _gain(2 if dared else 0))


def _words(state: State) -> Script[int]:
    """Ask what lies on the bridge; it is kept for the server, and shown in the next game's form."""
    line = Line(id="words", ask=text("ask-words"), notation=PILES, prefill=state.bridge)
    piles = yield from ask(line)
    heard = tuple(text("pile", colour=colour, n=n) for colour, n in piles)
    keep = (Keep("cards", "bridge", pebbles_line(piles)),)
    yield from tell(events.heard(piles=heard), "pebbles.4", keep=keep)
    return 1


def _secret(_: State) -> Script[int]:
    hand = tuple(Option(one, text("hand", card=one)) for one in HAND)
    question = Choice(id="hidden", ask=text("ask-hidden"), options=hand, to="p1", private=True)
    yield from ask(question)
    yield from tell(events.hid(), "pebbles.4", seat="p1")
    return 1


def _pick(_: State) -> Script[int]:
    options = tuple(Option(f"leaf {n}", text("leaf", n=n)) for n in range(1, SPACES + 1))
    picks = yield from ask(MultiChoice(id="leaves", ask=text("ask-leaves"), options=options, low=1, high=4))
    options = tuple(Option(one, text("colour", colour=one)) for one in COLOURS)
    bag = MultiChoice(id="bag", ask=text("ask-bag"), options=options, low=2, high=3, repeats=True)
    bag_of = yield from ask(bag)
    return (yield from _gain(len(picks) + len(set(bag_of))))


CARDS: dict[str, Callable[[State], Script[int]]] = {
    "number": _number,
    "colours": _colours,
    "space": _space,
    "dare": _dare,
    "words": _words,
    "secret": _secret,
    "pick": _pick,
}
