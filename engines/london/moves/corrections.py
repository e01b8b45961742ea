"""Corrections: any value, place or line as people see it on the table."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.game.correction import Correction, fixed
from engines.core.script import Script, tell
from engines.core.script.notation import whole
from engines.core.state.cache import remembered
from engines.core.state.copying import altered
from engines.core.text import text

from ..model import board
from ..model.card import QUOTES, read_card
from ..model.catalogue import CITY_CARDS, SECTIONS, boroughs, city_names, plain_line
from ..model.labels import place_label, seat_label, slot_label
from ..model.line import EMPTY, Place, demand_copies, is_settled, line_of, read_line
from ..model.state import Copy, State, confirmed, copies_in, known_names, place_name, shown_line
from ..rules.ask import keep
from ..rules.score import read_table, write_table
from ..rules.workspace import Workspace
from .acts import lay_out

UNKNOWN, NONE = "?", "-"
MOST, MOST_CARDS = 999, 60
NUMBERS = ("coins", "poverty", "prestige")
OWNED = {"stack": "hint-cards", "boroughs": "hint-boroughs"}
MOST_KNOWN = 1000
"""So many corrections of cards are kept: all are wanted at every correction."""


@remembered
def corrections(state: State) -> tuple[Correction[State], ...]:
    """Return what people may correct: the board and the row, the decks, AutoMartins, the lines of cards."""
    return (*_of_board(state), *_of_decks(state), *_of_seats(state), *_of_cards(state))


def _of_board(state: State) -> Iterator[Correction[State]]:
    for place in range(len(state.board)):
        label = text("fix-place", where=place_label(state, place))
        reads, writes = partial(_on_place, place), _changing(partial(_with_place, place))
        yield Correction(place_name(state, place), label, text("hint-place"), reads, writes)
    yield BOARD
    for slot in range(len(state.row)):
        label = text("fix-place", where=slot_label(slot))
        reads, writes = partial(_in_slot, slot), _changing(partial(_with_slot, slot))
        yield Correction(f"slot-{slot + 1}", label, text("hint-slot"), reads, writes)


def _of_decks(state: State) -> Iterator[Correction[State]]:
    hint = text("hint-city-left", most=CITY_CARDS)
    yield Correction("city-left", text("fix-city-left"), hint, _city_left, _changing(_with_city_left))
    yield from (SECTION, BOROUGH_DECK, AUTOMA_PILE, TABLE)
    hint = text("hint-turn", seats=_seats_coming(state))
    yield Correction("turn", text("fix-turn"), hint, lambda state: state.turn, _changing(_with_turn))


def _seats_coming(state: State) -> str:
    """Return the seats that can be in turn, as they are typed."""
    return ", ".join(board.coming(state) or (state.turn,))


def _of_seats(state: State) -> Iterator[Correction[State]]:
    for seat in (one.id for one in state.seats):
        who = seat_label(state, seat)
        for what in NUMBERS:
            label = text("fix-number", who=who, what=what)
            reads, writes = partial(_number_of, seat, what), _changing(partial(_with_number, seat, what))
            yield Correction(f"{seat}-{what}", label, text("hint-number"), reads, writes)
        for what, hint in OWNED.items():
            label = text(f"fix-{what}", who=who)
            reads, writes = partial(_owned_by, seat, what), _changing(partial(_with_owned, seat, what))
            yield Correction(f"{seat}-{what}", label, text(hint), reads, writes)


def _of_cards(state: State) -> Iterator[Correction[State]]:
    """Yield a correction of each card that has a name: its line, for this group (card.8)."""
    return map(_of_card, dict.fromkeys((*city_names(), *boroughs(), *state.cards)))


@lru_cache(maxsize=MOST_KNOWN)
def _of_card(name: str) -> Correction[State]:
    reads, writes = partial(_line, name), partial(_with_line, name)
    return Correction(f"card {name}", text("fix-card", name=name), text("hint-line"), reads, writes)


def _changing(change: Callable[[Workspace, str], None]) -> Callable[[State, str], State]:
    """Return how a value is written that changes the table and tells nothing else."""

    def writes(state: State, value: str) -> State:
        work = Workspace(state)
        change(work, value.strip())
        return work.state

    return writes


def _written(state: State, copy: Copy | None) -> str:
    """Return what lies somewhere, as people type it; a name alone while its line isn't confirmed."""
    if copy is None:
        return EMPTY
    return confirmed(state, copy) or (plain_line(copy.name) if copy.name else UNKNOWN)


