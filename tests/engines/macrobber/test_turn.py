"""How a turn is planned, confirmed and taken back, and what seats are asked."""

from dataclasses import replace

import pytest

from engines.core.errors import BadAnswer
from engines.core.script.requests import Choice, MultiChoice
from engines.core.script.run import Asking, Said
from engines.macrobber import GAME
from engines.macrobber.model.public import public
from engines.macrobber.model.state import PlannedStep, State, Turn
from engines.macrobber.model.tokens import Tokens, tokens
from engines.macrobber.rules.action import kind, legal, may_act
from engines.macrobber.rules.seat_view import seen
from engines.macrobber.rules.step import ahead
from engines.macrobber.rules.step import planned as shown_planning
from tests.contract.player import step
from tests.contract.words import words
from tests.engines.macrobber.moments import begun, moments

pytestmark = pytest.mark.slow

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
PLANNING = ("d.action", "d.bard", "d.phase3", "d.exchange", "d.confirm")


def acting(status: Tokens, **changes: object) -> State:
    """Return a game in the middle of the first turn, with these tokens drawn."""
    state = replace(begun(), beginner="s1", in_turn="s1", turn=Turn(phase=2, status=status))
    return replace(state, sack=state.sack - status, **changes)  # type: ignore[arg-type]


def planned(state: State, do: str) -> State:
    """Return the state after an action that hides nothing has been planned."""
    assert state.turn is not None
    cards = state.seat(state.in_turn).hand[:1] if "y" in do else ()
    return ahead(replace(state, turn=replace(state.turn, plan=(PlannedStep(do, cards),))))


def unplanned(state: State) -> State:
    """Return the state without what is planned."""
    assert state.turn is not None
    return replace(state, turn=replace(state.turn, plan=()))


def test_the_legal_list_has_fifteen_entries_and_37_ordered_pairs() -> None:
    state = acting(tokens("BBGGGR"))
    third = replace(state.seats[2], court=Tokens(Y=3, B=1), hand=state.seats[2].hand[:3])
    state = replace(state, seats=(*state.seats[:2], third))
    first = legal(state)
    assert len(first) == 15
    pairs = []
    for do in first:
        if kind(do) not in ("done", "bard"):
            after = planned(state, do)
            assert may_act(after)
            pairs += [(do, second) for second in legal(after) if second != "done"]
    assert len(pairs) == 37


def test_a_redraw_leaves_the_status_of_six() -> None:
    before = replace(
        begun(seats=4), beginner="s1", in_turn="s2", marker="s2", sack=Tokens(Y=9, B=13, G=18, R=4)
    )
    move = GAME.offers(before)[0].move
    outcomes = (Said("tokens", list("YYYYBG"), "chance"),)
    asking = step(GAME, before, move, outcomes)
    assert isinstance(asking, Asking)
    assert asking.state.sack.total == 38
    back = Said("d.redraw", ["Y.1", "Y.2", "Y.3"])
    again = step(GAME, before, move, (*outcomes, back, Said("redraw", list("BGR"), "chance")))
    assert isinstance(again, Asking)
    assert again.state.turn.status == tokens("YBBGGR")
    assert again.state.sack == Tokens(Y=8, B=11, G=16, R=3)
    assert again.questions[0].id == "d.action"


@SEATS
def test_nothing_of_a_plan_is_told_before_it_is_confirmed(seats: int) -> None:
    for asking, _ in moments(begun(seats=seats), f"plans {seats}", turns=30):
        state = asking.state
        if asking.questions[0].id in PLANNING and state.turn.plan:
            other = unplanned(state)
            assert public(state) == public(other)
            assert GAME.panel(state) == GAME.panel(other)
            for seat in state.seats:
                assert seat.id == state.in_turn or seen(state, seat.id) == seen(other, seat.id)


@SEATS
def test_taking_back_shows_nothing_and_leads_back_to_the_same_moment(seats: int) -> None:
    taken_back = 0
    for asking, before in moments(begun(seats=seats), f"back {seats}", turns=30):
        if asking.questions[0].id != "d.confirm":
            continue
        taken_back += 1
        again = step(GAME, before, GAME.offers(before)[0].move, (*asking.said, Said("d.confirm", "back")))
        assert isinstance(again, Asking)
        assert unplanned(again.state) == unplanned(asking.state)
        assert again.questions[0].id in ("d.action", "d.phase3")
        assert all(one.do == "done" for one in again.state.turn.plan)
        assert again.events == asking.events
        assert again.position == asking.position
    assert taken_back


@SEATS
def test_a_seat_that_plans_sees_the_table_as_it_will_be(seats: int) -> None:
    previews = 0
    for asking, _ in moments(begun(seats=seats), f"preview {seats}", turns=30):
        question, state = asking.questions[0], asking.state
        if question.id == "d.action" and state.turn.plan:
            previews += 1
            view = seen(state, state.in_turn)
            done = view["turn"]["done"]
            assert list(done) == [kind(one.do) for one in state.turn.plan]
            offered = {kind(option.id) for option in question.options}  # type: ignore[attr-defined]
            assert not offered & set(done)
    assert previews


@SEATS
def test_a_raid_begins_with_all_spent_and_unused_tokens_in_the_sack(seats: int) -> None:
    for asking, _ in moments(begun(seats=seats), f"sack {seats}", turns=30):
        if asking.state.raid is not None:
            assert asking.state.turn.status == Tokens()


