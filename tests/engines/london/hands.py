"""What a real table must follow when it is told, and what it needn't."""

HANDS = frozenset(
    [
        "aside",
        "borough",
        "borough-too-dear",
        "due-lapsed",
        "due-paid",
        "due-short",
        "last-turns",
        "no-more-turns",
        "row-gone",
        "slot-empty",
        "slot-filled",
        "slot-named",
        "stacked",
        "too-dear",
    ]
)
"""What moves a piece, a card or a marker, or costs or gives a person something: each is in the message."""

OTHERS = frozenset(
    [
        "another",
        "bonus",
        "chosen",
        "chosen-borough",
        "crucial",
        "deck-empty",
        "deck-out",
        "drawn-deck",
        "drawn-icon",
        "final",
        "flipped",
        "icons",
        "no-card",
        "no-city-card",
        "no-filter",
        "no-further",
        "no-more-draws",
        "noted",
        "nothing-aside",
        "paid",
        "person-done",
        "poverty-cost",
        "poverty-left",
        "poverty-table",
        "reported-board",
        "reported-buy",
        "reported-drew",
        "reported-put",
        "reported-section",
        "reported-take",
        "reshuffled",
        "resources",
        "skipped",
        "start",
        "start-deck",
        "start-order",
        "start-values",
        "winner",
    ]
)
"""Points, reasons, and what people have told themselves."""
