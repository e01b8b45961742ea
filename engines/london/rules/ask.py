"""What people are asked: the lines of places and slots, the city card turned up, the end of the city deck."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engines.core.script import Script
from engines.core.script.collection import Keep
from engines.core.script.form import Form
from engines.core.script.requests import Json, Line, Option, Tell, YesNo
from engines.core.text import Text, text

from ..model import board, events
from ..model.card import Typed
from ..model.catalogue import city_names, printed, printed_line, section_names
from ..model.labels import line_label, place_label, seat_label, slot_label
from ..model.line import (
    EMPTY,
    LATER,
    Place,
    demand_copies,
    is_empty_soon,
    is_settled,
    left_of,
    line_of,
    notation,
)
from ..model.state import Copy, State, confirmed, place_name, shown_line
from .workspace import Workspace


@dataclass(frozen=True, slots=True, kw_only=True)
class Lines(Form):
    """A form with a line for each place; `demand` raises BadAnswer for lines that don't go together."""

    demand: Callable[[Sequence[Typed | str]], None] = field(compare=False, repr=False)

    def check(self, answer: Json) -> tuple[Any, ...]:
        """Return what each line says."""
        read = Form.check(self, answer)
        self.demand(read)
        return read


def ask_places(work: Workspace, places: Sequence[int]) -> Script[None]:
    """Ask what lies on these places of the board, in one form (q.board: crucial.2, filter.1, pay.1)."""
    state = work.state
    asked = [
        _Asked(place, place_name(state, place), place_label(state, place), copy)
        for place, copy in _there(state.board, places)
    ]
    for one, answer in (yield from _form(work, asked, is_borough=False)):
        if answer == EMPTY:
            work.state = board.without_place(work.state, one.at)


def ask_slots(work: Workspace, slots: Sequence[int]) -> Script[None]:
    """Ask which boroughs lie in these slots, in one form (q.borough: filter.2, pay.9)."""
    asked = [
        _Asked(slot, f"slot {slot + 1}", slot_label(slot), copy)
        for slot, copy in _there(work.state.row, slots)
    ]
    for one, answer in (yield from _form(work, asked, is_borough=True)):
        if answer == EMPTY:
            # A slot is refilled at once, so the deck of boroughs is empty, too.
            work.state = board.with_slot(work.state, one.at, None)
            work.change(boroughs=())


@dataclass(frozen=True, slots=True)
class _Asked:
    """A copy that is asked about: where it lies, how that is written and called."""

    at: int
    where: str
    label: Text
    copy: Copy


def _there(lying: Sequence[Copy | None], places: Sequence[int]) -> Iterator[tuple[int, Copy]]:
    for place in places:
        if copy := lying[place]:
            yield place, copy


def _form(
    work: Workspace, asked: Sequence[_Asked], *, is_borough: bool
) -> Script[list[tuple[_Asked, Typed | str]]]:
    """Ask about copies by where they lie; keep what is said of each, for the group too.

    A single one that nobody has named is picked from a menu.
    """
    state, id_ = work.state, "borough" if is_borough else "board"
    ids = tuple(one.copy.id for one in asked)

    def demand(read: Sequence[Typed | str]) -> None:
        demand_copies(state, [one.card.name for one in read if isinstance(one, Typed)], ids)

    lines = tuple(_line(state, one, ids, is_borough=is_borough) for one in asked)
    ask = text(f"ask-{id_}")
    if len(asked) == 1 and not asked[0].copy.name:
        ask, empty = text(f"ask-one-{id_}", where=asked[0].label), Option(EMPTY, text("it-is-empty"))
        listed = _listed(state, is_borough=is_borough)
        lines = (replace(lines[0], options=(empty,), listed=listed),)
    read = yield from work.ask(Lines(id=id_, ask=ask, questions=lines, demand=demand))
    answers = list(zip(asked, read, strict=True))
    for one, answer in answers:
        if isinstance(answer, Typed):
            yield from note(work, one.copy, answer)
    return answers


def _line(state: State, asked: _Asked, ids: tuple[int, ...], *, is_borough: bool) -> Line:
    """Return the question for one place, prefilled with what is known; what nobody confirmed is marked so.

    `ids` are all copies that are asked about: they may have changed places. (card.8, setup.16)
    """
    copy = asked.copy
    is_printed = bool(copy.name) and not confirmed(state, copy) and printed(copy.name)
    place = Place(is_borough, asked.where, (EMPTY,), known=copy.name, copies=ids)
    return Line(
        id=asked.where.replace(" ", ""),
        ask=text("at-place-printed" if is_printed else "at-place", where=asked.label),
        notation=notation(state, place),
        prefill=shown_line(state, copy),
    )


def note(work: Workspace, copy: Copy, typed: Typed, *, are_values_asked: bool = True) -> Script[Copy]:
    """Put right what is known of a copy, as `noted`, and tell it."""
    known, told = noted(work, copy, typed, are_values_asked=are_values_asked)
    yield from told
    return known


def noted(work: Workspace, copy: Copy, typed: Typed, *, are_values_asked: bool) -> tuple[Copy, list[Tell]]:
    """Put right what is known of a copy; a line that says all is confirmed and kept for the group.

    Returns the copy, and what is to be told. (card.7, card.8)
    """
    name, told = typed.card.name, list[Tell]()
    if not is_settled(work.state, typed, are_values_asked=are_values_asked):
        known = Copy(copy.id, name, copy.line if copy.name == name else "")
    else:
        line = line_of(work.state, typed)
        known = Copy(copy.id, name, line)
        told = keep(work, name, line)
    work.state = board.changed_copy(work.state, known)
    return known, told


