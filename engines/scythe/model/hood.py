"""Neighbourhoods: the hexes that a unit stands on or can reach with one step."""

from .board import BASE, board
from .catalogue import mats
from .state import COMBAT_UNITS, Automa, Person, State

Hood = frozenset[str]
NOWHERE: Hood = frozenset()


def hood(state: State, seat: Automa | Person, place: str) -> Hood:
    """Return the hood of a unit that stands there; on a home base it has none (hood.1, hood.2)."""
    if place == BASE:
        return NOWHERE
    if isinstance(seat, Automa):
        return automa_hood(place, seat.is_water_free)
    return person_hood(seat, place, has_tunnels=state.options.tunnels)


def automa_hood(hex_: str, is_free: bool) -> Hood:
    """Return the hood of an Automa's unit, the same for all kinds.

    Water stops it until it is free; tunnels and abilities never help it. (hood.4, hood.5, setup.6, star.3)
    """
    beside = board().around[hex_] if is_free else board().by_land[hex_]
    return frozenset((hex_, *beside))


def base_hood(seat: Automa) -> Hood:
    """Return the hood of an Automa's home base: its two bordering hexes, at any time (hood.3)."""
    return frozenset(board().borders[seat.faction])


def person_hood(seat: Person, hex_: str, has_tunnels: bool) -> Hood:
    """Return the hood of a person's combat unit, with what the table has reported.

    (hood.6, hood.7, hood.8, hood.9)
    """
    there = board()
    found = {hex_} | there.by_land[hex_]
    if "riverwalk" in seat.unlocked:
        found.update(near for near in there.across[hex_] if _is_walked(seat, hex_, near))
    if "lakes" in seat.unlocked:
        found |= there.lakes[hex_]
    if has_tunnels and hex_ in there.tunnels:
        found |= there.tunnels
    for link in seat.links:
        if hex_ in (link.one, link.other):
            found |= {link.one, link.other}
    return frozenset(found)


def _is_walked(seat: Person, hex_: str, near: str) -> bool:
    """Tell whether Riverwalk leads across the river between two hexes (hood.7)."""
    terrain = mats()[seat.faction].riverwalk
    if terrain is not None:
        return board().terrain[near] in terrain
    return seat.faction != "albion" or not board().tunnels.isdisjoint((hex_, near))


def reach(state: State, seat: Automa) -> Hood:
    """Return the hexes in the hood of any unit of the Automa: it teleports (move.14)."""
    return NOWHERE.union(*(hood(state, seat, place) for place in {unit.place for unit in seat.places()}))


def enemy_hood(state: State, seat: Automa) -> Hood:
    """Return the hexes near the enemy: in the hood of an enemy combat unit (worker.6)."""
    return NOWHERE.union(
        *(
            hood(state, enemy, place)
            for enemy in state.enemies(seat.id)
            for place in {unit.place for unit in enemy.on_board(*COMBAT_UNITS)}
        )
    )
