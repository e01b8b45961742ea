"""What the pictures say in words: where each card lies, and what is known of it."""

from collections.abc import Iterator, Sequence

from engines.core.text import Text, text
from engines.london.automa_card import AutomaCard
from engines.london.state import Copy, Seat, State, automa_card, card_of_copy, confirmed
from engines.london.table import name_of, place_label, seat_label, slot_label


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


def table_lines(state: State) -> Iterator[Text]:
    """Yield the board by places, the boroughs by slots, and the city deck."""
    for place, copy in enumerate(state.board):
        if copy:
            yield text("picture-line", where=place_label(state, place), what=known(state, copy))
    if not any(state.board):
        yield text("picture-board-empty")
    for slot, copy in enumerate(state.row):
        yield text("picture-line", where=slot_label(slot), what=known(state, copy))
    yield city_deck(state)


def city_deck(state: State) -> Text:
    """Return how many cards the city deck has, as far as anybody knows, and from which section."""
    left = -1 if state.city_left is None else state.city_left
    return text("picture-city", left=left, section=state.section)


def sections(state: State, seat: Seat) -> list[tuple[Text, bool]]:
    """Return the lines of the automa card in play, each with whether it is the one that decided."""
    if not seat.card:
        return []
    card: AutomaCard = automa_card(state, seat.card)
    found = [(text("section-resources", coins=card.coins, poverty=card.poverty), False)]
    found += [(text("section-crucial"), seat.step == "crucial")] if card.crucial else []
    for place, line in enumerate(card.filters, start=1):
        found.append((text("filter-line", line=line), seat.step == str(place)))
    found += [(text("section-action", action=card.action), False)] if card.action else []
    return found


def seat_lines(state: State, seat: Seat, at_end: int) -> Iterator[Text]:
    """Yield what an AutoMartin has, and its automa card with the line that decided."""
    numbers = text("panel-seat", coins=seat.coins, poverty=seat.poverty, prestige=seat.prestige)
    yield text("picture-line", where=seat_label(state, seat.id), what=numbers)
    if seat.card:
        lines = tuple(
            text("picture-in-force", line=line) if is_marked else line
            for line, is_marked in sections(state, seat)
        )
        yield text("picture-card", id=seat.card, lines=lines)
    yield _listed("picture-stack-words", seat.stack, at_end)
    yield _listed("picture-boroughs-words", seat.boroughs, at_end)


def _listed(kind: str, copies: Sequence[Copy], at_end: int) -> Text:
    names = tuple(name_of(copy) for copy in reversed(copies)) or (text("nothing-there"),)
    return text(kind, n=len(copies), cards=names, points=at_end)
