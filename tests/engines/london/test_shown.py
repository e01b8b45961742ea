"""What is shown of an automa card, who sits at the table, and what set-up, score and options list."""

from dataclasses import replace
from typing import Any

import pytest

from engines.london import GAME
from engines.london.model.automa_card import AutomaCard
from engines.london.model.state import State
from tests.contract.words import words
from tests.engines.london import states
from tests.engines.london.gallery import table_picture
from tests.pictures.drawing import turn_of

SAY = words(GAME)
CARD = AutomaCard("X", "II", 2, 1, True, ("development_board", "coins", "last"), "draw_another")
PLAIN = AutomaCard("Y", "I")


def said_of_card(card: AutomaCard, step: str) -> str:
    seat = replace(states.START.seats[0], card=card.id, step=step)
    options = replace(states.START.options, deck="own")
    state: State = replace(
        states.START, options=options, own=(card,), seats=(seat,), deck=(), pile=(card.id,)
    )
    return turn_of(GAME, state, "a1").words[-1]


@pytest.mark.parametrize(
    ("card", "step", "told"),
    [
        (CARD, "crucial", "Crucial Cards (decided), development board, coins, last, another card"),
        (CARD, "1", "Crucial Cards, development board (decided), coins, last, another card"),
        (CARD, "3", "Crucial Cards, development board, coins, last (decided), another card"),
        (CARD, "", "Crucial Cards, development board, coins, last, another card"),
    ],
)
def test_the_line_that_decided_is_marked(card: AutomaCard, step: str, told: str) -> None:
    """card.1."""
    assert said_of_card(card, step) == f"X, level II: 2 coins, 1 poverty, {told}"


def test_a_card_without_action_has_none() -> None:
    """card.4."""
    assert said_of_card(PLAIN, "") == "Y, level I: 0 coins, 0 poverty"


def test_a_card_that_nobody_names_is_shown_without_values() -> None:
    shown = table_picture(states.fixed(states.START, t1="?", t2="Wren", t3="Sewers blue c4 p-3")).words
    assert shown[1:5] == ("t1: Unnamed card", "t2: Wren", "t3: Sewers c4 p-3", "b1: empty")


def test_automartins_sit_first_then_people_who_are_called_by_their_names() -> None:
    seats = GAME.seats(states.begun(players=3, automas=1))
    assert [(one.id, SAY(one.label), one.is_automa, one.takes_name) for one in seats] == [
        ("a1", "AutoMartin", True, False),
        ("p1", "Player 1", False, True),
        ("p2", "Player 2", False, True),
        ("p3", "Player 3", False, True),
    ]
    names = [SAY(one.label) for one in GAME.seats(states.begun(players=1, automas=2))]
    assert names == ["AutoMartin 1", "AutoMartin 2", "Player 1"]


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (
            {},
            [
                "Board: 2 rows of 3 places.",
                "AutoMartin: 5 coins, 0 poverty.",
                "City deck A, B, C: 6 in hand.",
                "Boroughs: City, Westminster, Southwark.",
                "Third party's deck; 1st edition's values",
            ],
        ),
        (
            {"players": 2, "automas": 2, "start_coins": 1, "start_poverty": 5, "deck": "designed"},
            [
                "Board: 2 rows of 5 places.",
                "AutoMartins: 1 coin, 5 poverty each.",
                "City deck A, B, C: 6 in hand.",
                "Boroughs: City, Westminster, Southwark.",
                "Deck designed here; 1st edition's values",
            ],
        ),
    ],
)
def test_the_table_is_set_up_in_this_order(options: dict[str, Any], lines: list[str]) -> None:
    """setup.5, setup.6, setup.15, setup.16."""
    assert [SAY(one) for one in GAME.set_up(states.begun(**options))] == lines


def test_points_so_far_stand_by_what_they_are_for() -> None:
    """score.2, score.3."""
    state = states.fixed(
        states.begun(automas=2),
        a1_prestige="7",
        a1_coins="8",
        a1_stack="Bridge e3",
        a1_boroughs="Lambeth e6",
        a1_poverty="9",
    )
    first, second = GAME.score(state)
    assert [SAY(first.title), *map(SAY, first.lines)] == [
        "AutoMartin 1: 18 points so far",
        "Poverty is looked up at the end.",
    ]
    assert [(SAY(one.name), SAY(one.value)) for one in first.fields] == [
        ("Prestige", "7"),
        ("Stack", "3"),
        ("Boroughs", "6"),
        ("Coins", "2"),
    ]
    assert (first.seat, second.seat) == ("a1", "a2")


def test_options_stand_in_this_order() -> None:
    assert [(one.id, one.default) for one in GAME.options] == [
        ("automas", 1),
        ("players", 1),
        ("level", "I"),
        ("deck", "recorded"),
        ("first_seat", "p1"),
        ("start_coins", 5),
        ("start_poverty", 0),
        ("coin_offset", 0),
        ("draw_another_limit", 5),
        ("due_short", "whole"),
        ("board_overflow", "oldest_row"),
        ("last_turns", "one_each"),
        ("coins_per_prestige", 3),
        ("poverty_table", "first_edition"),
    ]
