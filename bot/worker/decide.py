"""Decides for a seat that an automa holds, with the game's own search."""

import json
import time

from engines.core.decide import Dilemma

Json = dict[str, object]


def decide(head: Json, body: bytes) -> bytes:
    """Return, as JSON, what the search of the game `head["game"]` answers to the dilemma in the body.

    Raises ValueError for a game that has no search.
    """
    from engines.core.registry import game

    load = game(str(head["game"])).decide
    if load is None:
        raise ValueError(f"{head['game']} doesn't decide")
    thought = load()(Dilemma(**json.loads(body)), time.monotonic)
    weighed = [[one.label.to_json(), round(one.value, 3), one.visits] for one in thought.weighed]
    return json.dumps(
        {
            "answer": thought.answer,
            "weighed": weighed,
            "iterations": thought.iterations,
            "is_open": thought.is_open,
        }
    ).encode()
