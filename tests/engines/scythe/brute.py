"""A second reading of the Move action, written from the clauses alone: plain, without the engine's code.

It knows the board's file and nothing else of the engine. Positions are counted by walking, not by formulas.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

FILE = Path(__file__).parents[3] / "engines" / "scythe" / "data" / "board.json"
DATA = json.loads(FILE.read_text("utf-8"))
WALKS = {
    **dict.fromkeys(("farm-crimea", "tundra-crimea"), True),
    **dict.fromkeys(("village-polania", "mountain-polania"), True),
    **dict.fromkeys(("forest-saxony", "mountain-saxony"), True),
    **dict.fromkeys(("forest-nordic", "mountain-nordic"), True),
    **dict.fromkeys(("farm-rusviet", "village-rusviet"), True),
}
"""Where Riverwalk leads, by terrain and faction."""
ORDER = [place["id"] for place in sorted(DATA["hexes"], key=lambda place: (place["row"], place["column"]))]
TERRAIN = {place["id"]: place["terrain"] for place in DATA["hexes"]}
SPOT = {(place["row"], place["column"]): place["id"] for place in DATA["hexes"]}
RIVER = {frozenset((edge[:2], edge[2:])) for edge in DATA["rivers"]}


def beside(row: int, column: int) -> list[tuple[int, int]]:
    """Return the six places round one, on a table whose odd rows lie half a hex to the right."""
    shift = 1 if row % 2 else 0
    across = [(row, column - 1), (row, column + 1)]
    return [*across, *((row + d, column + shift + e) for d in (-1, 1) for e in (-1, 0))]


def walked(row: int, column: int) -> dict[str, int]:
    """Return how many steps lead from a place to each hex, over anything, also beside the board."""
    far, rim = {(row, column): 0}, [(row, column)]
    for steps in range(1, 16):
        rim = [two for one in rim for two in beside(*one) if two not in far and not far.update({two: steps})]
        rim = [one for one in rim if -4 <= one[0] <= 11 and -4 <= one[1] <= 11]
    return {SPOT[place]: n for place, n in far.items() if place in SPOT}


PLACE = {id_: place for place, id_ in SPOT.items()}
NEAR = {id_: [SPOT[two] for two in beside(*place) if two in SPOT] for id_, place in PLACE.items()}
FAR = {id_: walked(*place) for id_, place in PLACE.items()}
FROM_BASE = {base["faction"]: walked(base["row"], base["column"]) for base in DATA["bases"]}
BORDERS = {base["faction"]: base["borders"] for base in DATA["bases"]}
FACTORY, TUNNELS = DATA["factory"], DATA["tunnels"]


@dataclass
class Side:
    """A player as a list of units: (kind, hex or "base")."""

    faction: str
    is_automa: bool
    units: list[tuple[str, str]]
    is_free: bool = False
    abilities: list[str] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Table:
    """All that a move depends on; the Automa that moves is `me`."""

    me: Side
    others: list[Side]
    tokens: list[str]
    has_card: bool
    resources: dict[str, int]
    is_one_step: bool

    def around(self, side: Side, hex_: str) -> set[str]:
        """Return the hood of a unit on a hex."""
        found = {hex_}
        for near in NEAR[hex_]:
            wet, river = TERRAIN[near] == "lake", frozenset((hex_, near)) in RIVER
            if side.is_automa:
                allowed = side.is_free or (not wet and not river)
            elif wet:
                allowed = "lakes" in side.abilities
            elif river:
                allowed = "riverwalk" in side.abilities and self.crosses(side, hex_, near)
            else:
                allowed = True
            if allowed:
                found.add(near)
        if not side.is_automa:
            if self.is_one_step and hex_ in TUNNELS:
                found.update(TUNNELS)
            for one, other in side.links:
                if hex_ == one:
                    found.add(other)
                if hex_ == other:
                    found.add(one)
        return found

    def crosses(self, side: Side, one: str, other: str) -> bool:
        """Tell whether Riverwalk leads across that river."""
        if side.faction == "togawa":
            return True
        if side.faction == "albion":
            return one in TUNNELS or other in TUNNELS
        return f"{TERRAIN[other]}-{side.faction}" in WALKS

    def enemies_on(self, hex_: str, kinds: tuple[str, ...]) -> int:
        """Return how many enemy units of these kinds stand on a hex."""
        return sum(self.enemies[kind, hex_] for kind in kinds)

    @cached_property
    def enemies(self) -> Counter[tuple[str, str]]:
        """How many enemy units of each kind stand on each hex."""
        return Counter(unit for side in self.others for unit in side.units)


ALL, FIGHTERS = ("character", "mech", "worker"), ("character", "mech")
KINDS = {
    "move_worker": ("worker",),
    "move_mech": ("mech",),
    "move_character": ("character",),
    "encounter_factory": ("character",),
    "attack_combat": FIGHTERS,
    "attack_worker": FIGHTERS,
}


def selected(table: Table, symbol: str) -> tuple[str, str] | None:
    """Return the unit that a symbol selects."""
    best = None
    for unit in table.me.units:
        kind, place = unit
        if kind not in KINDS[symbol]:
            continue
        far = 0 if place == "base" else FROM_BASE[table.me.faction][place]
        rank = (far, -1 if place == "base" else ORDER.index(place), kind == "character")
        if best is None or rank < best[0]:
            best = (rank, unit)
    return best[1] if best else None


def reachable(table: Table) -> set[str]:
    """Return the hexes in the hood of any unit of the Automa."""
    found: set[str] = set()
    for _, place in table.me.units:
        if place != "base":
            found |= table.around(table.me, place)
    return found


def valid(table: Table, symbol: str, unit: tuple[str, str]) -> list[str]:
    """Return the valid hexes, in reading order."""
    rest = list(table.me.units)
    rest.remove(unit)
    hood = reachable(table)
    wide = hood | set(BORDERS[table.me.faction])
    found = []
    for hex_ in ORDER:
        fighters, workers = table.enemies_on(hex_, FIGHTERS), table.enemies_on(hex_, ("worker",))
        if symbol == "move_worker":
            fits = hex_ in wide and not fighters + workers and ("worker", hex_) not in rest
        elif symbol in ("move_mech", "move_character"):
            fits = hex_ in wide and not fighters + workers and not any((kind, hex_) in rest for kind in ALL)
        elif symbol == "encounter_factory":
            fits = hex_ in hood and (hex_ in table.tokens or (hex_ == FACTORY and not table.has_card))
        elif symbol == "attack_combat":
            fits = hex_ in wide and fighters > 0
        else:
            fits = hex_ in wide and workers > 0 and fighters == 0
        if fits:
            found.append(hex_)
    return found


def destination(table: Table, symbol: str, unit: tuple[str, str]) -> str | None:
    """Return where the unit goes, None if nowhere."""
    rest = list(table.me.units)
    rest.remove(unit)
    danger: set[str] = set()
    for side in table.others:
        for kind, place in side.units:
            if kind in FIGHTERS and place != "base":
                danger |= table.around(side, place)
    best: tuple[tuple[int, ...], str] | None = None
    for hex_ in valid(table, symbol, unit):
        rank: tuple[int, ...]
        if symbol == "move_worker":
            if hex_ in danger:
                continue
            count = sum(place != "base" and hex_ in table.around(table.me, place) for _, place in rest)
            rank = (-count,)
        elif symbol in ("move_mech", "move_character"):
            rank = (nearest(table, hex_),)
        elif symbol == "encounter_factory":
            if table.enemies_on(hex_, ALL) or ("mech", hex_) in rest:
                continue
            rank = (0,)
        elif symbol == "attack_combat":
            rank = (table.enemies_on(hex_, FIGHTERS),)
        else:
            rank = (-table.resources.get(hex_, 0),)
        rank = (*rank, FAR[hex_][FACTORY], ORDER.index(hex_))
        if best is None or rank < best[0]:
            best = (rank, hex_)
    return best[1] if best else None


def nearest(table: Table, hex_: str) -> int:
    """Return the distance to the nearest enemy combat unit; those at home count only if all are there."""
    out, home = [], []
    for side in table.others:
        for kind, place in side.units:
            if kind in FIGHTERS and place != "base":
                out.append(FAR[place][hex_])
            elif kind in FIGHTERS:
                home.append(FROM_BASE[side.faction][hex_])
    return min(out or home or [0])
