"""Events are declared once: a misspelt one can't be told, and what each means makes a move's short lines."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.game.gist import Remark, gist_of
from engines.core.script.event import Event
from engines.core.script.requests import Tell
from engines.core.script.telling import Further, Meaning, telling, tellings
from engines.core.script.workspace import Workspace
from engines.core.text import text
from tests.engines.core.tiny import State


@telling(Meaning(title="title-took"))
def took_tile(tile: str, depot: int) -> None: ...


@telling(Meaning(joins={"took-tile": "line-placed"}, gives_points=True))
def placed(tile: str) -> None: ...


@telling(Meaning(reason=True, short="line-die", detail=True))
def rolled(n: int) -> None: ...


@telling(Meaning(passing=True))
def begun() -> None: ...


@telling(Meaning(unsaid=True))
def ended() -> None: ...


@telling(Meaning(line="line-moves", piece="piece-moved", further=(Further("line-rest", detail=True),)))
def moved(unit: str, to: str) -> None: ...


@telling(Meaning(line="line-moves", short="line-stayed"))
def stayed(unit: str) -> None: ...


@telling(Meaning(joins={"sold": "line-sale"}, adds=("points",)))
def bonus(points: int) -> None: ...


@telling(Meaning(within="line-of", empty="points"))
def sold(points: int) -> None: ...


@telling(Meaning(line="line-all", detail=True))
def kept(n: int) -> None: ...


@telling(Meaning(line="line-all"))
def paid(n: int) -> None: ...


@telling(Meaning(title="title-won", once=True))
def won(hex: str) -> None: ...  # noqa: A002


@telling(Meaning(unsaid=True, closes=True))
def asked() -> None: ...


@telling(Meaning(reason=True))
def noted() -> None: ...


EVENTS = tellings(globals())
TOOK = took_tile(tile="castle", depot=3)


@pytest.mark.parametrize("args", [{}, {"tile": "castle"}, {"tile": "castle", "depto": 3}])
def test_a_misspelt_argument_can_not_be_told(args: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="took-tile takes"):
        took_tile(**args)


def test_a_move_is_summed_up_by_what_its_events_mean() -> None:
    gist = gist_of([rolled(n=4), begun(), TOOK, placed(tile="castle"), ended()], EVENTS)
    assert gist.title == text("title-took", tile="castle", depot=3)
    assert gist.lines == (
        Remark(text("line-placed", tile="castle", depot=3), is_points=True),
        Remark(text("line-die", n=4), is_detail=True),
    )


def test_what_is_passing_is_said_while_nothing_has_come_of_it() -> None:
    assert gist_of([TOOK, begun()], EVENTS).lines[-1] == Remark(text("event-begun"))


def test_an_event_that_goes_on_with_another_has_a_line_of_its_own_without_it() -> None:
    gist = gist_of([placed(tile="mine"), TOOK], EVENTS)
    assert [one.text.id for one in gist.lines] == ["event-placed", "event-took-tile"]


def test_events_of_one_line_can_not_contradict_each_other() -> None:
    with pytest.raises(ValueError, match="two values of tile"):
        gist_of([TOOK, placed(tile="mine")], EVENTS)


def lines(*events: Event) -> list[Remark]:
    return list(gist_of(events, EVENTS).lines)


def test_events_of_one_seat_share_a_line_wherever_they_are_and_what_follows_stands_below_it() -> None:
    first, second = (replace(moved(unit=unit, to="t1"), seat="a1") for unit in ("mech", "worker"))
    other, alone = replace(moved(unit="mech", to="t2"), seat="a2"), replace(stayed(unit="hero"), seat="a1")
    pieces = tuple(
        text(f"{id_}", **event.args)
        for id_, event in (("piece-moved", first), ("piece-moved", second), ("line-stayed", alone))
    )
    assert [one.text for one in lines(first, TOOK, second, other, alone)] == [
        text("line-moves", parts=pieces),
        text("line-rest", unit="mech", to="t1"),
        text("line-rest", unit="worker", to="t1"),
        TOOK.text,
        text("line-moves", unit="mech", to="t2", parts=(text("piece-moved", unit="mech", to="t2"),)),
        text("line-rest", unit="mech", to="t2"),
    ]


def test_no_line_has_what_was_told_before_and_after_one_that_closes_lines() -> None:
    event = replace(stayed(unit="hero"), seat="a1")
    assert [one.text.id for one in lines(event, asked(), event, event)] == ["line-stayed", "line-moves"]


def test_what_is_said_once_stands_in_the_title_or_in_a_line() -> None:
    gist = gist_of([won(hex="B2"), won(hex="B3")], EVENTS)
    assert gist.title == text("title-won", hex="B2")
    assert [one.text for one in gist.lines] == [text("event-won", hex="B3")]


def test_of_reasons_the_details_are_last() -> None:
    told = [one.text.id for one in lines(rolled(n=1), noted(), TOOK)]
    assert told == ["event-took-tile", "event-noted", "line-die"]


def test_one_that_is_alone_in_a_line_is_said_in_its_short_words() -> None:
    assert lines(stayed(unit="hero")) == [Remark(text("line-stayed", unit="hero"))]


def test_a_shared_line_is_a_detail_if_all_of_it_is() -> None:
    few, needed = kept(n=1), paid(n=2)
    assert [lines(*one)[0].is_detail for one in ([few, few], [few, needed])] == [True, False]


def test_what_is_added_is_no_contradiction_and_a_line_can_stand_in_another() -> None:
    assert lines(sold(points=3), bonus(points=2)) == [Remark(text("line-sale", points=5))]
    assert lines(sold(points=3)) == [Remark(text("line-of", points=3, what=text("event-sold", points=3)))]


def test_what_comes_to_nothing_is_not_said() -> None:
    assert lines(sold(points=0), TOOK) == [Remark(TOOK.text)]


def test_a_title_can_have_one_without_whose_move_it_is() -> None:
    declared = tellings(
        {"took": replace(took_tile, meaning=Meaning(title="title-took", unnamed="title-alone"))}
    )
    assert gist_of([TOOK], declared).short == text("title-alone", tile="castle", depot=3)
    assert gist_of([TOOK], EVENTS).short is None


def test_what_is_not_declared_any_more_has_a_line_of_its_own() -> None:
    assert [one.text.id for one in gist_of([TOOK], {}).lines] == ["event-took-tile"]


class Table(Workspace[State]):
    label = staticmethod(lambda _, seat: text("seat", n=int(seat[1:])))


@pytest.mark.parametrize(("seat", "whose"), [(None, "a1"), ("p2", "p2"), ("", None)])
def test_a_rule_tells_what_a_seat_does_with_its_name(seat: str | None, whose: str | None) -> None:
    (told,) = Table(State(), "a1").tell(TOOK, "tiny.1", seat=seat)
    assert isinstance(told, Tell)
    assert (told.event.seat, told.event.rule) == (whose, "tiny.1")
    named = {"who": text("seat", n=int(whose[1:]))} if whose else {}
    assert told.event.args == {**named, "tile": "castle", "depot": 3}
