"""The line of a card as an answer: what it may be at this table, and how it goes on while it is typed."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engines.core.errors import BadAnswer
from engines.core.script.notation import Notation, short
from engines.core.state.cache import remembered
from engines.core.text import Text, text

from .card import LAST, Card, Typed, card_in, is_no_name, near_names, read_card
from .catalogue import boroughs, city_names, names_in, printed, printed_line, prints_of
from .labels import line_label
from .phrase import is_report
from .state import Copy, State, copies_in, known_names, shown_line

EMPTY, LATER = "empty", "later"
_AROUND = re.compile(r"^(?:(?:the )?(?:city )?deck is |it is |name it )")
"""What stands around these words where they are offered: `The deck is empty`, `Name it later`."""
MANY, FEW = 99, 9
"""Copies of a card that the catalogue doesn't know; city cards left when an empty deck comes to mind."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a line is asked for: a borough or a city card, and which words will do in its stead.

    Where the values are needed of a card known by name, a bare name isn't enough: `known` is that name.
    """

    is_borough: bool = False
    prefix: str = ""
    """What may stand before the line: `t1`, `slot 1`."""
    words: tuple[str, ...] = ()
    may_be_last: bool = False
    known: str = ""
    is_named: bool = False
    """Whether only the values are asked of the card that is known by its name."""
    copies: tuple[int, ...] = ()
    """The copies that are asked about together: what was known of them doesn't count."""


def notation(state: State, place: Place) -> Notation[Typed | str]:
    """Return how a card's line is written there; places that are asked about together have other examples."""
    usual = "borough Hackney c3 e2 d5" if place.is_borough else "Oxford Street brown c4 +8 v2 p-1"
    there = sorted(lines_of(state, is_borough=place.is_borough), key=lambda line: line != usual) or [usual]
    number = int(place.prefix[-1:] or 1)
    example = there[(number - 1) % len(there)]
    return Notation(partial(read_line, state, place), partial(_go_on, state, place), example)


def read_line(state: State, place: Place, line: str) -> Typed | str:
    """Read a line, or one of the place's words. Raises BadAnswer for what can't lie there."""
    told = line.partition(";")[0].strip()
    if is_report(told):
        raise BadAnswer(text("bad-report-here", part=short(told)))
    if place.prefix and f"{line} ".casefold().startswith(f"{place.prefix} "):
        line = line[len(place.prefix) :].strip()
    before, _, more = line.partition(";")
    if more.strip():
        raise BadAnswer(text("bad-more", part=short(more.strip())))
    plain = _AROUND.sub("", " ".join(before.casefold().split()))
    if plain in place.words:
        return plain
    if place.words and plain and is_no_name(plain):
        raise BadAnswer(text("bad-no-answer", word=plain, words=", ".join(place.words)))
    known = known_names(state)
    typed = _of_print(state, place, read_card(before, known, may_be_last=place.may_be_last))
    name = typed.card.name
    if place.is_borough:
        if name in city_names():
            raise BadAnswer(text("bad-city-card", name=name))
        typed = replace(typed, card=replace(typed.card, is_borough=True))
    elif typed.card.is_borough or name in boroughs():
        raise BadAnswer(text("bad-borough", name=name))
    if not (typed.has_values or typed.is_quoted) and name not in known.values():
        raise BadAnswer(unknown_card(name, known.values(), is_borough=place.is_borough))
    if place.is_named and name != place.known:
        raise BadAnswer(text("bad-other-card", name=place.known))
    if name == place.known and not is_settled(state, typed):
        line = printed_line(name)
        raise BadAnswer(text("bad-bare-name", name=name, line=line_label(line)))
    demand_copies(state, [name], without=place.copies)
    return typed


def _of_print(state: State, place: Place, typed: Typed) -> Typed:
    """Return what was typed as the card that it is of those on which this name is printed (card.8).

    It is the one with the values that were typed, or else the only one of which the section has come; in
    quotes, or where it is known to lie there, it is the one that is called so. Raises BadAnswer if it may be
    several.
    """
    card = typed.card
    come = [name for section, name in prints_of(card.name).items() if section <= state.section]
    there = {copy.name for copy in copies_in(state) if copy.id in place.copies}
    if len(come) < 2 or typed.is_quoted or card.name in (place.known, *there):
        return typed
    if not typed.has_values:
        near = tuple(text("meant-card", name=one) for one in (come[-1], f'"{card.name}"'))
        raise BadAnswer(text("bad-misspelt-print", name=card.name, near=near))
    alike = (name for name in come if _has_values_of(card, card_in(shown_line(state, Copy(0, name)))))
    return replace(typed, card=replace(card, name=next(alike, come[-1])))


