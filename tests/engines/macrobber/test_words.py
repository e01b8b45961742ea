"""Whatever is shown in the middle of a turn has words that fit."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.script.requests import Choice, MultiChoice
from engines.core.script.run import Asking, Said
from engines.core.text import text
from engines.macrobber import GAME
from engines.macrobber.model.labels import seat_label
from engines.macrobber.model.state import State
from engines.macrobber.model.tokens import Tokens
from engines.macrobber.rules.step import planned
from tests.contract.player import step
from tests.contract.words import texts_of, words
from tests.engines.macrobber.moments import begun, moments

BUTTON, MENU, FIELD, EMBED = 80, 100, 1024, 6000
FEW = 5
"""So many options are shown as buttons."""


@pytest.mark.parametrize("seats", [3, 5])
def test_panels_and_hands_have_words_at_every_moment(seats: int) -> None:
    say = words(GAME)
    assert GAME.hand is not None
    for asking, _ in moments(begun(seats=seats), f"words {seats}", turns=30):
        state = asking.state
        for panel in (GAME.panel(state), *(GAME.hand(state, seat.id) for seat in state.seats)):
            assert sum(len(say(part)) for part in texts_of(panel)) <= EMBED
            assert all(len(say(field.value)) <= FIELD for field in panel.fields)
        assert say(GAME.footer(state))


@pytest.mark.parametrize("seats", [3, 5])
def test_questions_fit_buttons_and_menus_whatever_the_plan(seats: int) -> None:
    say = words(GAME)
    for asking, _ in moments(begun(seats=seats), f"labels {seats}", turns=30):
        for question in asking.questions:
            assert isinstance(question, Choice | MultiChoice)
            assert say(question.ask)
            most = BUTTON if len(question.options) <= FEW else MENU
            assert all(0 < len(say(option.label)) <= most for option in question.options)


def test_a_raid_shows_on_the_panel_who_fights_and_whether_a_bagpiper_lies() -> None:
    say = words(GAME)
    shown = set()
    for asking, _ in moments(begun(), "panel of a raid", turns=40):
        if asking.questions[0].id == "d.defend":
            raid = asking.state.raid
            lines = " ".join(say(line) for line in GAME.panel(asking.state).lines)
            assert "raids" in lines
            assert ("with a bagpiper" in lines) is raid.laid.piper
            shown.add(raid.laid.piper)
    assert shown == {True, False}


def test_the_own_hand_names_the_cards_and_what_lies_face_down() -> None:
    say = words(GAME)
    assert GAME.hand is not None
    for asking, _ in moments(begun(), "own hand", turns=10):
        for seat in asking.state.seats:
            own = planned(asking.state, seat.id).seat(seat.id)
            first, *more = (say(line) for line in GAME.hand(asking.state, seat.id).lines)
            assert first.endswith(", ".join(map(str, own.hand)) or "No cards")
            is_told = any(line.startswith(("In the return deck", "Returned")) for line in more)
            is_fought = asking.state.raid is not None and asking.state.raid.stage == "combat"
            assert is_told is (bool(own.down) and not is_fought)


def asked(state: State, *answers: tuple[str, Any], drawn: str = "YYBGRR") -> Any:
    """Return the question that is open after these answers of the first seat's turn."""
    said: tuple[Said, ...] = (Said("tokens", list(drawn), "chance"),)
    move = GAME.offers(state)[0].move
    result = step(GAME, state, move, said)
    for id_, value in answers:
        result = step(GAME, state, move, (*result.said, Said(id_, value)))
    assert isinstance(result, Asking)
    return result.questions[0]


def first_in_turn(**changes: Any) -> State:
    state = replace(begun(), beginner="s1", in_turn="s1")
    return replace(state, seats=(replace(state.seats[0], **changes), *state.seats[1:]))


def test_the_second_action_is_asked_for_in_other_words() -> None:
    state, say = first_in_turn(), words(GAME)
    asks = (say(asked(state, *done).ask).splitlines()[0] for done in ((), (("d.action", "estate:YR"),)))
    assert tuple(asks) == ("Which action?", "Which second action?")


def test_a_bard_is_chosen_by_his_victim_then_by_what_he_takes() -> None:
    state, say = first_in_turn(), words(GAME)
    offered = [say(one.label) for one in asked(state).options]
    assert [one for one in offered if "Bard" in one] == [
        f"Bard 🟦: {say(seat_label(state, seat))}" for seat in ("s2", "s3")
    ]
    bard = asked(state, ("d.action", "bard:s2"))
    assert say(bard.ask) == f"What does the bard take?\nFrom the court of {say(seat_label(state, 's2'))}."
    assert [say(one.label) for one in bard.options] == [
        "1 yellow, to the sack",
        "1 blue, to the sack",
        "1 yellow, 1 blue, keep yellow",
        "1 yellow, 1 blue, keep blue",
        "1 yellow, 1 blue, to the sack",
        "Back",
    ]


