"""Corrections: every value that the bot owns, within its bounds."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game import StartOption
from engines.core.game.move import Fix
from engines.core.script import Script
from engines.core.state.altered import altered
from engines.core.state.remembered import remembered
from engines.core.text import Text, text

from ..model import catalogue
from ..model.catalogue import GOODS, ROUNDS, STEPS, UNITS, WORKERS
from ..model.codes import counted, number, read_money, read_tiles, words_of, written
from ..model.options import OPTIONS
from ..model.state import MacHina, Options, State, following, units_left
from ..rules import deck
from ..rules.workspace import Table, demand_apart, good_label, seat_label, unit_label

MOST, MOST_ROW = 9999, 10
MOST_KNOWN = 1000
"""So many fields are kept: each is wanted at every correction, and most stay as they are."""
NONE = ("-", "none", "")
BOTH = "both"
OWN_DECK = "own"
SWITCHES = {"on": True, "yes": True, "off": False, "no": False}
LEVELS = ("none", "river", "1-loch", "2-loch", "3-loch", "4-loch")
SEATS = {"machina": "a", "player": "p"}
_CALLED = re.compile(r"(machina|player)\s*(\d)", re.ASCII | re.IGNORECASE)


@remembered
def fixes(state: State) -> tuple[Fix, ...]:
    """Return every value that people may correct, with what it is now."""
    found = [
        _fix("round", text("fix-round"), str(state.round), "round"),
        _fix("turn", text("fix-turn"), state.at or "-", "seat"),
        _fix("order", text("fix-order"), " ".join(state.seats), "seats"),
        _fix("passed", text("fix-passed"), " ".join(one or "-" for one in state.places), "places"),
        _fix("row", text("fix-row"), _list(state.row), "contracts"),
        _fix("row-size", text("fix-row-size"), str(state.row_size), "size"),
        _fix("tiles", text("fix-tiles"), " ".join(one or "?" for one in state.tiles), "tiles"),
        _fix("discard", text("fix-discard"), _list(state.discard), "cards"),
    ]
    for good in GOODS:
        label = text("fix-step", good=good_label(good))
        found.append(_fix(f"step-{good}", label, str(state.index[good] + 1), "step"))
    for one in state.machinas:
        found += _own_fixes(one)
    return (*found, *_option_fixes(state.options))


def _own_fixes(own: MacHina) -> list[Fix]:
    found = [
        _of_seat(own.id, name, now, hint)
        for name, (now, hint) in {
            "money": (str(own.money), "number"),
            "glory": (str(own.glory), "number"),
            "box": (str(own.box or "-"), "contract"),
            "fulfilled": (_list(own.fulfilled), "contracts"),
            "hired": (str(own.hired), "hired"),
            "buying": (written(own.buying), "merchants"),
            "selling": (written(own.selling), "merchants"),
            "technology": (" ".join(own.upgraded) or "-", "technology"),
            "shipping": (LEVELS[own.shipping], "shipping"),
            "ports": (str(own.ports), "ports"),
            "loch": (own.loch, "near"),
            "river": (own.river, "near"),
        }.items()
    ]
    found += [_of_seat(own.id, good, str(own.goods[good]), "number") for good in GOODS]
    found += [_of_seat(own.id, unit, str(own.units[unit]), "units") for unit in UNITS]
    return found


@lru_cache(maxsize=MOST_KNOWN)
def _of_seat(id_: str, name: str, now: str, hint: str) -> Fix:
    seat = seat_label(id_)
    if name in GOODS:
        label = text("fix-own-good", seat=seat, good=good_label(name))
    elif name in UNITS:
        label = text("fix-own-unit", seat=seat, unit=unit_label(name))
    else:
        label = text(f"fix-own-{name}", seat=seat)
    return _fix(f"{id_}-{name}", label, now, hint)


@lru_cache(maxsize=MOST_KNOWN)
def _option_fixes(options: Options) -> tuple[Fix, ...]:
    found = []
    for option in OPTIONS:
        if option.id in ("automas", "players", "order"):
            continue
        now = getattr(options, option.id)
        if option.id == "pass_money":
            found.append(_fix("pass_money", text("fix-pass-money"), _list(now), "money"))
        else:
            word = {True: "on", False: "off"}.get(now, now) if isinstance(now, bool) else now
            choices = ", ".join(_choices(option, options)) or "on, off"
            hint = text("hint-choice", choices=choices)
            found.append(
                Fix(option.id, text("fix-option", option=text(f"option-{option.id}")), str(word), hint)
            )
    return tuple(found)


def _choices(option: StartOption, options: Options) -> list[str]:
    """Return what an option can become: a game with a group's own deck keeps that, another gets none."""
    is_deck, has_own = option.id == "deck_profile", options.deck_profile == OWN_DECK
    return [one for one in option.choices if not is_deck or (one == OWN_DECK) == has_own]


