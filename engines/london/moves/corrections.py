"""Corrections: any value, place or line as people see it on the table."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game.move import Fix
from engines.core.script import Script
from engines.core.script.notation import whole
from engines.core.state.altered import altered
from engines.core.state.remembered import remembered
from engines.core.text import text

from ..model import board
from ..model.card import QUOTES, read_card
from ..model.catalogue import CITY_CARDS, SECTIONS, boroughs, city_names, plain_line
from ..model.line import EMPTY, Place, demand_copies, is_settled, line_of, read_line
from ..model.state import Copy, Seat, State, confirmed, copies_in, known_names, place_name, shown_line
from ..rules.ask import keep
from ..rules.score import read_table, write_table
from ..rules.workspace import Table, place_label, seat_label, slot_label
from .report import lay_out

UNKNOWN, NONE = "?", "-"
MOST, MOST_CARDS = 999, 60
NUMBERS = ("coins", "poverty", "prestige")
CARD = "card "
MOST_KNOWN = 1000
"""So many fields of cards are kept: each is wanted at every correction, and most stay as they are."""


@remembered
def fixes(state: State) -> tuple[Fix, ...]:
    """Return every value that people may correct, with what it is now."""
    return (*_of_board(state), *_of_decks(state), *_of_seats(state), *_of_cards(state))


def _of_board(state: State) -> Iterator[Fix]:
    for place, copy in enumerate(state.board):
        label = text("fix-place", where=place_label(state, place))
        yield Fix(place_name(state, place), label, _written(state, copy), text("hint-place"))
    board_now = ", ".join(NONE if copy is None else _written(state, copy) for copy in state.board)
    yield Fix("board", text("fix-board"), board_now, text("hint-board"))
    for slot, copy in enumerate(state.row):
        label = text("fix-place", where=slot_label(slot))
        yield Fix(f"slot-{slot + 1}", label, _written(state, copy), text("hint-slot"))


def _of_decks(state: State) -> Iterator[Fix]:
    left = UNKNOWN if state.city_left is None else str(state.city_left)
    yield Fix("city-left", text("fix-city-left"), left, text("hint-city-left", most=CITY_CARDS))
    yield Fix("section", text("fix-section"), state.section, text("hint-section"))
    yield Fix("borough-deck", text("fix-borough-deck"), _listed(state, state.boroughs), text("hint-boroughs"))
    yield Fix("automa-pile", text("fix-automa-pile"), " ".join(state.pile) or NONE, text("hint-automa-pile"))
    yield Fix("table", text("fix-table"), write_table(state.table), text("hint-table"))
    turn = text("fix-turn")
    yield Fix(
        "turn", turn, state.turn, text("hint-turn", seats=", ".join(board.coming(state) or (state.turn,)))
    )


def _of_seats(state: State) -> Iterator[Fix]:
    for seat in state.seats:
        who = seat_label(state, seat.id)
        for name in NUMBERS:
            now = str(getattr(seat, name))
            yield Fix(f"{seat.id}-{name}", text("fix-number", who=who, what=name), now, text("hint-number"))
        yield Fix(
            f"{seat.id}-stack", text("fix-stack", who=who), _listed(state, seat.stack), text("hint-cards")
        )
        owned = _listed(state, seat.boroughs)
        yield Fix(f"{seat.id}-boroughs", text("fix-boroughs", who=who), owned, text("hint-boroughs"))


def _of_cards(state: State) -> Iterator[Fix]:
    """Yield a field for each card that has a name: its line, for this group (card.8)."""
    for name in dict.fromkeys((*city_names(), *boroughs(), *state.cards)):
        yield _of_card(name, shown_line(state, Copy(0, name)))


@lru_cache(maxsize=MOST_KNOWN)
def _of_card(name: str, line: str) -> Fix:
    return Fix(f"{CARD}{name}", text("fix-card", name=name), line, text("hint-line"))


def _written(state: State, copy: Copy | None) -> str:
    """Return what lies somewhere, as people type it; a name alone while its line isn't confirmed."""
    if copy is None:
        return EMPTY
    return confirmed(state, copy) or (plain_line(copy.name) if copy.name else UNKNOWN)


def _listed(state: State, copies: Sequence[Copy]) -> str:
    return ", ".join(_written(state, copy) for copy in copies) or NONE


