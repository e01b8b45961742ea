"""What people do between AutoMartin's turns, as they report it.

Each act changes what is known of the table at once and returns what is to be told of it: none is a script.
"""

import re
from collections.abc import Iterable, Sequence

from engines.core.errors import BadAnswer
from engines.core.script import Script
from engines.core.script.requests import Request, Tell
from engines.core.text import Text, text

from ..model import board, events
from ..model.card import Card, keyed, read_card
from ..model.catalogue import SECTIONS, prints_of
from ..model.labels import board_label, name_of, place_label, seat_label, slot_label
from ..model.line import Place, read_line
from ..model.state import MOST_DRAWN, Copy, State, known_names, place_name
from ..rules.ask import ask_deck, noted
from ..rules.resolve import put_down, row_left, slot_told
from ..rules.workspace import Workspace

SPENT = -1
"""A count of the city deck that has come to nothing, until people have said whether it is used up."""
_PLACE = re.compile(r"[tb]\d+", re.IGNORECASE)
_APART = re.compile(r"(?:[\s,&+]|\band\b)+", re.IGNORECASE)
UNKNOWN, NOBODY, SUPPLY, PLAYER = "?", "-", "supply", "player"
_NUMBERED = re.compile(r"(?:player|p)?\s*(\d+)", re.IGNORECASE)


def put(work: Workspace, lines: Sequence[str]) -> list[Tell]:
    """Put city cards on the board in their order; `?` is one that nobody names (board.3, board.4)."""
    told = list[Tell]()
    for line in lines:
        copy = work.new_copy()
        if line != UNKNOWN:
            typed = read_line(work.state, Place(), line)
            assert not isinstance(typed, str)  # noqa: S101 - no other words will do here
            copy, kept = noted(work, copy, typed, are_values_asked=False)
            told += kept
        where, left = put_down(work, copy)
        told += [*left, work.to_tell(events.reported_put(card=name_of(copy), where=where), "board.3")]
    return told


def set_board(work: Workspace, lines: Sequence[str]) -> list[Tell]:
    """Put right the whole board; see `lay_out`."""
    kept = lay_out(work, lines)
    n = sum(copy is not None for copy in work.state.board)
    return [*kept, work.to_tell(events.reported_board(n=n, cards=board_label(work.state)), "board.3")]


def lay_out(work: Workspace, lines: Sequence[str]) -> list[Tell]:
    """Put right what lies on the board, from the first place on: `?` is a card that nobody names, `-` none.

    Places that aren't told are empty; cards that lay on the board stay what is known of them. Raises
    BadAnswer for more cards than places.
    """
    old, found, told = work.state.board, list[Copy | None](), list[Tell]()
    if len(lines) > len(old):
        raise BadAnswer(text("bad-board", most=len(old)))
    left = [copy for copy in old if copy]
    work.change(board=(None,) * len(old))
    for line in (*lines, *(NOBODY,) * (len(old) - len(lines))):
        if line == NOBODY:
            found.append(None)
            continue
        if line == UNKNOWN:
            copy = next((one for one in left if not one.name), None) or work.new_copy()
        else:
            typed = read_line(work.state, Place(copies=tuple(one.id for one in left)), line)
            assert not isinstance(typed, str)  # noqa: S101 - no other words will do here
            copy = next((one for one in left if one.name == typed.card.name), None) or work.new_copy()
            copy, kept = noted(work, copy, typed, are_values_asked=False)
            told += kept
        left = [one for one in left if one.id != copy.id]
        found.append(copy)
    work.change(board=tuple(found))
    return told


def written(copy: Copy | None) -> str:
    """Return what lies on a place, by its name, as `lay_out` reads it."""
    return NOBODY if copy is None else Card(copy.name).quoted if copy.name else UNKNOWN


