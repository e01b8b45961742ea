"""Stand-ins for people: how they spread over the map, fight and place stars decides how an Automa does."""

from collections.abc import Iterator

from engines.core.game.move import Move
from engines.core.game.stand_in import Acts, StandIn, at_random
from engines.core.script.chance import Stream
from engines.core.script.form import Form
from engines.core.script.requests import Json, Number, Question, YesNo

from ..model.board import board
from ..model.catalogue import faction_file
from ..model.reach import within
from ..model.state import Person, State, Unit, is_automa
from .act import automa_at

BOT = {"combat_cards": "bot"}
FIRST_STAR, STAR = 6, 30
"""From which turn on a usual player places stars, and in how many of 100 turns."""
MOVED, PLACED, ATTACKED = 60, 25, 50
"""In how many of 100 turns a usual player moves units, places one, and attacks where that is possible."""
DIAL = 8
"""What a usual player reveals in a combat is less than this, and something for the cards."""


def usual_player(state: State, luck: Stream) -> Acts[State]:
    """Move a unit or two, often to fight; now and then place a new one, or a star."""
    if is_automa(state.in_turn):
        return
    one, turn = state.person(state.in_turn), state.round - 1
    parts = [f"{one.faction}: {part}" for part in _parts(state, one, luck)]
    if turn >= FIRST_STAR and luck.below(100) < STAR:
        parts.append(f"{one.faction}: star")
    for part in parts:
        notation = part.partition(": ")[2]
        if not state.has_ended and _is_possible(state, notation):
            state = yield Move("report", {"line": part})


def _is_possible(state: State, part: str) -> bool:
    """Tell whether a unit is still where it was: a fight may have sent it home."""
    words = part.split()
    return "to" not in words or any(words[1] in one.units[kind] for one in state.people for kind in one.units)


def _parts(state: State, one: Person, luck: Stream) -> Iterator[str]:
    if luck.below(100) < MOVED:
        units = list(dict.fromkeys(one.places()))
        yield from _move(state, one, units[luck.below(len(units))], luck)
    if luck.below(100) < PLACED and (held := sorted({unit.place for unit in one.on_board()})):
        kind = ("mech", "worker")[luck.below(2)]
        where = held[luck.below(len(held))]
        if (one.on_mat("mech") if kind == "mech" else one.on_mat("worker")) and not automa_at(state, where):
            yield f"new {kind} {where}"


def _move(state: State, one: Person, unit: Unit, luck: Stream) -> Iterator[str]:
    """Move a unit: to fight if it can and likes to, else nearer to the Factory where nobody is."""
    hexes = within(state, one.id, unit.kind, unit.place)
    taken = [hex_ for hex_ in hexes if automa_at(state, hex_)]
    free = [hex_ for hex_ in hexes if not any(seat.stands_at(hex_) for seat in state.seats)]
    if unit.kind != "worker" and taken and luck.below(100) < ATTACKED:
        yield f"{unit.kind} {unit.place} to {taken[luck.below(len(taken))]}"
    elif free:
        yield f"{unit.kind} {unit.place} to {min(free, key=board().to_factory)}"


def answer(question: Question, state: State, luck: Stream) -> Json:
    """Answer as a usual player would: the map is true, fights and combat cards are of middling strength."""
    values = [value for value, n in faction_file().combat_deck.items() for _ in range(n)]
    match question:
        case YesNo():
            return True
        case Number(id="combat.human"):
            return luck.below(DIAL) + luck.below(5)
        case Number(prefill=int(known)):
            return known
        case Number(low=low) if question.id.startswith("combat.cards"):
            return sum(values[luck.below(len(values))] for _ in range(low // 2))
        case Form(questions=questions):
            return {one.id: answer(one, state, luck) for one in questions}
    return at_random(question, state, luck)


STAND_INS: tuple[StandIn[State], ...] = (
    StandIn(id="nobody", options=BOT, answer=answer),
    StandIn(id="usual", options=BOT, act=usual_player, answer=answer),
)
