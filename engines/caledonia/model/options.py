"""The options of `/automa start caledonia`."""

from engines.core.game import StartOption

OPTIONS = (
    StartOption("automas", "number", 1, low=1, high=3),
    StartOption("players", "number", 1, low=1, high=3),
    StartOption("deck_profile", "choice", "actions", ("actions", "actions_uniform", "own")),
    StartOption("order", "choice", "people", ("people", "machinas", "drawn", "asked")),
    StartOption("shipping_fallback", "switch", False),
    StartOption("meat_counts", "switch", True),
    StartOption("neighbourhood", "choice", "decline", ("decline", "take")),
    StartOption("factory_bonus", "choice", "decline", ("decline", "take")),
    StartOption("ports", "choice", "never", ("never", "ten")),
    StartOption("reserve_grain", "switch", False),
    StartOption("worker_split", "choice", "4_and_4", ("4_and_4", "shared8")),
    StartOption("pass_money", "choice", "printed", ("printed", "asked")),
)
