"""The options of `/automa start scythe`."""

from typing import get_args

from engines.core.game import StartOption
from engines.scythe.catalogue import FACTIONS, Level

MOST_SEATS = 5
OPTIONS = (
    StartOption("seats", "number", 2, low=2, high=MOST_SEATS),
    *(StartOption(f"faction_{n}", "choice", None, FACTIONS) for n in range(1, MOST_SEATS + 1)),
    *(StartOption(f"person_{n}", "switch", False) for n in range(2, MOST_SEATS + 1)),
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
