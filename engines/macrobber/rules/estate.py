"""The estate: land from the common stock."""

from engines.core.script import Script

from ..model import events
from ..model.cost import paid
from ..model.labels import tokens_label
from .cards import lay_down
from .workspace import Workspace


def estate(work: Workspace, payment: str, discarded: tuple[int, ...]) -> Script[None]:
    """Pay and take an estate, face down.

    `payment` is one of `PAYMENTS`; `discarded` has the card of a warrior who leaves the court for it.
    (estate.1, estate.2, estate.6, estate.7, estate.9, estate.10)
    """
    from_status, from_court = paid(payment)
    work.use(from_status)
    work.from_court(work.seat_id, from_court)
    work.to_sack(from_status + from_court)
    lay_down(work, work.seat_id, discarded)
    number, *stock = work.state.stock
    work.change(stock=tuple(stock))
    seat = work.seat(work.seat_id)
    work.change_seat(seat.id, estates=(*seat.estates, ""), tiles=(*seat.tiles, number))
    event = events.estate(
        paid="both" if from_status.total and from_court.total else "status" if from_status.total else "court",
        status=tokens_label(from_status),
        court=tokens_label(from_court),
    )
    yield from work.tell(event, "estate.7")
    if discarded:
        yield from work.tell(events.discarded(), "estate.6")
