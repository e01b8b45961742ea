"""What a move comes to: who did what, as the title, and what several events come to together.

What each event means, and which of them share a line, is declared with it (`model.events`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core.game.gist import Gist, gist_of
from engines.core.script.event import Event
from engines.core.script.telling import Further, Meaning, ids_of, meaning_of, telling, tellings
from engines.core.text import Text

from ..model import events
from ..model.events import EVENTS
from ..model.labels import seat_label

# What several events come to


@telling(Meaning(title="title-seat", unnamed="title-told", unsaid=True))
def _does(seat: Text, told: Text) -> None: ...


@telling(Meaning(title="title-told", unnamed="title-told", unsaid=True))
def _tells(told: Text | tuple[Text, ...]) -> None: ...


@telling(Meaning(title="title-turn", unsaid=True))
def _has_turn(seat: Text) -> None: ...


@telling(Meaning(short="gist-told"))
def _one_of_many(what: Text, now: Text) -> None: ...


@telling(Meaning(short="title-took"))
def _took_among_many(contract: Text, number: int) -> None: ...


@telling(Meaning(short="gist-slaughtered", further=(Further("gist-animals"), Further("gist-others"))))
def _slaughtered_both(unit: Text, n: int, others: str, split: int, splitting: str, way: str) -> None: ...


TOLD = {**EVENTS, **tellings(vars())}


BY_PEOPLE = ids_of(events.reported_trade, events.reported_take, events.reported_price, events.person_passed)
"""What people tell, often several things in a move: the title sums up a few, of many each has a line."""
FEW = 3
OF_ALL = ids_of(events.round_, events.final)
"""What makes a move the table's: a new round, the end."""


def gist(move: Sequence[Event]) -> Gist:
    """Return what was done as the title, and lines: what hands must do, then money, then what was skipped."""
    return gist_of([*_turn(move), *_come_to(move)], TOLD)


def _turn(move: Sequence[Event]) -> Iterator[Event]:
    """Yield what the title says: what a seat did first, or what people told if that is little."""
    told = [event for event in move if event.id in BY_PEOPLE]
    first = next((event for event in move if meaning_of(event, EVENTS).title), None)
    if len(told) > FEW:
        return
    if len(told) > 1:
        yield _tells(told=tuple(map(_titled, told)))
    elif first is None:
        if any(event.id == events.card.id for event in move):
            yield _has_turn(seat=seat_label(move[0].seat or ""))
    elif first.seat and not any(event.id in OF_ALL for event in move):
        yield _does(seat=seat_label(first.seat), told=_titled(first))
    else:
        yield _tells(told=_titled(first))


def _titled(event: Event) -> Text:
    """Return what a title says of an event; that a port moved a price is none by itself."""
    return Text(meaning_of(event, EVENTS).title or "title-price", event.args)


def _come_to(move: Sequence[Event]) -> Iterator[Event]:
    """Yield the events, with whose they are; of much that people told each says what its title would."""
    are_many = sum(event.id in BY_PEOPLE for event in move) > FEW
    for event in move:
        if are_many and event.id == events.reported_take.id:
            yield replace(event, id=_took_among_many.id)
        elif are_many and event.id in BY_PEOPLE and meaning_of(event, EVENTS).title:
            now = Text(meaning_of(event, EVENTS).short, event.args)
            yield _one_of_many(what=_titled(event), now=now)
        elif event.id == events.slaughtered.id and event.args.get("way") == "both":
            yield replace(event, id=_slaughtered_both.id)  # animals that split, and others
        elif event.seat:
            yield replace(event, args={"who": seat_label(event.seat), **event.args})
        else:
            yield event
