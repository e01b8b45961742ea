"""The options of `/automa start london`, and how a table plays."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import ConfigDict

from engines.core.errors import IllegalMove
from engines.core.game import StartOption
from engines.core.text import text

STRICT = ConfigDict(extra="forbid")
MOST_SEATS = 4
SEATS = ("p1", "p2", "p3", "a1", "a2", "a3")
Level = Literal["I", "II", "III"]
Overflow = Literal["oldest_row", "top_row", "bottom_row"]

OPTIONS = (
    StartOption("automas", "number", 1, low=1, high=3),
    StartOption("players", "number", 1, low=1, high=3),
    StartOption("level", "choice", "I", ("I", "II", "III")),
    StartOption("deck", "choice", "recorded", ("recorded", "designed", "own")),
    StartOption("first_seat", "choice", "p1", SEATS),
    StartOption("start_coins", "number", 5, low=0, high=99),
    StartOption("start_poverty", "number", 0, low=0, high=50),
    StartOption("coin_offset", "number", 0, low=-1, high=1),
    StartOption("draw_another_limit", "number", 5, low=0, high=30),
    StartOption("due_short", "choice", "whole", ("whole", "gap")),
    StartOption("board_overflow", "choice", "oldest_row", ("oldest_row", "top_row", "bottom_row")),
    StartOption("last_turns", "choice", "one_each", ("one_each", "finish_round")),
    StartOption("coins_per_prestige", "number", 3, low=1, high=30),
    StartOption("poverty_table", "choice", "first_edition", ("first_edition", "own")),
)


@dataclass(frozen=True)
class Options:
    """How the table plays; settled at the start.

    (setup.6, setup.8, setup.11, setup.12, setup.14, resource.3, action.6, loan.4, board.5, end.5,
    score.3, score.5)
    """

    __pydantic_config__ = STRICT
    people: int = 1
    automas: int = 1
    level: Level = "I"
    deck: Literal["recorded", "designed", "own"] = "recorded"
    start_coins: int = 5
    start_poverty: int = 0
    coin_offset: int = 0
    draw_another_limit: int = 5
    due_short: Literal["whole", "gap"] = "whole"
    board_overflow: Overflow = "oldest_row"
    last_turns: Literal["one_each", "finish_round"] = "one_each"
    coins_per_prestige: int = 3
    poverty_table: Literal["first_edition", "own"] = "first_edition"

    @property
    def seats(self) -> int:
        """How many play: AutoMartins count as players (board.2)."""
        return self.people + self.automas

    @property
    def columns(self) -> int:
        """Places in a row of the board: 3, 4 or 5 for 2, 3 or 4 seats (board.1)."""
        return self.seats + 1


def options_of(chosen: Mapping[str, Any]) -> tuple[Options, tuple[str, ...]]:
    """Return the options and the seats in their order, beginning with the first seat.

    Raises IllegalMove if there are too many seats, or none that should begin.
    (setup.1, setup.2, setup.13, setup.14)
    """
    people, automas = int(chosen["players"]), int(chosen["automas"])
    if people + automas > MOST_SEATS:
        raise IllegalMove(text("too-many-seats", automas=automas, people=people))
    seats = (*SEATS[:people], *SEATS[3 : 3 + automas])
    first = str(chosen["first_seat"])
    if first not in seats:
        raise IllegalMove(text("no-first-seat", automas=automas, people=people))
    names = (
        *("level", "deck", "start_coins", "start_poverty", "coin_offset", "draw_another_limit", "due_short"),
        *("board_overflow", "last_turns", "coins_per_prestige", "poverty_table"),
    )
    place = seats.index(first)
    options = Options(people=people, automas=automas, **{name: chosen[name] for name in names})
    return options, (*seats[place:], *seats[:place])
