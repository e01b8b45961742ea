"""What Scythe tells."""

# ruff: noqa: A002 - `hex` and `sum` are what the words call them

from dataclasses import dataclass

from engines.core.script.telling import Meaning, telling, tellings
from engines.core.text import Text


@dataclass(frozen=True)
class Shared(Meaning):
    """What an event means that shares the line of a `group` with others of its seat, however many.

    At a seat's own mats what is done `in_fight` comes first in it.
    """

    group: str = ""
    in_fight: bool = False


NOTED = Meaning(reason=True)
"""What people have told themselves, or what follows for their own pieces: after what hands must do."""
REASON = Meaning(reason=True, detail=True)
"""How it came to what hands must do: last of all."""
UNSAID = Meaning(unsaid=True)
AT_MATS, IN_FIGHT = Shared(group="hands"), Shared(group="hands", in_fight=True)
"""What is done at a seat's own mats."""
HOME = Shared(group="home")
"""Which units leave the map."""


@telling()
def set_up(seats: tuple[Text, ...], level: str) -> None: ...


# The cards


@telling(REASON)
def drew(card: int, plan: int) -> None: ...


@telling(Meaning(title="title-skipped"))
def skipped() -> None: ...


@telling(REASON)
def reshuffled(n: int) -> None: ...


# The first row: moves


@telling(REASON)
def too_weak(power: int, least: int) -> None: ...


@telling(REASON)
def no_unit(symbol: Text) -> None: ...


@telling(REASON)
def no_hex(symbol: Text, unit: Text, place: Text) -> None: ...


@telling(Meaning(short="gist-selected", reason=True, detail=True))
def selected(unit: Text, place: Text) -> None: ...


@telling(REASON)
def move_veto(value: int, veto: str) -> None: ...


@telling(Shared(title="title-moved", group="moves"))
def moved(symbol: Text, unit: Text, start: Text, hex: str) -> None: ...


@telling(Meaning(title="title-stayed"))
def stayed(symbol: Text, unit: Text, start: Text, hex: str) -> None: ...


@telling(Meaning(title="title-no-move"))
def no_move() -> None: ...


@telling()
def token_taken(hex: str) -> None: ...


@telling()
def factory_card() -> None: ...


@telling(Shared(group="removed"))
def resources_removed(hex: str, n: int) -> None: ...


# Fights


@telling(REASON)
def fight(hex: str, other: Text) -> None: ...


@telling(REASON)
def total(total: int) -> None: ...


@telling(IN_FIGHT)
def combat_power(before: int, power: int) -> None: ...


@telling(IN_FIGHT)
def combat_hand(before: int, n: int, values: tuple[Text, ...], known: int) -> None: ...


@telling(REASON)
def revealed(total: int, card: int, power: int, n: int, sum: tuple[Text, ...]) -> None: ...


@telling(Meaning(title="title-won"))
def won(hex: str, other: Text) -> None: ...


@telling(HOME)
def sent_home(units: tuple[Text, ...]) -> None: ...


@telling(HOME)
def fallen(units: tuple[Text, ...]) -> None: ...


@telling(HOME)
def driven_off(place: Text, units: tuple[Text, ...]) -> None: ...


@telling(HOME)
def chased(hex: str, units: tuple[Text, ...]) -> None: ...


@telling(IN_FIGHT)
def popularity_lost(n: int) -> None: ...


@telling(IN_FIGHT)
def person_card() -> None: ...


@telling(IN_FIGHT)
def loser_card() -> None: ...


@telling(IN_FIGHT)
def combat_star(stars: int) -> None: ...


@telling(Shared(group="put"))
def resources_put(hex: str, n: int, good: Text, card: int) -> None: ...


# The other rows: gains and bonuses


@telling(AT_MATS)
def gained_card(n: int) -> None: ...


@telling(REASON)
def none_left(unit: Text) -> None: ...


@telling(REASON)
def unit_veto(value: int, veto: str) -> None: ...


@telling(Shared(group="new-units"))
def gained_unit(unit: Text, left: int) -> None: ...


@telling(AT_MATS)
def gained_coins(n: int, now: int) -> None: ...


@telling(AT_MATS)
def gained_power(n: int, now: int) -> None: ...


@telling()
def power_star(stars: int) -> None: ...


@telling()
def recruit_bonus(bonus: Text) -> None: ...


# The star tracker


@telling(AT_MATS)
def advanced(index: int) -> None: ...


@telling(REASON)
def no_advance(index: int) -> None: ...


@telling()
def water_free() -> None: ...


@telling()
def track_star(stars: int) -> None: ...


@telling()
def plan_two() -> None: ...


# What people tell


@telling(NOTED)
def person_moved(units: Text, start: Text, place: Text) -> None: ...


@telling(NOTED)
def person_placed(units: Text, place: Text) -> None: ...


@telling(NOTED)
def person_lost(units: Text, place: Text) -> None: ...


@telling(NOTED)
def person_token(hex: str) -> None: ...


@telling(NOTED)
def unlocked(ability: Text) -> None: ...


@telling(NOTED)
def linked(hex: str, end: str) -> None: ...


@telling(NOTED)
def token_told(hex: str, way: str) -> None: ...


@telling(NOTED)
def resources_told(hex: str, n: int) -> None: ...


@telling(NOTED)
def enlisted(bonus: Text) -> None: ...


@telling(Shared(group="stars", reason=True))
def star_told(stars: int) -> None: ...


@telling()
def dropped(n: int, parts: tuple[Text, ...], why: Text) -> None: ...


@telling()
def too_late(n: int, parts: tuple[Text, ...]) -> None: ...


@telling(UNSAID)
def person_done() -> None: ...


# The end


@telling(Meaning(title="title-ended"))
def ended() -> None: ...


@telling(UNSAID)
def final(total: int, parts: tuple[Text, ...]) -> None: ...


@telling()
def tie(values: tuple[Text, ...]) -> None: ...


EVENTS = tellings(vars())
