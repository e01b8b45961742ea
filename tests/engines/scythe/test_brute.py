"""Every symbol against a second reading of the rules, on random maps."""

from random import Random

import pytest

from engines.scythe.model.catalogue import FACTIONS, Kind, Symbol
from engines.scythe.model.state import Ability, Automa, Link, Options, Person, State, Units
from engines.scythe.rules.symbols import MOVES, Sight, choose, select
from tests.engines.scythe import brute

MAPS, PARTS = 10_000, 4
FREE = 10
"""A space of every star card from which water no longer stops an Automa."""
MOST: dict[Kind, int] = {"character": 1, "mech": 4, "worker": 8}


def units(chance: Random, own: list[str]) -> Units:
    """Return units on some hexes of their own, on the base, or on the mat; of some there may be none."""
    few = chance.choice((own, own[:1], own[:2], own[:4]))
    return {
        kind: tuple(
            sorted(
                (chance.choice(few) if few and chance.random() < 0.8 else "base" for _ in range(n)),
                key=lambda place: -1 if place == "base" else brute.ORDER.index(place),
            )
        )
        for kind, most in MOST.items()
        for n in [chance.randint(0, most)]
    }


def state_of(chance: Random) -> State:
    """Return a table of two to five seats whose hexes are held by one of them each."""
    factions = chance.sample(FACTIONS, chance.randint(2, 5))
    automas = chance.randint(1, len(factions) - 1)
    hexes = chance.sample(brute.ORDER, len(brute.ORDER))
    if chance.random() < 0.5:
        # Units near each other, so that there is something to decide.
        middle = chance.choice(brute.ORDER)
        hexes.sort(key=lambda one: brute.FAR[middle][one] + chance.random() * 2)
    each = chance.randint(1, 8)
    people, others, order = [], [], []
    for place, faction in enumerate(factions):
        own = units(chance, hexes[place * each : (place + 1) * each])
        if place < automas:
            index = chance.choice((0, FREE))
            card = chance.random() < 0.5
            others.append(
                Automa(f"a{place + 1}", faction, own, level="automa", index=index, has_factory_card=card)
            )
            order.append(others[-1].id)
        else:
            every: tuple[Ability, ...] = ("riverwalk", "lakes")
            abilities = tuple(one for one in every if chance.random() < 0.4)
            links = tuple(Link(*chance.sample(brute.ORDER, 2)) for _ in range(chance.choice((0, 0, 0, 1, 2))))
            name = f"p{place + 1 - automas}"
            people.append(Person(name, faction, own, unlocked=abilities, links=links))
            order.append(name)
    printed = brute.DATA["encounters"]
    return State(
        Options(tunnels=chance.random() < 0.7),
        tuple(people),
        tuple(others),
        tuple(order),
        order[0],
        encounters=tuple(one for one in printed if chance.random() < 0.7),
        resources={one: chance.randint(0, 3) for one in brute.ORDER},
    )


def table_of(state: State) -> brute.Table:
    """Return the same table as the second reading has it, with the first Automa to move."""
    sides = {}
    for seat in state.seats:
        own = [(str(kind), place) for kind, places in seat.units.items() for place in places]
        if isinstance(seat, Automa):
            sides[seat.id] = brute.Side(seat.faction, True, own, is_free=seat.index >= 4)
        else:
            links = [(one.one, one.other) for one in seat.links]
            sides[seat.id] = brute.Side(seat.faction, False, own, False, list(seat.unlocked), links)
    me = sides.pop("a1")
    return brute.Table(
        me,
        list(sides.values()),
        list(state.encounters),
        state.automa("a1").has_factory_card,
        dict(state.resources),
        state.options.tunnels,
    )


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_symbol_moves_the_unit_that_a_second_reading_moves(part: int) -> None:
    chance = Random(part)
    moved = 0
    for _ in range(MAPS // PARTS):
        state = state_of(chance)
        table = table_of(state)
        for kind in MOVES:
            unit = select(state, "a1", kind).winner
            wanted = brute.selected(table, kind)
            assert (unit and tuple(unit)) == wanted, (kind, state)
            if unit is None or wanted is None:
                continue
            end = choose(Sight(state, "a1", unit), Symbol(kind=kind), state.resources).winner
            assert end == brute.destination(table, kind, wanted), (kind, unit, state)
            moved += end is not None
    assert moved > MAPS / PARTS * 2