def test_a_bard_who_can_do_but_one_thing_to_a_victim_is_one_option() -> None:
    state, say = first_in_turn(), words(GAME)
    poor = replace(state.seats[1], court=Tokens(Y=3, B=1), hand=state.seats[1].hand[:3])
    state = replace(state, seats=(state.seats[0], poor, state.seats[2]))
    (label,) = (say(one.label) for one in asked(state).options if one.id == "bard:s2:B")
    assert label == f"Bard 🟦: {say(seat_label(state, 's2'))} loses 1 blue"


def test_before_any_action_the_last_option_is_none_then_no_more() -> None:
    state, say = first_in_turn(), words(GAME)
    last = (say(asked(state, *done).options[-1].label) for done in ((), (("d.action", "cattle"),)))
    assert tuple(last) == ("No action", "No more actions")


LABELS = """
cattle: 🐄 Cattle 🟥 | castle: 🏰 Castle 🟦🟦 | abbey: ⛪ Abbey 🟩🟩🟩
warriors: Warrior 🟨 | bagpipers: Bagpiper 🟦 | monks:2: 2 monks 🟩🟩 | monks:1: 1 monk 🟩
bard:s2: Bard 🟦: Balnevis | bard:s3: Bard 🟦: Erskay
estate:YR: Estate 🟨🟥 | estate:yR: Estate 🟥 + court 🟨
estate:YGG: Estate 🟨🟩🟩 | estate:YGg: Estate 🟨🟩 + court 🟩 | estate:Ygg: Estate 🟨 + court 🟩🟩
estate:yGG: Estate 🟩🟩 + court 🟨 | estate:yGg: Estate 🟩 + court 🟨🟩 | estate:ygg: Estate court 🟨🟩🟩
done: No action
raid:s2: Raid Balnevis | raid:s3: Raid Erskay | exchange: Exchange cards | nothing: Neither
"""
"""What each button says, with its price: capitals are tokens of the status, small letters the court's."""


def test_every_button_names_its_action_its_price_and_whom_it_hits() -> None:
    state, say = first_in_turn(court=Tokens(Y=4, B=2, G=2), estates=("cattle", "")), words(GAME)
    clans = zip(state.seats, ("ardroch", "balnevis", "erskay"), strict=True)
    state = replace(state, seats=tuple(replace(seat, clan=clan) for seat, clan in clans))
    questions = (
        asked(state, drawn="YRGGGB"),
        asked(state, drawn="YRGGBB"),
        asked(state, ("d.action", "done")),
    )
    shown = {option.id: say(option.label) for question in questions for option in question.options}
    typed = [one.strip().partition(": ") for line in LABELS.strip().splitlines() for one in line.split(" | ")]
    assert shown == {id_: label for id_, _, label in typed}


def test_how_the_game_is_played_is_short() -> None:
    assert 800 < len(words(GAME)(text("game-help"))) <= 1300


def test_a_plan_names_the_cards_that_go_with_it_line_by_line() -> None:
    state, say = first_in_turn(hand=(1, 2, 3, 4)), words(GAME)
    plan = (("d.action", "estate:yR"), ("d.discard", "2"), ("d.action", "cattle"))
    exchange = (("d.phase3", "exchange"), ("d.exchange", ["1.1", "3.1"]))
    _, estate, cattle, thrown = say(asked(state, *plan, *exchange).ask).splitlines()
    assert estate.endswith("discard a 2")
    assert "discard" not in cattle
    assert thrown.endswith(": a 1, a 3")


@pytest.mark.parametrize(
    ("estates", "label"),
    [(("cattle", ""), "🐄 Steal cattle"), (("cattle", "castle"), "🐄 Cattle to the sack: no free estate")],
)
def test_loot_says_where_the_cattle_goes(estates: tuple[Any, ...], label: str) -> None:
    state = first_in_turn(hand=(4, 4, 4, 4), estates=estates)
    defender = replace(state.seats[1], hand=(1, 1, 1, 1), estates=("cattle", "castle"))
    state = replace(state, seats=(state.seats[0], defender, state.seats[2]))
    fights = (("d.attack", "4"), ("d.defend", "1")) * 3
    begin = (("d.action", "done"), ("d.phase3", "raid:s2"), ("d.confirm", "confirm"))
    loot = asked(state, *begin, *fights)
    assert [words(GAME)(one.label) for one in loot.options] == [label, "🏰 Remove a castle", "Take nothing"]
    assert [one.id for one in loot.options] == ["cattle", "castle", "nothing"]


