"""The options of `/automa start macrobber`."""

from engines.core.game import StartOption

from .catalogue import components
from .state import Options

USUAL = Options()
SEATS = components().start
STRENGTHS = ("drover", "reiver", "chieftain")
"""How well automas play."""

OPTIONS = (
    StartOption("seats", "number", USUAL.seats, low=min(SEATS), high=max(SEATS)),
    StartOption("card_counts", "choice", USUAL.card_counts, tuple(components().card_counts)),
    StartOption("estate_counts", "choice", USUAL.estate_counts, tuple(components().estate_counts)),
    StartOption("red_area", "number", USUAL.red_area, low=20, high=60),
    StartOption("exchange", "choice", USUAL.exchange, ("up_to_3", "exactly_3")),
    StartOption("asleep", "choice", USUAL.asleep, ("default", "automa")),
)
