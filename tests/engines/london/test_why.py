"""What “Why?” tells of an AutoMartin's turn."""

from collections import Counter

from engines.core.script.trace import Trace
from engines.london import GAME
from tests.contract.words import words
from tests.engines.london import states
from tests.engines.london.test_gist import turned

SAY = words(GAME)


def trace_of_drawn(*lines: str) -> Trace | None:
    """Return what was weighed before the top city card was drawn, by a filter of these lines."""
    kept = {"X": {"level": "I", "coins": 0, "poverty": 0, "crucial": False, "filters": lines, "action": ""}}
    state = states.begun(deck="own", kept={"deck": kept})
    state = states.fixed(state, t1="Vintners brown +4", t3="Salters brown +4")
    done = turned(state, "X", "Wren blue")
    return next(event.trace for event in done.events if event.id == "drawn-deck")


def test_the_city_deck_as_a_tie_break_shows_between_which_cards() -> None:
    """It is reached with two or more left, and as the first line at once (filter.9, filter.11)."""
    for lines in (("development_board", "city_deck"), ("development_board", "coins", "city_deck")):
        trace = trace_of_drawn(*lines)
        assert trace
        assert [SAY(one) for one in trace.candidates] == ["Vintners (t1)", "Salters (t3)"]
    assert trace_of_drawn("city_deck") is None


def test_what_was_too_dear_is_no_candidate_where_nothing_is_drawn() -> None:
    """Nothing was weighed of what couldn't be paid (draw.3, draw.9)."""
    state = states.fixed(states.begun(deck="designed", level="II"), a1_coins="0", t1="Hospital blue c9 e3")
    done = turned(state, "II-01", "later")
    trace = next(event.trace for event in done.events if event.id == "no-card")
    assert trace
    assert not trace.candidates


def test_that_no_city_card_is_left_to_draw_is_told_once_of_a_card() -> None:
    """Draw icons stop when the city deck is empty (resolve.8)."""
    state = states.fixed(states.begun(deck="designed"), t1="Huguenots brown d3")
    done = turned(state, "I-03", "empty")
    assert Counter(event.id for event in done.events)["no-more-draws"] == 1


def test_boroughs_are_weighed_by_their_slots() -> None:
    """filter.2, filter.4."""
    state = states.fixed(
        states.begun(deck="designed", level="II"), slot_1="City c8 e6", slot_2="Hackney c3 p-1"
    )
    state = states.fixed(state, slot_3="Lambeth c4 p-1", a1_coins="9")
    done = turned(state, "II-04", "later")
    trace = next(event.trace for event in done.events if event.id == "chosen-borough")
    assert trace
    assert [SAY(one) for one in trace.candidates] == ["City (slot 1)", "Hackney (slot 2)", "Lambeth (slot 3)"]
    least, most = trace.steps
    assert [SAY(one) for one in least.left] == ["Hackney (slot 2)", "Lambeth (slot 3)"]
    assert [SAY(one) for one in most.left] == ["Hackney (slot 2)"]