def take(work: Workspace, what: str) -> list[Tell]:
    """Take a card off the board, by its place or by a name that lies there once.

    What is left is a gap (board.3).

    Raises BadAnswer that shows the board if it isn't there.
    """
    place = _place(work, what)
    copy = work.state.board[place]
    assert copy is not None  # noqa: S101 - `_place` finds a card
    work.state = board.without_place(work.state, place)
    where = place_label(work.state, place)
    return [work.to_tell(events.reported_take(card=name_of(copy), where=where), "board.3")]


def _place(work: Workspace, what: str) -> int:
    """Return the place that is meant by how it is written, or by the name of what lies there.

    A refusal undoes the whole line, so it shows the board as it was before that.
    """
    state, before = work.state, work.before
    listed = _APART.split(what)
    if len(listed) > 1 and all(map(_PLACE.fullmatch, listed)):
        raise BadAnswer(text("bad-several-places", one=listed[0], other=listed[1]))
    places = [place_name(state, place) for place in range(len(state.board))]
    if _PLACE.fullmatch(what) and what.casefold() not in places:
        raise BadAnswer(text("bad-place", place=what, board=board_label(before)))
    if what.casefold() in places:
        place = places.index(what.casefold())
        if state.board[place] is None:
            event = "bad-left-place" if before.board[place] else "bad-empty-place"
            raise BadAnswer(text(event, place=what.casefold(), board=board_label(before)))
        return place
    lying = keyed(copy.name for copy in before.board if copy and copy.name)
    name = read_card(what, {**known_names(state), **lying}, misspelt=lying).card.name
    found = places_called(state, name)
    if len(found) > 1:
        raise BadAnswer(text("bad-there-twice", name=name, board=board_label(state)))
    if not found:
        event = "bad-left-already" if places_called(before, name) else "bad-not-there"
        raise BadAnswer(text(event, name=name, board=board_label(before)))
    return found[0]


def places_called(state: State, name: str) -> list[int]:
    """Return the places of the board where a card of this name lies, or one on which it is printed."""
    names = {one.casefold() for one in (name, *prints_of(name).values())}
    return [at for at, copy in enumerate(state.board) if copy and copy.name.casefold() in names]


def buy(work: Workspace, slot: int, line: str = "") -> list[Tell]:
    """Replace a borough that somebody bought, in its slot at once; which one came may be told (board.6).

    `?` is one that nobody names. `slot` counts from 1. Raises BadAnswer if nothing lies there, and if the one
    that came should be the one that was bought.
    """
    place = slot - 1
    if not 0 <= place < len(work.state.row) or work.state.row[place] is None:
        raise BadAnswer(text("bad-slot", n=slot))
    bought = work.state.row[place]
    assert bought is not None  # noqa: S101 - just looked
    work.state = board.refilled(work.state, place)
    work.change(gone=(*work.state.gone, bought))
    copy = work.state.row[place]
    told = [work.to_tell(events.reported_buy(card=name_of(bought), where=slot_label(place)), "board.6")]
    if line and line != UNKNOWN:
        if bought.name and read_card(line, known_names(work.state)).card.name == bought.name:
            raise BadAnswer(text("bad-bought", name=bought.name, n=slot))
        copy = copy or work.new_copy()
        work.state = board.with_slot(work.state, place, copy)
        typed = read_line(work.state, Place(is_borough=True, copies=(copy.id,)), line)
        assert not isinstance(typed, str)  # noqa: S101 - no other words will do here
        told += noted(work, copy, typed, are_values_asked=False)[1]
    return [*told, slot_told(work, place, "board.6")]


def drew(work: Workspace, n: int) -> list[Tell]:
    """Count city cards that somebody drew.

    Raises BadAnswer for none, for more than anybody draws at once, and for more than are left by the count.
    """
    if work.state.is_out:
        raise BadAnswer(text("bad-deck-out"))
    if not 0 < n <= MOST_DRAWN:
        raise BadAnswer(text("bad-drew", most=MOST_DRAWN))
    left = work.state.city_left
    if left is not None and n > left:
        raise BadAnswer(text("bad-drew-left", left=max(0, left)))
    work.change(city_left=None if left is None else left - n or SPENT)
    return [work.to_tell(events.reported_drew(n=n), "end.1")]


