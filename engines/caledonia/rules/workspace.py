"""The table during a move: the state as it stands, changed by the rules as they go."""

from typing import Any

from engines.core.errors import BadAnswer
from engines.core.script import Script, ask, show
from engines.core.script.requests import Event, Option, Question, Tell
from engines.core.script.trace import Trace
from engines.core.state import seats as seating
from engines.core.state.altered import altered
from engines.core.state.seats import icon_of
from engines.core.text import Text, text

from ..model import catalogue
from ..model.catalogue import GOODS, STEPS
from ..model.state import MacHina, State, is_machina


class Table:
    """A workspace for one move of one MacHina, or of the table itself (`seat_id` "")."""

    def __init__(self, state: State, seat_id: str = "") -> None:
        self.state = state
        self.seat_id = seat_id
        self.order = ""
        """The letters of the card in play."""
        self.limits: dict[str, int] = {}
        """For a terrain the land cost up to which no hex was found in this turn (expand.19)."""
        self.told: dict[str, str] = {}
        """What people said in this turn of lochs and rivers."""
        self.before_slaughter: tuple[dict[str, int], dict[str, str]] | None = None
        """Those limits, and what was told, as they were when no animal was gone yet; None if none is."""

    @property
    def own(self) -> MacHina:
        """The MacHina whose move it is."""
        return self.state.machina(self.seat_id)

    def change(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = altered(self.state, **changes)

    def change_own(self, **changes: Any) -> None:
        """Change fields of the MacHina whose move it is."""
        machinas = tuple(
            altered(one, **changes) if one.id == self.seat_id else one for one in self.state.machinas
        )
        self.change(machinas=machinas)

    def pay(self, pounds: int) -> None:
        """Take money from the MacHina; a negative number is received."""
        self.change_own(money=self.own.money - pounds)

    def add(self, good: str, n: int) -> None:
        """Add units of a good to the stock; a negative number is taken away."""
        self.change_own(goods={**self.own.goods, good: self.own.goods[good] + n})

    def move_price(self, good: str, steps: int) -> None:
        """Move the index of a good, kept on its track (trade.4)."""
        index = min(max(self.state.index[good] + steps, 0), STEPS - 1)
        self.change(index={**self.state.index, good: index})
        if self.state.course[-1:] != (self.state.prices,):
            self.change(course=(*self.state.course, self.state.prices))

    def tell(self, event: str, rule: str, trace: Trace | None = None, **args: Any) -> Script[None]:
        """Tell the table what happened, by which clause, and what was weighed."""
        yield Tell(Event(event, args, rule, trace, self.seat_id or None))

    def ask(self, question: Question) -> Script[Any]:
        """Show the state as it stands, ask, and return the answer."""
        yield from show(self.state)
        return (yield from ask(question))

    def skip(self, action: str, rule: str, why: Text, trace: Trace | None = None) -> Script[bool]:
        """Tell why an action of the card can't be carried out; returns False (turn.3, turn.7)."""
        yield from self.tell("skipped", rule, trace, action=action_label(action), why=why)
        return False


def seats(state: State) -> tuple[seating.Seat, ...]:
    """Return the seats of the table: the MacHinas, then the people."""
    machinas = (seating.Seat(one.id, seat_label(one.id), is_automa=True) for one in state.machinas)
    people = (f"p{n}" for n in range(1, state.options.people + 1))
    return (*machinas, *(seating.Seat(one, seat_label(one), takes_name=True) for one in people))


def seat_label(seat: str) -> Text:
    """Return the name of a seat: MacHinas are `a1`..., people `p1`...."""
    return text("seat-machina" if is_machina(seat) else "seat-person", n=int(seat[1:]))


def marked_seat(seat: str) -> Text:
    """Return the name of a seat with its mark; people have none."""
    return (
        text("seat-marked", icon=icon_of(seat), seat=seat_label(seat))
        if is_machina(seat)
        else seat_label(seat)
    )


def short_seat(seat: str) -> Text:
    """Return a seat in few characters: a MacHina's mark and number."""
    if not is_machina(seat):
        return seat_label(seat)
    return text("seat-short", icon=icon_of(seat), n=int(seat[1:]))


def in_order(seats_: tuple[str, ...]) -> tuple[Text, ...]:
    """Return the seats in their order."""
    return tuple(text("in-order", seat=short_seat(seat)) for seat in seats_)


def tile_label(tile: str) -> Text:
    """Return a scoring tile with what it scores."""
    return text("tile", tile=int(tile) if tile.isdecimal() else tile)


def tile_number(tile: str) -> Text:
    """Return a scoring tile by its number alone."""
    return text("tile-number", tile=int(tile) if tile.isdecimal() else tile)


def tier_label(tier: str) -> Text:
    """Return a tier of distance: any hex, across a river, across so many lochs."""
    return text("tier", tier=int(tier) if tier.isdecimal() else tier)


def action_label(letter: str) -> Text:
    """Return the name of an action."""
    return text("action", action=letter)


def card_label(card: str) -> Text:
    """Return the name of a card."""
    return text("card", card=card)


def good_label(good: str) -> Text:
    """Return the name of a good."""
    return text("good", good=good)


def unit_label(unit: str) -> Text:
    """Return the name of a unit."""
    return text("unit", unit=unit)


def amount(n: int, good: str) -> Text:
    """Return a number of units of a good, of meat, or of what contracts give."""
    return text("amount", n=n, good=good)


def amounts(counts: dict[Any, int]) -> tuple[Text, ...]:
    """Return the numbers of several goods, those of none left out; a word for nothing where all are."""
    return tuple(amount(n, str(good)) for good, n in counts.items() if n) or (text("nothing"),)


def where_lies(state: State, contract: int) -> Text | None:
    """Return where a contract lies, as far as the bot knows; None if nowhere."""
    if contract in state.row:
        return text("lies-in-row")
    for own in state.machinas:
        if contract in (own.box, *own.fulfilled):
            place = "box" if contract == own.box else "pile"
            return text(f"lies-in-{place}", seat=seat_label(own.id))
    return None


def demand_apart(state: State, contracts: tuple[int, ...]) -> None:
    """Raise BadAnswer that says where, if one of these contracts lies on the table already."""
    for one in contracts:
        if where := where_lies(state, one):
            raise BadAnswer(text("bad-contract-lies", contract=one, where=where))


def contract_label(contract: int) -> Text:
    """Return the name of a contract: its number and what it needs."""
    return text("contract", contract=contract, needs=amounts(dict(catalogue.contracts()[contract].needs)))


def contract_number(contract: int) -> Text:
    """Return a contract by its number alone, for a list of several."""
    return text("contract-number", contract=contract)


def contract_in_full(contract: int, name: str = "contract-in-full") -> Text:
    """Return a contract with what it needs and what it gives, in the words of a message."""
    one = catalogue.contracts()[contract]
    gives = amounts({gift: one.gives[gift] for gift in GIFTS if gift in one.gives})
    return text(name, contract=contract, needs=amounts(dict(one.needs)), gives=gives)


def contract_option(contract: int) -> Option:
    """Return a contract to choose, which what it needs is a name of, too."""
    needs = tuple(text("need", n=n, good=good) for good, n in catalogue.contracts()[contract].needs.items())
    return Option(str(contract), contract_in_full(contract), also=text("contract-needs", needs=needs))


GIFTS = ("free_hex", "bonus_upgrade", "money", "hops", "cotton", "tobacco", "sugar_cane")


def stock(own: MacHina) -> tuple[Text, ...]:
    """Return the goods in stock, those of none left out."""
    return amounts({good: own.goods[good] for good in GOODS})
