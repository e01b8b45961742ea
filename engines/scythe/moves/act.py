"""What a person can do on the map, part by part: whether it is possible, and what it changes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from engines.core.errors import BadAnswer
from engines.core.state.copying import altered
from engines.core.text import Text, text

from ..model.board import BASE, board
from ..model.catalogue import Bonus, Kind
from ..model.labels import faction, place_label, seat_label, unit_label, unit_word
from ..model.state import COMBAT_UNITS, Ability, Automa, Link, Person, State, is_automa, moved

Verb = Literal[
    "move", "place", "lost", "attack", "unlock", "link", "encounter", "resources", "enlist", "star"
]
MOST_FORESEEN = 32
"""So many ways in which the fights of a line may end are looked at."""


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that a person did.

    `places` are from and to of a move, the place of a unit, the hex of a fight, a token or resources, or both
    hexes of a link. `word` says which ability or bonus, or what became of a token.
    """

    who: str
    verb: Verb
    kind: Kind = "mech"
    n: int = 1
    places: tuple[str, ...] = ()
    word: str = ""

    @property
    def end(self) -> str:
        """Where it ends, or happens."""
        return self.places[-1]


def automa_at(state: State, hex_: str) -> Automa | None:
    """Return the Automa of which units stand on a hex."""
    return next((one for one in state.automas if one.stands_at(hex_)), None)


def check(state: State, act: Act, run: Sequence[Act] = ()) -> None:
    """Raise BadAnswer, saying why, if an act isn't possible; a move is looked at with its `run`.

    What isn't there, or is more than a faction has, is refused; how far a unit gets is people's matter.
    """
    own = state.person(act.who)
    match act.verb:
        case "move":
            _check_there(own, act)
            _check_move(state, act, run)
        case "place":
            if own.on_mat(act.kind) < act.n:
                raise BadAnswer(_none_left(own, act.kind))
            if automa_at(state, act.end):
                raise BadAnswer(text("bad-place", hex=act.end))
        case "lost":
            _check_there(own, act)
        case "attack":
            if not (own.fights_at(act.end) and automa_at(state, act.end)):
                raise BadAnswer(text("bad-attack", hex=act.end))
        case "encounter":
            _check_token(state, act)
        case "unlock" | "enlist":
            if act.word in (*own.unlocked, *own.enlisted):
                raise BadAnswer(text("bad-again"))
        case "link" if act.places[0] == act.end:
            raise BadAnswer(text("bad-link"))


def _check_there(own: Person, act: Act) -> None:
    start = act.places[0]
    if own.units[act.kind].count(start) >= act.n:
        return
    places, unit = tuple(map(place_label, own.units[act.kind])), unit_word(act.kind)
    if not places:
        raise BadAnswer(text("bad-none", who=faction(own), unit=unit))
    n = own.units[act.kind].count(start)
    there: dict[str, Text] = {"place": place_label(start), "units": unit_label(act.kind, n)}
    raise BadAnswer(text("bad-unit", who=faction(own), n=n, unit=unit, places=places, **there))


def _none_left(own: Person, kind: Kind) -> Text:
    n = own.on_mat(kind)
    return text("bad-mat", who=faction(own), n=n, unit=unit_word(kind), units=unit_label(kind, n))


def _check_move(state: State, act: Act, run: Sequence[Act]) -> None:
    if act.end in (BASE, act.places[0]):
        raise BadAnswer(text("bad-end"))
    there = automa_at(state, act.end) if act.kind == "worker" else None
    if there and not any(one.kind == "mech" and one.end == act.end for one in run):
        raise BadAnswer(text("bad-worker", hex=act.end, other=seat_label(state, there.id)))


def _check_token(state: State, act: Act) -> None:
    is_there = act.end in state.encounters
    if act.end not in board().encounters:
        raise BadAnswer(text("bad-no-encounter", hex=act.end))
    if is_there is (act.word == "back"):
        raise BadAnswer(text("bad-token", hex=act.end, there="yes" if is_there else "no"))


