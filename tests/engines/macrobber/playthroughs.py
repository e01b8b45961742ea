"""The games of MacRobber that are kept as transcripts."""

from engines.macrobber import GAME
from tests.playthroughs.transcript import Playthrough

PLAYTHROUGHS = tuple(
    Playthrough(GAME, f"macrobber-{name}-seats", {"seats": seats, **options}, after=("scored",))
    for seats, name, options in (
        (3, "three", {}),
        (4, "four", {"exchange": "exactly_3", "estate_counts": "one-30"}),
        (5, "five", {"card_counts": "17-17-17-16", "red_area": 25}),
    )
)