def _fix(name: str, label: Text, now: str, hint: str) -> Fix:
    return Fix(name, label, now, text(f"hint-{hint}"))


def _list(items: tuple[Any, ...]) -> str:
    return " ".join(map(str, items)) or "-"


def fix(state: State, field: str, value: str) -> Script[State]:
    """Correct one value. Raises IllegalMove if there is no such field or the value doesn't fit."""
    known = {one.id: one for one in fixes(state)}
    if field not in known:
        raise IllegalMove(text("no-such-field", field=field[:40]))
    changed = yield from _changed(state, field, value.strip())
    if changed != state:
        changed = altered(changed, announced=None)
    now = {one.id: one for one in fixes(changed)}[field].now
    tell = _named if field in ("turn", "order", "passed") else str
    before, after = tell(known[field].now), tell(now)
    yield from Table(state).tell("fixed", "", field=known[field].label, before=before, after=after)
    return changed


def _named(seats: str) -> tuple[Text, ...]:
    """Return seats by their names, where they are told."""
    return tuple(text("nothing") if one == "-" else seat_label(one) for one in seats.split())


def _seats(value: str) -> list[str]:
    """Return the seats that are typed, by their ids or as they are called; whom people are the bot knows."""
    return words_of(_CALLED.sub(lambda one: f"{SEATS[one[1].casefold()]}{one[2]}", value))


def _changed(state: State, field: str, value: str) -> Script[State]:
    if field == "discard":
        return (yield from _discard(state, value))
    seat, _, name = field.partition("-")
    if seat in {one.id for one in state.machinas}:
        own = _own(state, state.machina(seat), name, value)
        return altered(state, machinas=tuple(own if one.id == seat else one for one in state.machinas))
    if field.startswith("step-"):
        index = {**state.index, field[5:]: number(value, 1, STEPS) - 1}
        moved = altered(state, index=index)
        if moved.prices == state.prices:
            return moved
        return altered(moved, course=(*state.course, moved.prices))
    if field in TABLE:
        return TABLE[field](state, value)
    return altered(state, options=_options(state, field, value))


def _round(state: State, value: str) -> State:
    return altered(state, round=number(value, 1, ROUNDS))


def _turn(state: State, value: str) -> State:
    seat = " ".join(_seats(value))
    if seat == (state.at or "-"):
        return state
    if state.phase != "action" or seat not in state.seats or seat in state.places:
        free = tuple(seat_label(one) for one in state.seats if one not in state.places)
        raise BadAnswer(text("bad-seat", typed=value[:20], seats=free))
    return altered(state, at=seat)


def _order(state: State, value: str) -> State:
    seats = tuple(_seats(value))
    if sorted(seats) != sorted(state.seats):
        raise BadAnswer(text("bad-seats", seats=tuple(map(seat_label, state.seats))))
    if state.phase != "setup":
        return altered(state, seats=seats)
    whole = (*seats, *reversed(seats))
    placed = len(whole) - len(state.queue)
    return altered(state, seats=seats, queue=whole[placed:], at=whole[placed])


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


