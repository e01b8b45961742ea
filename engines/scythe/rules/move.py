"""The Move action: the symbols of the card's first row, from left to right."""

from collections.abc import Mapping

from engines.core.script import Script, only_if_it_matters, show
from engines.core.script.form import Form
from engines.core.script.requests import Number
from engines.core.text import text

from ..model import events
from ..model.board import board
from ..model.catalogue import Gain, Plan, Symbol
from ..model.labels import place_label, symbol_word, unit_word
from ..model.state import Arrow, Automa
from .combat import attack, clear_resources, drive_off
from .deck import flip
from .symbols import MOVES, Sight, choose, select, targets
from .workspace import Workspace

MOST_RESOURCES = 99


def applies(own: Automa, symbol: Symbol | Gain) -> bool:
    """Tell whether a symbol counts for the Automa's faction; brackets name one (move.4)."""
    return symbol.faction in (None, own.faction)


def looks_around(own: Automa, plan: Plan) -> bool:
    """Tell whether the Automa has a unit for a symbol of the row, all of which look at enemies."""
    return any(
        applies(own, symbol) and own.power >= symbol.power and any(own.places(*MOVES[symbol.kind]))
        for symbol in plan.moves
    )


def does_all(work: Workspace, own: Automa) -> bool:
    """Tell whether all valid Move actions of a row are carried out (level.3, variant.7)."""
    return work.state.options.all_moves or own.level == "ultimaszyna"


def move_row(work: Workspace, plan: Plan) -> Script[None]:
    """Carry out the first valid symbol of the row, or all valid ones, each before the next is looked at.

    (move.1, move.2, level.3)
    """
    own, is_any = work.own, False
    for symbol in plan.moves:
        if not applies(own, symbol):
            continue
        is_moved = yield from _symbol(work, symbol)
        if work.state.has_ended:
            return
        is_any |= is_moved is not False
        if is_moved is None or (is_moved and not does_all(work, own)):
            break
        if is_moved:
            yield from _factory_card(work, "level.4")
    if not is_any:
        yield from work.tell(events.no_move(), "move.2")
    yield from _factory_card(work, "encounter.6")


def _symbol(work: Workspace, symbol: Symbol) -> Script[bool | None]:
    """Try one symbol, and return whether it was valid; None if a veto ends the row.

    (move.6, move.12, move.13, attack.1, variant.5)
    """
    own, named = work.own, symbol_word(symbol)
    if own.power < symbol.power:
        yield from work.tell(events.too_weak(power=own.power, least=symbol.power), "attack.1")
        return False
    chosen = select(work.state, own.id, symbol.kind)
    unit = chosen.winner
    if unit is None:
        yield from work.tell(events.no_unit(symbol=named), "move.12")
        return False
    sight = Sight(work.state, own.id, unit)
    word, place = unit_word(unit.kind), place_label(unit.place)
    where = choose(sight, symbol, (yield from _resources(work, sight, symbol)))
    if where.winner is None:
        rule = "worker.8" if symbol.kind == "move_worker" and where.trace.steps else "move.13"
        yield from work.tell(events.no_hex(symbol=named, unit=word, place=place), rule, where.trace)
        return False
    if len(chosen.trace.candidates) > 1:
        yield from work.tell(events.selected(unit=word, place=place), "move.7", chosen.trace)
    has_veto = work.state.options.veto in ("moves", "both")
    if has_veto and (yield from flip(work, events.move_veto, "variant.5", unit=word, hex=where.winner)):
        return None
    went = events.stayed if unit.place == where.winner else events.moved
    event = went(symbol=named, unit=word, start=place, hex=where.winner)
    yield from work.tell(event, RULES[symbol.kind], where.trace)
    yield from _carry_out(work, sight, symbol, where.winner)
    return True


RULES = {
    "move_worker": "worker.4",
    "move_mech": "unit.4",
    "move_character": "unit.4",
    "encounter_factory": "encounter.4",
    "attack_combat": "attack.4",
    "attack_worker": "attack.6",
}


def _resources(work: Workspace, sight: Sight, symbol: Symbol) -> Script[Mapping[str, int]]:
    """Return the resources that an attack on workers compares; what isn't known is asked if it decides.

    Where another Automa stands there are none: it owns none, and removes what lies on a hex that it enters.
    (attack.6, resources.5)
    """
    known = work.state.resources
    hexes = targets(sight, symbol) if symbol.kind == "attack_worker" else []
    others = [one for one in work.state.automas if one.id != sight.seat]
    unknown = [one for one in hexes if one not in known and not any(it.stands_at(one) for it in others)]
    if len(hexes) < 2 or not unknown:
        return known
    questions = tuple(
        Number(id=one, ask=text("ask-resources-on", hex=one), low=0, high=MOST_RESOURCES) for one in unknown
    )
    form = Form(id="hex.resources", ask=text("ask-resources"), questions=questions)
    none = dict.fromkeys(unknown, 0)
    possible = [none, *({**none, one: MOST_RESOURCES} for one in unknown)]

    def decide(numbers: tuple[int, ...]) -> str | None:
        return choose(sight, symbol, {**known, **dict(zip(unknown, numbers, strict=True))}).winner

    yield from show(work.state)
    numbers = yield from only_if_it_matters(form, possible, decide)
    return {**known, **dict(zip(unknown, numbers, strict=True))}


def _carry_out(work: Workspace, sight: Sight, symbol: Symbol, end: str) -> Script[None]:
    """Place the unit, and do what follows from where it stands now (move.3, move.5, encounter.7)."""
    unit, seat = sight.unit, sight.seat
    work.move(seat, unit.kind, unit.place, end)
    arrow = Arrow(seat, unit.kind, unit.place, end)
    work.change(arrows=(*work.state.arrows, arrow))
    if symbol.kind == "attack_combat":
        if not (yield from attack(work, seat, end)) or work.state.has_ended:
            return
    elif symbol.kind == "attack_worker":
        yield from drive_off(work, seat, end)
        yield from clear_resources(work, seat, end, is_attack=True)
    else:
        yield from clear_resources(work, seat, end)
    if unit.kind == "character" and end in work.state.encounters:
        left = tuple(one for one in work.state.encounters if one != end)
        work.change(encounters=left)
        yield from work.tell(events.token_taken(hex=end), "encounter.5")


def _factory_card(work: Workspace, rule: str) -> Script[None]:
    """Give the Automa a Factory card if its character stands there and it has none.

    With all Move actions that is as soon as it enters. (encounter.6, level.4)
    """
    own = work.own
    if board().factory in own.units["character"] and not own.has_factory_card:
        work.change_own(has_factory_card=True)
        yield from work.tell(events.factory_card(), rule)