def fix(state: State, field: str, value: str) -> Script[State]:
    """Correct one value. Raises IllegalMove if there is no such field or the value can't be read."""
    known = {one.id: one for one in fixes(state)}
    if field not in known:
        raise IllegalMove(text("no-such-field", field=field[:40]))
    before = known[field].now
    table = Table(state)
    yield from _correct(table, field, value.strip())
    after = next((one.now for one in fixes(table.state) if one.id == field), before)
    yield from table.tell("fixed", "", field=known[field].label, before=before, after=after)
    return table.state


def _correct(table: Table, field: str, value: str) -> Script[None]:
    state = table.state
    places = [place_name(state, place) for place in range(len(state.board))]
    if field.startswith(CARD):
        yield from _line(table, field.removeprefix(CARD), value)
    elif field == "board":
        yield from lay_out(table, _split(state, value))
    elif field in places:
        place = places.index(field)
        copy = _copy(table, value, state.board[place], is_borough=False)
        cards = (*state.board[:place], copy, *state.board[place + 1 :])
        table.change(board=cards)
    elif field.startswith("slot-"):
        _of_slot(table, int(field[-1]) - 1, value)
    elif field[0] == "a" and field[1:2].isdecimal():
        table.seat_id, _, name = field.partition("-")
        _of_seat(table, table.seat, name, value)
        table.seat_id = ""
    else:
        TABLE_FIELDS[field](table, value)


def _of_slot(table: Table, slot: int, value: str) -> None:
    """Correct a slot; with a borough that lies in another one it changes places (setup.16)."""
    row = table.state.row
    named = "" if value.casefold() in (UNKNOWN, EMPTY, NONE, "") else _name(table.state, value)
    other = next((at for at, copy in enumerate(row) if copy and copy.name == named and at != slot), None)
    if other is not None and named:
        table.state = board.with_slot(board.with_slot(table.state, slot, row[other]), other, row[slot])
        row = table.state.row
    copy = _copy(table, value, row[slot], is_borough=True)
    table.state = board.with_slot(table.state, slot, copy)


def _line(table: Table, name: str, value: str) -> Script[None]:
    """Correct the line of a card for the group, wherever it lies.

    What was paid stays, its prestige is counted anew.
    (card.8, resolve.13)
    """
    if value == shown_line(table.state, Copy(0, name)):
        return
    place = Place(is_borough=name in boroughs(), known=name, is_named=True, copies=_some(table.state, name))
    typed = read_line(table.state, place, value)
    assert not isinstance(typed, str)  # noqa: S101 - no other words will do here
    line = line_of(table.state, typed)
    table.state = _without_own_lines(table.state, name)
    yield from keep(table, name, line)


def _some(state: State, name: str) -> tuple[int, ...]:
    """Return the copies of that name that lie somewhere: correcting it adds none."""
    return tuple(copy.id for copy in copies_in(state) if copy.name == name)


