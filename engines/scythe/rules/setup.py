"""The set-up of a session."""

from collections.abc import Mapping
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.script import Script
from engines.core.state.hexes import Hex
from engines.core.text import text

from ..model import events
from ..model.board import BASE, board
from ..model.catalogue import FACTIONS, Faction, Level, mats
from ..model.labels import faction_name
from ..model.options import MOST_SEATS
from ..model.state import Automa, Options, Person, State, Units
from .deck import gain_combat_cards, new_deck, shuffled_combat_deck
from .workspace import Workspace

FIRST: tuple[Faction, ...] = ("crimea", "rusviet", "nordic", "polania", "saxony", "albion", "togawa")
"""Which faction people get where they name none."""


def start(chosen: Mapping[str, Any]) -> Script[State]:
    """Set a session up: every Automa with its own cards, people as usual.

    (setup.1, setup.2, setup.7, setup.13, setup.14, setup.16, multi.1, multi.2)
    """
    if chosen["seats"] > MOST_SEATS:
        raise IllegalMove(text("too-many-seats", most=MOST_SEATS))
    options, level = _options(chosen), chosen["level"]
    seats = range(1, chosen["seats"] + 1)
    if int(max(chosen["people"])) not in seats:
        raise IllegalMove(text("no-such-seat", n=max(chosen["people"])))
    are_people = [str(n) in chosen["people"] for n in seats]
    if all(are_people):
        raise IllegalMove(text("no-automa"))
    factions = _factions([chosen[f"faction_{n}"] for n in range(1, len(are_people) + 1)], are_people)
    people, automas, order = list[Person](), list[Automa](), list[str]()
    for is_person, faction in zip(are_people, factions, strict=True):
        if is_person:
            people.append(Person(f"p{len(people) + 1}", faction, _units(faction)))
            order.append(people[-1].id)
        else:
            automas.append(_automa(f"a{len(automas) + 1}", faction, level))
            order.append(automas[-1].id)
    state = State(options, tuple(people), tuple(automas), tuple(order), "p1", encounters=board().encounters)
    work = Workspace(state)
    yield from _deal(work)
    named = tuple(faction_name(seat.faction) for seat in state.seats)
    yield from work.tell(events.set_up(seats=named, level=level), "turn.9")
    return work.state


def _options(chosen: Mapping[str, Any]) -> Options:
    """Return how the table plays. Raises IllegalMove if the options don't go together (variant.1)."""
    if chosen["skips"] and chosen["level"] == "ultimaszyna":
        raise IllegalMove(text("no-skips"))
    names = ("deck", "combat_cards", "invaders", "skips", "all_moves", "veto", "coins", "power", "tunnels")
    return Options(**{name: chosen[name] for name in names})


def _factions(given: list[Faction | None], are_people: list[bool]) -> list[Faction]:
    """Return the faction of each seat; an Automa without one gets the base furthest from people's (setup.8).

    Raises IllegalMove if two seats have the same.
    """
    taken = [one for one in given if one is not None]
    if twice := [one for one in taken if taken.count(one) > 1]:
        raise IllegalMove(text("same-faction", faction=faction_name(twice[0])))
    found = list(given)
    for place, is_person in enumerate(are_people):
        if found[place] is None and is_person:
            found[place] = next(one for one in FIRST if one not in found)
    bases = board().bases
    humans = [bases[one] for one, is_person in zip(found, are_people, strict=True) if is_person and one]
    for place, one in enumerate(found):
        if one is None:
            free = [faction for faction in FACTIONS if faction not in found]
            base_game = [faction for faction in free if mats()[faction].box == "base"] or free
            found[place] = max(base_game, key=lambda faction: _nearest(bases[faction], humans))
    return [one for one in found if one is not None]


def _nearest(disc: Hex, others: list[Hex]) -> int:
    return min(disc.distance(other) for other in others)


def _units(faction: Faction) -> Units:
    """Return what stands on the board at the start: a worker on each bordering hex, the character at home.

    The mechs and the other workers lie on the mat. (setup.11, setup.12)
    """
    return {"character": (BASE,), "mech": (), "worker": mats()[faction].workers}


def _automa(seat: str, faction: Faction, level: Level) -> Automa:
    """Return an Automa with the power of its mat and 5 coins (setup.9, setup.10, setup.13)."""
    return Automa(seat, faction, _units(faction), level=level, power=mats()[faction].power, coins=5)


def _deal(work: Workspace) -> Script[None]:
    """Shuffle each Automa's cards, and give it the combat cards of its mat (setup.9, setup.14, combat.13)."""
    if work.state.options.combat_cards == "bot":
        work.change(combat_deck=(yield from shuffled_combat_deck()))
    for seat in work.state.automas:
        work.change_seat(seat.id, deck=(yield from new_deck(work)))
        yield from gain_combat_cards(work, seat.id, mats()[seat.faction].cards)
