"""The options of `/automa start burgundy`."""

from engines.core.game import StartOption

LEVELS = ("easy", "medium", "hard")

OPTIONS = (
    StartOption("automas", "number", 1, low=1, high=3),
    StartOption("players", "number", 1, low=1, high=3),
    StartOption("difficulty", "choice", "easy", LEVELS),
    StartOption("board", "choice", "search", ("search", "tracked", "dealt")),
    StartOption("dice", "choice", "bot", ("bot", "table")),
    StartOption("trade_routes", "switch", False),
    StartOption("white_castles", "switch", False),
    StartOption("crane", "switch", False),
    StartOption("geese", "switch", False),
    StartOption("knowledge", "switch", False),
    StartOption("difficulty_2", "choice", None, LEVELS),
    StartOption("difficulty_3", "choice", None, LEVELS),
    StartOption("market", "number", None, low=4, high=8),
    StartOption("card8", "choice", "dark_green", ("dark_green", "light_green")),
    StartOption("other_modules", "choice", None, ("inns", "shields", "border_posts", "vineyards")),
)
