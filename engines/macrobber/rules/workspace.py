"""The table during a move: the state as it stands, changed by the rules as they go."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engines.core.script import Script, ask, ask_together, show, tell
from engines.core.script.requests import Event, Option, Question
from engines.core.script.trace import Trace
from engines.core.state import seats as seating
from engines.core.state.altered import altered
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from ..model.state import Category, Laid, Raid, Seat, State, Turn
from ..model.tokens import COLOURS, Tokens


class Table:
    """A workspace for one move."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def turn(self) -> Turn:
        """The turn of the seat in turn. Raises RuntimeError between turns."""
        if self.state.turn is None:
            raise RuntimeError("no turn is going on")
        return self.state.turn

    @property
    def raid(self) -> Raid:
        """The raid that is going on. Raises RuntimeError if there is none."""
        if self.state.raid is None:
            raise RuntimeError("no raid is going on")
        return self.state.raid

    @property
    def player(self) -> Seat:
        """The seat in turn."""
        return self.state.seat(self.state.in_turn)

    def seat(self, id: str) -> Seat:  # noqa: A002
        """Return the seat with this id."""
        return self.state.seat(id)

    def change(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = altered(self.state, **changes)

    def change_turn(self, **changes: Any) -> None:
        """Change fields of the turn."""
        self.change(turn=altered(self.turn, **changes))

    def change_raid(self, **changes: Any) -> None:
        """Change fields of the raid."""
        self.change(raid=altered(self.raid, **changes))

    def change_seat(self, id: str, **changes: Any) -> None:  # noqa: A002
        """Change fields of a seat."""
        self.change(seats=tuple(altered(s, **changes) if s.id == id else s for s in self.state.seats))

    def to_sack(self, tokens: Tokens) -> None:
        """Put tokens into the sack."""
        self.change(sack=self.state.sack + tokens)

    def to_court(self, id: str, tokens: Tokens) -> None:  # noqa: A002
        """Put tokens into a court."""
        self.change_seat(id, court=self.seat(id).court + tokens)

    def from_court(self, id: str, tokens: Tokens) -> None:  # noqa: A002
        """Take tokens out of a court."""
        self.change_seat(id, court=self.seat(id).court - tokens)

    def use(self, tokens: Tokens) -> None:
        """Take tokens out of the status for an action (token.4)."""
        self.change_turn(status=self.turn.status - tokens, used=self.turn.used + tokens.total)

    def score(self, id: str, category: Category, points: int) -> int:  # noqa: A002
        """Give or take points and return the change: no score falls below 0 (result.10)."""
        seat = self.seat(id)
        change = max(points, -seat.points)
        ledger = seat.ledger | {category: seat.ledger.get(category, 0) + change}
        self.change_seat(id, points=seat.points + change, ledger=ledger)
        return change

    def tell(
        self, event: str, rule: str, seat: str, trace: Trace | None = None, /, **args: Any
    ) -> Script[None]:
        """Tell an event of a seat, which its words name as `who`; `seat` is "" for the table's."""
        named = {"who": seat_label(self.state, seat)} if seat else {}
        yield from tell(Event(event, named | args, rule, trace, seat or None))

    def ask(self, question: Question) -> Script[Any]:
        """Show the state as it stands, ask, and return the answer."""
        yield from show(self.state)
        return (yield from ask(question))

    def ask_together(
        self, *questions: Question, shown: Callable[[Mapping[str, Any]], State]
    ) -> Script[list[Any]]:
        """Show the state as it stands, ask several seats, and return their answers.

        `shown` gives the state to be shown while only some have answered.
        """
        yield from show(self.state)
        return (yield from ask_together(*questions, shown=shown))


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


def card_options(cards: tuple[int, ...]) -> tuple[Option, ...]:
    """Return an option for every single card: value and copy, such as "3.2"."""
    copies = [(card, cards[:place].count(card) + 1) for place, card in enumerate(cards)]
    return tuple(Option(f"{card}.{copy}", text("pick-card", n=card)) for card, copy in copies)


def values(chosen: tuple[str, ...]) -> tuple[int, ...]:
    """Return the values of the cards that were chosen from `card_options`."""
    return tuple(int(one.partition(".")[0]) for one in chosen)


def laid_option(laid: Laid) -> Option:
    """Return the option to lay this card, such as "3" or, with a bagpiper, "3+p"."""
    label = laid_label(laid)
    return Option(f"{laid.card}{'+p' * laid.piper}", Text(f"pick-{label.id}", label.args))


def short_card(laid: Laid) -> Text:
    """Return a card laid in combat as a number, a bagpiper as 1 more."""
    long = laid_label(laid)
    return Text(f"short-{long.id}", long.args)


def laid_label(laid: Laid) -> Text:
    """Return a card laid in combat in words."""
    if laid.piper:
        return text("card-piper", n=laid.card, total=laid.total)
    return text("card", n=laid.card) if laid.card else text("card-missing")
