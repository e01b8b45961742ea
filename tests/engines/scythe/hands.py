"""What a real table must follow when it is told, and what it needn't."""

HANDS = frozenset(
    [
        "advanced",
        "chased",
        "combat-hand",
        "combat-power",
        "combat-star",
        "driven-off",
        "ended",
        "factory-card",
        "fallen",
        "gained-card",
        "gained-coins",
        "gained-power",
        "gained-unit",
        "loser-card",
        "moved",
        "person-card",
        "plan-two",
        "popularity-lost",
        "power-star",
        "recruit-bonus",
        "resources-put",
        "resources-removed",
        "revealed",
        "sent-home",
        "token-taken",
        "track-star",
        "water-free",
        "won",
    ]
)
"""What moves a piece, a card or a marker, or costs or gives a person something: each is in the message."""

OTHERS = frozenset(
    [
        "drew",
        "enlisted",
        "fight",
        "final",
        "move-veto",
        "no-advance",
        "no-hex",
        "no-move",
        "no-unit",
        "none-left",
        "person-done",
        "person-lost",
        "person-moved",
        "person-placed",
        "person-token",
        "resources-told",
        "selected",
        "set-up",
        "skipped",
        "star-told",
        "stayed",
        "too-weak",
        "total",
        "unit-veto",
        "unlocked",
    ]
)
"""Points, reasons, and what people have told themselves."""
