"""What "Why?" shows of a choice: each candidate by its place, as people count it, and what was compared."""

from typing import Any

import pytest

from engines.burgundy import GAME
from engines.core.game.move import Move
from engines.core.script.event import Event
from engines.core.script.form import Form
from engines.core.script.run import Asking, Done, Said
from engines.core.script.trace import Trace
from engines.core.text import text
from tests.contract.player import Luck, perform, step
from tests.contract.words import words
from tests.engines.burgundy.test_session import begun

SAY = words(GAME)
BARE = {f"depot-{n}": "none" for n in range(1, 7)} | {f"goods-{n}": "-" for n in range(1, 7)}


def fixed(state: Any, **values: str) -> Any:
    """Return the state of a bare board, but for these values."""
    for field, value in (BARE | {one.replace("_", "-"): value for one, value in values.items()}).items():
        state = perform(GAME, state, Move("fix", {"field": field, "value": value}), Luck("x")).after
    return state


def trace_of(event: str, **values: str) -> Trace:
    """Return the trace of an event of the first automata's turn."""
    cards = {"a1_left": "5", "a1_right": "1", "white": "1"}
    state = fixed(begun(board="tracked"), **cards | values)
    events: tuple[Event, ...] = perform(GAME, state, Move("turn", {"seat": "a1"}), Luck("x")).events
    trace = next(one.trace for one in events if one.id == event)
    assert trace is not None
    return trace


def compared(trace: Trace, step: int) -> list[tuple[str, Any]]:
    """Return what a step compared, by the candidate's words."""
    return [(SAY(label), value) for label, value in trace.steps[step].values]


def spaces(trace: Trace) -> set[Any]:
    """Return the spaces of the card that were compared."""
    return {value for step in trace.steps if step.by.id.endswith("top-item") for _, value in step.values}


def test_a_tile_of_the_market_is_called_by_its_place_counted_from_one() -> None:
    trace = trace_of("bought", a1_silver="2", depot_3="y -", market="u y - b", a1_reserve="u")
    assert [SAY(one) for one in trace.candidates] == [
        "market 1: 🟦 ship",
        "market 2: 🟨 knowledge tile",
        "market 4: 🟫 building",
    ]
    assert compared(trace, 0) == [
        ("market 2: 🟨 knowledge tile", 0),
        ("market 4: 🟫 building", 0),
        ("market 1: 🟦 ship", 1),
    ]


def test_of_a_tile_in_the_depots_the_space_that_it_goes_to_is_counted_from_one() -> None:
    trace = trace_of("took", market="none", depot_3="y lg", a1_silver="0")
    assert spaces(trace) == {1, 3}


def test_of_a_tile_in_the_reserve_too() -> None:
    trace = trace_of("reserve-tile", market="none", a1_reserve="lg:cow2 y", a1_silver="0")
    assert spaces(trace) == {1, 3}


def test_of_what_city_hall_could_place_too() -> None:
    trace = trace_of(
        "city-hall", depot_3="b:city_hall -", market="none", a1_reserve="lg:cow2 y", a1_silver="0"
    )
    assert spaces(trace) == {1, 3}


def test_the_colours_that_a_building_fetches_are_counted_from_one() -> None:
    trace = trace_of(
        "fetch",
        a1_left="3",
        depot_3="b:church -",
        depot_2="y dg",
        depot_4="g -",
        market="none",
        a1_silver="0",
    )
    step = next(step for step in trace.steps if step.by.id.endswith("colour-order"))
    assert sorted(str(value) for _, value in step.values) == ["1", "2", "3"]


def test_a_wild_that_turns_up_is_asked_by_its_space_counted_from_one() -> None:
    state = fixed(
        begun(board="tracked"),
        a1_left="1: g wild:lg -",
        a1_right="2",
        white="1",
        depot_3="y -",
        market="none",
        a1_silver="0",
    )
    asked = perform(GAME, state, Move("turn", {"seat": "a1"}), Luck("x")).asked
    assert [SAY(one.ask).splitlines()[-1] for one in asked if one.id == "tile.animal"] == [
        "Look at space 2 of card 1."
    ]


def test_a_form_calls_the_tiles_of_a_depot_by_their_places_counted_from_one() -> None:
    state = fixed(begun(board="tracked"), depot_3="lg b", market="none")
    asking = step(GAME, state, Move("board", {"mode": "dealt"}))
    assert isinstance(asking, Asking)
    (form,) = asking.questions
    assert isinstance(form, Form)
    assert [SAY(one.ask) for one in form.questions] == ["tile 1: 🟩 livestock", "tile 2: 🟫 building"]


