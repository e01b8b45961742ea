"""What an automa on a seat has to decide: the question, and what its seat may know."""

import hashlib
import json
import math

from bot.sessions.view import View
from engines.core.script.decide import Dilemma, offered
from engines.core.script.requests import Question


def dilemma_of(
    view: View, question: Question, strength: str, seconds: float = math.inf, iterations: int | None = None
) -> Dilemma:
    """Return what an automa has to decide, with nothing that its seat may not know."""
    seat, game = question.to or "", view.game
    seen = game.seen(view.state, seat) if game.seen else game.public(view.state)
    # Of the situation, not of the moment: whoever undoes and comes to it again finds the same decision.
    situation = json.dumps([view.session.seed, seat, question.id, seen], sort_keys=True)
    seed = hashlib.sha256(situation.encode()).hexdigest()
    return Dilemma(strength, seat, seen, question.id, offered(question), seed, iterations, seconds)
