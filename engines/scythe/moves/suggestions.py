"""How a line may go on: what can be written next, the likeliest first."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from ..model.board import board
from ..model.catalogue import Kind
from ..model.reach import near_first
from ..model.state import Person, State, Unit
from .act import Act, automa_at

PLURAL: dict[Kind, str] = {"character": "character", "mech": "mechs", "worker": "workers"}
SHOWN_RESOURCES = 10


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part as far as it goes: what it may go on with, or None if it is finished."""

    said: str
    further: Callable[[], Iterable["Phrase"]] | None = None


def continued(phrases: Iterable[Phrase], typed: str) -> Iterator[Phrase]:
    """Yield the phrases that go on with what is typed, each no further than to where there is a choice."""
    for phrase in phrases:
        said = phrase.said.casefold()
        if said.startswith(typed) and (said != typed or phrase.further is None):
            yield phrase
        elif phrase.further is not None and typed.startswith(said):
            yield from continued(phrase.further(), typed)


def phrases(during: State, state: State, who: str, run: Iterable[Act]) -> Iterator[Phrase]:
    """Yield all that a person can write.

    A move is made beside those of the `run` right before it, as it is `during` that; all else comes after it.
    """
    yield from _moves(during, during.person(who), tuple(run))
    own = state.person(who)
    for kind in ("mech", "worker"):
        yield from _new(state, own, kind)
    for hex_ in _disputed(state, own):
        yield Phrase(f"attack {hex_}")
    yield from _others(state, own)


def with_name(phrase: Phrase, name: str) -> Phrase:
    """Return a phrase behind the name of a faction."""
    further = phrase.further
    if further is None:
        return Phrase(f"{name}: {phrase.said}")
    return Phrase(f"{name}: {phrase.said}", lambda: (with_name(one, name) for one in further()))


def _counted(own: Person, unit: Unit) -> Iterator[str]:
    """Yield how so many units of a place are written, from one to all."""
    yield unit.kind
    for n in range(2, own.units[unit.kind].count(unit.place) + 1):
        yield f"{n} {PLURAL[unit.kind]}"


def _units(own: Person) -> list[Unit]:
    return list(dict.fromkeys(own.places()))


def _moves(state: State, own: Person, run: tuple[Act, ...]) -> Iterator[Phrase]:
    carried = {act.end for act in run if act.kind == "mech"}

    def ends(stem: str, unit: Unit) -> Iterator[Phrase]:
        for hex_ in near_first(state, own.id, unit.kind, unit.place):
            if unit.kind != "worker" or hex_ in carried or not automa_at(state, hex_):
                yield Phrase(f"{stem} {hex_}")

    for unit in _units(own):
        for named in _counted(own, unit):
            stem = f"{named} {unit.place} to"
            yield Phrase(stem, partial(ends, stem, unit))


def _new(state: State, own: Person, kind: Kind) -> Iterator[Phrase]:
    left = own.on_mat(kind)
    held = {unit.place for unit in own.on_board()}
    hexes = sorted(board().at, key=lambda one: one not in held)

    def places(stem: str) -> Iterator[Phrase]:
        return (Phrase(f"{stem} {hex_}") for hex_ in hexes if not automa_at(state, hex_))

    for n in range(1, left + 1):
        stem = f"new {kind}" if n == 1 else f"{n} new {PLURAL[kind]}"
        yield Phrase(stem, partial(places, stem))


def _disputed(state: State, own: Person) -> list[str]:
    """Return the hexes on which a person's combat units stand beside an Automa's units."""
    return [one for one in board().at if own.fights_at(one) and automa_at(state, one)]


def _others(state: State, own: Person) -> Iterator[Phrase]:
    yield Phrase("star")
    lost = [Phrase(f"lost {unit.kind} {unit.place}") for unit in dict.fromkeys(own.on_board())]
    if lost:
        yield Phrase("lost", lambda: lost)
    yield from (Phrase(one) for one in ("riverwalk", "lakes") if one not in own.unlocked)
    bonuses = {"power": "power", "coins": "coin", "popularity": "popularity", "cards": "combat_card"}
    enlist = [Phrase(f"enlist {one}") for one, kind in bonuses.items() if kind not in own.enlisted]
    if enlist:
        yield Phrase("enlist", lambda: enlist)
    tokens = [
        Phrase(f"encounter {one} {'gone' if one in state.encounters else 'back'}")
        for one in sorted(board().encounters, key=lambda one: one not in state.encounters)
    ]
    yield Phrase("encounter", lambda: tokens)
    yield Phrase("resources", lambda: (_stocks(one) for one in board().at))
    yield Phrase("link", lambda: (_links(one) for one in board().at))


def _stocks(hex_: str) -> Phrase:
    stem = f"resources {hex_}"
    return Phrase(stem, lambda: (Phrase(f"{stem} {n}") for n in range(SHOWN_RESOURCES)))


def _links(hex_: str) -> Phrase:
    stem = f"link {hex_}"
    return Phrase(stem, lambda: (Phrase(f"{stem} {one}") for one in board().at if one != hex_))
