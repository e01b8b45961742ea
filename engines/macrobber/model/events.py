"""What MacRobber tells. What a seat does carries the name of its clan besides, as `who`."""

from engines.core.script.telling import telling, tellings
from engines.core.text import Text

# The set-up, and a name that is changed


@telling()
def clan(clan: Text, n: str) -> None: ...


@telling()
def set_up(points: int, sack: Text) -> None: ...


@telling()
def begins() -> None: ...


@telling()
def renamed(before: Text) -> None: ...


# Tokens


@telling()
def drawn(tokens: Text) -> None: ...


@telling()
def kept() -> None: ...


@telling()
def redrawn(back: Text, tokens: Text) -> None: ...


# Actions


@telling()
def no_action() -> None: ...


@telling()
def built(building: str) -> None: ...


@telling()
def warrior() -> None: ...


@telling()
def bagpiper() -> None: ...


@telling()
def monks(n: int) -> None: ...


@telling()
def estate(paid: str, status: Text, court: Text) -> None: ...


@telling()
def bard(victim: Text, taken: Text, kept: str) -> None: ...


# Cards


@telling()
def discarded() -> None: ...


@telling()
def drew() -> None: ...


@telling()
def shuffled(n: int) -> None: ...


@telling()
def rested() -> None: ...


@telling()
def exchanged(n: int) -> None: ...


# A raid


@telling()
def raid(defender: Text) -> None: ...


@telling()
def laid(piper: str, round: int) -> None: ...  # noqa: A002 - the argument of its words


@telling()
def combat(
    round: int,  # noqa: A002 - the argument of its words
    attacker: Text,
    attack: Text,
    defender: Text,
    defence: Text,
    winner: str,
) -> None: ...


@telling()
def raid_won(won: int, lost: int, n: int) -> None: ...


@telling()
def repelled(won: int, lost: int, n: int, attacker: Text, paid: int) -> None: ...


@telling()
def raid_drawn(won: int, lost: int, n: int) -> None: ...


@telling()
def loot_none(defender: Text) -> None: ...


@telling()
def loot_stolen(defender: Text) -> None: ...


@telling()
def loot_removed(defender: Text, loot: str) -> None: ...


@telling()
def refilled(drawn: int, back: int) -> None: ...


# The end of a round


@telling()
def green(n: int, points: int) -> None: ...


@telling()
def green_second(n: int, points: int) -> None: ...


@telling()
def red(n: int, points: int) -> None: ...


@telling()
def red_most(points: int) -> None: ...


@telling()
def blue(n: int, cattle: int, points: int) -> None: ...


@telling()
def scored(points: tuple[Text, ...]) -> None: ...


@telling()
def marker() -> None: ...


@telling()
def marker_kept() -> None: ...


@telling()
def marker_none(seats: tuple[Text, ...]) -> None: ...


@telling()
def estate_removed() -> None: ...


@telling()
def no_estate() -> None: ...


@telling()
def estate_turned(number: int, points: int) -> None: ...


@telling()
def round_(n: int, seat: Text) -> None: ...


# The end of the game


@telling()
def over(why: str) -> None: ...


@telling()
def won(winners: tuple[Text, ...], points: int) -> None: ...


@telling()
def shared(winners: tuple[Text, ...], points: int) -> None: ...


EVENTS = tellings(vars())
