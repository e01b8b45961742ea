"""The subcommands of `/automa` of every game with their options; `bot.presses.commands` has what they do."""

from enum import Enum

from bot.wire.json import Json
from engines.core.script.notation import LONGEST as LONGEST_LINE

STRING, INTEGER, BOOLEAN, ATTACHMENT = 3, 4, 5, 11
TYPED: Json = {"type": STRING, "max_length": LONGEST_LINE}


class Subcommand(Enum):
    """A subcommand by its English name, with its `options` as Discord's JSON, without their words."""

    options: tuple[Json, ...]

    def __new__(cls, name: str, *options: Json) -> "Subcommand":
        """Make the member whose value is its name."""
        one = object.__new__(cls)
        one._value_ = name
        one.options = options
        return one

    TURN = "turn"
    STATUS = "status"
    GAMES = "games"
    LOOK = "look"
    HISTORY = "history"
    HAND = "hand"
    SEATS = "seats"
    ME = "me"
    REPORT = "report", {**TYPED, "name": "action", "required": True, "autocomplete": True}
    ANSWER = "answer", {**TYPED, "name": "text", "required": True, "autocomplete": True}
    WHY = "why", {**TYPED, "name": "turn", "autocomplete": True}
    UNDO = "undo"
    REDO = "redo"
    FIX = (
        "fix",
        {**TYPED, "name": "field", "required": True, "autocomplete": True},
        {**TYPED, "name": "value", "required": True, "max_length": 200},
    )
    SCORE = "score"
    EXPORT = "export"
    IMPORT = (
        "import",
        {"type": ATTACHMENT, "name": "file"},
        {**TYPED, "name": "game", "autocomplete": True},
        {"type": INTEGER, "name": "move", "min_value": 1},
        {"type": BOOLEAN, "name": "same_seed"},
    )
    END = "end"
    SETTINGS = "settings"
    PRIVACY = "privacy"
    HELP = "help"


ABOUT_KEPT: tuple[Json, ...] = (
    {**TYPED, "name": "card", "autocomplete": True},
    {**TYPED, "name": "line"},
    {"type": ATTACHMENT, "name": "file"},
)
"""The options of the subcommands for what a server keeps; there are such if a game has such."""