def test_what_the_tokens_would_pay_for_and_cannot_be_chosen_says_why() -> None:
    say = words(GAME)
    full = first_in_turn(estates=("cattle", "castle"))
    assert "No cattle or castle: no free estate" in say(asked(full, drawn="RBBGYY").ask).splitlines()
    second = say(asked(first_in_turn(), ("d.action", "cattle"), drawn="RRBGYY").ask).splitlines()
    assert "No second cattle in a turn" in second
    assert "No bard after another action" in second


THREE = {"court": Tokens(Y=3, B=2, G=2), "hand": (1, 2, 3)}
SIX = {"estates": ("cattle", "", "", "", "", "")}


@pytest.mark.parametrize(
    ("changes", "drawn", "first", "told"),
    [
        (SIX, "YRBBGG", (), "No estate: 6 are the most"),
        ({"estates": ("cattle", "", "", "", "")}, "YRBBGG", (), None),
        (THREE, "RBBBBB", (), "No estate: 3 warriors must stay"),
        (THREE, "RRBBBB", ("cattle",), "No estate: 3 warriors must stay"),
        (THREE, "YRRBBB", ("cattle",), None),
        (THREE | {"court": Tokens(Y=3)}, "GGGRBB", ("abbey",), "No estate: 3 warriors must stay"),
        ({}, "BGGGGG", ("abbey",), "No estate: 3 of 4 tokens used"),
        ({"estates": ("cattle", "", "")}, "BBBGGG", ("castle",), "No abbey: 2 of 4 tokens used"),
        ({"estates": ("cattle", "")}, "BBBGGG", ("castle",), "No abbey: no free estate"),
    ],
)
def test_an_action_that_cannot_be_chosen_names_the_rule_that_forbids_it(
    changes: dict[str, Any], drawn: str, first: tuple[str, ...], told: str | None
) -> None:
    """abbey.2, token.4, estate.6, estate.8."""
    question = asked(first_in_turn(**changes), *(("d.action", one) for one in first), drawn=drawn)
    reasons = [line for line in words(GAME)(question.ask).splitlines() if line.startswith("No ")]
    if told:
        assert told in reasons
    else:
        assert not any(line.startswith("No estate") for line in reasons)


def test_an_empty_stock_is_why_no_estate_is_offered() -> None:
    """estate.11."""
    told = words(GAME)(asked(replace(first_in_turn(), stock=())).ask).splitlines()
    assert "No estate is left to buy" in told


@pytest.mark.parametrize(
    ("beginner", "steps", "told"),
    [
        ("s2", (("d.action", "cattle"),), "Last clan of a round: one action"),
        ("s1", (("d.action", "bard:s2"), ("d.bard", "bard:s2:B")), "A bard is a turn's only action"),
        ("s1", (("d.action", "cattle"), ("d.action", "done")), None),
        ("s2", (("d.action", "done"),), None),
    ],
)
def test_who_had_one_action_only_reads_why(
    beginner: str, steps: tuple[tuple[str, str], ...], told: str | None
) -> None:
    """action.3, action.4."""
    question = asked(replace(first_in_turn(), beginner=beginner), *steps)
    _, *why = words(GAME)(question.ask).splitlines()
    assert (question.id, why) == ("d.phase3", [told] if told else [])


@pytest.mark.parametrize(
    ("steps", "goes_on"),
    [
        ((("d.action", "warriors"),), True),
        ((("d.action", "cattle"), ("d.action", "warriors")), True),
        ((("d.action", "done"), ("d.phase3", "nothing")), False),
    ],
)
def test_who_confirms_a_part_of_the_turn_reads_that_it_goes_on(
    steps: tuple[tuple[str, str], ...], goes_on: bool
) -> None:
    told = words(GAME)(asked(first_in_turn(), *steps, drawn="RRBGYY").ask).splitlines()
    assert ("Your turn goes on after that." in told) == goes_on


def test_which_card_of_a_raid_and_what_value_a_card_has_are_said_in_other_words() -> None:
    say = words(GAME)
    asked = [
        question
        for asking, _ in moments(begun(), "panel of a raid", turns=40)
        for question in asking.questions
        if isinstance(question, Choice) and question.ask.id == "ask-lay"
    ]
    assert {say(one.ask).partition("lay your ")[2] for one in asked} == {
        "1st card of 3",
        "2nd card of 3",
        "3rd card of 3",
    }
    labels = {say(option.label) for one in asked for option in one.options}
    assert {"A 1", "A 2 + piper"} <= labels
    assert not any(label.startswith("Card ") for label in labels)


@pytest.mark.parametrize(
    ("in_turn", "told"),
    [("s2", "turn 1 of 3"), ("s3", "turn 2 of 3"), ("s1", "turn 3 of 3")],
)
def test_the_footer_counts_the_turns_of_a_round_from_its_beginner(in_turn: str, told: str) -> None:
    assert told in words(GAME)(GAME.footer(replace(begun(), beginner="s2", in_turn=in_turn))).lower()
