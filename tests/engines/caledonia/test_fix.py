"""Corrections: what each field takes, up to its bounds, what is refused, what else they change."""

from dataclasses import replace

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.state import State
from engines.caledonia.rules.deck import all_cards
from engines.core.errors import IllegalMove
from engines.core.game.move import Move
from engines.core.game.play import play
from engines.core.script.run import Done
from tests.contract.player import Luck, perform, step
from tests.contract.words import words
from tests.engines.caledonia import states
from tests.engines.caledonia.test_table import begun, done

SAY = words(GAME)


def corrected(state: State, field: str, value: str) -> State:
    return done(state, Move("fix", {"field": field, "value": value}))


def now(state: State, field: str) -> str:
    return next(one.now for one in GAME.fixes(state) if one.id == field)


def refused(state: State, field: str, value: str) -> str:
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, Move("fix", {"field": field, "value": value}))
    return SAY(fault.value.text)


def table() -> State:
    """Return round 1 of one person and two MacHinas; the first has two merchants out, the second a pile."""
    state = replace(begun(machinas=2), row=(2, 24), row_size=3)
    first, second = state.machinas
    first = replace(first, hired=4, buying={"wool": 1}, selling={"cheese": 1}, box=12)
    return replace(state, machinas=(first, replace(second, fulfilled=(3, 4))))


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [
        ("round", 1, 5),
        ("row-size", 2, 10),
        ("step-milk", 1, 10),
        ("a1-money", 0, 9999),
        ("a1-glory", 0, 9999),
        ("a1-whisky", 0, 9999),
        ("a1-hired", 2, 7),
        ("a2-hired", 2, 7),
        ("a1-ports", 0, 4),
        ("a1-field", 0, 4),
        ("a1-woodcutter", 0, 4),
    ],
)
def test_a_number_reaches_to_both_its_bounds_and_no_further(field: str, least: int, most: int) -> None:
    state = table()
    for value in (least, most):
        assert now(corrected(state, field, str(value)), field) == str(value)
    for value in (least - 1, most + 1):
        assert str(least) in refused(state, field, str(value))


def test_no_fewer_merchants_are_hired_than_lie_on_the_market() -> None:
    state = table()
    own = replace(state.machinas[0], buying={"wool": 2}, selling={"cheese": 1, "whisky": 1}, hired=5)
    state = replace(state, machinas=(own, state.machinas[1]))
    assert now(corrected(state, "a1-hired", "4"), "a1-hired") == "4"
    assert "4 to 7" in refused(state, "a1-hired", "3")


@pytest.mark.parametrize(("side", "other"), [("buying", "selling"), ("selling", "buying")])
def test_one_side_has_as_many_merchants_as_the_other_leaves(side: str, other: str) -> None:
    state = table()
    assert now(corrected(state, f"a1-{side}", "milk 2 bread 1"), f"a1-{side}") == "milk 2 bread 1"
    assert "3 merchants can be there, and 4 typed" in refused(state, f"a1-{side}", "milk 2 bread 2")
    good = "cheese" if other == "selling" else "wool"
    assert "other side" in refused(state, f"a1-{side}", f"{good} 1")
    assert now(corrected(state, f"a1-{side}", "-"), f"a1-{side}") == "-"


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("a2-box", "12", "Contract 12 lies in the box of MacHina 1 already"),
        ("a2-box", "3", "Contract 3 lies among the fulfilled ones of MacHina 2 already"),
        ("a2-box", "24", "Contract 24 lies in the row already"),
        ("a2-box", "5 6", "holds one contract"),
        ("a2-box", "51", "from 1 to 50"),
        ("a2-box", "0", "from 1 to 50"),
        ("a1-fulfilled", "5 5", "Contract 5 is named twice"),
        ("a1-fulfilled", "12", "in the box of MacHina 1"),
        ("row", "12", "in the box of MacHina 1"),
        ("row", "5 6 7 8", "has 3 spaces: 4"),
        ("a1-shipping", "5-loch", "none, river, 1-loch"),
        ("a1-loch", "maybe", "yes, no, unknown"),
        ("a1-technology", "sheep", "woodcutter, miner, both"),
        ("a1-technology", "both sheep", "woodcutter, miner, both"),
        ("turn", "p2", "Player 1, MacHina 1, MacHina 2"),
        ("order", "p1 a1", "Player 1, MacHina 1, MacHina 2"),
        ("order", "p1 a1 a1", "Player 1, MacHina 1, MacHina 2"),
        ("order", "p1 a1 a2 a2", "Player 1, MacHina 1, MacHina 2"),
        ("passed", "p1 a1", "3 places"),
        ("passed", "p1 p1 -", "3 places"),
        ("passed", "p1 p2 -", "3 places"),
        ("discard", "MH01 MH01", "72 cards"),
        ("discard", "MH73", "72 cards"),
        ("tiles", "1 2 3 4", "5 tiles are wanted"),
        ("tiles", "1 2 3 4 9", "no scoring tile “9”"),
        ("pass_money", "16 14", "3 numbers are wanted"),
        ("neighbourhood", "never", "decline, take"),
        ("ports", "on", "never, ten"),
        ("meat_counts", "maybe", "on, off"),
    ],
)
def test_what_can_not_be_is_refused_with_why(field: str, value: str, why: str) -> None:
    assert why in refused(table(), field, value)


