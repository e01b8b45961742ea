"""Corrections: every value that the bot owns, within its bounds."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.game import StartOption
from engines.core.game.correction import Correction, fixed
from engines.core.script import Script, tell
from engines.core.state.copying import altered
from engines.core.text import Text, text

from ..model import catalogue, events
from ..model.catalogue import GOODS, ROUNDS, STEPS, UNITS, WORKERS
from ..model.codes import counted, demand_apart, number, read_money, read_tiles, words_of, written
from ..model.labels import as_typed, good_label, seat_label, unit_label
from ..model.options import OPTIONS
from ..model.state import MacHina, Options, State, following, units_left
from ..rules import deck
from ..rules.worker import places_left

MOST, MOST_ROW = 9999, 10
NONE = ("-", "none", "")
BOTH = "both"
OWN_DECK = "own"
SWITCHES = {"on": True, "yes": True, "off": False, "no": False}
LEVELS = ("none", "river", "1-loch", "2-loch", "3-loch", "4-loch")
NEAR = ("yes", "no", "unknown")
SEATS = {"machina": "a", "player": "p"}
_CALLED = re.compile(r"(machina|player)\s*(\d)", re.ASCII | re.IGNORECASE)
Reads = Callable[[State], str]
Writes = Callable[[State, str], State]
ReadsOwn = Callable[[MacHina], str]
WritesOwn = Callable[[State, MacHina, str], MacHina]


def corrections(state: State) -> tuple[Correction[State], ...]:
    """Return every value that people may correct: of the table, of each MacHina, then the options."""
    seats = tuple(one.id for one in state.machinas)
    return _corrections(seats, has_own_deck=state.options.deck_profile == OWN_DECK)


@lru_cache
def _corrections(seats: tuple[str, ...], *, has_own_deck: bool) -> tuple[Correction[State], ...]:
    own = (one for seat in seats for one in _of_machina(seat))
    return (*_of_table(), *own, *_of_options(has_own_deck=has_own_deck))


def _of_table() -> Iterator[Correction[State]]:
    yield _one("round", "round", lambda state: str(state.round), _round)
    yield _naming_seats("turn", "seat", lambda state: state.at or "-", _turn)
    yield _naming_seats(
        "order", "seats", lambda state: " ".join(state.seats), _order, partial(_order, as_before=True)
    )
    yield _naming_seats(
        "passed", "places", lambda state: " ".join(one or "-" for one in state.places), _passed
    )
    yield _one("row", "contracts", lambda state: _list(state.row), _row)
    yield _one("row-size", "size", lambda state: str(state.row_size), _row_size)
    yield _one("tiles", "tiles", lambda state: " ".join(one or "?" for one in state.tiles), _tiles)
    yield DISCARD
    yield from map(_step, GOODS)


def _of_machina(seat: str) -> Iterator[Correction[State]]:
    one = partial(_of_seat, seat)
    yield one("money", "number", lambda own: str(own.money), _number("money", MOST))
    yield one("glory", "number", lambda own: str(own.glory), _number("glory", MOST))
    yield one("box", "contract", lambda own: str(own.box or "-"), _box)
    yield one("fulfilled", "contracts", lambda own: _list(own.fulfilled), _fulfilled)
    yield one("hired", "hired", lambda own: str(own.hired), _hired)
    yield one("buying", "merchants", lambda own: written(own.buying), _buying)
    yield one("selling", "merchants", lambda own: written(own.selling), _selling)
    yield one("technology", "technology", lambda own: " ".join(own.upgraded) or "-", _technology)
    yield one("shipping", "shipping", lambda own: LEVELS[own.shipping], _shipping)
    yield one("ports", "ports", lambda own: str(own.ports), _number("ports", catalogue.economy().ports))
    yield one("loch", "near", lambda own: own.loch, _near("loch"))
    yield one("river", "near", lambda own: own.river, _near("river"))
    for good in GOODS:
        label = text("fix-own-good", seat=seat_label(seat), good=good_label(good))
        yield one(good, "number", partial(_goods, good), partial(_with_goods, good), label)
    for unit in UNITS:
        label = text("fix-own-unit", seat=seat_label(seat), unit=unit_label(unit))
        yield one(unit, "units", partial(_units, unit), partial(_with_units, unit), label)


def _of_options(*, has_own_deck: bool) -> Iterator[Correction[State]]:
    for option in OPTIONS:
        if option.id == "pass_money":
            now, label = (lambda state: _list(state.options.pass_money)), text("fix-pass-money")
            yield _one("pass_money", "money", now, _pass_money, label)
        elif option.id not in ("automas", "players", "order"):
            label = text("fix-option", option=text(f"option-{option.id}"))
            choices = _choices(option, has_own_deck=has_own_deck) or ["on", "off"]
            hint = text("hint-choice", choices=as_typed(*choices))
            writes = partial(_with_switch if option.kind == "switch" else _with_choice, option)
            yield Correction(option.id, label, hint, partial(_option, option.id), partial(_changed, writes))


def _one(id_: str, hint: str, reads: Reads, writes: Writes, label: Text | None = None) -> Correction[State]:
    """Return a correction of the table; its label is named by its id unless it is given."""
    name = label or text(f"fix-{id_}")
    return Correction(id_, name, text(f"hint-{hint}"), reads, partial(_changed, writes))


def _changed(writes: Writes, state: State, value: str) -> State:
    """Return the state with what was typed; if that changes it, the last turn can't be vetoed any more."""
    changed = writes(state, value.strip())
    return changed if changed == state else altered(changed, announced=None)