TABLE: dict[str, Callable[[State, str], State]] = {
    "round": _round,
    "turn": _turn,
    "order": _order,
    "passed": _passed,
    "row": _row,
    "row-size": _row_size,
    "tiles": _tiles,
}


def _discard(state: State, value: str) -> Script[State]:
    """Put these cards face up on the discard pile; what leaves it is shuffled into the deck."""
    words = () if value in NONE else tuple(word.upper() for word in words_of(value))
    known = deck.all_cards(state)
    if len(set(words)) < len(words) or not set(words) <= set(known):
        raise BadAnswer(text("bad-discard", n=len(known)))
    left = tuple(card for card in state.deck if card not in words)
    back = tuple(card for card in known if card in state.discard and card not in words)
    if back:
        left = yield from deck.shuffled(tuple(sorted((*left, *back))))
    return altered(state, deck=left, discard=words)


def _options(state: State, field: str, value: str) -> Options:
    if field == "pass_money":
        return altered(state.options, pass_money=read_money(value, len(state.seats)))
    option = next(one for one in OPTIONS if one.id == field)
    typed = value.casefold()
    if option.kind == "switch":
        if typed not in SWITCHES:
            raise BadAnswer(text("bad-choice", typed=value[:20], choices="on, off"))
        switched: Any = SWITCHES[typed]
        return altered(state.options, **{field: switched})
    choices = _choices(option, state.options)
    if typed not in choices:
        raise BadAnswer(text("bad-choice", typed=value[:20], choices=", ".join(choices)))
    chosen: Any = typed
    options: Options = altered(state.options, **{field: chosen})
    for one in state.machinas:
        if any(units_left(options, one, unit) < 0 for unit in WORKERS):
            raise BadAnswer(text("bad-split"))
    return options


def _own(state: State, own: MacHina, name: str, value: str) -> MacHina:
    if name in GOODS:
        return altered(own, goods={**own.goods, name: number(value, 0, MOST)})
    if name in UNITS:
        return _units(state, own, name, value)
    return OWN[name](state, own, value)


def _units(state: State, own: MacHina, name: str, value: str) -> MacHina:
    most = own.units[name] + units_left(state.options, own, name)
    return altered(own, units={**own.units, name: number(value, 0, most)})


def _box(state: State, own: MacHina, value: str) -> MacHina:
    if value in NONE:
        return altered(own, box=0)
    (box, *more) = _contracts(value) or (0,)
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
        raise BadAnswer(text("bad-choice", typed=value[:20], choices=", ".join((*WORKERS, BOTH, "-"))))
    return altered(own, upgraded=tuple(one for one in WORKERS if one in words))


def _shipping(_: State, own: MacHina, value: str) -> MacHina:
    typed = value.casefold()
    if typed not in LEVELS:
        raise BadAnswer(text("bad-choice", typed=value[:20], choices=", ".join(LEVELS)))
    return altered(own, shipping=LEVELS.index(typed))


def _near(name: str) -> Callable[[State, MacHina, str], MacHina]:
    def change(_: State, own: MacHina, value: str) -> MacHina:
        known = ("yes", "no", "unknown")
        if value.casefold() not in known:
            raise BadAnswer(text("bad-choice", typed=value[:20], choices=", ".join(known)))
        typed: Any = value.casefold()
        return altered(own, **{name: typed})

    return change


def _number(name: str, most: int) -> Callable[[State, MacHina, str], MacHina]:
    def change(_: State, own: MacHina, value: str) -> MacHina:
        typed: Any = number(value, 0, most)
        return altered(own, **{name: typed})

    return change


OWN: dict[str, Callable[[State, MacHina, str], MacHina]] = {
    "money": _number("money", MOST),
    "glory": _number("glory", MOST),
    "ports": _number("ports", catalogue.economy().ports),
    "box": _box,
    "fulfilled": _fulfilled,
    "hired": _hired,
    "buying": _buying,
    "selling": _selling,
    "technology": _technology,
    "shipping": _shipping,
    "loch": _near("loch"),
    "river": _near("river"),
}
