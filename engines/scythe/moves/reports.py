"""What people report by buttons; what a unit did is asked then."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import cast

from engines.core.game.move import Move, Offer
from engines.core.script import Script, ask, show
from engines.core.script.notation import Notation
from engines.core.script.requests import Choice, Line, MultiChoice, Number, Option
from engines.core.text import Text, text

from ..model.board import board
from ..model.catalogue import BONUSES, Kind
from ..model.labels import faction_name, place_label, unit_word
from ..model.reach import within
from ..model.state import COMBAT_UNITS, Person, State, Unit
from .act import Act, automa_at
from .execution import do
from .notation import in_turn, notation

OTHER = "other"
LISTED = "list"
"""What is answered instead of a line by who rather picks what happened."""
MOST_RESOURCES = 20
MOVING = ("move", "place", "lost", "attack")
"""What changes where people's units stand."""


def reports(state: State) -> Iterator[Offer]:
    """Yield what people can report by buttons; what a unit did is asked then."""
    if state.has_ended:
        return
    for person in state.people:
        yield from _of_person(state, person)
    for hex_ in board().encounters:
        way = "gone" if hex_ in state.encounters else "back"
        yield _offer("encounter", "map", None, hex=hex_, way=way)
    yield _offer("resources", "map", None)


def _of_person(state: State, person: Person) -> Iterator[Offer]:
    if any(person.places()):
        yield _offer("move", "units", person)
    for kind in ("mech", "worker"):
        if person.on_mat(kind):
            yield _offer("place", "units", person, kind=kind)
    if any(person.on_board()):
        yield _offer("lost", "units", person)
    fighting = {unit.place for unit in person.places(*COMBAT_UNITS)}
    for hex_ in board().at:
        if hex_ in fighting and automa_at(state, hex_):
            yield _offer("attack", "units", person, hex=hex_)
    yield _offer("star", "mat", person)
    for ability in ("riverwalk", "lakes"):
        if ability not in person.unlocked:
            yield _offer("unlock", "mat", person, ability=ability)
    for kind in BONUSES:
        if kind not in person.enlisted:
            yield _offer("enlist", "mat", person, kind=kind)
    yield _offer("link", "mat", person)


def _offer(action: str, group: str, person: Person | None, **args: str) -> Offer:
    return _made(action, group, (person.id, person.faction) if person else None, **args)


@cache
def _made(action: str, group: str, person: tuple[str, str] | None, **args: str) -> Offer:
    seat, faction = person or (None, None)
    who: dict[str, Text] = {"who": faction_name(faction)} if faction else {}
    own: dict[str, str] = {"player": seat} if seat else {}
    label = text(f"report-{action}", **who, **args)
    return Offer(Move(action, {**own, **args}), label, "report", text("group", group=group), seat)


def _move(state: State, player: str) -> Script[State]:
    """Ask which units went, and where each went; they move together (combat.1)."""
    own = state.person(player)
    chosen = yield from ask(_which(own, list(own.places()), "move.units", "ask-move-units"))
    run: list[Act] = []
    for n, unit in enumerate(map(_unit_of, chosen), start=1):
        end = yield from _where(state, player, unit, run, n)
        run.append(Act(player, "move", unit.kind, 1, (unit.place, end)))
    return (yield from do(state, [run]))


def _unit_of(option: str) -> Unit:
    kind, place, _ = option.split(".")
    return Unit(kind, place)  # type: ignore[arg-type]


def _which(own: Person, units: list[Unit], name: str, asked: str) -> MultiChoice:
    options, seen = [], list[Unit]()
    for unit in units:
        seen.append(unit)
        n = seen.count(unit)
        label = text("unit-option", unit=unit_word(unit.kind), place=place_label(unit.place), n=n)
        options.append(Option(f"{unit.kind}.{unit.place}.{n}", label))
    return MultiChoice(id=name, ask=text(asked), options=tuple(options), low=1, high=len(options), to=own.id)


def _where(state: State, who: str, unit: Unit, run: list[Act], n: int) -> Script[str]:
    """Ask for the hex to which a unit went: those in its reach first, all others on request."""
    carried = {act.end for act in run if act.kind == "mech"}

    def is_open(hex_: str) -> bool:
        return hex_ != unit.place and (
            unit.kind != "worker" or hex_ in carried or automa_at(state, hex_) is None
        )

    near = [one for one in within(state, who, unit.kind, unit.place) if is_open(one)]
    asked = text("ask-where", unit=unit_word(unit.kind), place=place_label(unit.place))
    return (yield from _hex(f"move.to.{n}", asked, who, near, [one for one in board().at if is_open(one)]))