@SEATS
def test_every_list_fits_a_menu(seats: int) -> None:
    for asking, _ in moments(begun(seats=seats), f"menus {seats}", turns=60):
        for question in asking.questions:
            assert isinstance(question, Choice | MultiChoice)
            assert 1 <= len(question.options) <= 25
            assert len({option.id for option in question.options}) == len(question.options)


@SEATS
def test_every_question_takes_the_answer_of_a_seat_that_sleeps(seats: int) -> None:
    for asking, _ in moments(begun(seats=seats), f"asleep {seats}", turns=40):
        for question in asking.questions:
            question.check(question.asleep)


@SEATS
def test_a_table_that_sleeps_ends_its_game(seats: int) -> None:
    state = begun(seats=seats)
    turns = 0
    while offers := GAME.offers(state):
        turns += 1
        assert turns < 60 * seats
        answers: tuple[Said, ...] = ()
        while isinstance(result := step(GAME, state, offers[0].move, answers), Asking):
            question = result.questions[0]
            assert question.id in ("d.redraw", "d.action", "d.phase3", "d.confirm")
            answers = (*result.said, Said(question.id, question.asleep))
        state = result.value
    assert state.is_over


def test_a_seat_that_falls_asleep_over_a_plan_takes_it_back_and_then_rests() -> None:
    before = replace(begun(), beginner="s1", in_turn="s1")
    move = GAME.offers(before)[0].move
    chance = (Said("tokens", list("RRRRRR"), "chance"),)
    plan = (Said("d.action", "cattle"), Said("d.action", "done"), Said("d.phase3", "raid:s2"))
    answers: tuple[Said, ...] = (*chance, *plan)
    given = []
    while isinstance(result := step(GAME, before, move, answers), Asking):
        question = result.questions[0]
        given.append((question.id, question.asleep))
        answers = (*result.said, Said(question.id, question.asleep))
    assert given == [
        ("d.confirm", "back"),
        ("d.action", "done"),
        ("d.phase3", "nothing"),
        ("d.confirm", "confirm"),
    ]
    assert result.value.seat("s1") == before.seat("s1")


def test_both_sides_lay_back_at_the_same_time() -> None:
    for asking, _ in moments(begun(), "layback", turns=30):
        ids = {question.id for question in asking.questions}
        if any(one.startswith("d.layback") for one in ids):
            answered = {one.id for one in asking.said if one.id.startswith("d.layback")}
            raid = asking.state.raid
            assert ids | answered == {f"d.layback.{raid.attacker}", f"d.layback.{raid.defender}"}


def test_who_has_laid_back_reads_it_while_the_other_still_chooses() -> None:
    read = 0
    for asking, _ in moments(begun(), "layback", turns=30):
        for said in (one for one in asking.said if one.id.startswith("d.layback")):
            if len(asking.questions) == 1:
                read += 1
                seat, other = said.id.rpartition(".")[2], asking.questions[0].to
                cards = ", ".join(sorted(one[0] for one in said.value))
                assert f"You laid back: {cards}" in hand(asking.state, seat)
                left = list(asking.state.seat(seat).hand)
                for one in said.value:
                    left.remove(int(one[0]))
                assert hand(asking.state, seat)[0].endswith(": " + ", ".join(map(str, left)))
                assert other is not None
                assert not any(line.startswith("You laid back") for line in hand(asking.state, other))
    assert read


def hand(state: State, seat: str) -> list[str]:
    """Return what a seat alone reads."""
    assert GAME.hand is not None
    return [words(GAME)(line) for line in GAME.hand(state, seat).lines]


def test_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    for asking, before in moments(begun(), "foreign", turns=30):
        if asking.questions[0].id == "d.attack":
            with pytest.raises(BadAnswer):
                step(GAME, before, GAME.offers(before)[0].move, (*asking.said, Said("d.attack", "9")))
            return
    raise AssertionError


def test_the_state_survives_json_at_every_moment() -> None:
    for asking, _ in moments(begun(seats=5), "json", turns=20):
        assert GAME.load(GAME.dump(asking.state)) == asking.state


@pytest.mark.parametrize("do", ["warriors", "bard:s2:Y:Y", "monks:2"])
def test_who_plans_sees_the_tokens_that_are_left_after_the_plan(do: str) -> None:
    state = acting(Tokens(Y=2, B=1, G=2, R=1))
    assert state.turn is not None
    plans = replace(state, turn=replace(state.turn, plan=(PlannedStep(do),)))
    left = shown_planning(plans, state.in_turn).turn
    cost = {"warriors": Tokens(Y=1), "bard:s2:Y:Y": Tokens(B=1), "monks:2": Tokens(G=2)}[do]
    assert left is not None
    assert (left.status, left.used) == (state.turn.status - cost, cost.total)


def test_a_victim_sees_nothing_of_a_bard_who_is_only_planned() -> None:
    state = acting(Tokens(Y=2, B=1, G=2, R=1))
    assert state.turn is not None
    plans = replace(state, turn=replace(state.turn, plan=(PlannedStep("bard:s2:B"),)))
    assert shown_planning(plans, "s2") == plans
    assert shown_planning(plans, "s1").seat("s2").court == state.seat("s2").court - Tokens(B=1)
