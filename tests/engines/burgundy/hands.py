"""What a real table must follow when it is told, and what it needn't."""

HANDS = frozenset(
    [
        "bank",
        "bonus-tile",
        "bought",
        "card-done",
        "city-hall",
        "fetch",
        "good",
        "income",
        "market-empty-silver",
        "market-wild",
        "new-card",
        "phase",
        "placed",
        "placed-wild",
        "reserve-tile",
        "reserve-wild",
        "ship-goods",
        "slide",
        "sold",
        "start-goods",
        "start-left",
        "start-right",
        "took",
        "track",
        "white-castle",
        "wild-up",
    ]
)
"""What moves a piece, a card or a marker, or costs or gives a person something: each is in the message."""

OTHERS = frozenset(
    [
        "box",
        "building-points",
        "buy-nothing",
        "castle",
        "city-hall-nothing",
        "depots-empty-handed",
        "dice",
        "fewer-goods",
        "end-points",
        "fetch-nothing",
        "final",
        "livestock",
        "no-good",
        "not-stored",
        "not-there",
        "order",
        "person-done",
        "reported-advance",
        "reported-buy",
        "reported-claim",
        "reported-good",
        "reported-ship",
        "reported-ship-none",
        "reported-take",
        "round",
        "seat",
        "trade-route",
        "warehouse",
    ]
)
"""Points, reasons, and what people have told themselves."""
