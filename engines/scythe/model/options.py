"""The options of `/automa start scythe`."""

from itertools import combinations
from typing import get_args

from engines.core.game import StartOption

from .catalogue import FACTIONS, Level

MOST_SEATS = 5
PEOPLE = tuple("1" + "".join(others) for n in range(MOST_SEATS - 1) for others in combinations("2345", n))
"""Which seats may be people's: the first always is, and one at least is an Automa's."""
OPTIONS = (
    StartOption("seats", "number", 2, low=2, high=MOST_SEATS),
    *(StartOption(f"faction_{n}", "choice", None, FACTIONS) for n in range(1, MOST_SEATS + 1)),
    StartOption("people", "choice", PEOPLE[0], PEOPLE),
    StartOption("level", "choice", "autometta", get_args(Level)),
    StartOption("deck", "choice", "bot", ("bot", "table")),
    StartOption("combat_cards", "choice", "table", ("table", "bot")),
    StartOption("invaders", "switch", None),
    StartOption("skips", "switch", False),
    StartOption("all_moves", "switch", False),
    StartOption("veto", "choice", "none", ("none", "moves", "units", "both")),
    StartOption("coins", "number", 0, low=-2, high=2),
    StartOption("power", "number", 0, low=-2, high=2),
    StartOption("tunnels", "switch", True),
)
"""The seats are entered clockwise; the first is a person's and begins (turn.9)."""
