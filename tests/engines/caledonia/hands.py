"""What a real table must follow when it is told, and what it needn't."""

HANDS = frozenset(
    [
        "delivered",
        "fulfilled",
        "hired",
        "neighbour-bought",
        "obtained",
        "passed",
        "placed",
        "refilled",
        "retrieved",
        "round",
        "row",
        "shipping",
        "slaughtered",
        "technology",
        "traded",
        "worker",
    ]
)
"""What moves a piece, a card or a marker, or costs or gives a person something: each is in the message."""

OTHERS = frozenset(
    [
        "card",
        "converted",
        "deck",
        "final",
        "glory",
        "hex-lost",
        "imported",
        "imports",
        "no-hex",
        "no-worker-hex",
        "order",
        "person-done",
        "person-passed",
        "points",
        "ports",
        "produced",
        "received",
        "reported-take",
        "reported-trade",
        "reshuffled",
        "skipped",
        "tiles",
        "type",
        "worker-done",
        "worker-type",
    ]
)
"""Points, reasons, and what people have told themselves."""
