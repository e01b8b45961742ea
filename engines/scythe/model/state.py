"""The state of a session: where all units are, what the Automas own, and what people have told."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Literal, NamedTuple

from pydantic import ConfigDict

from engines.core.state.copying import altered

from .board import BASE, board
from .catalogue import (
    KINDS,
    Bonus,
    Card,
    Faction,
    Kind,
    Level,
    Track,
    cards,
    most_units,
    tracks,
)

STRICT = ConfigDict(extra="forbid")
STARS = 6
MOST_POWER = 16
MOST_COMBAT_STARS = 2
COMBAT_UNITS: tuple[Kind, ...] = ("character", "mech")
Ability = Literal["riverwalk", "lakes"]
Units = dict[Kind, tuple[str, ...]]
"""The places of the units that are on the board or the home base, sorted; the others lie on the mat."""


@dataclass(frozen=True)
class Options:
    """How the table plays; settled at the start."""

    __pydantic_config__ = STRICT
    deck: Literal["bot", "table"] = "bot"
    """Who draws the Automa cards."""
    combat_cards: Literal["table", "bot"] = "table"
    invaders: bool | None = None
    """Whether the plans of Invaders from Afar are used; None: by Albion and Togawa (setup.15)."""
    skips: bool = False
    all_moves: bool = False
    veto: Literal["none", "moves", "units", "both"] = "none"
    coins: int = 0
    power: int = 0
    tunnels: bool = True
    """Whether one step leads a person's unit from a tunnel to any other (hood.8)."""


class Unit(NamedTuple):
    """Units of a kind that stand in one place."""

    kind: Kind
    place: str


@dataclass(frozen=True)
class Link:
    """Two hexes between which a person's units can step, as the table has reported it (hood.9)."""

    __pydantic_config__ = STRICT
    one: str
    other: str


@dataclass(frozen=True)
class Final:
    """What a person told at the end (score.4)."""

    __pydantic_config__ = STRICT
    coins: int
    popularity: int
    stars: int
    hexes: int
    resources: tuple[int, ...]
    """The resources on each hex that has any."""
    bonus: int
    power: int | None = None
    """This and the next are asked at a tie only (score.5)."""
    pieces: int | None = None
    """Units and structures on the board."""


@dataclass(frozen=True)
class Seat:
    """What an Automa and a person have in common: a faction, units, stars."""

    __pydantic_config__ = STRICT
    id: str
    faction: Faction
    units: Units
    combat_stars: int = 0
    """Stars for won combats, among those that are placed."""

    def on_mat(self, kind: Kind) -> int:
        """Return how many units of a kind lie on the faction mat."""
        return most_units()[kind] - len(self.units[kind])

    def at(self, place: str, *kinds: Kind) -> dict[Kind, int]:
        """Return how many units stand in a place, by kind; kinds without any are left out."""
        found = {kind: self.units[kind].count(place) for kind in kinds or KINDS}
        return {kind: n for kind, n in found.items() if n}

    def fights_at(self, hex_: str) -> int:
        """Return how many combat units stand on a hex."""
        return sum(self.at(hex_, *COMBAT_UNITS).values())

    def stands_at(self, hex_: str) -> bool:
        """Tell whether any unit stands on a hex."""
        return any(hex_ in places for places in self.units.values())

    def places(self, *kinds: Kind) -> Iterator[Unit]:
        """Yield each unit that is on the board or the base."""
        for kind in kinds or KINDS:
            yield from (Unit(kind, place) for place in self.units[kind])

    def on_board(self, *kinds: Kind) -> Iterator[Unit]:
        """Yield each unit that is on the board."""
        yield from (unit for unit in self.places(*kinds) if unit.place != BASE)


@dataclass(frozen=True)
class Person(Seat):
    """What the bot keeps of a person."""

    stars: int = 0
    unlocked: tuple[Ability, ...] = ()
    links: tuple[Link, ...] = ()
    enlisted: tuple[Bonus, ...] = ()
    """The ongoing bonuses that are active (recruit.2)."""
    final: Final | None = None


@dataclass(frozen=True)
class Automa(Seat):
    """An Automa: it has no structures, recruits, upgrades, objectives or resources.

    Its popularity is 10 all game. (setup.3, setup.4, setup.5)
    """

    level: Level = "autometta"
    power: int = 0
    coins: int = 5
    cards: int = 0
    """Combat cards; nobody looks at them (setup.9)."""
    hand: tuple[int, ...] = ()
    """Their values where the bot draws them, in the order in which they came: secret (combat.13)."""
    deck: tuple[int, ...] = ()
    """Face-down cards, the first on top. Secret, and in no order when the table draws."""
    discards: tuple[int, ...] = ()
    """The main discard pile, the last one on top."""
    fought: tuple[int, ...] = ()
    """The combat discard pile."""
    last: int | None = None
    """The last main card, through any reshuffle (resources.4)."""
    last_plan: int = 1
    """The plan by which it played that card."""
    index: int = 0
    """Where the cube stands on the star card."""
    power_star: bool = False
    has_factory_card: bool = False

    @property
    def track(self) -> Track:
        """The star card."""
        return tracks()[self.level]

    @property
    def track_stars(self) -> int:
        """The stars that the cube has come to (star.5)."""
        return sum(self.index >= star for star in self.track.stars)

    @property
    def plan(self) -> Literal[1, 2]:
        """The active plan: II from the first star of the track on (card.1, star.6)."""
        return 2 if self.track_stars else 1

    @property
    def stars(self) -> int:
        """All stars that it has placed; it has six, whatever is corrected."""
        return min(STARS, self.track_stars + self.combat_stars + self.power_star)

    @property
    def is_water_free(self) -> bool:
        """Whether lakes and rivers no longer stop it (star.2, star.3, star.4, level.2)."""
        return self.index not in self.track.blocked

    @property
    def last_card(self) -> Card | None:
        """The last main card; None before its first turn."""
        return cards()[self.last] if self.last else None