def _listed(state: State, copies: Sequence[Copy]) -> str:
    return ", ".join(_written(state, copy) for copy in copies) or NONE


def _on_place(place: int, state: State) -> str:
    return _written(state, state.board[place])


def _with_place(place: int, work: Workspace, value: str) -> None:
    lying = work.state.board
    copy = _copy(work, value, lying[place], is_borough=False)
    work.change(board=(*lying[:place], copy, *lying[place + 1 :]))


def _board(state: State) -> str:
    return ", ".join(NONE if copy is None else _written(state, copy) for copy in state.board)


def _with_board(state: State, value: str) -> Script[State]:
    """Correct the whole board; lines that say all are kept for the group."""
    work = Workspace(state)
    yield from lay_out(work, _split(state, value.strip()))
    yield from tell(fixed(BOARD, state, _board(work.state)))
    return work.state


def _in_slot(slot: int, state: State) -> str:
    return _written(state, state.row[slot])


def _with_slot(slot: int, work: Workspace, value: str) -> None:
    """Correct a slot; with a borough that lies in another one it changes places (setup.16)."""
    row = work.state.row
    named = "" if value.casefold() in (UNKNOWN, EMPTY, NONE, "") else _name(work.state, value)
    other = next((at for at, copy in enumerate(row) if copy and copy.name == named and at != slot), None)
    if other is not None and named:
        work.state = board.with_slot(board.with_slot(work.state, slot, row[other]), other, row[slot])
        row = work.state.row
    copy = _copy(work, value, row[slot], is_borough=True)
    work.state = board.with_slot(work.state, slot, copy)


def _line(name: str, state: State) -> str:
    return shown_line(state, Copy(0, name))


def _with_line(name: str, state: State, value: str) -> Script[State]:
    """Correct the line of a card for the group, wherever it lies.

    What was paid stays, its prestige is counted anew.
    (card.8, resolve.13)
    """
    work, value = Workspace(state), value.strip()
    if value != _line(name, state):
        copies = tuple(copy.id for copy in copies_in(state) if copy.name == name)  # correcting it adds none
        place = Place(is_borough=name in boroughs(), known=name, is_named=True, copies=copies)
        typed = read_line(work.state, place, value)
        assert not isinstance(typed, str)  # noqa: S101 - no other words will do here
        line = line_of(work.state, typed)
        work.state = _without_own_lines(work.state, name)
        yield from keep(work, name, line)
    yield from tell(fixed(_of_card(name), state, _line(name, work.state)))
    return work.state


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


def _copy(work: Workspace, value: str, old: Copy | None, *, is_borough: bool) -> Copy | None:
    """Return the copy that lies there after the correction: `empty`, `?`, a name, or a whole line."""
    if value.casefold() in (EMPTY, NONE, ""):
        return None
    if value == UNKNOWN:
        return Copy(old.id) if old else work.new_copy()
    if is_borough:  # one that people were said to have bought can lie there after all
        name = _name(work.state, value)
        work.change(gone=tuple(one for one in work.state.gone if one.name != name))
    typed = read_line(work.state, Place(is_borough, copies=(old.id,) if old else ()), value)
    assert not isinstance(typed, str)  # noqa: S101 - no other words will do here
    copy = old or work.new_copy()
    says_more = typed.has_values or bool(typed.card.colour)
    is_said = says_more and is_settled(work.state, typed, are_values_asked=False)
    line = line_of(work.state, typed) if is_said else ""
    if old and old.name == typed.card.name and not line:
        line = old.line
    return Copy(copy.id, typed.card.name, line)