def after(state: State, act: Act) -> State:
    """Return the state after an act, without the fights that it opens. It must be possible."""
    own = state.person(act.who)
    match act.verb:
        case "move":
            start, end = act.places
            state = _leaving(state, start)
            return state.with_seat(altered(own, units=moved(own, act.kind, start, end, act.n)))
        case "place":
            return state.with_seat(altered(own, units=moved(own, act.kind, None, act.end, act.n)))
        case "lost":
            state = _leaving(state, act.end)
            return state.with_seat(altered(own, units=moved(own, act.kind, act.end, BASE, act.n)))
        case "unlock":
            ability = cast(Ability, act.word)
            return state.with_seat(altered(own, unlocked=(*own.unlocked, ability)))
        case "link":
            return state.with_seat(altered(own, links=(*own.links, Link(*act.places))))
        case "enlist":
            bonus = cast(Bonus, act.word)
            return state.with_seat(altered(own, enlisted=(*own.enlisted, bonus)))
        case "encounter":
            rest = {*state.encounters} ^ {act.end}
            return altered(state, encounters=tuple(sorted(rest, key=board().reading)))
        case "resources":
            return altered(state, resources={**state.resources, act.end: act.n})
    return state


def _leaving(state: State, place: str) -> State:
    """Return the state after people's units have left a place: on a hex resources may lie."""
    return state if place in (BASE, *state.left) else altered(state, left=(*state.left, place))


def doable(state: State, run: Sequence[Act]) -> tuple[Sequence[Act], Text | None]:
    """Return as many moves of a run as are possible one after the other, and why the next one isn't."""
    fault: Text | None = None
    while True:
        there = state
        for place, act in enumerate(run):
            try:
                check(there, act, run)
            except BadAnswer as refusal:
                # What is left out may have been the mech that a worker before it needs: look again.
                run, fault = run[:place], refusal.text
                break
            there = after(there, act)
        else:
            return run, fault


def entered(state: State, run: Sequence[Act]) -> list[str]:
    """Return the hexes with units of an Automa into which a run of moves led, in the order of entering."""
    return [one for one in dict.fromkeys(act.end for act in run) if automa_at(state, one)]


def ends_of(state: State, who: str, hex_: str) -> list[State]:
    """Return the states to which a person's combat units on an Automa's hex may lead."""
    own, other = state.person(who), automa_at(state, hex_)
    if other is None or not own.fights_at(hex_):
        return [state]
    won = state.with_seat(altered(other, units=_without(other, hex_)))
    if not other.fights_at(hex_):
        return [won]
    lost = state.with_seat(altered(own, units=_without(own, hex_)))
    return [won, lost]


def _without(seat: Automa | Person, hex_: str) -> dict[Kind, tuple[str, ...]]:
    """Return the units of a seat after those on a hex have left it: an Automa's combat units for its mat."""
    units = dict(seat.units)
    for kind, places in seat.units.items():
        is_fallen = is_automa(seat.id) and kind in COMBAT_UNITS
        left = [one for one in places if one != hex_]
        gone = [] if is_fallen else [BASE] * (len(places) - len(left))
        units[kind] = (*gone, *left)
    return units


def steps_of(acts: Sequence[Act]) -> list[list[Act]]:
    """Return the acts step by step: moves of a person that directly follow one another are one run."""
    steps: list[list[Act]] = []
    for act in acts:
        last = steps[-1][-1] if steps else None
        if last and act.verb == last.verb == "move" and act.who == last.who:
            steps[-1].append(act)
        else:
            steps.append([act])
    return steps


def foreseen(states: Sequence[State], step: Sequence[Act]) -> tuple[list[State], int, Text | None]:
    """Return the states to which a step may lead from any of these.

    If it is possible in none of them, also the place of the act at which it fails, and why.
    """
    found: list[State] = []
    faults: list[tuple[int, Text]] = []
    for state in states:
        done, why = doable(state, step)
        if why is not None:
            faults.append((len(done), why))
            continue
        there = [state]
        for act in step:
            there = [after(one, act) for one in there]
        for hex_ in entered(there[0], [act for act in step if act.verb in ("move", "attack")]):
            there = [end for one in there for end in ends_of(one, step[0].who, hex_)]
        found += there
    place, fault = faults[0] if faults else (0, None)
    return found[:MOST_FORESEEN], place, fault
