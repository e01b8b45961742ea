"""The options of `/automa start macrobber`."""

from engines.core.game import StartOption
from engines.macrobber.catalogue import components

OPTIONS = (
    StartOption("seats", "number", 3, low=3, high=5),
    StartOption("card_counts", "choice", "13-20-20-14", tuple(components().card_counts)),
    StartOption("estate_counts", "choice", "one-42", tuple(components().estate_counts)),
    StartOption("red_area", "number", 30, low=20, high=60),
    StartOption("exchange", "choice", "up_to_3", ("up_to_3", "exactly_3")),
    StartOption("asleep", "choice", "default", ("default", "automa")),
)