def section(work: Workspace) -> list[Tell]:
    """Go on to the next section of the city deck: its names are suggested first."""
    before = work.state.section
    following = SECTIONS[SECTIONS.index(before) + 1]
    work.change(section=following)
    return [work.to_tell(events.reported_section(before=before, section=following), "setup.15")]


def row_gone(work: Workspace, row: str) -> list[Tell]:
    """Let a row leave the game, as the table says it did (board.4).

    Raises BadAnswer if nothing lies in it.
    """
    leaving = next((one for one in board.rows(work.state) if one == row), None)
    if leaving is None:
        raise BadAnswer(text("bad-row", row=row))
    before = work.state.board
    work.state = board.without_row(work.state, leaving)
    return [row_left(work, leaving, before)]


def due(work: Workspace, n: int, to: str) -> list[Tell]:
    """Let AutoMartin pay what an effect makes it pay, to a player or to the supply; it takes no loan for it.

    With too few coins it pays nothing, and the supply pays the player the whole due amount; by the option
    it pays what it has, and the supply the rest. What it owes the supply lapses.
    (loan.1, loan.2, loan.3, loan.4, loan.5, loan.6)
    """
    coins, is_gap = work.seat.coins, work.state.options.due_short == "gap"
    who, whom = seat_label(work.state, work.seat_id), _payee(work.state, to)
    paid = n if coins >= n else coins if is_gap else 0
    work.change_seat(coins=coins - paid)
    if paid == n:
        return [work.to_tell(events.due_paid(who=who, n=n, to=whom), "loan.5")]
    if to.casefold() == SUPPLY:
        return [work.to_tell(events.due_lapsed(who=who, n=n - paid, paid=paid), "loan.6")]
    rule = "loan.4" if is_gap else "loan.3"
    return [work.to_tell(events.due_short(who=who, n=n - paid, paid=paid, to=whom), rule)]


def _payee(state: State, to: str) -> Text:
    """Return who gets what is due.

    Raises BadAnswer that lists who can, for anybody who isn't there.
    """
    if to.casefold() == SUPPLY:
        return text("the-supply")
    if to.casefold() in ("", PLAYER):
        return text("a-player")
    numbered = _NUMBERED.fullmatch(to)
    if not (numbered and 0 < int(numbered[1]) <= state.options.people):
        raise BadAnswer(text("bad-payee", name=to, payees=", ".join(payees(state))))
    return seat_label(state, f"p{int(numbered[1])}")


def payees(state: State) -> tuple[str, ...]:
    """Return who can be paid, as it is typed."""
    return (*(f"p{n}" for n in range(1, state.options.people + 1)), SUPPLY)


def effect(work: Workspace, what: str, n: int, reason: str = "") -> list[Tell]:
    """Change coins, poverty or prestige by what a rival's effect does; poverty never falls below 0 (loan.7).

    Raises BadAnswer if there is less to be taken.
    """
    now = getattr(work.seat, what)
    if what != "poverty" and now + n < 0:
        raise BadAnswer(text("bad-effect", what=what, now=now))
    after = max(0, now + n)
    work.change_seat(**{what: after})
    who, change = seat_label(work.state, work.seat_id), f"{after - now:+d}" if after != now else "±0"
    told = events.effect(who=who, what=what, change=change, now=after, reason=reason)
    return [work.to_tell(told, "loan.7")]


def carried_out(work: Workspace, told: Iterable[Request] = ()) -> Script[State]:
    """Tell what people did; if the count of the city deck has come to nothing ask whether it is used up.

    (q.deck: end.1)
    """
    yield from told
    work.seat_id = ""
    left = work.state.city_left
    if left is not None and left < 0:
        work.change(city_left=1)
        yield from ask_deck(work)
    return work.state