def _has_values_of(card: Card, other: Card) -> bool:
    return (card.cost, card.run, sorted(card.gains)) == (other.cost, other.run, sorted(other.gains))


def is_settled(state: State, typed: Typed, *, are_values_asked: bool = True) -> bool:
    """Tell whether a line says all: it has values, or its name is confirmed already.

    If the first edition has no values for it the name is enough where they are asked, else with its colour.
    So is a name in quotes, where they are asked, of a card that nobody knows. (card.7, card.8)
    """
    name = typed.card.name
    if typed.has_values or name in state.cards:
        return True
    shown = printed(name)
    if shown is None:
        return are_values_asked and typed.is_quoted
    return (are_values_asked or bool(typed.card.colour)) and not (shown.price or shown.gains)


def line_of(state: State, typed: Typed) -> str:
    """Return the line to be kept of what was typed; of a name that is confirmed already, that one."""
    name, line = typed.card.name, typed.card.line
    if typed.has_values:
        return line
    is_printed = not typed.card.colour and printed(name) is not None
    return state.cards.get(name) or (printed_line(name) if is_printed else line)


def unknown_card(name: str, known: Iterable[str], *, is_borough: bool) -> Text:
    """Return the question what stands on a card that nobody knows, with the known ones that may be meant."""
    of_kind = (one for one in dict.fromkeys(known) if (one in boroughs()) == is_borough)
    near = tuple(text("meant-card", name=one) for one in near_names(name, of_kind))
    return text("bad-misspelt-unknown", name=name, near=near) if near else text("bad-unknown-card", name=name)


def demand_copies(state: State, names: Iterable[str], without: Sequence[int] = ()) -> None:
    """Raise BadAnswer if with these names a borough would lie twice: each exists once.

    How many copies there are of a city card isn't known of the second edition. `without` are the copies whose
    names these take.
    """
    there = [copy.name for copy in copies_in(state) if copy.id not in without]
    for name, n in Counter((*there, *names)).items():
        if name in boroughs() and n > 1:
            raise BadAnswer(text("bad-copies", name=name))


def lines_of(state: State, *, is_borough: bool) -> Iterator[str]:
    """Yield the lines of all cards of which there is another copy, those of the section first."""
    for name in left_of(state, is_borough=is_borough):
        yield state.cards.get(name) or printed_line(name)


def left_of(state: State, *, is_borough: bool) -> dict[str, int]:
    """Return how many further copies there are of each card that has any, those of the section first."""
    return _left[is_borough](state)


def _count_left(state: State, *, is_borough: bool) -> dict[str, int]:
    there = Counter(copy.name for copy in copies_in(state))
    own = [name for name in state.cards if card_in(state.cards[name]).is_borough == is_borough]
    listed = tuple(boroughs()) if is_borough else tuple(names_in(state.section))
    most = {name: 1 if name in boroughs() else city_names().get(name, MANY) for name in (*listed, *own)}
    return {name: most[name] - there[name] for name in most if there[name] < most[name]}


# A question asks it for its notation and for its menu.
_left = {one: remembered(partial(_count_left, is_borough=one)) for one in (False, True)}


def is_empty_soon(state: State) -> bool:
    """Tell whether the city deck may be found empty."""
    return state.city_left is None or state.city_left <= FEW


def _go_on(state: State, place: Place, typed: str) -> Iterator[str]:
    begun = " ".join(typed.casefold().split())
    lines = [*lines_of(state, is_borough=place.is_borough)]
    may_be_empty = begun or not lines or is_empty_soon(state)
    words = [word for word in place.words if word != EMPTY or may_be_empty]
    for line in (*lines, *words):
        if line.casefold().startswith(begun):
            yield line
        elif (
            place.may_be_last
            and begun.startswith(line.casefold())
            and f"{line} {LAST}".casefold().startswith(begun)
        ):
            yield f"{line} {LAST}"
