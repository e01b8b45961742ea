"""MacRobber with cards and estates that are told apart: each has a number that nothing else has.

So a test can search whatever is shown for what only one seat may know. The automas think aloud: in every
decision they note all cards of their hand as what they weighed.
"""

import random
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from engines.core.script import Script
from engines.core.script.decide import Clock, Dilemma, Thought, Weighed
from engines.core.script.requests import Shuffle
from engines.core.text import text
from engines.macrobber import GAME as MACROBBER
from engines.macrobber.model.state import State

NUMBERS = re.compile(r"(?<![0-9.])7[0-9]{7}(?![0-9])")
FIRST = {"cards": 70_000_000, "estates": 75_000_000}


def start(chosen: Mapping[str, Any]) -> Script[State]:
    """Set the game up with numbers in place of the values of cards and the numbers of estates."""
    script = MACROBBER.start(chosen)
    answer: Any = None
    while True:
        try:
            request = script.send(answer)
        except StopIteration as stop:
            state: State = stop.value
            return state
        if isinstance(request, Shuffle) and request.id in FIRST:
            first = FIRST[request.id]
            # Tens: a bagpiper adds one to a card, and is still told from the next one.
            request = replace(request, items=tuple(first + 10 * n for n, _ in enumerate(request.items)))
        answer = yield request


def decide(dilemma: Dilemma, _: Clock) -> Thought:
    """Answer at random, confirm what is planned, and note every card of the hand."""
    luck, options = random.Random(dilemma.seed), dilemma.options
    if isinstance(options, dict):
        number = luck.randint(options["low"], options["high"])
        answer: Any = sorted(luck.sample(options["options"], number))
    else:
        # Planning anew would never end: the same question brings the same luck.
        answer = "confirm" if "confirm" in options else luck.choice([one for one in options if one != "back"])
    cards = tuple(Weighed(text("number", n=card), 1.0, 1) for card in dilemma.seen["own"]["hand"])
    return Thought(answer, cards, 1, is_open=False)


GAME = replace(
    MACROBBER, id="numbered", home=Path(__file__).parent, start=start, decide=lambda: decide, pictures=None
)
