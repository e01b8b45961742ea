"""A table at its start: who sits there, what nobody may see, and what a saved table needn't say."""

import json
from typing import Any

import pytest

from engines.burgundy import GAME
from engines.burgundy.model import tile
from engines.core.script.run import Asking, Done, Said
from tests.contract.player import step
from tests.contract.words import words
from tests.engines.burgundy.gallery import score_pictures
from tests.engines.burgundy.states import TWO
from tests.engines.burgundy.test_session import begun

SAY = words(GAME)


@pytest.mark.parametrize(
    ("automas", "people", "seats"),
    [
        (1, 1, ["Automata 1, a bot", "Player 1, named as they like"]),
        (
            *(1, 3),
            [
                "Automata 1, a bot",
                "Player 1, named as they like",
                "Player 2, named as they like",
                "Player 3, named as they like",
            ],
        ),
        (2, 1, ["Automata 1, a bot", "Automata 2, a bot", "Player 1, named as they like"]),
    ],
)
def test_people_sit_behind_the_automata_and_take_names(automas: int, people: int, seats: list[str]) -> None:
    assert [
        SAY(one.label) + ", a bot" * one.is_automa + ", named as they like" * one.takes_name
        for one in GAME.seats(begun(automas=automas, players=people))
    ] == seats


def test_stacks_and_decks_are_secret_and_what_was_drawn_is_not() -> None:
    result = step(GAME, None, None, (), {"board": "dealt"})
    assert isinstance(result, Done)
    supply = ["b", "y", "g", "lg", "dg", "u", "black", "goods"]
    assert [(one.id, one.by) for one in result.said] == [
        ("deck.shuffle", "secret"),
        ("card.drawn", "chance"),
        ("card.drawn", "chance"),
        *((f"supply.{one}", "secret") for one in supply),
        ("dice.white", "chance"),
    ]


def test_before_the_first_round_no_die_shows_anything() -> None:
    said: tuple[Said, ...] = (Said("card.drawn", "7"), Said("card.drawn", "4"))
    asking = step(GAME, None, None, said, {"dice": "table"})
    assert isinstance(asking, Asking)
    state: Any = asking.state
    assert [one.id for one in asking.questions] == ["dice.white"]
    assert (state.white, state.round, state.phase, state.seats[0].die) == (0, 0, 1, 0)


def test_what_a_saved_table_leaves_out_is_as_at_the_start() -> None:
    state = begun()
    saved = json.loads(GAME.dump(state))
    saved["options"] = {}
    for name in (
        "phase",
        "played",
        "depots",
        "taken",
        "market",
        "bonus",
        "supply",
        "course",
        "is_told",
        "is_over",
    ):
        del saved[name]
    for seat in saved["seats"]:
        for name in (
            "completed",
            "reserve",
            "duchy",
            "colours",
            "goods",
            "silver",
            "points",
            "ledger",
            "die",
        ):
            del seat[name]
    assert GAME.load(json.dumps(saved)) == state


def test_the_points_are_shown_in_the_order_in_which_they_come() -> None:
    assert score_pictures(TWO)[0].words == (
        "If it ended now: Automata 1: 134, Automata 2: 75",
        "Cards: Automata 1: 45, Automata 2: 54",
        "Livestock: Automata 1: 23, Automata 2: 8",
        "Sales: Automata 1: 18, Automata 2: 12",
        "Buildings: Automata 1: 6, Automata 2: 0",
        "Bonus tiles: Automata 1: 5, Automata 2: 0",
        "Corrections: Automata 1: 0, Automata 2: -3",
        "Yellow tiles: Automata 1: 8, Automata 2: 0",
        "Goods left: Automata 1: 7, Automata 2: 0",
        "Silver: Automata 1: 3, Automata 2: 0",
        "Reserve: Automata 1: 9, Automata 2: 0",
        "Open cards: Automata 1: 10, Automata 2: 4",
    )


@pytest.mark.parametrize("code", ["b:bank", "y:3", "y", "u", "dg", "g", "lg", "wild:lg:cow2"])
def test_only_livestock_face_up_has_animals(code: str) -> None:
    assert tile.animals(code) == ("", 0)
