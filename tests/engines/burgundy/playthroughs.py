"""The games of Burgundy that are kept as transcripts."""

from collections.abc import Iterator, Mapping
from typing import Any

from engines.burgundy import GAME
from engines.core.game.move import Offer
from tests.contract.player import Luck
from tests.playthroughs.transcript import Playthrough

MODULES = dict.fromkeys(("trade_routes", "white_castles", "crane", "geese", "knowledge"), True)


def reports(offers: tuple[Offer, ...], luck: Luck) -> Iterator[Offer]:
    """Yield what the table reports before a round: a tile taken, now and then something else."""
    if offers[0].move.action not in ("round", "phase"):
        return
    for action, seldom in (("good", 1), ("take", 1), ("buy", 4), ("ship", 3), ("claim", 12), ("advance", 9)):
        found = [offer for offer in offers if offer.move.action == action]
        if found and luck.one_in(seldom):
            yield luck.pick(found)


def played(name: str, options: Mapping[str, Any], *, is_reporting: bool = False) -> Playthrough:
    """Return a playthrough, looked at before every phase and the end."""
    before = ("phase", "end")
    if is_reporting:
        return Playthrough(GAME, f"burgundy-{name}", options, reports, before)
    return Playthrough(GAME, f"burgundy-{name}", options, before=before)


PLAYTHROUGHS = (
    played("search", {"board": "search"}),
    played("tracked", {"board": "tracked", "difficulty": "medium"}, is_reporting=True),
    played("dealt", {"board": "dealt", "difficulty": "hard"}, is_reporting=True),
    played("table-dice", {"board": "dealt", "dice": "table"}),
    played(
        "four-players",
        {
            "board": "dealt",
            "automas": 3,
            "players": 1,
            "difficulty_2": "medium",
            "difficulty_3": "hard",
            **MODULES,
        },
        is_reporting=True,
    ),
)
