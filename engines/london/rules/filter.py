"""The filter of an automa card: candidates, line after line, until one is left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engines.core.script import Script
from engines.core.script.funnel import Criterion, Selection, first, funnel, last, least, most
from engines.core.text import Text, text

from ..model.labels import name_of, place_label, slot_label
from ..model.state import Copy, State, card_of_copy, confirmed
from .ask import ask_places, ask_slots
from .workspace import Workspace

CITY_DECK = "city_deck"
RULES = {
    "coins": "filter.3",
    "poverty": "filter.4",
    "prestige": "filter.19",
    "first": "filter.7",
    "last": "filter.7",
}
POSITIONS = ("first", "last")
"""Lines that compare nothing: what the candidates are needn't be known."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A card that could be drawn, and the place of the board or slot of the row where it lies, from 0."""

    at: int
    copy: Copy


@dataclass(frozen=True, slots=True)
class Found:
    """What the filter comes to: what it chose and by which line, or what has to be asked before it can go on.

    `line` is the place of the line that decided, from 1. With `from_deck` the top city card is drawn.
    """

    selection: Selection[Candidate]
    line: int
    missing: tuple[Candidate, ...] = ()
    from_deck: bool = False


def chosen(work: Workspace, lines: Sequence[str]) -> Script[Found]:
    """Apply the lines in their order up to the first fact that is missing; that is asked, and it ends there.

    Lines of cards are asked only where a step needs them. (draw.1, setup.17)
    """
    found = sifted(work.state, lines, work.refused)
    if found.missing:
        asked = [one.at for one in found.missing]
        work.change_seat(step=str(found.line))
        yield from ask_slots(work, asked) if lines[0] == "borough" else ask_places(work, asked)
    return found


def sifted(state: State, lines: Sequence[str], refused: set[int]) -> Found:
    """Return what the lines leave, each applied to the result of the one before, up to the first open fact.

    It stops with one candidate, with none, and at the city deck, which is reached only with two or more left.
    What is left when the lines are used up is in order: the first is drawn.
    (draw.1, draw.2, draw.3, draw.8, filter.9, filter.10, filter.11, filter.17, filter.18)
    """
    if lines[0] == CITY_DECK:
        return Found(Selection((), funnel((), label=_label(state, lines[0])).trace), 1, from_deck=True)
    candidates = _candidates(state, lines[0], refused)
    criteria: list[Criterion[Candidate]] = []
    for place in range(1, len(lines) + 1):
        selection = funnel(candidates, *criteria, label=_label(state, lines[0]))
        if len(selection.left) < 2 or place == len(lines):
            break
        if lines[place] == CITY_DECK:
            return Found(selection, place + 1, from_deck=True)
        if lines[place] not in POSITIONS and (missing := _unknown(state, selection.left)):
            return Found(selection, place + 1, missing)
        criteria.append(_criterion(state, lines[place]))
    return Found(selection, len(criteria) + 1, _unknown(state, selection.left[:1]))


def _candidates(state: State, source: str, refused: set[int]) -> list[Candidate]:
    """Return the face-up boroughs by slot, or the cards of the board by place, whenever they came there.

    What couldn't be paid is none while the same automa card is resolved.
    (filter.1, filter.2, filter.8, filter.16, draw.9)
    """
    lying = state.row if source == "borough" else state.board
    return [Candidate(at, copy) for at, copy in enumerate(lying) if copy and copy.id not in refused]


def _unknown(state: State, candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    return tuple(one for one in candidates if not confirmed(state, one.copy))


def _criterion(state: State, line: str) -> Criterion[Candidate]:
    """Return what a filter line keeps; a card without a value has the value 0, and so competes.

    Only printed numbers count. (filter.3, filter.4, filter.7, filter.13, filter.14, filter.19, draw.6)
    """
    if line in POSITIONS:
        return first("first", RULES[line]) if line == "first" else last("last", RULES[line])
    if line == "coins":
        return most("coins", lambda one: card_of_copy(state, one.copy).coins, RULES[line])
    if line == "poverty":
        return least("poverty", lambda one: card_of_copy(state, one.copy).poverty, RULES[line])
    return most("prestige", lambda one: card_of_copy(state, one.copy).prestige, RULES[line])


def _label(state: State, source: str) -> Callable[[Candidate], Text]:
    """Return how candidates are named: what it is, and where it lies."""

    def label(one: Candidate) -> Text:
        where = slot_label(one.at) if source == "borough" else place_label(state, one.at)
        return text("candidate", card=name_of(one.copy), where=where)

    return label
