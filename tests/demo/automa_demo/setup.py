"""The set-up of Pebbles."""

from collections.abc import Mapping
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.game import StartOption
from engines.core.requests import Event, Number, Shuffle
from engines.core.script import Script, ask, leave_to, tell
from engines.core.text import text

from .state import COLOURS, HAND, State

CARDS = ("plain", "number", "colours", "space", "dare", "words", "secret", "pick")

OPTIONS = (
    StartOption("deck", "choice", "shuffled", ("shuffled", "sorted")),
    StartOption("dice", "choice", "bot", ("bot", "table")),
    StartOption("pebbles", "number", 4, low=0, high=9),
    StartOption("lucky", "switch", False),
)


def start(options: Mapping[str, Any]) -> Script[State]:
    """Put out the pebbles and shuffle the cards (pebbles.1); without pebbles the table is asked."""
    if options["lucky"] and options["dice"] == "table":
        raise IllegalMove(text("lucky-needs-bot-dice"))
    number = options["pebbles"]
    if number == 0:
        number = yield from ask(Number(id="pebbles", ask=text("ask-pebbles"), low=1, high=9))
    deck = CARDS
    if options["deck"] == "shuffled":
        deck = tuple((yield from leave_to(Shuffle(id="deck", items=CARDS))))
    yield from tell(Event("set-up", {"n": number}, rule="pebbles.1"))
    is_lucky = options["lucky"]
    return State(
        dict.fromkeys(COLOURS, number),
        deck,
        is_table_rolling=options["dice"] == "table",
        is_lucky=is_lucky,
        used=HAND if is_lucky else (),
    )
