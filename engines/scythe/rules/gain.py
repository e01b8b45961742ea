"""What the second and third row of a card bring: gains of the Automa, and bonuses of people."""

from engines.core.script import Script

from ..model import events
from ..model.board import BASE
from ..model.catalogue import Gain, Kind, Plan
from ..model.labels import bonus_label, unit_word
from ..model.state import MOST_POWER, State
from .deck import flip, gain_combat_cards
from .move import applies
from .workspace import Workspace


def gains(work: Workspace, plan: Plan) -> Script[None]:
    """Do every symbol of the second row, from left to right; brackets name a faction (gain.1)."""
    there = [gain for gain in plan.gains if applies(work.own, gain)]
    done: set[str] = set()
    for gain in there:
        if work.state.has_ended:
            return
        if gain.kind in ("coin", "power"):
            # What a card gives of these is one sum, taken where its first symbol stands (level.7, variant.4).
            if gain.kind not in done:
                done.add(gain.kind)
                yield from _sum(work, gain.kind, sum(one.n for one in there if one.kind == gain.kind))
            continue
        for _ in range(gain.n):
            yield from _one(work, gain)


def _one(work: Workspace, gain: Gain) -> Script[None]:
    """Gain a unit or a combat card (gain.2, gain.3, gain.4)."""
    if gain.kind == "combat_card":
        if (yield from gain_combat_cards(work, work.seat_id, 1)):
            yield from work.tell(events.gained_card(n=work.own.cards), "gain.4")
        return
    if gain.kind == "worker":
        yield from _unit(work, "worker", "gain.2")
    else:
        yield from _unit(work, "character" if work.own.on_mat("character") else "mech", "gain.3")


def _unit(work: Workspace, kind: Kind, rule: str) -> Script[None]:
    """Place a unit from the mat on the home base, if there is one and no veto (variant.6)."""
    if not work.own.on_mat(kind):
        yield from work.tell(events.none_left(unit=unit_word(kind)), rule)
        return
    if work.state.options.veto in ("units", "both") and (
        yield from flip(work, events.unit_veto, "variant.6", unit=unit_word(kind))
    ):
        return
    work.move(work.seat_id, kind, None, BASE)
    yield from work.tell(events.gained_unit(unit=unit_word(kind), left=work.own.on_mat(kind)), rule)


def _sum(work: Workspace, kind: str, shown: int) -> Script[None]:
    """Gain coins or power: what the card gives, 1 more for an Ultimaszyna, and the table's own change.

    Never less than none; the power never above 16. (gain.4, gain.5, level.6, level.7, variant.2, variant.3,
    variant.4)
    """
    own, options = work.own, work.state.options
    is_coin, is_more = kind == "coin", own.level == "ultimaszyna"
    change = options.coins if is_coin else options.power
    n = max(0, shown + is_more + change)
    if change:
        rule = "variant.2" if is_coin else "variant.3"
    elif is_more:
        rule = "level.6"
    else:
        rule = "gain.4" if is_coin else "gain.5"
    if is_coin:
        work.change_own(coins=own.coins + n)
        yield from work.tell(events.gained_coins(n=n, now=own.coins + n), rule)
        return
    power = min(MOST_POWER, own.power + n)
    work.change_own(power=power)
    yield from work.tell(events.gained_power(n=power - own.power, now=power), rule)
    yield from _power_star(work)


def _power_star(work: Workspace) -> Script[None]:
    """Place the star for power 16, the first time that it is reached (star.8)."""
    own = work.own
    if own.power < MOST_POWER or own.power_star:
        return
    work.change_own(power_star=True)
    yield from work.tell(events.power_star(stars=work.own.stars), "star.8")
    yield from work.end_if_won(own.id)


def recruit(work: Workspace, plan: Plan) -> Script[None]:
    """Tell people the bonus that the card shows; the Automa has none (recruit.1, recruit.2, recruit.3)."""
    for kind in plan.recruit:
        for person in beside(work.state, work.seat_id):
            if kind in work.state.person(person).enlisted:
                yield from work.tell(events.recruit_bonus(bonus=bonus_label(kind)), "recruit.2", seat=person)


def beside(state: State, seat: str) -> tuple[str, ...]:
    """Return the people who sit directly left and right of a seat; a single person wherever (recruit.4)."""
    if len(state.people) == 1:
        return (state.people[0].id,)
    place = state.order.index(seat)
    near = (state.order[place - 1], state.order[(place + 1) % len(state.order)])
    return tuple(one for one in dict.fromkeys(near) if state.seat(one) in state.people)
