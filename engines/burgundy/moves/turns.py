"""What comes next: the turns of people and automata, rounds, phases and the end."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engines.core.game.move import Move, Offer
from engines.core.script import Script, tell
from engines.core.text import text

from ..model import events
from ..model.labels import seat_label
from ..model.state import PHASES, State, is_automata, waiting, with_played
from ..rules.phase import ROUNDS, next_phase, next_round
from ..rules.score import end
from ..rules.turn import turn


def turns(state: State) -> tuple[Offer, ...]:
    """Return what comes next: a person's turn or an automata's, a round, a phase or the end.

    People need not say when they are done: behind their turns stands what comes after them.
    """
    return () if state.is_over else tuple(_coming(state))


def _coming(state: State) -> Iterator[Offer]:
    """Yield the turns of people up to the next automata's, then that, or else the next round (phase.1)."""
    for seat in waiting(state):
        action = "turn" if is_automata(seat) else "done"
        label = text(f"offer-{action}", seat=seat_label(seat))
        offer = Offer(Move(action, {"seat": seat}), label, "turn", seat=seat)
        if is_automata(seat):
            yield offer
            return
        yield _asking_for_tiles(state, offer)
    if state.round < ROUNDS:
        label = text("offer-round", phase=PHASES[state.phase - 1], round=state.round + 1)
        yield Offer(Move("round"), label, "turn")
    elif state.phase < len(PHASES):
        yield Offer(Move("phase"), text("offer-phase", phase=PHASES[state.phase]), "turn")
    else:
        yield Offer(Move("end"), text("offer-end"), "turn")


def _asking_for_tiles(state: State, offer: Offer) -> Offer:
    """Return the end of a person's turn; where the bot keeps the board it has to know what they took."""
    if state.options.board == "search":
        return offer
    if state.is_told:
        return replace(offer, hint=text("turn-hint-told"))
    return replace(offer, hint=text("turn-hint-untold"), doubt=text("doubt-no-tile"))


def done(state: State, seat: str) -> Script[State]:
    """Say that a person has had their turn, and who was to play before them."""
    yield from tell(events.person_done(who=seat_label(seat)))
    return with_played(state, seat)


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "turn": turn,
    "done": done,
    "round": next_round,
    "phase": next_phase,
    "end": end,
}
"""The moves by their action."""