@pytest.mark.parametrize(
    ("field", "value", "stands"),
    [
        ("a1-box", "5", "5"),
        ("a1-box", "12", "12"),
        ("a1-box", "-", "-"),
        ("a2-fulfilled", "3 5", "3 5"),
        ("row", "24 5 2", "2 5 24"),
        ("row", "-", "-"),
        ("a1-shipping", "2-Loch", "2-loch"),
        ("a1-river", "Yes", "yes"),
        ("a1-technology", "miner woodcutter", "woodcutter miner"),
        ("a1-technology", "-", "-"),
        ("tiles", "ks ? 3 - 1", "KS ? 3 ? 1"),
        ("turn", "a2", "a2"),
        ("discard", "mh07 MH02", "MH07 MH02"),
        ("passed", "p1 - -", "p1 - -"),
        ("pass_money", "9 8 7", "9 8 7"),
        ("reserve_grain", "yes", "on"),
        ("meat_counts", "off", "off"),
        ("factory_bonus", "take", "take"),
        ("ports", "ten", "ten"),
        ("worker_split", "shared8", "shared8"),
    ],
)
def test_what_is_written_stands_there_then(field: str, value: str, stands: str) -> None:
    assert now(corrected(table(), field, value), field) == stands


def test_workers_are_four_and_four_again_only_where_no_more_are_on_the_map() -> None:
    shared = corrected(table(), "worker_split", "shared8")
    assert now(corrected(shared, "a1-miner", "4"), "a1-miner") == "4"
    five = corrected(corrected(shared, "a1-woodcutter", "0"), "a1-miner", "5")
    assert "More than 4 workers" in refused(five, "worker_split", "4_and_4")
    assert (
        now(corrected(corrected(five, "a1-miner", "4"), "worker_split", "4_and_4"), "worker_split")
        == "4_and_4"
    )


def test_the_next_seat_that_plays_on_has_its_turn_when_the_one_at_turn_has_passed() -> None:
    state = table()
    assert state.at == "p1"
    assert corrected(state, "passed", "p1 - -").at == "a1"
    assert corrected(state, "passed", "a1 p1 -").at == "a2"
    assert corrected(state, "passed", "- a1 -").at == "p1"
    over = corrected(state, "passed", "p1 a1 a2")
    assert over.at == ""
    assert corrected(over, "passed", "p1 - a2").at == "a1"
    assert "can't be next" in refused(corrected(state, "passed", "- a1 -"), "turn", "a1")


def test_who_has_passed_stays_so_when_another_seat_is_at_turn() -> None:
    changed = corrected(corrected(table(), "passed", "p1 - -"), "turn", "a2")
    assert (now(changed, "turn"), now(changed, "passed")) == ("a2", "p1 - -")


