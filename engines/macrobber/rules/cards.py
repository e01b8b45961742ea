"""Cards: the hand follows the warriors, the return deck becomes a new pile."""

from engines.core.script import Script
from engines.core.script.piles import refilled
from engines.core.script.requests import Choice, Option
from engines.core.text import text

from ..model import events
from .workspace import Workspace


def draw(work: Workspace, seat: str, n: int) -> Script[None]:
    """Draw cards from the pile; when it is empty the return deck is shuffled into a new one (refill.5)."""
    for _ in range(n):
        pile = yield from refilled(work.state.pile, work.state.returned, id="return")
        if not pile:
            return
        if not work.state.pile:
            work.change(face_up=())
            for one in work.state.seats:
                work.change_seat(one.id, down=())
            yield from work.tell(events.shuffled(n=len(pile)), "refill.5", seat="")
        card, *rest = pile
        work.change(pile=tuple(rest))
        work.change_seat(seat, hand=tuple(sorted((*work.seat(seat).hand, card))))


def lay_down(work: Workspace, seat: str, cards: tuple[int, ...]) -> None:
    """Lay hand cards face down on the return deck; nobody else sees them (secret.4)."""
    left = list(work.seat(seat).hand)
    for card in cards:
        left.remove(card)
    down = tuple(sorted((*work.seat(seat).down, *cards)))
    work.change_seat(seat, hand=tuple(left), down=down)


def choose_discard(work: Workspace, seat: str, hand: tuple[int, ...]) -> Script[int]:
    """Ask the loser of a warrior which card to discard, and return its value (warrior.6)."""
    options = tuple(Option(str(card), text("pick-card", n=card)) for card in sorted(set(hand)))
    # Always asked: an answer that comes by itself would tell that all cards are equal.
    question = Choice(
        id="d.discard",
        ask=text("ask-discard"),
        options=options,
        to=seat,
        private=True,
        always=True,
        asleep=options[0].id,
    )
    return int((yield from work.ask(question)))


def card_options(cards: tuple[int, ...]) -> tuple[Option, ...]:
    """Return an option for every single card: value and copy, such as "3.2"."""
    copies = [(card, cards[:place].count(card) + 1) for place, card in enumerate(cards)]
    return tuple(Option(f"{card}.{copy}", text("pick-card", n=card)) for card, copy in copies)


def values(chosen: tuple[str, ...]) -> tuple[int, ...]:
    """Return the values of the cards that were chosen from `card_options`."""
    return tuple(int(one.partition(".")[0]) for one in chosen)
