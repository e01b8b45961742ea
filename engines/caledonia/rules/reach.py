"""Where a unit may go: tiers of distance, the cheapest hex in one, and tied hexes."""

from engines.core.script import Script, leave_to
from engines.core.script.requests import Choice, Option, Roll
from engines.core.text import Text, text

from ..model import catalogue
from ..model.labels import picks, seat_label, tier_label, unit_label
from ..model.state import MacHina
from .workspace import Workspace

SIDES = 27720
"""1 to 12 divide it, so that each of up to 12 tied hexes is equally likely."""
MOST_LAND = 6
NONE = "none"
ANY, RIVER = "any", "river"


def draw_number() -> Script[int]:
    """Draw the number, 0 to 27719, that settles tied hexes of the next question (expand.18)."""
    number: int = yield from leave_to(Roll(id="hex", ask=text("ask-hex-number"), sides=SIDES))
    return number % SIDES


def ask_cost(
    work: Workspace,
    id: str,  # noqa: A002 - the field's own name
    question: Text,
    limit: int,
    tie: int,
    *,
    has_none: bool = True,
) -> Script[int]:
    """Ask for the lowest printed land cost, 1 to `limit`; 0 if there is no such hex. (expand.8, worker.4)"""
    options = [Option(str(n), text("land", n=n)) for n in range(1, limit + 1)]
    if has_none:
        options.append(Option(NONE, text("no-hex", limit=limit), is_back=True))
    asked = text("ask-with-picks", what=question, picks=picks(tie))
    answer = yield from work.ask(Choice(id=id, ask=asked, options=tuple(options)))
    return 0 if answer == NONE else int(answer)


def find_hex(work: Workspace, unit: str, limit: int) -> Script[tuple[int, int, str]]:
    """Return land cost, tie number and tier of the hex for a unit; cost 0 if there is none.

    "None up to cost X" holds for the terrain for the rest of the turn. (expand.8, expand.12, expand.19)
    """
    terrain = catalogue.terrain(unit)
    if limit <= work.limits.get(terrain, 0):
        return 0, 0, ANY
    find = _falling if work.state.options.shipping_fallback else _by_the_letter
    land, tie, tier = yield from find(work, unit, limit)
    if not land:
        work.limits[terrain] = limit
    return land, tie, tier


def _by_the_letter(work: Workspace, unit: str, limit: int) -> Script[tuple[int, int, str]]:
    """Look only in the tier of the shipping level: exactly n lochs, else across a river, else any.

    (expand.6, expand.7, expand.11)
    """
    tier = ANY
    if work.own.shipping > 1 and (yield from is_near(work, "loch")):
        tier = str(work.own.shipping - 1)
    elif work.own.shipping and (yield from is_near(work, "river")):
        tier = RIVER
    tie = yield from draw_number()
    land = yield from ask_cost(work, "q.cost", _where(unit, tier), limit, tie)
    return land, tie, tier


def _falling(work: Workspace, unit: str, limit: int) -> Script[tuple[int, int, str]]:
    """Ask for the first tier with a hex that can be paid, then for the lowest cost in it.

    (expand.5, expand.6, expand.7, expand.9)
    """
    tiers = tiers_of(work.own)
    tier = ANY
    if len(tiers) > 1:
        options = [Option(one, tier_label(one)) for one in tiers]
        options.append(Option(NONE, text("no-hex", limit=limit), is_back=True))
        question = text("ask-tier", unit=unit_label(unit), limit=limit)
        tier = yield from work.ask(Choice(id="q.tier", ask=question, options=tuple(options)))
    if tier == NONE:
        return 0, 0, ANY
    tie = yield from draw_number()
    has_none = len(tiers) == 1
    land = yield from ask_cost(work, "q.cost", _where(unit, tier), limit, tie, has_none=has_none)
    return land, tie, tier


def tiers_of(own: MacHina) -> tuple[str, ...]:
    """Return the tiers in the order tried: n lochs, n - 1, ..., 1, across a river, any (expand.5)."""
    lochs = tuple(str(n) for n in range(own.shipping - 1, 0, -1))
    return (*lochs, RIVER, ANY) if own.shipping else (ANY,)


def is_near(work: Workspace, water: str) -> Script[bool]:
    """Tell whether an own unit stands next to a loch, or to a river; asked while unknown (expand.6)."""
    known = getattr(work.own, water)
    if known == "unknown":
        options = (Option("yes", text("near-yes")), Option("no", text("near-no")))
        question = text("ask-near", water=water, seat=seat_label(work.seat_id))
        known = yield from work.ask(Choice(id="q.near", ask=question, options=options))
        work.change_own(**{water: known})
        work.told[water] = known
    return bool(known == "yes")


def _where(unit: str, tier: str) -> Text:
    return text("ask-cost", unit=unit_label(unit), tier=int(tier) if tier.isdecimal() else tier)


def after_placement(work: Workspace) -> None:
    """Forget that no unit stood next to a loch or river: the new one may (expand.6)."""
    for water in ("loch", "river"):
        if getattr(work.own, water) == "no":
            work.change_own(**{water: "unknown"})


def after_slaughter(work: Workspace) -> None:
    """Forget that a unit stood next to a loch or river, and where no hex was free (expand.19)."""
    for water in ("loch", "river"):
        if getattr(work.own, water) == "yes":
            work.change_own(**{water: "unknown"})
    work.before_slaughter = work.before_slaughter or (work.limits, work.told)
    work.limits, work.told = {}, {}