POPULARITY = 10
"""The Automa's, all game (setup.4)."""


@dataclass(frozen=True)
class Arrow:
    """A unit's last move, for the picture: whose, which kind, from where to where."""

    __pydantic_config__ = STRICT
    seat: str
    kind: Kind
    start: str
    end: str


@dataclass(frozen=True)
class State:
    """Everything that the next move depends on."""

    __pydantic_config__ = STRICT
    options: Options
    people: tuple[Person, ...]
    automas: tuple[Automa, ...]
    order: tuple[str, ...]
    """All seats clockwise, as they were entered at the start; the first one began (turn.9)."""
    in_turn: str = ""
    encounters: tuple[str, ...] = ()
    """The hexes with an encounter token."""
    resources: dict[str, int] = field(default_factory=dict)
    """The resources on hexes where their number is known."""
    left: tuple[str, ...] = ()
    """The hexes that people's units have left since an Automa's came last: resources may lie there."""
    is_told: bool = False
    """Whether people have said since a person's last turn that the map is true."""
    told: tuple[str, ...] = ()
    """The people of whom the map is true: what they told since their last turn began, or an Automa asked."""
    combat_deck: tuple[int, ...] = ()
    """The combat cards of a bot that draws them, the first on top: secret (combat.13)."""
    combat_discards: tuple[int, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    """The last moves of the last Automa turn."""
    course: tuple[tuple[int, ...], ...] = ()
    """The Automas' points after each of their turns."""
    has_ended: bool = False
    """Whether a sixth star was placed (turn.7)."""
    is_over: bool = False
    """Whether the scores are reckoned, too."""
    position: int = 0

    @property
    def seats(self) -> tuple[Person | Automa, ...]:
        """All seats clockwise."""
        found: dict[str, Person | Automa] = {seat.id: seat for seat in self.people}
        found |= {seat.id: seat for seat in self.automas}
        return tuple(found[one] for one in self.order)

    @property
    def round(self) -> int:
        """The round that is played, from 1: the Automas before who is in turn have had theirs in it."""
        had = sum(map(is_automa, self.order[: self.order.index(self.in_turn)]))
        return max(len(self.course) - had, 0) // len(self.automas) + 1

    def seat(self, id_: str) -> Person | Automa:
        """Return the seat with that id. Raises StopIteration if there is none."""
        return self.automa(id_) if is_automa(id_) else self.person(id_)

    def person(self, id_: str) -> Person:
        """Return the person with that id. Raises StopIteration if there is none."""
        return next(seat for seat in self.people if seat.id == id_)

    def automa(self, id_: str) -> Automa:
        """Return the Automa with that id. Raises StopIteration if there is none."""
        return next(seat for seat in self.automas if seat.id == id_)

    def enemies(self, id_: str) -> tuple[Person | Automa, ...]:
        """Return every other seat (multi.2)."""
        return tuple(seat for seat in self.seats if seat.id != id_)

    def untold(self, automa: str) -> tuple[str, ...]:
        """Return the people who have had a turn before an Automa's and aren't among the `told`, clockwise."""
        place = self.order.index(automa)
        earlier = () if len(self.course) < len(self.automas) else self.order[place:]
        had = (*earlier, *self.order[:place])
        return tuple(one for one in had if not is_automa(one) and one not in self.told)

    def between(self, automa: str, step: Literal[1, -1]) -> tuple[str, ...]:
        """Return the people between an Automa and the next one, or with -1 the one before it."""
        start = self.order.index(automa)
        ring = (self.order[(start + step * n) % len(self.order)] for n in range(1, len(self.order)))
        return tuple(takewhile(lambda one: not is_automa(one), ring))

    def with_seat(self, seat: Person | Automa) -> "State":
        """Return the state with a seat in place of the one with its id."""
        if isinstance(seat, Person):
            return altered(self, people=tuple(seat if one.id == seat.id else one for one in self.people))
        return altered(self, automas=tuple(seat if one.id == seat.id else one for one in self.automas))


def is_automa(seat: str) -> bool:
    """Tell whether a seat is an Automa's, by its id."""
    return seat.startswith("a")


def moved(seat: Seat, kind: Kind, start: str | None, end: str | None, n: int = 1) -> Units:
    """Return the units after some of them went from one place to another; None is the faction mat.

    Raises ValueError if there aren't as many.
    """
    places = list(seat.units[kind])
    for _ in range(n):
        if start is not None:
            places.remove(start)
        if end is not None:
            places.append(end)
    if len(places) > most_units()[kind]:
        raise ValueError(f"{len(places)} units of the kind {kind}")
    return {**seat.units, kind: tuple(sorted(places, key=board().reading))}