def test_in_the_set_up_the_order_settles_who_places_next() -> None:
    state: State = done(None, None, {"automas": 2, "players": 1})
    luck = Luck("order")
    state = perform(GAME, state, GAME.turns(state)[0].move, luck).after
    state = done(state, Move("placed", {"seat": "p1"}))
    assert state.queue == ("a1", "a2", "a2", "a1", "p1")
    changed = corrected(state, "order", "p1 a2 a1")
    assert (changed.at, changed.queue) == ("a2", ("a2", "a1", "a1", "a2", "p1"))
    assert "before round 1" in refused(changed, "passed", "p1 - -")
    assert corrected(changed, "passed", "- - -").places == ("", "", "")
    assert "turn order" in refused(changed, "turn", "a1")


def test_in_the_set_up_an_order_that_is_corrected_leaves_each_seat_its_two_workers() -> None:
    """worker.1."""
    state: State = done(None, None, {"automas": 1, "players": 1})
    luck = Luck("order")
    state = perform(GAME, state, GAME.turns(state)[0].move, luck).after
    state = done(state, Move("placed", {"seat": "p1"}))
    move = Move("fix", {"field": "order", "value": "a1 p1"})
    assert done(state, move).queue == ("a1", "p1", "a1")
    before = play(GAME, state, move, "", as_before=True)
    assert isinstance(before, Done)
    assert before.value.queue == ("p1", "p1", "a1")  # so it is in the logs of earlier versions


def test_in_the_set_up_and_after_the_last_pass_nobody_is_offered_as_the_next() -> None:
    placing = replace(table(), phase="setup", queue=("p1", "a2", "a1"))
    assert refused(placing, "turn", "a1").endswith("the turn order says who is next: correct that.")
    over = corrected(table(), "passed", "p1 a1 a2")
    assert refused(over, "turn", "a1").endswith("Correct who has passed, then it is somebody's turn.")


def test_before_the_set_up_the_order_can_be_told_already() -> None:
    state: State = done(None, None, {"automas": 2, "players": 1})
    assert now(corrected(state, "order", "a2 p1 a1"), "order") == "a2 p1 a1"


def test_cards_that_leave_the_discard_pile_are_in_the_deck_again() -> None:
    state = replace(table(), discard=("MH02", "MH05"))
    state = replace(state, deck=tuple(one for one in state.deck if one not in state.discard))
    changed = corrected(state, "discard", "mh05 mh07")
    assert changed.discard == ("MH05", "MH07")
    assert "MH02" in changed.deck
    assert sorted((*changed.deck, *changed.discard)) == sorted(all_cards(state))
    kept = corrected(state, "discard", "MH02 MH05 MH07")
    assert kept.deck == tuple(one for one in state.deck if one != "MH07")


def test_only_a_price_that_moves_is_a_step_of_its_course() -> None:
    state = table()
    assert corrected(state, "step-wool", "3").course == state.course
    assert len(corrected(state, "step-wool", "5").course) == len(state.course) + 1


def test_only_a_correction_that_changes_something_ends_the_way_back_of_a_turn() -> None:
    state = states.latest("drawn", 1, "S")
    assert corrected(state, "round", str(state.round)).announced == state.announced
    assert corrected(state, "a1-glory", "7").announced is None


def test_between_the_rounds_nobody_is_at_turn_until_a_pass_is_taken_back() -> None:
    over = corrected(table(), "passed", "p1 a1 a2")
    assert now(over, "turn") == "-"
    assert corrected(over, "turn", "-") == over
    assert corrected(over, "passed", "p1 - -").at == "a1"
    assert "can't be next" in refused(table(), "turn", "-")


def test_an_empty_row_has_a_space_at_least() -> None:
    empty = corrected(table(), "row", "-")
    assert now(corrected(empty, "row-size", "1"), "row-size") == "1"
    assert "1 to 10" in refused(empty, "row-size", "0")


def test_all_cards_can_be_discarded() -> None:
    state = table()
    changed = corrected(state, "discard", " ".join(all_cards(state)))
    assert (changed.deck, len(changed.discard)) == ((), 72)
