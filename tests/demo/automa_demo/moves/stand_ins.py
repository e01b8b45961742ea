"""What plays for the people of Pebbles in a simulation."""

from engines.core.game.move import Move
from engines.core.game.stand_in import Acts, StandIn, at_random
from engines.core.script.chance import Stream
from engines.core.script.requests import Json, Question

from ..model.state import COLOURS, State


def act(state: State, luck: Stream) -> Acts[State]:
    """Take a pebble before each turn, from any pile that has one."""
    piles = [colour for colour in COLOURS if state.piles[colour]]
    if piles:
        yield Move("take", {"colour": piles[luck.below(len(piles))], "n": 1})


def answer(question: Question, state: State, luck: Stream) -> Json:
    """Dare whatever there is to dare, and answer anything else at random."""
    return True if question.id == "dare" else at_random(question, state, luck)


TAKERS: StandIn[State] = StandIn(id="takers", act=act, answer=answer)
