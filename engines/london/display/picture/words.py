"""What the pictures say in words: where each card lies, and what is known of it."""

from collections.abc import Sequence

from engines.core.picture.font import ELLIPSIS, Weight, width
from engines.core.text import Text, text

from ...model.labels import name_of, seat_label, sections_of
from ...model.state import Copy, Seat, State, automa_card, card_of_copy, confirmed


def values_of(state: State, copy: Copy) -> str:
    """Return the values of a copy as people type them, without its colour."""
    card = card_of_copy(state, copy)
    return " ".join(token for token in card.tokens if token != card.colour)


def is_printed(state: State, copy: Copy) -> bool:
    """Tell whether what is shown of a copy is the first edition's, and nobody has confirmed it."""
    return bool(copy.name and values_of(state, copy)) and not confirmed(state, copy)


def known(state: State, copy: Copy | None) -> Text:
    """Return what lies somewhere and what is known of it."""
    if copy is None:
        return text("picture-empty")
    values = values_of(state, copy)
    if not values:
        return name_of(copy)
    kind = "picture-printed" if is_printed(state, copy) else "picture-known"
    return text(kind, card=name_of(copy), values=values)


def city_deck(state: State) -> Text:
    """Return how many cards the city deck has, as far as anybody knows, and from which section."""
    left = -1 if state.city_left is None else state.city_left
    return text("picture-city", left=left, section=state.section)


def sections(state: State, seat: Seat) -> list[tuple[Text, bool]]:
    """Return the lines of the automa card in play, each with whether it is the one that decided."""
    if not seat.card:
        return []
    return [(label, part == seat.step) for part, label in sections_of(automa_card(state, seat.card))]


def numbers(state: State, seat: Seat, at_end: int) -> Text:
    """Return an AutoMartin's coins, poverty and prestige, and what its cards bring at the end."""
    return text(
        "picture-numbers",
        seat=seat_label(state, seat.id),
        coins=seat.coins,
        poverty=seat.poverty,
        prestige=seat.prestige,
        end=at_end,
    )


def automa_card_words(state: State, seat: Seat) -> Text:
    """Return the automa card in play with the line that decided."""
    if not seat.card:
        return text("picture-no-card")
    lines = tuple(
        text("picture-in-force", line=line) if is_marked else line
        for line, is_marked in sections(state, seat)
    )
    return text("picture-card", id=seat.card, level=automa_card(state, seat.card).level, lines=lines)


def listed(kind: str, copies: Sequence[Copy]) -> Text:
    """Return the cards of the stack or the boroughs, the latest first."""
    names = tuple(name_of(copy) for copy in reversed(copies)) or (text("nothing-there"),)
    return text("picture-listed-cards", kind=kind, n=len(copies), cards=names)


def wrapped(name: str, room: float, most: int, size: float, weight: Weight) -> tuple[str, ...]:
    """Return a name in up to so many lines of whole words; a sign says that some are left out."""
    lines: list[str] = []
    words = name.split()
    while words and len(lines) < most:
        n = len(words)
        while n > 1 and width(" ".join(words[:n]), size, weight) > room:
            n -= 1
        if n < len(words) and len(lines) == most - 1:
            while n > 1 and width(" ".join(words[:n]) + ELLIPSIS, size, weight) > room:
                n -= 1
            words[n - 1] += ELLIPSIS
        lines.append(" ".join(words[:n]))
        words = words[n:]
    return tuple(lines)