def _naming_seats(
    id_: str, hint: str, reads: Reads, writes: Writes, wrote: Writes | None = None
) -> Correction[State]:
    """Return a correction of seats, which are told by their names; earlier versions `wrote` it otherwise."""
    label = text(f"fix-{id_}")

    def tells(writes: Writes, state: State, value: str) -> Script[State]:
        changed = _changed(writes, state, value)
        before, after = (_named(reads(one)) for one in (state, changed))
        yield from tell(events.fixed(field=label, before=before, after=after))
        return changed

    return Correction(
        id_,
        label,
        text(f"hint-{hint}"),
        reads,
        partial(tells, writes),
        wrote=partial(tells, wrote) if wrote else None,
    )


def _of_seat(
    seat: str, name: str, hint: str, reads: ReadsOwn, writes: WritesOwn, label: Text | None = None
) -> Correction[State]:
    """Return a correction of a MacHina's own things."""

    def now(state: State) -> str:
        return reads(state.machina(seat))

    def after(state: State, value: str) -> State:
        return _with(state, writes(state, state.machina(seat), value))

    return _one(f"{seat}-{name}", hint, now, after, label or text(f"fix-own-{name}", seat=seat_label(seat)))


def _step(good: str) -> Correction[State]:
    """Return the correction of a price; steps are counted from 1, as on the market board."""

    def now(state: State) -> str:
        return str(state.index[good] + 1)

    def after(state: State, value: str) -> State:
        moved = altered(state, index={**state.index, good: number(value, 1, STEPS) - 1})
        if moved.prices == state.prices:
            return moved
        return altered(moved, course=(*state.course, moved.prices))

    return _one(f"step-{good}", "step", now, after, text("fix-step", good=good_label(good)))


def _discard(state: State, value: str) -> Script[State]:
    """Put these cards face up on the discard pile; what leaves it is shuffled into the deck."""
    typed = value.strip()
    words = () if typed in NONE else tuple(word.upper() for word in words_of(typed))
    known = deck.all_cards(state)
    if len(set(words)) < len(words) or not set(words) <= set(known):
        raise BadAnswer(text("bad-discard", n=len(known)))
    left = tuple(card for card in state.deck if card not in words)
    back = tuple(card for card in known if card in state.discard and card not in words)
    if back:
        left = yield from deck.shuffled(tuple(sorted((*left, *back))))
    changed = _changed(lambda before, _: altered(before, deck=left, discard=words), state, typed)
    yield from tell(fixed(DISCARD, state, DISCARD.reads(changed)))
    return changed


DISCARD: Correction[State] = Correction(
    "discard", text("fix-discard"), text("hint-cards"), lambda state: _list(state.discard), _discard
)


def _choices(option: StartOption, *, has_own_deck: bool) -> list[str]:
    """Return what an option can become: a game with a group's own deck keeps that, another gets none."""
    is_deck = option.id == "deck_profile"
    return [one for one in option.choices if not is_deck or (one == OWN_DECK) == has_own_deck]


