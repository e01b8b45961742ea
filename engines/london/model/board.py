"""The development board, the borough row and the seats' order: pure changes of the state."""

from itertools import takewhile
from typing import Literal

from engines.core.state.copying import altered

from .state import Copy, State, is_automa

Row = Literal["top", "bottom"]


def new_copy(state: State, name: str = "", line: str = "") -> tuple[State, Copy]:
    """Return the state and a further physical card."""
    copy = Copy(state.copies + 1, name, line)
    return altered(state, copies=copy.id), copy


def put_down(state: State, copy: Copy) -> tuple[State, int, tuple[Row, State] | None]:
    """Put a city card on the first free place.

    Return the state, the place, and which row had to leave for it.

    With the row comes the state before it left. A place left empty stays a gap until then.
    (board.3, board.4, board.5)
    """
    left: tuple[Row, State] | None = None
    if all(state.board):
        # The first free place is taken first, so the row that was filled first is the top one.
        row: Row = "bottom" if state.options.board_overflow == "bottom_row" else "top"
        left = (row, state)
        state = without_row(state, row)
    place = state.board.index(None)
    board = (*state.board[:place], copy, *state.board[place + 1 :])
    return altered(state, board=board, fresh=(*state.fresh, copy.id)), place, left


def rows(state: State) -> tuple[Row, ...]:
    """Return the rows in which something lies."""
    columns = state.options.columns
    lying: tuple[tuple[Row, bool], ...] = (
        ("top", any(state.board[:columns])),
        ("bottom", any(state.board[columns:])),
    )
    return tuple(row for row, is_there in lying if is_there)


def without_row(state: State, row: Row) -> State:
    """Let a row leave the game; the other moves into its place with its columns kept (board.4)."""
    columns = state.options.columns
    top, bottom = state.board[:columns], state.board[columns:]
    lost, kept, empty = (top, bottom, (None,) * columns) if row == "top" else (bottom, top, (None,) * columns)
    board = (*kept, *empty) if row == "top" else (*empty, *kept)
    return altered(state, board=board, gone=(*state.gone, *(copy for copy in lost if copy)))


def place_of(state: State, copy: Copy) -> int | None:
    """Return where on the board a copy lies now, None if it doesn't."""
    return next((place for place, one in enumerate(state.board) if one and one.id == copy.id), None)


def without_place(state: State, place: int) -> State:
    """Take a card off the board; its place is a gap (board.3)."""
    return altered(state, board=(*state.board[:place], None, *state.board[place + 1 :]))


def with_slot(state: State, slot: int, copy: Copy | None) -> State:
    """Return the state with a borough in a slot, counted from 0; None empties it."""
    return altered(state, row=(*state.row[:slot], copy, *state.row[slot + 1 :]))


def refilled(state: State, slot: int) -> State:
    """Fill a slot with the top of the borough deck at once; with an empty deck it stays empty.

    (board.6, resolve.2)
    """
    if not state.boroughs:
        return with_slot(state, slot, None)
    top, *rest = state.boroughs
    return altered(with_slot(state, slot, top), boroughs=tuple(rest), fresh=(*state.fresh, top.id))


def changed_copy(state: State, copy: Copy) -> State:
    """Return the state with what is known of a copy on the board or in the row put right."""

    def right(one: Copy | None) -> Copy | None:
        return copy if one and one.id == copy.id else one

    return altered(state, board=tuple(map(right, state.board)), row=tuple(map(right, state.row)))


def coming(state: State) -> tuple[str, ...]:
    """Return whose turns are still to come, that of the seat in turn first; before the end all, once."""
    if state.is_out:
        return state.ending
    place = state.order.index(state.turn)
    return (*state.order[place:], *state.order[:place])


def people_now(state: State) -> tuple[str, ...]:
    """Return the people who may be in turn: those before the next AutoMartin who aren't done."""
    return tuple(takewhile(lambda seat: not is_automa(seat), coming(state)))


def taker(state: State) -> str:
    """Return the person who drew last: the one in turn, or else the one before the AutoMartin in turn."""
    place = state.order.index(state.turn)
    before = (*state.order[place + 1 :], *state.order[: place + 1])
    return next(seat for seat in reversed(before) if not is_automa(seat))


def passed(state: State, seat: str) -> State:
    """Return the state after a seat's turn; who was to play before it has played, too."""
    waiting = coming(state)
    left = waiting[waiting.index(seat) + 1 :] if seat in waiting else waiting
    if state.is_out:
        return altered(state, ending=left, turn=next(iter(left), seat))
    return altered(state, turn=state.order[(state.order.index(seat) + 1) % len(state.order)])


def with_end_begun(state: State, seat: str) -> State:
    """Let the end begin with the seat that took the last city card: all others have one more turn.

    With `finish_round` only those have, who sit before the first seat. (end.1, end.2, end.3, end.4, end.5)
    """
    place = state.order.index(seat)
    after = state.order[place + 1 :]
    if state.options.last_turns == "one_each":
        after = (*after, *state.order[:place])
    if state.turn == seat:
        after = (seat, *after)
    elif state.turn in after:
        after = after[after.index(state.turn) :]
    elif state.order.index(state.turn) <= place:
        after = ()  # the round is over already
    return altered(state, city_left=0, ending=after)
