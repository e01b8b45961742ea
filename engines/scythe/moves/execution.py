"""Doing what people report: their moves with the fights that these open, and everything else on the map."""

from collections.abc import Sequence

from engines.core.script import Script
from engines.core.script.notation import quoted
from engines.core.text import Text

from ..model import events
from ..model.labels import ability_label, bonus_label, place_label, unit_label
from ..model.state import STARS, State
from ..rules.combat import Fight, chase, fight
from ..rules.workspace import Table
from .act import Act, after, automa_at, doable, entered

Acts = Sequence[Act]
"""An act, or moves of a person that are made together."""


def do(state: State, groups: Sequence[Acts], parts: Sequence[str] = ()) -> Script[State]:
    """Do what people report, one group after another; `parts` are the acts as they were typed.

    What a fight has made impossible is left out with all that follows it, and named; so is what comes after a
    sixth star.
    """
    table = Table(state)
    told = dict.fromkeys((*state.told, *(act.who for acts in groups for act in acts)))
    table.change(told=tuple(told), arrows=())
    done = 0
    for acts in groups:
        if table.state.has_ended:
            yield from table.tell(events.too_late(n=len(parts) - done, parts=_named(parts[done:])), "turn.7")
            break
        possible, why = doable(table.state, acts)
        yield from _together(table, possible)
        done += len(possible)
        if why is not None:
            yield from not_done(table.state, parts[done:], why)
            break
    return table.state


def not_done(state: State, parts: Sequence[str], why: Text) -> Script[None]:
    """Tell which parts of a line aren't done, and why."""
    yield from Table(state).tell(events.dropped(n=len(parts), parts=_named(parts), why=why))


def _named(parts: Sequence[str]) -> tuple[Text, ...]:
    return tuple(map(quoted, parts))


def _together(table: Table, acts: Acts) -> Script[None]:
    """Do all moves of a run first, then what they have led to (combat.1)."""
    for act in acts:
        yield from ACTS[act.verb](table, act)
    if acts and acts[0].verb == "move":
        yield from _arrive(table, acts)


def _arrive(table: Table, run: Acts) -> Script[None]:
    """Fight in the order in which the hexes were entered; then the character takes its token.

    (combat.1, combat.2, encounter.8)
    """
    for hex_ in entered(table.state, run):
        yield from _meet(table, run[0].who, hex_)
        if table.state.has_ended:
            return
    led = {act.end for act in run if act.kind == "character"}
    for hex_ in led.intersection(table.state.person(run[0].who).units["character"]):
        if hex_ in table.state.encounters:
            table.change(encounters=tuple(one for one in table.state.encounters if one != hex_))
            yield from table.tell(events.person_token(hex=hex_), "encounter.8", seat=run[0].who)


def _meet(table: Table, who: str, hex_: str) -> Script[None]:
    """Fight the combat units of an Automa on a hex, or send its workers home (combat.2)."""
    other = automa_at(table.state, hex_)
    if other is None or not table.state.person(who).fights_at(hex_):
        return
    if other.fights_at(hex_):
        yield from fight(table, Fight(hex_, who, other.id))
    else:
        yield from chase(table, who, other.id, hex_)


def _move(table: Table, act: Act) -> Script[None]:
    table.state = after(table.state, act)
    start, end = (place_label(one) for one in act.places)
    event = events.person_moved(units=unit_label(act.kind, act.n), start=start, place=end)
    yield from table.tell(event, seat=act.who)


def _place(table: Table, act: Act) -> Script[None]:
    table.state = after(table.state, act)
    event = events.person_placed(units=unit_label(act.kind, act.n), place=place_label(act.end))
    yield from table.tell(event, seat=act.who)


def _lost(table: Table, act: Act) -> Script[None]:
    table.state = after(table.state, act)
    event = events.person_lost(units=unit_label(act.kind, act.n), place=place_label(act.end))
    yield from table.tell(event, "combat.9", seat=act.who)


def _attack(table: Table, act: Act) -> Script[None]:
    yield from _meet(table, act.who, act.end)


def _unlock(table: Table, act: Act) -> Script[None]:
    table.state = after(table.state, act)
    rule = "hood.7" if act.word == "riverwalk" else "hood.9"
    yield from table.tell(events.unlocked(ability=ability_label(act.word)), rule, seat=act.who)


def _link(table: Table, act: Act) -> Script[None]:
    table.state = after(table.state, act)
    one, other = act.places
    yield from table.tell(events.linked(hex=one, end=other), "hood.9", seat=act.who)


def _token(table: Table, act: Act) -> Script[None]:
    table.state = after(table.state, act)
    yield from table.tell(events.token_told(hex=act.end, way=act.word), "encounter.8")


def _resources(table: Table, act: Act) -> Script[None]:
    table.state = after(table.state, act)
    yield from table.tell(events.resources_told(hex=act.end, n=act.n))


def _enlist(table: Table, act: Act) -> Script[None]:
    table.state = after(table.state, act)
    yield from table.tell(events.enlisted(bonus=bonus_label(act.word)), "recruit.2", seat=act.who)


def _star(table: Table, act: Act) -> Script[None]:
    """Place a star of a person; the sixth ends the game (turn.7)."""
    stars = min(table.state.person(act.who).stars + 1, STARS)
    table.change_seat(act.who, stars=stars)
    yield from table.tell(events.star_told(stars=stars), seat=act.who)
    yield from table.end_if_won(act.who)


ACTS = {
    "move": _move,
    "place": _place,
    "lost": _lost,
    "attack": _attack,
    "unlock": _unlock,
    "link": _link,
    "encounter": _token,
    "resources": _resources,
    "enlist": _enlist,
    "star": _star,
}
