"""The symbols of a card's first row: which unit each one moves, to which hexes, and how it chooses.

All of it only looks; what is done is in `move`.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from engines.core.script.funnel import Criterion, Selection, first, funnel, least, most, only

from ..model.board import BASE, board
from ..model.catalogue import Kind, Symbol, SymbolKind
from ..model.hood import Hood, base_hood, enemy_hood, hood, reach
from ..model.labels import place_label, unit_at
from ..model.state import COMBAT_UNITS, State, Unit

Resources = Mapping[str, int]
"""The number of resources by hex."""
MOVES: dict[SymbolKind, tuple[Kind, ...]] = {
    "move_worker": ("worker",),
    "move_mech": ("mech",),
    "move_character": ("character",),
    "encounter_factory": ("character",),
    "attack_combat": COMBAT_UNITS,
    "attack_worker": COMBAT_UNITS,
}
"""The kinds of units of which a symbol selects one."""


def select(state: State, seat: str, kind: SymbolKind) -> Selection[Unit]:
    """Select the unit that is closest to the home base; a mech before a character that is level with it.

    (move.7, move.9, move.11, worker.1, unit.1, encounter.1, attack.2)
    """
    own = state.automa(seat)
    there, reading = board(), board().reading
    units = sorted(set(own.places(*MOVES[kind])), key=lambda one: (reading(one.place), one.kind != "mech"))
    return funnel(
        units,
        least("near-base", lambda one: there.distance(own.faction, one.place), "move.7"),
        least("reading", lambda one: reading(one.place) + 1, "move.7", lambda one: place_label(one.place)),
        most("mech", lambda one: one.kind == "mech", "move.11"),
        label=unit_at,
    )


@dataclass(frozen=True)
class Sight:
    """What an Automa looks at for one symbol, once its unit is selected."""

    state: State
    seat: str
    unit: Unit

    @cached_property
    def reach(self) -> Hood:
        """The hexes in the hood of any of its units."""
        return reach(self.state, self.state.automa(self.seat))

    @cached_property
    def reach_and_base(self) -> Hood:
        """These, and the hood of its home base."""
        return self.reach | base_hood(self.state.automa(self.seat))

    @cached_property
    def fighters(self) -> Counter[str]:
        """How many enemy combat units stand in each place."""
        return self._enemies(*COMBAT_UNITS)

    @cached_property
    def workers(self) -> Counter[str]:
        """How many enemy workers stand in each place."""
        return self._enemies("worker")

    def _enemies(self, *kinds: Kind) -> Counter[str]:
        places = (unit.place for one in self.state.enemies(self.seat) for unit in one.on_board(*kinds))
        return Counter(places)

    @cached_property
    def others(self) -> Counter[Unit]:
        """Its own units, without the selected one, which has been picked up."""
        found = Counter(self.state.automa(self.seat).places())
        found[self.unit] -= 1
        return found

    def is_held(self, hex_: str, *kinds: Kind) -> bool:
        """Tell whether another of its own units of these kinds stands on a hex."""
        return any(self.others[Unit(kind, hex_)] > 0 for kind in kinds)

    def is_enemys(self, hex_: str) -> bool:
        """Tell whether any enemy unit stands on a hex."""
        return self.fighters[hex_] > 0 or self.workers[hex_] > 0

    @cached_property
    def near_enemy(self) -> Hood:
        """The hexes near the enemy (worker.6)."""
        return enemy_hood(self.state, self.state.automa(self.seat))

    @cached_property
    def near_own(self) -> Counter[str]:
        """In the hoods of how many others each hex is; those at home have none (worker.5, worker.7)."""
        own, found = self.state.automa(self.seat), Counter[str]()
        for unit, n in self.others.items():
            found.update(dict.fromkeys(hood(self.state, own, unit.place), n))
        return found

    def from_enemy(self, hex_: str) -> int:
        """Return the distance to the nearest enemy combat unit on the board, else to the nearest home base.

        (unit.5)
        """
        if self.fighters:
            far = board().far[hex_]
            return min(far[one] for one in self.fighters)
        at_home = [
            board().from_base[one.faction][hex_]
            for one in self.state.enemies(self.seat)
            if any(one.at(BASE, *COMBAT_UNITS))
        ]
        return min(at_home, default=0)


def targets(sight: Sight, symbol: Symbol) -> list[str]:
    """Return the valid hexes of a symbol, in reading order (move.6, move.8)."""
    return sorted(VALID[symbol.kind](sight), key=board().reading)


def _worker_targets(sight: Sight) -> set[str]:
    """Return where a worker may go; the Automa's mechs and character don't block it (worker.2, worker.3)."""
    return {
        one for one in sight.reach_and_base if not sight.is_enemys(one) and not sight.is_held(one, "worker")
    }


def _unit_targets(sight: Sight) -> set[str]:
    """Return where a mech or the character may go: not beside another unit (unit.2, unit.3)."""
    held = {unit.place for unit, n in sight.others.items() if n > 0}
    return {one for one in sight.reach_and_base if one not in held and not sight.is_enemys(one)}


def _encounter_targets(sight: Sight) -> set[str]:
    """Return where the character finds something; the base has no say (encounter.2, encounter.3)."""
    wanted = set(sight.state.encounters)
    if not sight.state.automa(sight.seat).has_factory_card:
        wanted.add(board().factory)
    return wanted & sight.reach


def _combat_targets(sight: Sight) -> set[str]:
    """Return where enemy combat units stand (attack.3)."""
    return {one for one in sight.reach_and_base if sight.fighters[one] > 0}


def _raid_targets(sight: Sight) -> set[str]:
    """Return where enemy workers stand without a combat unit (attack.5)."""
    return {one for one in sight.reach_and_base if sight.workers[one] > 0 and not sight.fighters[one]}


VALID: dict[SymbolKind, Callable[[Sight], set[str]]] = {
    "move_worker": _worker_targets,
    "move_mech": _unit_targets,
    "move_character": _unit_targets,
    "encounter_factory": _encounter_targets,
    "attack_combat": _combat_targets,
    "attack_worker": _raid_targets,
}


def choose(sight: Sight, symbol: Symbol, resources: Resources) -> Selection[str]:
    """Choose the destination among the valid hexes (move.6, move.8, move.10)."""
    rule, wanted = CRITERIA[symbol.kind](sight, resources)
    return funnel(
        targets(sight, symbol),
        *wanted,
        least("factory", board().to_factory, rule),
        first("first", rule),
        label=place_label,
    )


Wanted = tuple[str, tuple[Criterion[str], ...]]
"""The clause of a funnel, and the criteria that come before the distance to the Factory."""


def _worker_wants(sight: Sight, _: Resources) -> Wanted:
    """Not near the enemy, near the most of its own (worker.4, worker.8)."""
    return "worker.4", (
        only("away", lambda one: one not in sight.near_enemy, "worker.6"),
        most("own", lambda one: sight.near_own[one], "worker.4"),
    )


def _unit_wants(sight: Sight, _: Resources) -> Wanted:
    """Near an enemy combat unit (unit.4)."""
    return "unit.4", (least("enemy", sight.from_enemy, "unit.4"),)


def _encounter_wants(sight: Sight, _: Resources) -> Wanted:
    """No enemy there, and no mech of its own; its workers don't block (encounter.4)."""
    return "encounter.4", (
        only("no-enemy", lambda one: not sight.is_enemys(one), "encounter.4"),
        only("no-mech", lambda one: not sight.is_held(one, "mech"), "encounter.4"),
    )


def _combat_wants(sight: Sight, _: Resources) -> Wanted:
    """The fewest enemy combat units (attack.4)."""
    return "attack.4", (least("fighters", lambda one: sight.fighters[one], "attack.4"),)


def _raid_wants(_: Sight, resources: Resources) -> Wanted:
    """The most resources, zero too (attack.6)."""
    return "attack.6", (most("resources", lambda one: resources.get(one, 0), "attack.6"),)


CRITERIA: dict[SymbolKind, Callable[[Sight, Resources], Wanted]] = {
    "move_worker": _worker_wants,
    "move_mech": _unit_wants,
    "move_character": _unit_wants,
    "encounter_factory": _encounter_wants,
    "attack_combat": _combat_wants,
    "attack_worker": _raid_wants,
}
