"""The games of London that are kept as transcripts."""

from collections.abc import Iterator, Mapping
from typing import Any

from engines.core.game.move import Offer
from engines.london import GAME
from tests.contract.player import Luck
from tests.playthroughs.transcript import Playthrough

EVERY = (("drew", 1), ("take", 2), ("put", 1), ("buy", 6), ("due", 12), ("section", 30))
"""What people report in a turn, and in how many turns once."""


def reports(offers: tuple[Offer, ...], luck: Luck) -> Iterator[Offer]:
    """Yield what the table reports before a person is done."""
    if offers[0].move.action != "done":
        return
    for action, seldom in EVERY:
        found = [offer for offer in offers if offer.move.action == action]
        if found and luck.one_in(seldom):
            yield luck.pick(found)


def played(name: str, options: Mapping[str, Any]) -> Playthrough:
    """Return a playthrough, looked at when the city deck is used up."""
    return Playthrough(GAME, f"london-{name}", options, reports, after=("deck-out",))


PLAYTHROUGHS = (
    played("level-1", {"level": "I"}),
    played("level-2", {"level": "II", "due_short": "gap"}),
    played("level-3", {"level": "III", "board_overflow": "bottom_row"}),
    played("two-automartins", {"automas": 2, "level": "III", "deck": "designed"}),
    played(
        "three-players", {"players": 3, "level": "II", "last_turns": "finish_round", "poverty_table": "own"}
    ),
)
