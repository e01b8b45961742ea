"""The set-up of a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.script import Script, leave_to
from engines.core.script.requests import Option, Pick, Shuffle
from engines.core.text import text

from ..model import events
from ..model.catalogue import components
from ..model.labels import tokens_label
from ..model.state import Options, Seat, State
from ..model.tokens import Tokens
from .workspace import Workspace

FIRST_HAND = 4


def start(chosen: Mapping[str, Any]) -> Script[State]:
    """Set a game up. Raises IllegalMove for a number of seats that the game isn't for.

    (setup.1, setup.2, setup.4, setup.6, setup.11, setup.14, setup.15, setup.16, setup.17)
    """
    options = Options(**chosen)
    if options.seats not in components().start:
        raise IllegalMove(text("bad-seats", n=options.seats))
    ids = tuple(f"s{n}" for n in range(1, options.seats + 1))
    places = tuple(Option(one, text("seat", n=one[1:])) for one in ids)
    beginner = yield from leave_to(Pick(id="beginner", ask=text("ask-beginner"), options=places))
    cards = components().card_counts[options.card_counts].all
    pile = yield from leave_to(Shuffle(id="cards", items=cards))
    numbers = components().estate_counts[options.estate_counts].all
    stock = yield from leave_to(Shuffle(id="estates", items=numbers))
    dealt = FIRST_HAND * len(ids)
    seats = tuple(
        first_seat(one, len(ids), pile[FIRST_HAND * place : FIRST_HAND * (place + 1)])
        for place, one in enumerate(ids)
    )
    work = Workspace(
        State(
            options=options,
            seats=seats,
            beginner=beginner,
            in_turn=beginner,
            sack=first_sack(options.seats),
            pile=tuple(pile[dealt:]),
            stock=tuple(stock),
        )
    )
    yield from _deal_clans(work)
    points = seats[0].points
    yield from work.tell(events.set_up(points=points, sack=tokens_label(work.state.sack)), "setup.10")
    yield from work.tell(events.begins(), "setup.16", seat=beginner)
    return work.state


def first_seat(id: str, seats: int, hand: Sequence[int]) -> Seat:  # noqa: A002
    """Return a board at the start, in a game for so many seats, with its first cards.

    (setup.8, setup.9, setup.10)
    """
    points = components().start[seats].points
    return Seat(
        id=id,
        points=points,
        court=components().court,
        estates=components().estates,
        hand=tuple(sorted(hand)),
        ledger={"start": points},
    )


def first_sack(seats: int) -> Tokens:
    """Return the tokens that are neither out of the game nor on a board (setup.12, setup.13)."""
    left = components().tokens - components().start[seats].removed
    for _ in range(seats):
        left = left - first_seat("", seats, ()).board
    return left


def _deal_clans(work: Workspace) -> Script[None]:
    """Every seat is dealt a clan: they are alike but for their names (setup.7, setup.18)."""
    clans = yield from leave_to(Shuffle(id="clans", items=components().clans, secret=False))
    for seat, clan in zip(work.state.seats, clans, strict=False):
        work.change_seat(seat.id, clan=clan)
        event = events.clan(clan=text("clan", clan=clan), n=seat.id[1:])
        yield from work.tell(event, "setup.18", seat=seat.id)
