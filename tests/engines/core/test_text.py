"""Texts and events survive being stored."""

import json

from hypothesis import given
from hypothesis import strategies as st

from engines.core.game.move import Move
from engines.core.script.event import Event
from engines.core.script.trace import Step, Trace
from engines.core.text import Arg, Text, text

NAMES = st.text(max_size=8)
TEXTS: st.SearchStrategy[Text] = st.deferred(
    lambda: st.builds(Text, NAMES, st.dictionaries(NAMES, ARGS, max_size=3))
)
ARGS: st.SearchStrategy[Arg] = st.one_of(
    st.text(max_size=8), st.integers(), TEXTS, st.lists(TEXTS, max_size=3).map(tuple)
)


@given(TEXTS)
def test_a_text_survives_json(one: Text) -> None:
    assert Text.from_json(json.loads(json.dumps(one.to_json()))) == one


def test_nested_texts_and_lists_keep_their_shape() -> None:
    one = text("took", tile=text("ship", n=3), left=(text("a"), text("b", c="d")), n=0, who="")
    assert one.to_json() == [
        "took",
        {"tile": {"t": ["ship", {"n": 3}]}, "left": [["a", {}], ["b", {"c": "d"}]], "n": 0, "who": ""},
    ]
    assert Text.from_json(one.to_json()) == one


def test_an_event_survives_json_with_and_without_what_may_be_missing() -> None:
    trace = Trace((text("a"), text("b", n=1)), (Step(text("by-size"), "ship.1", (text("b", n=1),)),))
    for one in (
        Event("rested"),
        Event("took", {"tile": text("ship"), "n": 2}, "ship.1", trace, "a1"),
        Event("nothing", {}, "ship.2", Trace((), ())),
    ):
        assert Event.from_json(json.loads(json.dumps(one.to_json()))) == one


def test_an_event_names_its_words() -> None:
    assert Event("took", {"n": 2}).text == text("event-took", n=2)


def test_a_move_survives_json_and_has_a_short_form() -> None:
    move = Move("take", {"depot": 3, "colour": "b"})
    assert Move.from_json(json.loads(json.dumps(move.to_json()))) == move
    assert move.code == "take depot=3 colour=b"
    assert Move("rest").code == "rest"
