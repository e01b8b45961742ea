"""Whole messages of a move: its title, then its lines; those that give way where there is little room."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.script.event import Event
from engines.core.script.run import Asking, Done, Said
from engines.london import GAME
from engines.london.model.state import State
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)


def message(events: Any) -> list[str]:
    """Return the title, if it has one, and the lines; a detail in brackets, what moves nothing starred."""
    gist = GAME.sum_up(events)
    found = [SAY(gist.title)] if gist.title else []
    for one in gist.lines:
        said = SAY(one.text)
        found.append(f"({said})" if one.is_detail else f"{said} *" if one.is_points else said)
    return found


def played(state: State, move: Move, *answers: Any) -> Done[State]:
    said: tuple[Said, ...] = ()
    result = play(GAME, state, move, "told")
    for answer in answers:
        assert isinstance(result, Asking)
        said = (*result.said, Said(result.questions[0].id, answer))
        result = play(GAME, state, move, "told", said)
    assert isinstance(result, Done), result
    return result


def turned(state: State, cards: tuple[str, ...], *answers: Any) -> tuple[Event, ...]:
    """Return what is told in AutoMartin's turn with these automa cards on top of its deck."""
    state = replace(state, deck=(*cards, *(one for one in state.deck if one not in cards)))
    return tuple(played(state, Move("turn", {"seat": "a1"}), *answers).events)


def designed(level: str = "III", **fix: str) -> State:
    return states.fixed(states.begun(deck="designed", level=level), **fix)


TURNS: list[tuple[dict[str, str], dict[str, Any], tuple[str, ...], tuple[Any, ...], list[str]]] = [
    (
        {},
        {},
        ("I-09",),
        ("later",),
        [
            "AutoMartin gains no card",
            "Unnamed card: city deck → t1",
            "+1 poverty",
            "(Automa card I-09)",
            "(No filter: nothing is drawn.)",
        ],
    ),
    (
        {},
        {},
        ("III-01", "III-07", "I-03"),
        ("Wren blue", "later"),
        [
            "AutoMartin gains Wren",
            "Wren: city deck → stack",
            "Unnamed card: city deck → t1",
            "Nothing to draw: development board *",
            "+5 coins, +1 poverty",
            "(Automa cards III-01, III-07, I-03)",
            "(1 card noted for next time)",
        ],
    ),
    (
        {"city_left": "0"},
        {},
        ("I-08",),
        (),
        [
            "AutoMartin gains no card",
            "No city card is left to draw. *",
            "No city card to put on the board. *",
            "(Automa card I-08)",
        ],
    ),
    (
        {"t1": "Vintners brown +4"},
        {},
        ("I-02", "I-07"),
        (),
        [
            "AutoMartin gains Vintners",
            "Vintners: t1 → stack",
            "+4 coins, +1 poverty",
            "(Automa card I-02)",
            "(I-07 is skipped.)",
        ],
    ),
    (
        {},
        {"draw_another_limit": 0},
        ("III-07",),
        ("Wren blue",),
        [
            "AutoMartin gains Wren",
            "Wren: city deck → stack",
            "+2 coins",
            "(Automa card III-07)",
            "(No further automa card: 0 is the most.)",
            "(1 card noted for next time)",
        ],
    ),
    (
        {"t1": "Omnibus brown", "t2": "Hospital blue c2 e3"},
        {},
        ("III-06",),
        ("later",),
        [
            "AutoMartin gains Omnibus and Hospital",
            "Omnibus: t1, Hospital: t2 → stack",
            "Unnamed card: city deck → t1",
            "Nothing to draw: development board *",
            "+10 prestige, +1 poverty",
            "(Automa card III-06)",
            "(Omnibus is crucial: 5 prestige.)",
            "(Hospital is crucial: 5 prestige.)",
        ],
    ),
    (
        {"t1": "Vintners", "city_left": "5"},
        {},
        ("I-03",),
        ({"t1": "Vintners brown +4"}, "empty"),
        [
            "AutoMartin gains Vintners",
            "Vintners: t1 → stack",
            "No city card to put on the board. *",
            "+4 coins, +1 poverty",
            "City deck empty. Last turn: Player 1",
            "(Automa card I-03)",
            "(1 card noted for next time)",
        ],
    ),
    (
        {"t1": "Huguenots brown d2", "city_left": "5"},
        {},
        ("I-03",),
        ("Wren blue last",),
        [
            "AutoMartin gains Huguenots and Wren",
            "Huguenots: t1 → stack",
            "Wren: city deck → stack",
            "No city card to put on the board. *",
            "+1 poverty",
            "City deck empty. Last turn: Player 1",
            "(Automa card I-03)",
            "(1 card noted for next time)",
        ],
    ),
    (
        {f"{row}{n}": "?" for row in "tb" for n in (1, 2, 3)},
        {},
        ("I-07", "I-08"),
        ("Coach Yard brown d2", "Gate pink c9 e2", "Mews pink e1"),
        [
            "AutoMartin gains Coach Yard and Mews",
            "Coach Yard: city deck → stack",
            "Top row leaves: 3 cards, bottom moves up",
            "Gate: too dear → b1",
            "Mews: city deck → stack",
            "+1 coin, +1 poverty",
            "(Automa card I-07)",
            "(I-08 is skipped.)",
            "(3 cards noted for next time)",
        ],
    ),
    (
        {"a1_coins": "0", "t1": "Bridge pink c2 e2"},
        {},
        ("I-03",),
        ("later",),
        [
            "AutoMartin gains no card",
            "Bridge: too dear → t1",
            "Unnamed card: city deck → t2",
            "+1 poverty",
            "(Automa card I-03)",
        ],
    ),
    (
        {"a1_coins": "9", "slot_1": "Hackney c3 e2 v1", "slot_2": "empty", "slot_3": "empty"},
        {},
        ("I-10",),
        ("later",),
        [
            "AutoMartin gains Hackney",
            "Hackney: from slot 1",
            "Next borough → slot 1",
            "Unnamed card: city deck → t1",
            "−1 coin, +1 prestige",
            "(Automa card I-10)",
        ],
    ),
]