def keep(work: Workspace, name: str, line: str) -> list[Tell]:
    """Keep a confirmed line for the group, if it says something new; return what is to be told (card.8)."""
    if work.state.cards.get(name) == line:
        return []
    work.change(cards={**work.state.cards, name: line})
    return [Tell(replace(events.noted(line=line), rule="card.8", keep=(Keep("cards", name, line),)))]


def ask_city_card(work: Workspace) -> Script[Copy | None]:
    """Ask for the city card that is turned up to be resolved.

    None if the deck turns out to be empty (q.city).
    """
    place = Place(words=(EMPTY,), may_be_last=True)
    said = yield from work.ask(
        Line(
            id="city",
            ask=text("ask-city"),
            notation=notation(work.state, place),
            options=_in_a_word(work, EMPTY),
            listed=_listed(work.state),
        )
    )
    if isinstance(said, str):
        yield from deck_is_out(work, is_found_empty=True)
        return None
    copy = work.new_copy()
    copy = yield from note(work, copy, said)
    yield from one_less(work, said.is_last)
    while not confirmed(work.state, copy):
        copy = yield from _values(work, copy)
    return copy


def _values(work: Workspace, copy: Copy) -> Script[Copy]:
    """Ask for the values of a city card that was turned up and is known by name only."""
    place = Place(known=copy.name, is_named=True, copies=(copy.id,))
    prefill = shown_line(work.state, copy)
    line = Line(
        id="city.values",
        ask=text("ask-values", name=copy.name),
        notation=notation(work.state, place),
        prefill=prefill,
    )
    return (yield from note(work, copy, (yield from work.ask(line))))


def ask_aside(work: Workspace) -> Script[Copy | None]:
    """Ask which city card goes to the board unresolved; it may be told later.

    None if the deck is empty (q.aside).
    """
    place = Place(words=(LATER, EMPTY), may_be_last=True)
    said = yield from work.ask(
        Line(
            id="aside",
            ask=text("ask-aside"),
            notation=notation(work.state, place),
            options=_in_a_word(work, LATER, EMPTY),
            listed=_listed(work.state),
        )
    )
    if said == EMPTY:
        yield from deck_is_out(work, is_found_empty=True)
        return None
    copy = work.new_copy()
    if isinstance(said, Typed):
        copy = yield from note(work, copy, said, are_values_asked=False)
    yield from one_less(work, isinstance(said, Typed) and said.is_last)
    return copy


def _listed(state: State, *, is_borough: bool = False) -> tuple[Option, ...]:
    """Return the cards of the section and the group's own, or the boroughs, that aren't out yet.

    What isn't confirmed has the values that would be (card.8).
    """
    left, section = left_of(state, is_borough=is_borough), section_names(state.section)
    names = sorted(name for name in left if is_borough or name in section or name not in city_names())
    return tuple(
        Option(state.cards[name], text("card", name=name))
        if name in state.cards
        else Option(printed_line(name), line_label(printed_line(name)))
        for name in names
    )


def _in_a_word(work: Workspace, *words: str) -> tuple[Option, ...]:
    """Return what is answered without typing: that the deck is empty only when it may be."""
    may_be = [word for word in words if word != EMPTY or is_empty_soon(work.state)]
    return tuple(Option(word, text("answer-in-a-word", word=word)) for word in may_be)


def one_less(work: Workspace, is_last: bool) -> Script[None]:
    """Take a card off the count of the city deck; the last one begins the end (end.1)."""
    left = work.state.city_left
    if is_last:
        yield from deck_is_out(work)
    elif left == 1:
        yield from ask_deck(work)
    elif left is not None:
        work.change(city_left=left - 1)


def ask_deck(work: Workspace) -> Script[None]:
    """Ask whether the city deck is used up, as the count says.

    If it isn't, nobody knows how many are left (q.deck).
    """
    if (yield from work.ask(YesNo(id="deck", ask=text("ask-deck")))):
        yield from deck_is_out(work)
    else:
        work.change(city_left=None)


def deck_is_out(work: Workspace, seat: str = "", *, is_found_empty: bool = False) -> Script[None]:
    """Begin the end with the seat that took the last city card: the one told, or the one in turn.

    If nobody took it, the deck was found empty: the end begins with the seat in turn, and who took the last
    card isn't guessed. Tells who has a turn left. (end.1, end.2)
    """
    state = work.state
    if state.is_out:
        return
    by = seat or work.seat_id or board.taker(state)
    if by == work.seat_id or by in board.people_now(state):
        work.change(turn=by)
    work.state = board.with_end_begun(work.state, by)
    if is_found_empty:
        yield from work.tell(events.deck_empty(), "end.1")
    else:
        yield from work.tell(events.deck_out(who=seat_label(state, by)), "end.1")
    left = tuple(seat_label(state, one) for one in work.state.ending if one != by)
    if left:
        yield from work.tell(events.last_turns(n=len(left), seats=left), "end.2")
    else:
        yield from work.tell(events.no_more_turns(), "end.2")
