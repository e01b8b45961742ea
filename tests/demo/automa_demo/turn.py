"""The automa's turn in Pebbles: a die, a card, a question, a choice."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.funnel import funnel, least, most
from engines.core.notation import Notation
from engines.core.requests import Choice, Draw, Event, Line, MultiChoice, Number, Option, Roll, YesNo
from engines.core.script import Script, ask, leave_to, tell
from engines.core.text import text

from .state import COLOURS, MOST, State

SPACES = 30
HAND = ("acorn", "feather", "shell")


def turn(state: State) -> Script[State]:
    """Roll, draw, do what the card says, take from a pile (pebbles.2-pebbles.5)."""
    die = yield from leave_to(Roll(id="die", ask=text("ask-die"), by_table=state.is_table_rolling))
    yield from tell(Event("rolled", {"n": die}, rule="pebbles.2", seat="a1"))
    pile = tuple(Option(card, text("card", card=card)) for card in state.deck)
    card = yield from leave_to(Draw(id="card", ask=text("ask-card"), pile=pile))
    yield from tell(Event("drew", {"card": card}, rule="pebbles.2", seat="a1"))
    bonus = yield from CARDS[card](state) if card in CARDS else _nothing()
    colour = yield from _largest(state)
    took = min(die, state.piles[colour])
    yield from tell(Event("took", {"colour": colour, "n": took}, rule="pebbles.3", seat="a1"))
    deck = state.deck[1:]
    after = replace(
        state,
        deck=deck,
        piles=state.piles | {colour: state.piles[colour] - took},
        automa=state.automa + took + bonus,
        is_over=not deck,
    )
    if after.is_over:
        yield from tell(Event("over", {"automa": after.automa, "people": after.people}, rule="pebbles.5"))
    return after


def _largest(state: State) -> Script[str]:
    """Choose the largest pile; of equal ones the colour named first (pebbles.3)."""
    winner, trace = funnel(
        COLOURS,
        most("pile", lambda one: state.piles[one], "pebbles.3"),
        least("order", COLOURS.index, "pebbles.3"),
        label=lambda one: text("pile", colour=one, n=state.piles[one]),
    )
    colour = winner or COLOURS[0]
    yield from tell(Event("chose", {"colour": colour}, rule="pebbles.3", trace=trace, seat="a1"))
    return colour


def _nothing() -> Script[int]:
    return 0
    yield


def _gain(n: int, **args: Any) -> Script[int]:
    yield from tell(Event("gained", {"n": n, **args}, rule="pebbles.4", seat="a1"))
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


def _words(_: State) -> Script[int]:
    line = Line(id="words", ask=text("ask-words"), notation=PILES, prefill="1 red")
    piles = yield from ask(line)
    heard = tuple(text("pile", colour=colour, n=n) for colour, n in piles)
    yield from tell(Event("heard", {"piles": heard}, rule="pebbles.4"))
    return 1


def _secret(_: State) -> Script[int]:
    hand = tuple(Option(one, text("hand", card=one)) for one in HAND)
    question = Choice(id="hidden", ask=text("ask-hidden"), options=hand, to="p1", private=True)
    yield from ask(question)
    yield from tell(Event("hid", rule="pebbles.4", seat="p1"))
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


def _pebbles(line: str) -> tuple[tuple[str, int], ...]:
    """Read `2 red, 1 blue`."""
    read = []
    for part in line.split(","):
        number, _, colour = part.strip().partition(" ")
        if not number.isdecimal() or colour not in COLOURS or int(number) > MOST:
            raise BadAnswer(text("bad-words", word=part.strip()[:40]))
        read.append((colour, int(number)))
    return tuple(read)


def _more_pebbles(line: str) -> Iterator[str]:
    """Go on with the number and the colour after the last comma, each colour once."""
    before, comma, last = line.rpartition(",")
    begun = f"{before}{comma} " if comma else ""
    left = [colour for colour in COLOURS if colour not in before]
    if last.strip().partition(" ")[2] in left[:-1]:
        yield f"{line},"
    yield from (
        begun + part
        for n in range(1, 10)
        for colour in left
        if (part := f"{n} {colour}").startswith(last.strip()) and part != last.strip()
    )


PILES = Notation(_pebbles, _more_pebbles, "2 red, 1 blue")
