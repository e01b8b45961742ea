"""Doing what people report: their moves with the fights that these open, and everything else on the map."""

from collections.abc import Sequence

from engines.core.script import Script
from engines.core.script.notation import quoted
from engines.core.text import Text

from ..model import events
from ..model.labels import ability_label, bonus_label, place_label, unit_label
from ..model.state import STARS, State
from ..rules.combat import Fight, chase, fight
from ..rules.workspace import Workspace
from .act import Act, after, automa_at, doable, entered

Acts = Sequence[Act]
"""An act, or moves of a person that are made together."""


def do(state: State, groups: Sequence[Acts], parts: Sequence[str] = ()) -> Script[State]:
    """Do what people report, one group after another; `parts` are the acts as they were typed.

    What a fight has made impossible is left out with all that follows it, and named; so is what comes after a
    sixth star.
    """
    work = Workspace(state)
    told = dict.fromkeys((*state.told, *(act.who for acts in groups for act in acts)))
    work.change(told=tuple(told), arrows=())
    done = 0
    for acts in groups:
        if work.state.has_ended:
            yield from work.tell(events.too_late(n=len(parts) - done, parts=_named(parts[done:])), "turn.7")
            break
        possible, why = doable(work.state, acts)
        yield from _together(work, possible)
        done += len(possible)
        if why is not None:
            yield from not_done(work.state, parts[done:], why)
            break
    return work.state


def not_done(state: State, parts: Sequence[str], why: Text) -> Script[None]:
    """Tell which parts of a line aren't done, and why."""
    yield from Workspace(state).tell(events.dropped(n=len(parts), parts=_named(parts), why=why))


def _named(parts: Sequence[str]) -> tuple[Text, ...]:
    return tuple(map(quoted, parts))


def _together(work: Workspace, acts: Acts) -> Script[None]:
    """Do all moves of a run first, then what they have led to (combat.1)."""
    for act in acts:
        yield from ACTS[act.verb](work, act)
    if acts and acts[0].verb == "move":
        yield from _arrive(work, acts)


def _arrive(work: Workspace, run: Acts) -> Script[None]:
    """Fight in the order in which the hexes were entered; then the character takes its token.

    (combat.1, combat.2, encounter.8)
    """
    for hex_ in entered(work.state, run):
        yield from _meet(work, run[0].who, hex_)
        if work.state.has_ended:
            return
    led = {act.end for act in run if act.kind == "character"}
    for hex_ in led.intersection(work.state.person(run[0].who).units["character"]):
        if hex_ in work.state.encounters:
            work.change(encounters=tuple(one for one in work.state.encounters if one != hex_))
            yield from work.tell(events.person_token(hex=hex_), "encounter.8", seat=run[0].who)


def _meet(work: Workspace, who: str, hex_: str) -> Script[None]:
    """Fight the combat units of an Automa on a hex, or send its workers home (combat.2)."""
    other = automa_at(work.state, hex_)
    if other is None or not work.state.person(who).fights_at(hex_):
        return
    if other.fights_at(hex_):
        yield from fight(work, Fight(hex_, who, other.id))
    else:
        yield from chase(work, who, other.id, hex_)


def _move(work: Workspace, act: Act) -> Script[None]:
    work.state = after(work.state, act)
    start, end = (place_label(one) for one in act.places)
    event = events.person_moved(units=unit_label(act.kind, act.n), start=start, place=end)
    yield from work.tell(event, seat=act.who)


def _place(work: Workspace, act: Act) -> Script[None]:
    work.state = after(work.state, act)
    event = events.person_placed(units=unit_label(act.kind, act.n), place=place_label(act.end))
    yield from work.tell(event, seat=act.who)


def _lost(work: Workspace, act: Act) -> Script[None]:
    work.state = after(work.state, act)
    event = events.person_lost(units=unit_label(act.kind, act.n), place=place_label(act.end))
    yield from work.tell(event, "combat.9", seat=act.who)


def _attack(work: Workspace, act: Act) -> Script[None]:
    yield from _meet(work, act.who, act.end)


def _unlock(work: Workspace, act: Act) -> Script[None]:
    work.state = after(work.state, act)
    rule = "hood.7" if act.word == "riverwalk" else "hood.9"
    yield from work.tell(events.unlocked(ability=ability_label(act.word)), rule, seat=act.who)


def _link(work: Workspace, act: Act) -> Script[None]:
    work.state = after(work.state, act)
    one, other = act.places
    yield from work.tell(events.linked(hex=one, end=other), "hood.9", seat=act.who)


def _token(work: Workspace, act: Act) -> Script[None]:
    work.state = after(work.state, act)
    yield from work.tell(events.token_told(hex=act.end, way=act.word), "encounter.8")


def _resources(work: Workspace, act: Act) -> Script[None]:
    work.state = after(work.state, act)
    yield from work.tell(events.resources_told(hex=act.end, n=act.n))


def _enlist(work: Workspace, act: Act) -> Script[None]:
    work.state = after(work.state, act)
    yield from work.tell(events.enlisted(bonus=bonus_label(act.word)), "recruit.2", seat=act.who)


def _star(work: Workspace, act: Act) -> Script[None]:
    """Place a star of a person; the sixth ends the game (turn.7)."""
    stars = min(work.state.person(act.who).stars + 1, STARS)
    work.change_seat(act.who, stars=stars)
    yield from work.tell(events.star_told(stars=stars), seat=act.who)
    yield from work.end_if_won(act.who)


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
