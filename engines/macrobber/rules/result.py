"""What comes of a raid: points and loot."""

from engines.core.script import Script
from engines.core.script.requests import Choice, Option
from engines.core.text import text

from ..model import events
from ..model.labels import loot_label, seat_label
from ..model.state import WORTH, Building
from .build import clear, place
from .workspace import Workspace

LOOT: tuple[Building, ...] = ("cattle", "castle", "abbey")


def settle(work: Workspace) -> Script[None]:
    """Give the points of the raid, then the loot (result.1, result.2, result.9, result.11, result.12)."""
    raid = work.raid
    won, lost = raid.won
    if won > lost:
        yield from _attacker_won(work, raid.attacker, raid.defender)
    elif won < lost:
        gained = work.score(raid.defender, "raid", 2)
        paid = -work.score(raid.attacker, "raid", -1)
        attacker = seat_label(work.state, raid.attacker)
        event = events.repelled(won=lost, lost=won, n=gained, attacker=attacker, paid=paid)
        yield from work.tell(event, "result.9", seat=raid.defender)
    else:
        gained = work.score(raid.attacker, "raid", 1)
        yield from work.tell(events.raid_drawn(won=won, lost=lost, n=gained), "result.11")


def _attacker_won(work: Workspace, attacker: str, defender: str) -> Script[None]:
    """Give 1 point and the loot, or 2 points if there is nothing to take (result.3, result.7, result.8)."""
    won, lost = work.raid.won
    loot = [one for one in LOOT if one in work.seat(defender).estates]
    gained = work.score(attacker, "raid", 1 if loot else 2)
    rule = "result.3" if loot else "result.7"
    yield from work.tell(events.raid_won(won=won, lost=lost, n=gained), rule)
    if loot:
        yield from _take_loot(work, attacker, defender, loot)


def _take_loot(work: Workspace, attacker: str, defender: str, loot: list[Building]) -> Script[None]:
    """Ask what the attacker takes, and take it (result.4, result.5, result.6)."""
    work.change_raid(stage="loot")
    own = work.seat(attacker)
    options = tuple(Option(one, loot_label(own, one), is_back=one == "nothing") for one in (*loot, "nothing"))
    question = Choice(
        id="d.loot",
        ask=text("ask-loot", defender=seat_label(work.state, defender)),
        options=options,
        to=attacker,
        private=True,
        asleep=loot[0],
    )
    taken = yield from work.ask(question)
    who = seat_label(work.state, defender)
    if taken == "nothing":
        yield from work.tell(events.loot_none(defender=who), "result.4")
        return
    clear(work, defender, taken)
    if taken == "cattle" and not own.is_full:
        place(work, attacker, taken)
        yield from work.tell(events.loot_stolen(defender=who), "result.5")
        return
    work.to_sack(WORTH[taken])
    rule = "result.5" if taken == "cattle" else "result.6"
    yield from work.tell(events.loot_removed(defender=who, loot=taken), rule)
