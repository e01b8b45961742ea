"""The games of Clan MacHina that are kept as transcripts."""

from collections.abc import Iterator, Mapping
from typing import Any

from engines.caledonia import GAME
from engines.core.game.move import Offer
from tests.contract.player import Luck
from tests.playthroughs.transcript import Playthrough


def reports(offers: tuple[Offer, ...], luck: Luck) -> Iterator[Offer]:
    """Yield what a person reports before being done: now and then a trade or a contract."""
    if offers[0].move.action != "done":
        return
    for action, seldom in (("trade", 2), ("take", 6)):
        found = [offer for offer in offers if offer.move.action == action]
        if found and luck.one_in(seldom):
            yield luck.pick(found)


def played(name: str, options: Mapping[str, Any]) -> Playthrough:
    """Return a playthrough, looked at before every round and the end."""
    return Playthrough(GAME, f"caledonia-{name}", options, reports, ("next",))


PLAYTHROUGHS = (
    played("one", {}),
    played("two", {"automas": 2, "shipping_fallback": True, "meat_counts": False}),
    played(
        "three",
        {
            "automas": 3,
            "deck_profile": "actions_uniform",
            "neighbourhood": "take",
            "factory_bonus": "take",
            "ports": "ten",
            "worker_split": "shared8",
            "reserve_grain": True,
        },
    ),
)
