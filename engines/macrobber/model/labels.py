"""What clans, tokens, cards and the steps of a turn are called."""

from functools import cache

from engines.core.state import seats as seating
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from .cost import paid
from .state import Laid, Seat, State
from .tokens import COLOURS, Tokens, tokens


def seats(state: State) -> tuple[seating.Seat, ...]:
    """Return the seats of the table."""
    return tuple(seating.Seat(seat.id, seat_label(state, seat.id)) for seat in state.seats)


def seat_label(state: State, id: str) -> Text:  # noqa: A002
    """Return what the seat's clan is called."""
    seat = state.seat(id)
    return text("named", name=seat.name) if seat.name else text("clan", clan=seat.clan)


def marked(id: str, name: Text) -> Text:  # noqa: A002
    """Return the name of a seat with its mark."""
    return text("marked", icon=icon_of(id), seat=name)


@cache
def tokens_label(tokens: Tokens) -> Text:
    """Return the tokens in words, such as "2 yellow, 1 red"."""
    counts = tuple(text("tokens", colour=colour, n=n) for colour, n in zip(COLOURS, tokens, strict=True) if n)
    return text("list", items=counts) if counts else text("no-tokens")


def cards_label(cards: tuple[int, ...]) -> Text:
    """Return the cards in words."""
    return text("list", items=tuple(text("card", n=card) for card in cards)) if cards else text("no-cards")


def laid_label(laid: Laid) -> Text:
    """Return a card laid in combat in words."""
    if laid.piper:
        return text("card-piper", n=laid.card, total=laid.total)
    return text("card", n=laid.card) if laid.card else text("card-missing")


def laid_choice(laid: Laid) -> Text:
    """Return a card that can be laid in combat as its option says it."""
    long = laid_label(laid)
    return Text(f"pick-{long.id}", long.args)


def short_card(laid: Laid) -> Text:
    """Return a card laid in combat as a number, a bagpiper as 1 more."""
    long = laid_label(laid)
    return Text(f"short-{long.id}", long.args)


def loot_label(attacker: Seat, loot: str) -> Text:
    """Return what the attacker can take, in words: cattle goes to the sack where no estate is free."""
    return text("loot", loot="cattle-sack" if loot == "cattle" and attacker.is_full else loot)


def step_label(state: State, do: str) -> Text:
    """Return a step in words: the label of its option."""
    what, *parameters = do.split(":")
    match what, parameters:
        case "monks", [n]:
            return text("do-monks", n=int(n))
        case "bard", [victim]:
            return text("do-bard-victim", victim=seat_label(state, victim))
        case "bard", [victim, taken] if tokens(taken).total == 1:  # it always goes to the sack (bard.4)
            return text("do-bard-one", victim=seat_label(state, victim), taken=tokens_label(tokens(taken)))
        case "bard", [victim, _, *_]:
            return text("do-bard", victim=seat_label(state, victim), what=bard_label(do))
        case "estate", [payment]:
            status, court = paid(payment)
            name = "do-estate-mixed" if status.total and court.total else "do-estate"
            where = "status" if status.total else "court"
            return text(name, status=_squares(status), court=_squares(court), where=where)
        case "raid", [defender]:
            return text("do-raid", defender=seat_label(state, defender))
        case "done", []:
            has_acted = state.turn is not None and state.turn.done
            return text("do", what="done" if has_acted else "no-action")
        case _:
            return text("do", what=what)


def _squares(price: Tokens) -> Text:
    """Return a price as coloured squares, as all buttons of actions show theirs."""
    return text("squares", each=tuple(text("square", colour=colour) for colour in price.colours))


def bard_label(do: str) -> Text:
    """Return what a bard takes of his victim's court, and what becomes of it."""
    _, _, taken, *kept = do.split(":")
    return text("bard-takes", taken=tokens_label(tokens(taken)), kept="".join(kept) or "none")
