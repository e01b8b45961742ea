"""What MacRobber tells, and what each event means where a move is summed up.

What a seat does carries the name of its clan besides, as `who`.
"""

from engines.core.script.telling import Further, Meaning, telling, tellings
from engines.core.text import Text

SCORING = Meaning()
"""What clans get for it is gathered by what it is for (`display.gist`)."""
IN_SCORE = Meaning(unsaid=True)
"""The score stands right below."""

# The set-up, and a name that is changed


@telling(Meaning(line="gist-clans", piece="gist-clan"))
def clan(clan: Text, n: str) -> None: ...


@telling(Meaning(short="gist-set-up"))
def set_up(points: int, sack: Text) -> None: ...


@telling(Meaning(short="gist-begins"))
def begins() -> None: ...


@telling(Meaning(short="gist-renamed"))
def renamed(before: Text) -> None: ...


# Tokens


@telling(Meaning(short="gist-drawn", detail=True))
def drawn(tokens: Text) -> None: ...


@telling(Meaning(short="gist-kept", detail=True))
def kept() -> None: ...


@telling(Meaning(short="gist-redrawn", further=(Further("gist-drawn", detail=True),), detail=True))
def redrawn(back: Text, tokens: Text) -> None: ...


# Actions

ACTIONS = "gist-actions"


@telling(Meaning(short="gist-no-action", detail=True))
def no_action() -> None: ...


@telling(Meaning(line=ACTIONS, piece="gist-built"))
def built(building: str) -> None: ...


@telling(Meaning(line=ACTIONS, piece="gist-warrior"))
def warrior() -> None: ...


@telling(Meaning(line=ACTIONS, piece="gist-bagpiper"))
def bagpiper() -> None: ...


@telling(Meaning(line=ACTIONS, piece="gist-monks"))
def monks(n: int) -> None: ...


@telling(Meaning(line=ACTIONS, piece="gist-estate", further=(Further("gist-paid", detail=True),)))
def estate(paid: str, status: Text, court: Text) -> None: ...


@telling(Meaning(short="gist-bard", further=(Further("gist-kept-token", detail=True),)))
def bard(victim: Text, taken: Text, kept: str) -> None: ...


# Cards


@telling(Meaning(short="gist-discarded", detail=True))
def discarded() -> None: ...


@telling(Meaning(short="gist-drew", detail=True))
def drew() -> None: ...


@telling(Meaning(short="gist-shuffled", detail=True))
def shuffled(n: int) -> None: ...


@telling(Meaning(short="gist-rested", detail=True))
def rested() -> None: ...


@telling(Meaning(short="gist-exchanged", detail=True))
def exchanged(n: int) -> None: ...


# A raid


@telling(Meaning(short="gist-raid", passing=True))
def raid(defender: Text) -> None: ...


@telling(Meaning(short="gist-laid", passing=True))
def laid(piper: str, round: int) -> None: ...  # noqa: A002 - the argument of its words


@telling(Meaning(short="gist-combat"))
def combat(
    round: int,  # noqa: A002 - the argument of its words
    attacker: Text,
    attack: Text,
    defender: Text,
    defence: Text,
    winner: str,
) -> None: ...


@telling(Meaning(short="gist-raid-won"))
def raid_won(won: int, lost: int, n: int) -> None: ...


@telling(Meaning(short="gist-repelled"))
def repelled(won: int, lost: int, n: int, attacker: Text, paid: int) -> None: ...


@telling(Meaning(short="gist-raid-drawn"))
def raid_drawn(won: int, lost: int, n: int) -> None: ...


@telling(Meaning(joins={"raid-won": "gist-loot-none"}))
def loot_none(defender: Text) -> None: ...


@telling(Meaning(joins={"raid-won": "gist-loot-stolen"}))
def loot_stolen(defender: Text) -> None: ...


@telling(Meaning(joins={"raid-won": "gist-loot-removed"}))
def loot_removed(defender: Text, loot: str) -> None: ...


@telling(Meaning(short="gist-refilled", detail=True))
def refilled(drawn: int, back: int) -> None: ...


# The end of a round


@telling(SCORING)
def green(n: int, points: int) -> None: ...


@telling(SCORING)
def green_second(n: int, points: int) -> None: ...


@telling(SCORING)
def red(n: int, points: int) -> None: ...


@telling(SCORING)
def red_most(points: int) -> None: ...


@telling(SCORING)
def blue(n: int, cattle: int, points: int) -> None: ...


@telling(SCORING)
def scored(points: tuple[Text, ...]) -> None: ...


@telling(Meaning(short="gist-marker", detail=True))
def marker() -> None: ...


@telling(Meaning(short="gist-marker-kept", detail=True))
def marker_kept() -> None: ...


@telling(Meaning(short="gist-marker-none", detail=True))
def marker_none(seats: tuple[Text, ...]) -> None: ...


@telling(Meaning(short="gist-estate-removed", detail=True))
def estate_removed() -> None: ...


@telling(Meaning(short="gist-no-estate", detail=True))
def no_estate() -> None: ...


@telling(Meaning(short="gist-estate-turned"))
def estate_turned(number: int, points: int) -> None: ...


@telling(Meaning(short="gist-round", detail=True))
def round_(n: int, seat: Text) -> None: ...


# The end of the game


@telling(Meaning(short="gist-over"))
def over(why: str) -> None: ...


@telling(IN_SCORE)
def won(winners: tuple[Text, ...], points: int) -> None: ...


@telling(IN_SCORE)
def shared(winners: tuple[Text, ...], points: int) -> None: ...


EVENTS = tellings(vars())