def _hex(name: str, asked: Text, who: str | None, near: list[str], every: list[str]) -> Script[str]:
    """Ask for a hex: first for one of those that are near, on request for any."""
    more = Option(OTHER, text("other-hex"), is_back=True)
    if near:
        options = (*(Option(one, place_label(one)) for one in near), more)
        answer = yield from ask(Choice(id=name, ask=asked, options=options, to=who))
        if answer != OTHER:
            return str(answer)
    options = tuple(Option(one, place_label(one)) for one in every)
    return str((yield from ask(Choice(id=f"{name}.any", ask=asked, options=options, to=who))))


def _place(state: State, player: str, kind: str) -> Script[State]:
    """Ask where a new unit stands."""
    own, unit = state.person(player), cast(Kind, kind)
    held = dict.fromkeys(unit.place for unit in own.on_board())
    every = [one for one in board().at if automa_at(state, one) is None]
    near = [one for one in held if one in every]
    hex_ = yield from _hex("place.hex", text("ask-new-where", unit=unit_word(unit)), player, near, every)
    return (yield from do(state, [[Act(player, "place", unit, 1, (hex_,))]]))


def _lost(state: State, player: str) -> Script[State]:
    """Ask which units went home."""
    own = state.person(player)
    chosen = yield from ask(_which(own, list(own.on_board()), "lost.units", "ask-lost-units"))
    units = map(_unit_of, chosen)
    return (yield from do(state, [[Act(player, "lost", one.kind, 1, (one.place,))] for one in units]))


def _attack(state: State, player: str, hex: str) -> Script[State]:  # noqa: A002
    return do(state, [[Act(player, "attack", places=(hex,))]])


def _star(state: State, player: str) -> Script[State]:
    return do(state, [[Act(player, "star")]])


def _unlock(state: State, player: str, ability: str) -> Script[State]:
    return do(state, [[Act(player, "unlock", word=ability)]])


def _enlist(state: State, player: str, kind: str) -> Script[State]:
    return do(state, [[Act(player, "enlist", word=kind)]])


def _encounter(state: State, hex: str, way: str) -> Script[State]:  # noqa: A002
    return do(state, [[Act(in_turn(state), "encounter", places=(hex,), word=way)]])


def _resources(state: State) -> Script[State]:
    """Ask how many resources lie on a hex."""
    held = dict.fromkeys(unit.place for one in state.people for unit in one.on_board())
    hex_ = yield from _hex("resources.hex", text("ask-stock-where"), None, list(held), list(board().at))
    asked = text("ask-resources-on", hex=hex_)
    n = yield from ask(Number(id="resources.n", ask=asked, low=0, high=MOST_RESOURCES))
    act = Act(in_turn(state), "resources", n=n, places=(hex_,))
    return (yield from do(state, [[act]]))


def _link(state: State, player: str) -> Script[State]:
    """Ask between which two hexes a person's units can step."""
    held = list(dict.fromkeys(unit.place for unit in state.person(player).on_board()))
    one = yield from _hex("link.one", text("ask-link"), player, held, list(board().at))
    rest = [hex_ for hex_ in board().at if hex_ != one]
    other = yield from _hex("link.other", text("ask-link-to", hex=one), player, [], rest)
    return (yield from do(state, [[Act(player, "link", places=(one, other))]]))


def late_reports(state: State, untold: Sequence[str]) -> Script[State]:
    """Hear in the middle of an Automa's turn what the `untold` haven't reported yet: in a line, or picked.

    A line that doesn't say whose it is can only be that of one of them.
    """
    now = notation(state, untold)
    read: Notation[Script[State] | None] = Notation(
        lambda line: None if line.casefold() == LISTED else now.read(line), now.go_on, now.example
    )
    pick = Option(LISTED, text("pick-reports"))
    told: Script[State] | None
    told = yield from ask(Line(id="enemy.lines", ask=text("ask-lines"), notation=read, options=(pick,)))
    if told is not None:
        return (yield from told)
    offers = {
        one.move.code: one for one in reports(state) if one.move.action in MOVING and one.seat in untold
    }
    options = tuple(Option(code, one.label) for code, one in offers.items())
    which = MultiChoice(
        id="enemy.reports", ask=text("ask-reports"), options=options, low=1, high=len(options)
    )
    for code in (yield from ask(which)):
        move = offers[code].move
        if any(code == one.move.code for one in reports(state)):
            yield from show(state)
            state = yield from SCRIPTS[move.action](state, **move.args)
    return state


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "move": _move,
    "place": _place,
    "lost": _lost,
    "attack": _attack,
    "star": _star,
    "unlock": _unlock,
    "enlist": _enlist,
    "encounter": _encounter,
    "resources": _resources,
    "link": _link,
}
"""The reports by their action."""
