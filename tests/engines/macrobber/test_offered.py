"""What people can choose: in the menu of the start, among the buttons of a question, as a name."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.game import StartOption
from engines.core.script.requests import Choice, MultiChoice
from engines.macrobber import GAME
from engines.macrobber.model.state import State
from engines.macrobber.model.tokens import Tokens
from tests.contract.player import Luck, perform
from tests.contract.words import words
from tests.engines.macrobber.moments import begun
from tests.engines.macrobber.test_words import asked, first_in_turn

OPTIONS: list[tuple[str, Any]] = [
    ("seats", (3, 5)),
    ("card_counts", ("13-20-20-14", "16-20-18-13", "10-18-23-16", "17-17-17-16")),
    ("estate_counts", ("one-42", "one-36", "one-30")),
    ("red_area", (20, 60)),
    ("exchange", ("up_to_3", "exactly_3")),
    ("asleep", ("default", "automa")),
]
DEFAULTS = [3, "13-20-20-14", "one-42", 30, "up_to_3", "default"]
CONFIRMED = (("d.action", "done"), ("d.phase3", "raid:s2"), ("d.confirm", "confirm"))
WON = (("d.attack", "4"), ("d.defend", "1")) * 3


def begun_with(*clans: tuple[str, tuple[int, ...]]) -> State:
    """Return a game before the turn of the first seat, with these clans and hands."""
    state = first_in_turn()
    some = zip(state.seats, clans, strict=True)
    return replace(state, seats=tuple(replace(seat, clan=clan, hand=hand) for seat, (clan, hand) in some))


def limits(option: StartOption) -> Any:
    return (option.low, option.high) if option.kind == "number" else option.choices


def test_the_menu_of_the_start_has_the_usual_first() -> None:
    """setup.1, setup.4, setup.6, round.8, exchange.3."""
    assert [(one.id, limits(one)) for one in GAME.options] == OPTIONS
    assert [one.default for one in GAME.options] == DEFAULTS


def test_automas_are_offered_from_the_weakest_to_the_strongest() -> None:
    assert GAME.strengths == ("drover", "reiver", "chieftain")


@pytest.mark.parametrize(
    ("answers", "apart"),
    [
        ((), ["done"]),
        ((("d.action", "bard:s2"),), ["back"]),
        ((("d.action", "done"),), ["nothing"]),
        (CONFIRMED[:2], ["back"]),
        (CONFIRMED, []),
        ((*CONFIRMED, ("d.attack", "ahead")), []),
        ((*CONFIRMED, ("d.attack", "ahead"), ("d.attack", "4")), ["ask"]),
        ((*CONFIRMED, *WON), ["nothing"]),
    ],
)
def test_the_buttons_that_lead_nowhere_new_stand_apart(
    answers: tuple[tuple[str, str], ...], apart: list[str]
) -> None:
    state = begun_with(("ardroch", (4, 4, 4, 4)), ("balnevis", (1, 1, 1, 1)), ("erskay", (2, 2, 2, 2)))
    question = asked(state, *answers)
    assert isinstance(question, Choice)
    assert [one.id for one in question.options if one.is_back] == apart


@pytest.mark.parametrize(("hand", "most"), [((2, 3), 2), ((1, 2, 3), 3), ((1, 1, 2, 3, 3), 3)])
def test_no_more_cards_can_be_exchanged_than_are_held(hand: tuple[int, ...], most: int) -> None:
    """exchange.2, raid.5."""
    state = first_in_turn(hand=hand, court=Tokens(Y=len(hand), B=2))
    question = asked(state, ("d.action", "done"), ("d.phase3", "exchange"))
    assert isinstance(question, MultiChoice)
    assert (question.low, question.high) == (0, most)


def test_who_renames_a_clan_reads_how_long_the_name_may_be() -> None:
    """setup.18."""
    hints = {words(GAME)(one.hint) for one in GAME.fixes(begun())}
    assert hints == {"up to 10 letters, such as Glenmore"}


def test_who_won_a_raid_reads_whom_he_has_beaten() -> None:
    """result.3."""
    state = begun_with(("ardroch", (4, 4, 4, 4)), ("balnevis", (1, 1, 1, 1)), ("erskay", (2, 2, 2, 2)))
    assert words(GAME)(asked(state, *CONFIRMED, *WON).ask) == "What do you take?\nBalnevis is beaten."


@pytest.mark.parametrize("drawn", ["BBBBBB", "BBRRRR", "GGBBBB", "YBBBBB"])
def test_of_an_estate_that_nothing_would_pay_no_reason_is_told(drawn: str) -> None:
    """estate.1, action.10: a reason stands only where the tokens would be enough."""
    state = first_in_turn(court=Tokens(Y=0, B=2), estates=("cattle", "", "", "", "", ""))
    told = words(GAME)(asked(state, drawn=drawn).ask)
    assert "estate" not in told


BARD = (("d.action", "bard:s2"), ("d.bard", "bard:s2:Y"), ("d.confirm", "confirm"))
LOST = (("d.attack", "4"), ("d.defend", "4")) * 3


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ((), "Which action?"),
        ((("d.action", "bard:s3"),), "What does the bard take?\nFrom the court of Erskay."),
        (BARD, "Which card do you discard?\nYou lose a warrior."),
        (CONFIRMED[:1], "Raid or exchange?"),
        (CONFIRMED[:2], "You plan:\n• Raid Balnevis"),
        ((CONFIRMED[0], ("d.phase3", "exchange")), "Exchange which cards? At most 3"),
        (CONFIRMED, "Attack: lay your 1st card of 3"),
        ((*CONFIRMED, *LOST[:3]), "Defence: lay your 2nd card of 3"),
        ((*CONFIRMED, *LOST), "Lay 2 cards back"),
    ],
)
def test_a_question_says_what_is_to_be_decided(answers: tuple[tuple[str, str], ...], told: str) -> None:
    state = begun_with(("ardroch", (4, 4, 4, 4)), ("balnevis", (4, 4, 4, 4)), ("erskay", (2, 2, 2, 2)))
    assert words(GAME)(asked(state, *answers).ask) == told


def test_exactly_three_cards_are_asked_for_where_it_has_to_be_three() -> None:
    """exchange.3."""
    state = first_in_turn(hand=(1, 2, 3, 4))
    state = replace(state, options=replace(state.options, exchange="exactly_3"))
    question = asked(state, ("d.action", "done"), ("d.phase3", "exchange"))
    assert isinstance(question, MultiChoice)
    assert (question.low, question.high) == (3, 3)
    assert words(GAME)(question.ask) == "Exchange which 3 cards?"


def test_the_owner_of_the_marker_is_asked_which_tokens_go_back() -> None:
    """token.2, token.3."""
    question = asked(replace(first_in_turn(), marker="s1"), drawn="YYBGRR")
    assert isinstance(question, MultiChoice)
    first, second = words(GAME)(question.ask).splitlines()
    assert (first, second) == (
        "Which tokens go back, if any?",
        "Largest following: you draw as many anew.",
    )
    labels = [words(GAME)(one.label) for one in question.options]
    assert labels == ["🟨 yellow", "🟨 yellow", "🟦 blue", "🟩 green", "🟥 red", "🟥 red"]
    assert (question.low, question.high) == (0, 6)


def test_the_names_of_clans_that_can_be_changed_are_named() -> None:
    """setup.18."""
    state = begun_with(("ardroch", ()), ("balnevis", ()), ("erskay", ()))
    labels = [words(GAME)(one.label) for one in GAME.fixes(state)]
    assert labels == ["Name of Ardroch", "Name of Balnevis", "Name of Erskay"]


@pytest.mark.parametrize(
    ("hand", "exchange", "is_offered"),
    [
        ((), "up_to_3", False),
        ((1,), "up_to_3", True),
        ((1, 2), "exactly_3", False),
        ((1, 2, 3), "exactly_3", True),
    ],
)
def test_who_has_enough_cards_may_exchange(hand: tuple[int, ...], exchange: Any, is_offered: bool) -> None:
    """exchange.2, exchange.3."""
    state = first_in_turn(hand=hand)
    state = replace(state, options=replace(state.options, exchange=exchange))
    question = asked(state, ("d.action", "done"))
    assert isinstance(question, Choice)
    assert ("exchange" in [one.id for one in question.options]) is is_offered


def test_a_plan_to_exchange_no_card_says_so() -> None:
    """exchange.2."""
    plan: Any = (("d.action", "done"), ("d.phase3", "exchange"), ("d.exchange", []))
    assert words(GAME)(asked(first_in_turn(), *plan).ask) == "You plan:\n• Exchange cards: no cards"


def test_of_the_start_the_order_of_cards_and_estates_is_secret_and_no_more() -> None:
    """secret.2: who begins and which clan is whose all may see."""
    said = perform(GAME, None, None, Luck("open"), {}).said
    assert {one.id: one.by for one in said} == {
        "beginner": "chance",
        "cards": "secret",
        "estates": "secret",
        "clans": "chance",
    }


def test_a_first_action_with_reasons_is_still_the_first() -> None:
    full = first_in_turn(estates=("cattle", "castle"))
    first, *why = words(GAME)(asked(full, drawn="RBBGYY").ask).splitlines()
    assert (first, why) == ("Which action?", ["No cattle or castle: no free estate"])