def test_and_it_says_which_of_the_places_it_is() -> None:
    state = fixed(begun(board="tracked"), depot_3="lg -", depot_4="b -", market="none")
    asking = step(GAME, state, Move("board", {"mode": "dealt"}))
    assert isinstance(asking, Asking)
    assert SAY(asking.questions[0].ask).splitlines() == ["Which tiles are these? 1 of 2", "Look at depot 3."]


@pytest.mark.parametrize(
    ("depot", "called"),
    [("y y", "🟨 knowledge tile (the first in reading order)"), ("y lg", "🟨 knowledge tile")],
)
def test_a_tile_that_lies_there_more_than_once_is_told_as_the_first(depot: str, called: str) -> None:
    state = fixed(
        begun(board="tracked"),
        a1_left="5",
        a1_right="1",
        white="1",
        depot_3=depot,
        market="none",
        a1_silver="0",
    )
    events = perform(GAME, state, Move("turn", {"seat": "a1"}), Luck("3")).events
    assert [SAY(text("spot", tile=one.args["tile"], depot=3)) for one in events if one.id == "took"] == [
        f"depot 3: {called}"
    ]


def told(trace: Trace) -> list[str]:
    """Return the candidates, then each step with who was left."""
    steps = [f"{SAY(one.by)}: {', '.join(map(SAY, one.left))}" for one in trace.steps]
    return [", ".join(map(SAY, trace.candidates)), *steps]


def test_a_ship_chooses_among_the_depots_with_goods() -> None:
    trace = trace_of(
        "ship-goods",
        a1_left="3",
        depot_3="u -",
        market="none",
        a1_silver="0",
        goods_2="1 1",
        goods_4="3 5",
        goods_5="6",
        white="4",
    )
    assert told(trace) == [
        "depot 2, depot 4, depot 5",
        "most goods: depot 2, depot 4",
        "nearest to the white die, steps clockwise: depot 4",
    ]


def test_city_hall_names_colours() -> None:
    trace = trace_of(
        "city-hall",
        a1_left="5",
        depot_3="b:city_hall -",
        market="none",
        a1_silver="0",
        a1_reserve="y lg:cow2 lg:cow3",
    )
    assert told(trace) == ["🟨 yellow, 🟩 light green", "most in its reserve: 🟩 light green"]


def test_geese_choose_among_the_species_that_there_are() -> None:
    """Tiles of other colours are no species."""
    trace = trace_of(
        "livestock",
        a1_left="9: - b:bank - -",
        depot_3="lg:geese2 -",
        market="none",
        a1_silver="0",
        a1_duchy="u lg:pig3 lg:cow2 lg:pig2 y dg lg:sheep4",
    )
    assert told(trace) == ["cows, pigs, sheep", "most animals: pigs"]


def test_a_building_that_fetches_takes_the_first_of_two_alike() -> None:
    for kind, event, colours in (("market", "fetch", "u u"), ("white_castle", "white-castle", "y y")):
        trace = trace_of(
            event,
            a1_left="2",
            depot_3=f"b:{kind} -",
            market="none",
            a1_silver="0",
            depot_4=colours,
        )
        tile = {"u": "🟦 ship", "y": "🟨 knowledge tile"}[colours[0]]
        assert told(trace)[-1] == f"first in reading order: depot 4: {tile}"


def test_where_people_looked_all_places_are_told_and_the_first_hit() -> None:
    state = begun(board="search")
    for field, value in {
        "white": "1",
        "a1-left": "5: y b:bank - -",
        "a1-right": "1",
        "a1-silver": "0",
    }.items():
        state = perform(GAME, state, Move("fix", {"field": field, "value": value}), Luck("x")).after
    turn = Move("turn", {"seat": "a1"})
    said = tuple(Said(*one) for one in (("dice.own", 3), ("take.hit", "6.lg"), ("tile.animal", "lg:cow2")))
    done = step(GAME, state, turn, said)
    assert isinstance(done, Done)
    (trace,) = [one.trace for one in done.events if one.id == "took"]
    assert trace is not None
    assert told(trace) == [
        (
            "depot 3: 🟩 livestock, depot 5: 🟨 knowledge tile, depot 6: 🟩 livestock, "
            "depot 2: 🟨 knowledge tile"
        ),
        "you looked: the first hit: depot 6: 🟩 livestock",
    ]
    assert trace.steps[0].rule == "take.6"


def test_of_two_tiles_alike_the_first_in_reading_order_is_taken() -> None:
    trace = trace_of("took", market="none", a1_silver="0", depot_3="y y")
    tile = "depot 3: 🟨 knowledge tile"
    assert told(trace) == [
        f"{tile}, {tile}",
        f"nearest depot, steps clockwise: {tile}, {tile}",
        f"highest open space on the card: {tile}, {tile}",
        f"first in reading order: {tile}",
    ]
