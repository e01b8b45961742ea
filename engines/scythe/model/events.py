"""What Scythe tells."""

# ruff: noqa: A002 - `hex` and `sum` are what the words call them

from dataclasses import replace

from engines.core.script.telling import Meaning, telling, tellings
from engines.core.text import Text


def shared(line: str, of: str) -> Meaning:
    """Return what the event `of` means that shares a line with others of its seat; alone it is a sentence."""
    return Meaning(line=f"gist-{line}", piece=f"piece-{of}", short=f"event-{of}")


NOTED = Meaning(reason=True)
"""What people have told themselves, or what follows for their own pieces: after what hands must do."""
REASON = Meaning(reason=True, detail=True)
"""How it came to what hands must do: last of all."""
UNSAID = Meaning(unsaid=True)


@telling()
def set_up(seats: tuple[Text, ...], level: str) -> None: ...


# The cards


@telling(REASON)
def drew(card: int, plan: int) -> None: ...


@telling(Meaning(title="title-skipped", once=True))
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


@telling(replace(shared("moves", "moved"), title="title-moved", once=True))
def moved(symbol: Text, unit: Text, start: Text, hex: str) -> None: ...


@telling(Meaning(title="title-stayed", once=True))
def stayed(symbol: Text, unit: Text, start: Text, hex: str) -> None: ...


@telling(Meaning(title="title-no-move", once=True))
def no_move() -> None: ...


@telling()
def token_taken(hex: str) -> None: ...


@telling()
def factory_card() -> None: ...


@telling(shared("removed", "resources-removed"))
def resources_removed(hex: str, n: int) -> None: ...


# Fights


@telling(REASON)
def fight(hex: str, other: Text) -> None: ...


@telling(REASON)
def total(total: int) -> None: ...


@telling(shared("hands", "combat-power"))
def combat_power(before: int, power: int) -> None: ...


@telling(shared("hands", "combat-hand"))
def combat_hand(before: int, n: int, values: tuple[Text, ...], known: int) -> None: ...


@telling(REASON)
def revealed(total: int, card: int, power: int, n: int, sum: tuple[Text, ...]) -> None: ...


@telling(Meaning(title="title-won", once=True))
def won(hex: str, other: Text) -> None: ...


@telling(shared("home", "sent-home"))
def sent_home(units: tuple[Text, ...]) -> None: ...


@telling()
def fallen(units: tuple[Text, ...]) -> None: ...


@telling(shared("home", "driven-off"))
def driven_off(place: Text, units: tuple[Text, ...]) -> None: ...


@telling(shared("home", "chased"))
def chased(hex: str, units: tuple[Text, ...]) -> None: ...


@telling(shared("hands", "popularity-lost"))
def popularity_lost(n: int) -> None: ...


@telling(shared("hands", "person-card"))
def person_card() -> None: ...


@telling(shared("hands", "loser-card"))
def loser_card() -> None: ...


@telling(shared("hands", "combat-star"))
def combat_star(stars: int) -> None: ...


@telling(shared("put", "resources-put"))
def resources_put(hex: str, n: int, good: Text, card: int) -> None: ...


# The other rows: gains and bonuses


@telling(shared("hands", "gained-card"))
def gained_card(n: int) -> None: ...


@telling(REASON)
def none_left(unit: Text) -> None: ...


@telling(REASON)
def unit_veto(value: int, veto: str) -> None: ...


@telling()
def gained_unit(unit: Text, left: int) -> None: ...


@telling(replace(shared("hands", "gained-coins"), empty="n"))
def gained_coins(n: int, now: int) -> None: ...


@telling(replace(shared("hands", "gained-power"), empty="n"))
def gained_power(n: int, now: int) -> None: ...


@telling()
def power_star(stars: int) -> None: ...


@telling(Meaning(short="gist-recruit-bonus"))
def recruit_bonus(bonus: Text) -> None: ...


# The star tracker


@telling(shared("hands", "advanced"))
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


@telling(NOTED)
def star_told(stars: int) -> None: ...


@telling()
def dropped(n: int, parts: tuple[Text, ...], why: Text) -> None: ...


@telling()
def too_late(n: int, parts: tuple[Text, ...]) -> None: ...


@telling(UNSAID)
def person_done() -> None: ...


# The end


@telling(Meaning(title="title-ended", once=True))
def ended() -> None: ...


@telling(UNSAID)
def final(total: int, parts: tuple[Text, ...]) -> None: ...


@telling()
def tie(values: tuple[Text, ...]) -> None: ...


EVENTS = tellings(vars())
