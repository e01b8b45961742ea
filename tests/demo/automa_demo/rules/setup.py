"""The set-up of Pebbles."""

from collections.abc import Mapping
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.game import StartOption
from engines.core.script import Script, ask, leave_to, tell
from engines.core.script.requests import Number, Shuffle
from engines.core.text import text

from ..model import events
from ..model.collection import CARDS
from ..model.state import COLOURS, HAND, State

OPTIONS = (
    StartOption("deck", "choice", "shuffled", ("shuffled", "sorted", "own")),
    StartOption("dice", "choice", "bot", ("bot", "table")),
    StartOption("pebbles", "number", 4, low=0, high=9),
    StartOption("lucky", "switch", False),
)


def start(options: Mapping[str, Any]) -> Script[State]:
    """Put out the pebbles and shuffle the cards (pebbles.1); without pebbles the table is asked.

    The server may have a deck of its own, and what lay on the bridge last.
    """
    kept = options["kept"]
    if options["lucky"] and options["dice"] == "table":
        raise IllegalMove(text("lucky-needs-bot-dice"))
    deck = tuple(kept["deck"].values()) if options["deck"] == "own" else CARDS
    if not deck:
        raise IllegalMove(text("no-own-deck"))
    number = options["pebbles"]
    if number == 0:
        number = yield from ask(Number(id="pebbles", ask=text("ask-pebbles"), low=1, high=9))
    if options["deck"] != "sorted":
        deck = tuple((yield from leave_to(Shuffle(id="deck", items=deck))))
    yield from tell(events.set_up(n=number), "pebbles.1")
    is_lucky = options["lucky"]
    return State(
        dict.fromkeys(COLOURS, number),
        deck,
        is_table_rolling=options["dice"] == "table",
        is_lucky=is_lucky,
        used=HAND if is_lucky else (),
        bridge=kept["cards"].get("bridge", "1 red"),
    )
