"""Stand-ins for the people of a table, who also turn up its city cards: those of the first edition."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engines.core.game.move import Move
from engines.core.game.stand_in import Acts, StandIn, at_random
from engines.core.script.chance import Stream
from engines.core.script.form import Form
from engines.core.script.requests import Json, Line, Question

from ..model.catalogue import (
    CITY_CARDS,
    SECTIONS,
    Section,
    boroughs,
    city_cards,
    printed,
    printed_line,
)
from ..model.state import Copy, State, card_of_copy, copies_in, is_automa, place_name
from ..rules.score import MOST_POVERTY

ENDS: dict[Section, int] = {"A": CITY_CARDS - 25, "B": CITY_CARDS - 70}
"""City cards left when a section is used up; 9 cards of the first edition are not in the second."""
FROM_BOARD, BUILDS, BUYS, DRAWS = 40, 40, 12, 12
"""In how many of 100 turns a usual person takes a card of the board, builds, buys, draws three more."""
BUILT, DRAWN = 2, 3
CITY = ("city", "aside")
"""Questions for a city card that is turned up."""


def usual(state: State, luck: Stream) -> Acts[State]:
    """Take a card, the best of the board; then build, buy a borough, draw three, or run the city."""
    if is_automa(state.turn):
        return
    yield from _sections(state)
    if _is_in(luck, FROM_BOARD) and any(state.board):
        state = yield Move("take", {"what": _best_place(state)})
    elif not state.is_out:
        state = yield Move("drew", {"n": 1})
    kind = luck.below(100)
    if kind < BUILDS:
        for _ in range(1 + luck.below(BUILT)):
            state = yield Move("put", {"card": _city_name(state, luck)})
    elif kind < BUILDS + BUYS:
        yield from _buy(state, luck)
    elif kind < BUILDS + BUYS + DRAWS and not state.is_out:
        yield Move("drew", {"n": min(DRAWN, state.most_drawn)})


def idle(state: State, luck: Stream) -> Acts[State]:  # noqa: ARG001 - nothing is left to chance
    """Draw a card."""
    if is_automa(state.turn):
        return
    yield from _sections(state)
    if not state.is_out:
        yield Move("drew", {"n": 1})


def _sections(state: State) -> Acts[State]:
    """Say that a section of the city deck is used up."""
    if state.city_left is not None and state.city_left <= ENDS.get(state.section, -1):
        yield Move("section")


def _buy(state: State, luck: Stream) -> Acts[State]:
    """Buy a borough and draw the city cards that stand on it."""
    slots = [slot for slot, copy in enumerate(state.row, start=1) if copy]
    if not slots:
        return
    slot = slots[luck.below(len(slots))]
    copy = state.row[slot - 1]
    card = printed(copy.name) if copy else None
    state = yield Move("buy", {"slot": slot})
    if not state.is_out:
        yield Move("drew", {"n": min(card.gain("d") if card else DRAWN, state.most_drawn)})


def _is_in(luck: Stream, turns: int) -> bool:
    """Tell whether something happens that happens in so many of 100 turns."""
    return luck.below(100) < turns


def _best_place(state: State) -> str:
    """Return where the card lies that is worth most to a person, the first of several."""
    worth = {place: _worth(state, copy) for place, copy in enumerate(state.board) if copy}
    return place_name(state, max(worth, key=lambda place: worth[place]))


def _worth(state: State, copy: Copy) -> int:
    """Return the prestige on a card, a third of its coins, and the poverty that it takes away."""
    card = card_of_copy(state, copy)
    return 3 * card.prestige + card.coins - 3 * card.poverty


def _city_name(state: State, luck: Stream, taken: Sequence[str] = ()) -> str:
    """Return a city card that may be turned up now: of the present section, each copy as likely.

    `taken` are further names of copies that lie somewhere.
    """
    there = Counter(taken) + Counter(copy.name for copy in copies_in(state))
    for section in (state.section, *SECTIONS):
        left = [
            one.name
            for one in city_cards()
            if one.section == section
            for _ in range(one.copies - there[one.name])
        ]
        if left:
            return left[luck.below(len(left))]
    raise AssertionError("every city card lies somewhere")


def _borough_names(state: State) -> Iterator[str]:
    there = {copy.name for copy in copies_in(state)}
    yield from (name for name in boroughs() if name not in there)


def answer(question: Question, state: State, luck: Stream) -> Json:
    """Turn up cards of the first edition; people's poverty is so high that AutoMartin's doesn't count."""
    if question.id == "rivals" and isinstance(question, Form):
        return {one.id: MOST_POVERTY if one.id.endswith(".poverty") else "" for one in question.questions}
    if question.id == "deck":
        return True
    if isinstance(question, Form):
        return _lines(question, state, luck)
    if isinstance(question, Line):
        if question.prefill and question.id not in CITY:
            return question.prefill
        return printed_line(_city_name(state, luck))
    return at_random(question, state, luck)


def _lines(form: Form, state: State, luck: Stream) -> Json:
    """Return what lies there: what is known, else any card of which there is a copy left."""
    free = list(_borough_names(state)) if form.id == "borough" else []
    taken: list[str] = []
    said: dict[str, str] = {}
    for one in form.questions:
        line = str(one.prefill or "")
        if not line:
            is_borough = form.id == "borough"
            name = free.pop(luck.below(len(free))) if is_borough else _city_name(state, luck, taken)
            taken.append(name)
            line = printed_line(name)
        said[one.id] = line
    return said


STAND_INS: tuple[StandIn[State], ...] = (
    StandIn(id="usual", act=usual, answer=answer),
    StandIn(id="idle", act=idle, answer=answer),
)
