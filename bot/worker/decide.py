"""Decides for a seat that an automa holds, with the game's own search."""

import json
import time

from bot.wire.json import Json
from engines.core.script.decide import Dilemma


def decide(head: Json, body: bytes) -> bytes:
    """Return, as JSON, what the search of the game `head["game"]` answers to the dilemma in the body.

    `seconds` is how long that took, and `is_cut` whether a search was cut short; None where nothing was
    searched. Raises ValueError for a game that has no search.
    """
    from engines.core.game.registry import game

    load = game(str(head["game"])).decide
    if load is None:
        raise ValueError(f"{head['game']} doesn't decide")
    dilemma = Dilemma(**json.loads(body))
    began = time.monotonic()
    thought = load()(dilemma, time.monotonic)
    seconds = time.monotonic() - began
    weighed = [[one.label.to_json(), round(one.value, 3), one.visits] for one in thought.weighed]
    return json.dumps(
        {
            "answer": thought.answer,
            "seat": dilemma.seat,
            "weighed": weighed,
            "iterations": thought.iterations,
            "is_open": thought.is_open,
            "about": thought.about and thought.about.to_json(),
            "by": thought.by and thought.by.to_json(),
            "is_measured": thought.is_measured,
            "event": thought.event,
            "is_cut": thought.is_cut if thought.iterations else None,
            "seconds": seconds,
        }
    ).encode()
