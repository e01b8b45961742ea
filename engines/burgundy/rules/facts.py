"""What an automata must know of the table: one interface, whoever keeps the board.

`Asked` puts each fact as a question (board "search"); `Tracked` looks it up in the state and asks only what
it misses (boards "tracked" and "dealt"; a dealt board misses nothing).
"""

from typing import Protocol

from engines.core.script import Script
from engines.core.script.trace import Trace

from ..model.search import Found, Search
from .board_facts import Tracked
from .people_facts import Asked
from .workspace import Workspace


class Facts(Protocol):
    """What the rules ask of the table. Every taking changes what is kept of the board."""

    def take_tile(self, search: Search) -> Script[Found | None]:
        """Take the first tile of the depots that the search finds; None if there is none."""

    def take_from_market(self) -> Script[Found | None]:
        """Take the first tile of the black market in reading order; None if it is empty (reserve.5)."""

    def buy(self) -> Script[Found | None]:
        """Take the tile of the black market that the automata buys; None if it is empty (end.3)."""

    def take_goods(self) -> Script[tuple[int, tuple[int, ...], Trace]]:
        """Take all goods of the fullest depot: depot (0: no goods anywhere), their types (bonus.8)."""

    def take_bonus(self, colour: str) -> Script[str]:
        """Take the best bonus tile left of a colour: "large", "small" or "none" (complete.6)."""


def facts_of(work: Workspace) -> Facts:
    """Return the facts as this table keeps them."""
    return Asked(work) if work.state.options.board == "search" else Tracked(work)
