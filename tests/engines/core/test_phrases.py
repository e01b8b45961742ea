"""Lines of several parts: read by what is known after each, done in order, continued without a script."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from engines.core.errors import BadAnswer
from engines.core.script import Script, ask, tell
from engines.core.script.chance import Stream
from engines.core.script.event import Event
from engines.core.script.notation import Notation
from engines.core.script.phrases import Begun, Part, phrased
from engines.core.script.requests import Number
from engines.core.script.run import Asking, Done, Said, run
from engines.core.text import text
from tests.engines.core.tiny import State

NOTHING = text("nothing-said")


class Table:
    """People who take whole piles, and are asked how many points that gave."""

    def __init__(self) -> None:
        self.done: list[int] = []
        """The piles whose script was begun."""

    def notation(self, *, further: bool = True) -> Notation[Script[State]]:
        return phrased(State(), self.read, self.say, NOTHING, end=self.end, further=further)

    def read(self, line: Begun[State], typed: str) -> Part[State]:
        verb, _, pile = typed.partition(" ")
        if verb == "rest":
            return Part(None, line.now, verb)
        if verb != "took" or pile not in map(str, line.now.piles):
            raise BadAnswer(text("no-pile"))
        n = int(pile)

        def take(state: State) -> Script[State]:
            self.done.append(n)
            points: int = yield from ask(Number(id=f"took-{n}", ask=text("ask-n"), low=0, high=9))
            return replace(_without(state, n), points=state.points + points)

        return Part(take, _without(line.now, n), verb)

    def say(self, line: Begun[State], _: str) -> Iterator[str]:
        yield "took"
        yield from (f"took {pile}" for pile in line.now.piles)
        yield "rest"

    def end(self, state: State, parts: Sequence[Part[State]]) -> Script[State]:
        yield from tell(Event("ended", {"verbs": [part.verb for part in parts]}))
        return state


def _without(state: State, pile: int) -> State:
    return replace(state, piles=tuple(one for one in state.piles if one != pile))


def test_the_parts_are_done_in_their_order_and_the_end_comes_once() -> None:
    line = "took 3; rest; took 1"
    said = (Said("took-3", 4), Said("took-1", 5))
    asking = run(Table().notation().check(line), said[:1], Stream("s"))
    assert isinstance(asking, Asking)
    assert not asking.events
    done = run(Table().notation().check(line), said, Stream("s"))
    assert isinstance(done, Done)
    assert done.value == State(points=9, piles=(2,))
    assert [event.args for event in done.events] == [{"verbs": ["took", "rest", "took"]}]


def test_a_part_is_read_after_those_before_it_and_named_where_it_is_wrong() -> None:
    table = Table()
    with pytest.raises(BadAnswer) as fault:
        table.notation().check("took 3; took 3; took 1")
    assert fault.value.text.id == "bad-part"
    assert fault.value.text.args["n"] == 2
    assert fault.value.text.args["part"] == "took 3"
    assert fault.value.text.args["why"] == text("no-pile")
    assert table.done == []


@pytest.mark.parametrize("line", ["", " ", ";", "; ;"])
def test_a_line_without_a_part_says_nothing(line: str) -> None:
    with pytest.raises(BadAnswer) as fault:
        Table().notation().check(line)
    assert fault.value.text == NOTHING


@pytest.mark.parametrize(
    ("typed", "more"),
    [
        ("", ["took", "took 1", "took 2", "took 3", "rest"]),
        ("TOOK  3", ["took 3; took", "took 3; took 1", "took 3; took 2", "took 3; rest"]),
        ("took 3;re", ["took 3; rest"]),
        ("took 3 ; took 2; took", ["took 3; took 2; took 1"]),
        ("took 3; took 3; took", []),
        ("dared; took", []),
        ("took", ["took 1", "took 2", "took 3"]),
        ("took 4", []),
    ],
)
def test_a_line_goes_on(typed: str, more: list[str]) -> None:
    assert list(Table().notation().go_on(typed)) == more


def test_a_part_that_may_go_on_itself_is_shown_before_what_can_follow_it() -> None:
    assert list(Table().notation(further=False).go_on("took 3")) == ["took 3"]


def test_no_script_is_begun_while_a_line_is_typed() -> None:
    table = Table()
    notation, line = table.notation(), "took 3; rest; took 1; took 2"
    for length in range(len(line) + 1):
        list(notation.go_on(line[:length]))
    assert notation.takes(line)
    assert table.done == []
    run(notation.check(line), (), Stream("s"))
    assert table.done == [3]