def _option(name: str, state: State) -> str:
    now = getattr(state.options, name)
    return {True: "on", False: "off"}[now] if isinstance(now, bool) else str(now)


def _list(items: tuple[Any, ...]) -> str:
    return " ".join(map(str, items)) or "-"


def _named(seats: str) -> tuple[Text, ...]:
    """Return seats by their names, where they are told."""
    return tuple(text("nobody") if one == "-" else seat_label(one) for one in seats.split())


def _seats(value: str) -> list[str]:
    """Return the seats that are typed, by their ids or as they are called; whom people are the bot knows."""
    return words_of(_CALLED.sub(lambda one: f"{SEATS[one[1].casefold()]}{one[2]}", value))


def _round(state: State, value: str) -> State:
    return altered(state, round=number(value, 1, ROUNDS))


def _turn(state: State, value: str) -> State:
    seat = " ".join(_seats(value))
    if seat == (state.at or "-"):
        return state
    if state.phase != "action":
        raise BadAnswer(text("bad-turn-in-setup"))
    free = tuple(one for one in state.seats if one not in state.places)
    if not free:
        raise BadAnswer(text("bad-turn-all-passed"))
    if seat not in free:
        raise BadAnswer(text("bad-seat", typed=value[:20], seats=tuple(map(seat_label, free))))
    return altered(state, at=seat)


def _order(state: State, value: str, *, as_before: bool = False) -> State:
    """Correct the order; in the set-up each seat places as many workers more as before.

    Earlier versions cut off as many places as were used, whosever they were.
    """
    seats = tuple(_seats(value))
    if sorted(seats) != sorted(state.seats):
        raise BadAnswer(text("bad-seats", seats=tuple(map(seat_label, state.seats))))
    if state.phase != "setup":
        return altered(state, seats=seats)
    left = len(state.queue)
    queue = (*seats, *reversed(seats))[-left:] if as_before else places_left(seats, state.queue)
    return altered(state, seats=seats, queue=queue, at=queue[0])


def _passed(state: State, value: str) -> State:
    places = tuple("" if word in NONE else word for word in _seats(value))
    taken = [one for one in places if one]
    if len(places) != len(state.seats) or len(set(taken)) < len(taken) or not set(taken) <= set(state.seats):
        seats = tuple(map(seat_label, state.seats))
        raise BadAnswer(text("bad-passes", n=len(state.seats), seats=seats))
    if state.phase != "action":
        if taken:
            raise BadAnswer(text("bad-in-setup"))
        return state
    changed = altered(state, places=places)
    stays = state.at and state.at not in places
    return changed if stays else altered(changed, at=following(changed, state.at))


def _row(state: State, value: str) -> State:
    row = tuple(sorted(_contracts(value)))
    demand_apart(altered(state, row=()), row)
    if len(row) > state.row_size:
        raise BadAnswer(text("bad-row-size", n=state.row_size, got=len(row)))
    return altered(state, row=row)


def _row_size(state: State, value: str) -> State:
    return altered(state, row_size=number(value, max(1, len(state.row)), MOST_ROW))


def _tiles(state: State, value: str) -> State:
    return altered(state, tiles=read_tiles(value))


def _pass_money(state: State, value: str) -> State:
    return _with_option(state, pass_money=read_money(value, len(state.seats)))


def _with_switch(option: StartOption, state: State, value: str) -> State:
    typed = value.casefold()
    if typed not in SWITCHES:
        raise BadAnswer(text("bad-choice", typed=as_typed(value[:20]), choices="on, off"))
    return _with_option(state, **{option.id: SWITCHES[typed]})


def _with_choice(option: StartOption, state: State, value: str) -> State:
    """Choose for an option. Raises BadAnswer if a MacHina would have more workers than there are then."""
    typed = value.casefold()
    choices = _choices(option, has_own_deck=state.options.deck_profile == OWN_DECK)
    if typed not in choices:
        raise BadAnswer(text("bad-choice", typed=as_typed(value[:20]), choices=as_typed(*choices)))
    changed = _with_option(state, **{option.id: typed})
    for one in changed.machinas:
        if any(units_left(changed.options, one, unit) < 0 for unit in WORKERS):
            raise BadAnswer(text("bad-split"))
    return changed


