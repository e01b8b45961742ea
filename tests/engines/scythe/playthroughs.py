"""The games of Scythe that are kept as transcripts."""

from collections.abc import Iterator, Mapping
from typing import Any

from engines.core.game.move import Offer
from engines.scythe import GAME
from tests.contract.player import Luck
from tests.playthroughs.transcript import Playthrough

SELDOM = {"lost": 15, "move": 1, "place": 3, "enlist": 6, "unlock": 12, "resources": 9, "star": 14}
"""Once in how many turns people report each of these."""


def reports(offers: tuple[Offer, ...], luck: Luck) -> Iterator[Offer]:
    """Yield what a person reports of a turn."""
    if offers[0].move.action != "done":
        return
    for action, seldom in SELDOM.items():
        found = [one for one in offers if one.move.action == action and one.seat in (None, offers[0].seat)]
        if found and luck.one_in(seldom):
            yield luck.pick(found)


def played(name: str, options: Mapping[str, Any]) -> Playthrough:
    """Return a playthrough, looked at where the plan turns, and at the end."""
    return Playthrough(GAME, f"scythe-{name}", options, reports, ("score",), ("plan-two",))


PLAYTHROUGHS = (
    played("autometta", {"faction_1": "crimea", "faction_2": "nordic"}),
    played("automa", {"level": "automa", "faction_1": "saxony", "faction_2": "rusviet"}),
    played("automaszyna", {"level": "automaszyna", "faction_1": "polania", "faction_2": "albion"}),
    played(
        "ultimaszyna",
        {"level": "ultimaszyna", "faction_1": "nordic", "faction_2": "crimea", "combat_cards": "bot"},
    ),
    played(
        "two-automas",
        {
            "level": "automa",
            "seats": 4,
            "faction_1": "rusviet",
            "faction_2": "saxony",
            "faction_3": "togawa",
            "faction_4": "polania",
            "people": "13",
            "combat_cards": "bot",
        },
    ),
    played("printed-cards", {"level": "automa", "deck": "table", "veto": "both"}),
)