def _without_own_lines(state: State, name: str) -> State:
    """Let all copies of a name have the group's line."""

    def plain(copies: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(altered(one, line="") if one and one.name == name else one for one in copies)

    seats = tuple(altered(s, stack=plain(s.stack), boroughs=plain(s.boroughs)) for s in state.seats)
    return altered(
        state,
        seats=seats,
        board=plain(state.board),
        row=plain(state.row),
        boroughs=plain(state.boroughs),
        gone=plain(state.gone),
    )


def _copy(table: Table, value: str, old: Copy | None, *, is_borough: bool) -> Copy | None:
    """Return the copy that lies there after the correction: `empty`, `?`, a name, or a whole line."""
    if value.casefold() in (EMPTY, NONE, ""):
        return None
    if value == UNKNOWN:
        return Copy(old.id) if old else table.new_copy()
    if is_borough:  # one that people were said to have bought can lie there after all
        name = _name(table.state, value)
        table.change(gone=tuple(one for one in table.state.gone if one.name != name))
    typed = read_line(table.state, Place(is_borough, copies=(old.id,) if old else ()), value)
    assert not isinstance(typed, str)  # noqa: S101 - no other words will do here
    copy = old or table.new_copy()
    says_more = typed.has_values or bool(typed.card.colour)
    is_said = says_more and is_settled(table.state, typed, are_values_asked=False)
    line = line_of(table.state, typed) if is_said else ""
    if old and old.name == typed.card.name and not line:
        line = old.line
    return Copy(copy.id, typed.card.name, line)


def _cards(table: Table, value: str, old: Sequence[Copy], *, is_borough: bool) -> tuple[Copy, ...]:
    """Return the copies of a list; those that stay keep who they are.

    Raises BadAnswer for what is no card, and for more copies than exist.
    """
    if value in (NONE, ""):
        return ()
    lines = _split(table.state, value)
    if len(lines) > MOST_CARDS:
        raise BadAnswer(text("bad-many-cards", most=MOST_CARDS))
    left, found = list(old), []
    for line in lines:
        name = line if line == UNKNOWN else _name(table.state, line)
        same = next((copy for copy in left if copy.name == name or (line == UNKNOWN and not copy.name)), None)
        if same:
            left.remove(same)
        copy = _copy(table, line, same, is_borough=is_borough)
        if copy is None:
            raise BadAnswer(text("bad-list"))
        found.append(copy)
    demand_copies(table.state, [copy.name for copy in found], without=[copy.id for copy in old])
    return tuple(found)


def _split(state: State, value: str) -> list[str]:
    """Return the cards of a list; a borough's own comma divides none, nor does one in quotes."""
    parts, is_quoted = [""], False
    known = [name for name in known_names(state) if "," in name]

    def is_in_name() -> bool:
        begun = f"{parts[-1].strip().casefold().removeprefix('borough ')},"
        return any(name.startswith(begun) for name in known)

    for letter in value:
        is_quoted ^= letter in QUOTES
        if letter == "," and not is_quoted and not is_in_name():
            parts.append("")
        else:
            parts[-1] += letter
    return [one.strip() for one in parts]


def _name(state: State, line: str) -> str:
    return read_card(line, known_names(state)).card.name


def _of_seat(table: Table, seat: Seat, name: str, value: str) -> None:
    if name in NUMBERS:
        table.change_seat(**{name: _number(value, MOST)})
    elif name == "stack":
        table.change_seat(stack=_cards(table, value, seat.stack, is_borough=False))
    else:
        table.change_seat(boroughs=_cards(table, value, seat.boroughs, is_borough=True))


def _number(value: str, most: int) -> int:
    n = whole(value, most)
    if n is None:
        raise BadAnswer(text("bad-number", low=0, high=most))
    return n


def _city_left(table: Table, value: str) -> None:
    """Correct the count of the city deck; with none the end begins with the seat in turn (end.1)."""
    left = None if value == UNKNOWN else _number(value, CITY_CARDS)
    if left == 0 and not table.state.is_out:
        table.state = board.with_end_begun(table.state, table.state.turn)
    elif left != 0:
        table.change(city_left=left, ending=())


def _section(table: Table, value: str) -> None:
    if value.upper() not in SECTIONS:
        raise BadAnswer(text("bad-section"))
    table.change(section=value.upper())


def _borough_deck(table: Table, value: str) -> None:
    table.change(boroughs=_cards(table, value, table.state.boroughs, is_borough=True))


def _pile(table: Table, value: str) -> None:
    """Correct which automa cards lie face up; the others are the deck, in the order they had."""
    state, ids = table.state, [] if value in (NONE, "") else value.replace(",", " ").split()
    every = (*state.deck, *state.pile)
    if len(set(ids)) < len(ids) or any(one not in every for one in ids):
        raise BadAnswer(text("bad-pile"))
    table.change(pile=tuple(ids), deck=tuple(one for one in every if one not in ids))


def _table(table: Table, value: str) -> None:
    table.change(table=read_table(value))


def _turn(table: Table, value: str) -> None:
    state, seat = table.state, value.casefold()
    there = board.coming(state)
    if seat == state.turn:
        return
    if seat not in there:
        raise BadAnswer(text("bad-turn"))
    table.change(turn=seat)
    if state.is_out:
        table.change(ending=there[there.index(seat) :])


TABLE_FIELDS: dict[str, Callable[[Table, str], None]] = {
    "city-left": _city_left,
    "section": _section,
    "borough-deck": _borough_deck,
    "automa-pile": _pile,
    "table": _table,
    "turn": _turn,
}