def _cards(work: Workspace, value: str, old: Sequence[Copy], *, is_borough: bool) -> tuple[Copy, ...]:
    """Return the copies of a list; those that stay keep who they are.

    Raises BadAnswer for what is no card, and for more copies than exist.
    """
    if value in (NONE, ""):
        return ()
    lines = _split(work.state, value)
    if len(lines) > MOST_CARDS:
        raise BadAnswer(text("bad-many-cards", most=MOST_CARDS))
    left, found = list(old), []
    for line in lines:
        name = line if line == UNKNOWN else _name(work.state, line)
        same = next((copy for copy in left if copy.name == name or (line == UNKNOWN and not copy.name)), None)
        if same:
            left.remove(same)
        copy = _copy(work, line, same, is_borough=is_borough)
        if copy is None:
            raise BadAnswer(text("bad-list"))
        found.append(copy)
    demand_copies(work.state, [copy.name for copy in found], without=[copy.id for copy in old])
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


def _number_of(seat: str, what: str, state: State) -> str:
    return str(getattr(state.seat(seat), what))


def _with_number(seat: str, what: str, work: Workspace, value: str) -> None:
    work.seat_id = seat
    work.change_seat(**{what: _number(value, MOST)})


def _owned_by(seat: str, what: str, state: State) -> str:
    return _listed(state, getattr(state.seat(seat), what))


def _with_owned(seat: str, what: str, work: Workspace, value: str) -> None:
    work.seat_id = seat
    owned = _cards(work, value, getattr(work.seat, what), is_borough=what == "boroughs")
    work.change_seat(**{what: owned})


def _number(value: str, most: int) -> int:
    n = whole(value, most)
    if n is None:
        raise BadAnswer(text("bad-number", low=0, high=most))
    return n


def _city_left(state: State) -> str:
    return UNKNOWN if state.city_left is None else str(state.city_left)


def _with_city_left(work: Workspace, value: str) -> None:
    """Correct the count of the city deck; with none the end begins with the seat in turn (end.1)."""
    left = None if value == UNKNOWN else _number(value, CITY_CARDS)
    if left == 0 and not work.state.is_out:
        work.state = board.with_end_begun(work.state, work.state.turn)
    elif left != 0:
        work.change(city_left=left, ending=())


def _with_section(work: Workspace, value: str) -> None:
    if value.upper() not in SECTIONS:
        raise BadAnswer(text("bad-section"))
    work.change(section=value.upper())


def _with_borough_deck(work: Workspace, value: str) -> None:
    work.change(boroughs=_cards(work, value, work.state.boroughs, is_borough=True))


def _with_pile(work: Workspace, value: str) -> None:
    """Correct which automa cards lie face up; the others are the deck, in the order they had."""
    state, ids = work.state, [] if value in (NONE, "") else value.replace(",", " ").split()
    every = (*state.deck, *state.pile)
    if len(set(ids)) < len(ids) or any(one not in every for one in ids):
        raise BadAnswer(text("bad-pile"))
    work.change(pile=tuple(ids), deck=tuple(one for one in every if one not in ids))


def _with_turn(work: Workspace, value: str) -> None:
    state, seat = work.state, value.casefold()
    there = board.coming(state)
    if seat == state.turn:
        return
    if seat not in there:
        raise BadAnswer(text("bad-turn", seats=_seats_coming(state)))
    work.change(turn=seat)
    if state.is_out:
        work.change(ending=there[there.index(seat) :])


BOARD: Correction[State] = Correction("board", text("fix-board"), text("hint-board"), _board, _with_board)
SECTION: Correction[State] = Correction(
    "section",
    text("fix-section"),
    text("hint-section"),
    lambda state: state.section,
    _changing(_with_section),
)
BOROUGH_DECK: Correction[State] = Correction(
    "borough-deck",
    text("fix-borough-deck"),
    text("hint-boroughs"),
    lambda state: _listed(state, state.boroughs),
    _changing(_with_borough_deck),
)
AUTOMA_PILE: Correction[State] = Correction(
    "automa-pile",
    text("fix-automa-pile"),
    text("hint-automa-pile"),
    lambda state: " ".join(state.pile) or NONE,
    _changing(_with_pile),
)
TABLE: Correction[State] = Correction(
    "table",
    text("fix-table"),
    text("hint-table"),
    lambda state: write_table(state.table),
    _changing(lambda work, value: work.change(table=read_table(value))),
)