@pytest.mark.parametrize(("fix", "options", "cards", "answers", "lines"), TURNS)
def test_a_turn_is_told_in_few_lines(
    fix: dict[str, str],
    options: dict[str, Any],
    cards: tuple[str, ...],
    answers: tuple[Any, ...],
    lines: list[str],
) -> None:
    """Cards first, then what the turn brings, whose last turns come, and why."""
    state = designed(**fix)
    state = replace(state, options=replace(state.options, **options))
    assert message(turned(state, cards, *answers)) == lines


def test_a_deck_that_is_shuffled_anew_is_no_more_than_a_detail() -> None:
    state = replace(designed(), deck=(), pile=("I-09",))
    assert message(turned(state, (), "later"))[-3:] == [
        "(Automa card I-09)",
        "(The one automa card is the deck anew.)",
        "(No filter: nothing is drawn.)",
    ]


def test_the_start_says_what_is_played_and_whose_the_values_are() -> None:
    done = begin(GAME, {"kept": {"cards": {"Vintners": "Vintners brown +4"}}}, "told")
    assert isinstance(done, Done)
    assert message(done.events) == [
        "AutoMartin plays 10 cards, level I.",
        "The deck: a third party's record, unchecked.",
        "1 card as you said, others 1st edition.",
    ]


@pytest.mark.parametrize(
    ("options", "fix", "line", "answers", "lines"),
    [
        (
            {"players": 2},
            {},
            "due 2 p1; due 9 p2; due 9 supply; effect poverty +2; effect coins -1 Bridge; effect poverty -3",
            (),
            [
                "AutoMartin pays 2 to Player 1",
                "Supply pays 9 to Player 2",
                "AutoMartin can't pay: it lapses",
                "AutoMartin: poverty +2, now 2",
                "AutoMartin: coins -1, now 2",
                "AutoMartin: poverty -2, now 0",
            ],
        ),
        (
            {"due_short": "gap"},
            {},
            "due 9 p1; effect coins +3; due 4 supply",
            (),
            ["AutoMartin pays 5, supply 4", "AutoMartin: coins +3, now 3", "AutoMartin pays 3"],
        ),
        (
            {},
            {"city_left": "2"},
            "drew 2",
            (True,),
            ["2 city cards were drawn.", "City deck empty. Last turn: AutoMartin"],
        ),
        (
            {},
            {"t1": "Vintners"},
            "row top gone; board = School, -, ?; board + Victoria Station c2",
            (),
            [
                "Top row leaves: 1 card, bottom moves up",
                "The board as you told: 2 cards",
                "Victoria Station → t2",
                "(1 card noted for next time)",
            ],
        ),
    ],
)
def test_what_people_report_is_told_in_few_lines(
    options: dict[str, Any], fix: dict[str, str], line: str, answers: tuple[Any, ...], lines: list[str]
) -> None:
    done = played(states.fixed(states.begun(**options), **fix), Move("report", {"line": line}), *answers)
    assert message(done.events) == lines


@pytest.mark.parametrize(
    ("options", "move", "lines"),
    [
        ({}, Move("section"), ["Section A is used up: B comes next."]),
        ({}, Move("done", {"seat": "p1"}), []),
        ({}, Move("out", {"seat": "p1"}), ["City deck empty. Last turn: AutoMartin"]),
        (
            {"players": 2, "first_seat": "p2", "last_turns": "finish_round"},
            Move("out", {"seat": "p1"}),
            ["City deck empty: no further turn"],
        ),
    ],
)
def test_what_people_pick_is_told_in_few_lines(options: dict[str, Any], move: Move, lines: list[str]) -> None:
    assert message(played(states.begun(**options), move).events) == lines


@pytest.mark.parametrize(
    ("total", "title"),
    [
        ("41", "Player 1 wins"),
        ("3", "AutoMartin wins"),
        ("5", "A shared win: AutoMartin, Player 1"),
        ("", "The game is over"),
    ],
)
def test_the_end_says_once_who_has_won_and_leaves_the_sums_to_the_score(total: str, title: str) -> None:
    state = states.fixed(states.begun(poverty_table="own"), a1_prestige="4", city_left="0")
    rivals = {"p1.poverty": 0, "p1.total": total, "p1.boroughs": "0"}
    assert message(played(replace(state, ending=()), Move("end"), "0 1 +3", rivals).events) == [title]
