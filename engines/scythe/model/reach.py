"""How far a person's units get: what is offered first where a hex is chosen or typed."""

from collections.abc import Sequence

from .board import BASE, board
from .catalogue import Kind
from .hood import person_hood
from .state import Link, Person, State

STEPS = 2
"""With the Speed mech a unit moves two hexes."""


def near_first(state: State, who: str, kind: Kind, place: str) -> list[str]:
    """Return all hexes but the unit's own: those within one step, then two, then the others."""
    person = state.person(who)
    found = _within(state, person, kind, place)
    rest = [one for one in board().at if one not in found]
    return [one for one in (*found, *rest) if one != place]


def within(state: State, who: str, kind: Kind, place: str) -> list[str]:
    """Return the hexes that a unit reaches with one step, then those with two."""
    return [one for one in _within(state, state.person(who), kind, place) if one != place]


def is_far(state: State, who: str, places: Sequence[str], links: Sequence[Link]) -> bool:
    """Tell whether a move is further than any unit gets: two steps, over land or water, by tunnels and links.

    `links` come beside those that are known.
    """
    person, there = state.person(who), board()
    tunnels = there.tunnels if state.options.tunnels else frozenset()
    start, end = places
    found = {start}
    for _ in range(STEPS):
        for one in tuple(found):
            found |= set(there.borders[person.faction] if one == BASE else there.around[one])
            found |= tunnels if one in tunnels else set()
            for link in (*person.links, *links):
                found |= {link.one, link.other} if one in (link.one, link.other) else set()
    return end not in found


def _within(state: State, person: Person, kind: Kind, place: str) -> list[str]:
    found = [place]
    for _ in range(STEPS):
        further = {near for one in found for near in _step(state, person, kind, one)}
        found += sorted(further.difference(found), key=board().reading)
    return [one for one in found if one != BASE]


def _step(state: State, person: Person, kind: Kind, place: str) -> frozenset[str]:
    there = board()
    if place == BASE:
        return frozenset(there.borders[person.faction])
    if kind != "worker":
        return person_hood(person, place, has_tunnels=state.options.tunnels)
    tunnels = there.tunnels if place in there.tunnels and state.options.tunnels else frozenset()
    across = there.across[place] if person.faction == "nordic" else frozenset()
    return there.by_land[place] | across | tunnels
