"""The scoring tile of a round: glory for each MacHina."""

from collections.abc import Callable, Sequence

from engines.core.script import Script
from engines.core.script.requests import Number, Option
from engines.core.text import text

from ..model import events
from ..model.catalogue import (
    BASIC,
    FACTORIES,
    IMPORTS,
    PROCESSED,
    TILES,
    WORKERS,
    contracts,
    economy,
)
from ..model.labels import seat_label, tile_label, tile_number
from ..model.state import MacHina
from .workspace import Workspace

ASKED = {"5": "q.border", "KS": "q.dear"}
"""The tiles that look at the map: their questions."""


def tile_options(known: Sequence[str]) -> tuple[Option, ...]:
    """Return the scoring tiles that a round can have, beside those of the others; each by its number, too."""
    left = (one for one in TILES if one not in known)
    return tuple(Option(one, tile_label(one), also=text("number", n=one)) for one in left)


def score_round(work: Workspace, tile: str) -> Script[None]:
    """Add the glory of the round's tile, after production; people tell what only the map shows.

    (score.1, score.2)
    """
    own = work.own
    if tile in ASKED:
        question = text("ask-units-there", tile=tile, seat=seat_label(own.id))
        high = sum(own.units.values())
        n = yield from work.ask(Number(id=ASKED[tile], ask=question, low=0, high=high))
        glory = 3 * (n // 2) if tile == "5" else 2 * n
    else:
        glory = GLORY[tile](own)
    work.change_own(glory=own.glory + glory)
    gained = events.glory(tile=tile_label(tile), number=tile_number(tile), glory=glory, total=work.own.glory)
    yield from work.tell(gained, "score.2")


def _basic(own: MacHina) -> int:
    return sum(own.goods[good] for good in BASIC)


def _processed(own: MacHina) -> int:
    return 3 * (sum(own.goods[good] for good in PROCESSED) // 2)


def _units(own: MacHina) -> int:
    return sum(own.units[one] for one in ("sheep", "cow", *FACTORIES)) + 2 * own.units["field"]


def _workers(own: MacHina) -> int:
    return 2 * sum(own.units[one] for one in WORKERS)


def _imports(own: MacHina) -> int:
    return sum(own.gifts(one) for one in IMPORTS)


def _meat(own: MacHina) -> int:
    return 2 * sum(contracts()[one].meat for one in own.fulfilled)


def _upgrades(own: MacHina) -> int:
    return len(own.upgraded) + own.shipping + own.hired - economy().merchants.start


GLORY: dict[str, Callable[[MacHina], int]] = {
    "1": _basic,
    "2": _processed,
    "3": _units,
    "4": _workers,
    "6": _imports,
    "7": _meat,
    "8": _upgrades,
}
"""What each tile is worth that the bot can work out by itself (score.2)."""
