"""The options of `/automa start london`: their bounds, their defaults, and what is refused at the start."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.errors import IllegalMove
from engines.london import GAME
from engines.london.model.options import Options
from engines.london.rules.score import loss
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)
OFFERED = {option.id: option for option in GAME.options}


@pytest.mark.parametrize(
    ("option", "low", "default", "high"),
    [
        ("automas", 1, 1, 3),  # setup.2
        ("players", 1, 1, 3),  # setup.2
        ("start_coins", 0, 5, 99),  # setup.6
        ("start_poverty", 0, 0, 50),  # setup.8
        ("coin_offset", -1, 0, 1),  # resource.3
        ("draw_another_limit", 0, 5, 30),  # action.6
        ("coins_per_prestige", 1, 3, 30),  # score.3
    ],
)
def test_a_number_lies_between_bounds(option: str, low: int, default: int, high: int) -> None:
    offered = OFFERED[option]
    assert (offered.low, offered.default, offered.high) == (low, default, high)


@pytest.mark.parametrize(
    ("option", "choices"),
    [
        ("level", ("I", "II", "III")),  # setup.11
        ("deck", ("recorded", "designed", "own")),  # setup.12
        ("due_short", ("whole", "gap")),  # loan.4
        ("board_overflow", ("oldest_row", "top_row", "bottom_row")),  # board.5
        ("last_turns", ("one_each", "finish_round")),  # end.5
        ("poverty_table", ("first_edition", "own")),  # score.5
    ],
)
def test_a_choice_offers_its_default_first(option: str, choices: tuple[str, ...]) -> None:
    assert OFFERED[option].choices == choices
    assert OFFERED[option].default == choices[0]


def test_options_come_in_the_order_in_which_a_table_needs_them() -> None:
    assert list(OFFERED)[:5] == ["automas", "players", "level", "deck", "first_seat"]


def test_a_stored_game_that_names_no_options_has_the_defaults() -> None:
    assert Options() == states.begun().options


def test_poverty_costs_what_the_first_edition_s_table_says() -> None:
    """score.5."""
    table = states.begun().table
    assert [loss(table, left) for left in range(13)] == [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21]


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"automas": 2, "players": 3}, "2 AutoMartins and 3 people"),
        ({"automas": 1, "players": 2, "first_seat": "p3"}, "2 people, 1 AutoMartin"),
    ],
)
def test_who_chooses_seats_that_cannot_be_is_told_how_many_there_are(
    chosen: dict[str, Any], told: str
) -> None:
    """setup.2, setup.14."""
    with pytest.raises(IllegalMove) as refused:
        states.begun(**chosen)
    assert told in SAY(refused.value.text)


@pytest.mark.parametrize(("left", "most"), [(None, 20), (50, 20), (4, 4)])
def test_no_more_cards_are_drawn_at_once_than_are_left(left: int | None, most: int) -> None:
    assert replace(states.begun(), city_left=left).most_drawn == most