def _with_option(state: State, **changes: Any) -> State:
    options: Options = altered(state.options, **changes)
    return altered(state, options=options)


def _goods(good: str, own: MacHina) -> str:
    return str(own.goods[good])


def _with_goods(good: str, _: State, own: MacHina, value: str) -> MacHina:
    return altered(own, goods={**own.goods, good: number(value, 0, MOST)})


def _units(unit: str, own: MacHina) -> str:
    return str(own.units[unit])


def _with_units(unit: str, state: State, own: MacHina, value: str) -> MacHina:
    most = own.units[unit] + units_left(state.options, own, unit)
    return altered(own, units={**own.units, unit: number(value, 0, most)})


def _box(state: State, own: MacHina, value: str) -> MacHina:
    found = _contracts(value)
    if not found:
        return altered(own, box=0)
    box, *more = found
    if more:
        raise BadAnswer(text("bad-box"))
    demand_apart(_with(state, altered(own, box=0)), (box,))
    return altered(own, box=box)


def _fulfilled(state: State, own: MacHina, value: str) -> MacHina:
    done = _contracts(value)
    demand_apart(_with(state, altered(own, fulfilled=())), done)
    return altered(own, fulfilled=done)


def _with(state: State, own: MacHina) -> State:
    return altered(state, machinas=tuple(own if one.id == own.id else one for one in state.machinas))


def _contracts(value: str) -> tuple[int, ...]:
    words = [] if value in NONE else words_of(value)
    most = len(catalogue.contracts())
    found = tuple(number(word, 1, most) for word in words)
    if twice := next((one for one in found if found.count(one) > 1), 0):
        raise BadAnswer(text("bad-contract-twice", contract=twice))
    return found


def _hired(_: State, own: MacHina, value: str) -> MacHina:
    merchants = catalogue.economy().merchants
    low = max(merchants.start, own.hired - own.available)
    return altered(own, hired=number(value, low, merchants.most))


def _buying(_: State, own: MacHina, value: str) -> MacHina:
    return altered(own, buying=_merchants(value, own.hired - sum(own.selling.values()), own.selling))


def _selling(_: State, own: MacHina, value: str) -> MacHina:
    return altered(own, selling=_merchants(value, own.hired - sum(own.buying.values()), own.buying))


def _merchants(value: str, most: int, others: dict[str, int]) -> dict[str, int]:
    """Return the merchants on each good of one side. Raises BadAnswer for more than there are."""
    counts = counted([] if value in NONE else words_of(value), GOODS, most)
    there: dict[str, int] = {good: counts[good] for good in GOODS if counts.get(good)}
    if sum(there.values()) > most:
        raise BadAnswer(text("bad-merchant-count", n=most, got=sum(there.values())))
    if both := next((good for good in there if others.get(good)), ""):
        raise BadAnswer(text("bad-both-sides", good=good_label(both)))
    return there


def _technology(_: State, own: MacHina, value: str) -> MacHina:
    words = [] if value in NONE else words_of(value)
    words = list(WORKERS) if words == [BOTH] else words
    if not set(words) <= set(WORKERS):
        raise BadAnswer(text("bad-choice", typed=as_typed(value[:20]), choices=as_typed(*WORKERS, BOTH, "-")))
    return altered(own, upgraded=tuple(one for one in WORKERS if one in words))


def _shipping(_: State, own: MacHina, value: str) -> MacHina:
    typed = value.casefold()
    if typed not in LEVELS:
        raise BadAnswer(text("bad-choice", typed=as_typed(value[:20]), choices=as_typed(*LEVELS)))
    return altered(own, shipping=LEVELS.index(typed))


def _near(name: str) -> WritesOwn:
    def change(_: State, own: MacHina, value: str) -> MacHina:
        typed: Any = value.casefold()
        if typed not in NEAR:
            raise BadAnswer(text("bad-choice", typed=as_typed(value[:20]), choices=as_typed(*NEAR)))
        return altered(own, **{name: typed})

    return change


def _number(name: str, most: int) -> WritesOwn:
    def change(_: State, own: MacHina, value: str) -> MacHina:
        typed: Any = number(value, 0, most)
        return altered(own, **{name: typed})

    return change
