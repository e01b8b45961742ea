"""What the table reads between turns and before it chooses: cards, ways of knowing the board, how to draw."""

import re
from dataclasses import replace

import pytest

from engines.burgundy import GAME
from engines.core.game.play import begin
from engines.core.script.requests import Question
from engines.core.script.run import Asking, Said
from engines.core.text import text
from tests.contract.words import BOT, folders, words
from tests.engines.burgundy.states import ONE, OVER, TRACKED, TWO

SAY = words(GAME)


def test_each_automata_has_its_cards_with_their_open_spaces() -> None:
    first, second = (SAY(one.value).splitlines() for one in GAME.panel(TWO).fields)
    assert first == [
        "Silver 3 · goods 7 · reserve 9 · track 2",
        "Left 7, open: 🟫 🟦",
        "Right 6, open: 🟨 🟦",
    ]
    assert second[1:] == ["Left 3, open: 🟦 🟫", "Right 1, open: ⬜ 🟩 🟨"]


@pytest.mark.parametrize("mode", ["search", "tracked", "dealt"])
def test_who_keeps_the_board_is_called_as_the_docs_call_it(mode: str) -> None:
    assert SAY(text(f"option-board-{mode}")).startswith(f"{mode}: ")
    assert SAY(text("chosen-board", value=mode)) == mode
    state = ONE if mode != "search" else TRACKED
    offered = [SAY(one.label) for one in GAME.offers(state) if one.move.code == f"board mode={mode}"]
    assert [label.partition(":")[0] for label in offered] == [mode]


def drawn(*cards: str) -> Question:
    """Return what a table that draws its own cards is asked after drawing these."""
    asking = begin(GAME, {"dice": "table"}, "seed", [])
    for card in cards:
        assert isinstance(asking, Asking)
        asking = begin(GAME, {"dice": "table"}, "seed", (*asking.said, Said("card.drawn", card)))
    assert isinstance(asking, Asking)
    return asking.questions[0]


def test_a_table_with_its_own_cards_is_told_to_draw_until_one_fits() -> None:
    assert SAY(drawn().ask).splitlines() == [
        "Automata 1: left card?",
        "Draw until one shows a castle space,",
        "then shuffle the others back in.",
    ]
    assert SAY(drawn("4").ask).splitlines() == [
        "Automata 1: right card?",
        "Draw one from the shuffled cards.",
    ]


def test_before_the_white_die_was_told_it_shows_nothing() -> None:
    state = replace(ONE, phase=1, round=0, white=0, order=(), played=())
    assert GAME.panel(state).lines == ()
    assert SAY(GAME.footer(state)).startswith("Burgundy · phase A · ")
    assert SAY(GAME.set_up(replace(state, options=TRACKED.options))[0]) == "Set up for **2 players**."


def test_it_says_who_plays_next_of_those_who_have_not() -> None:
    assert SAY(GAME.panel(TWO).lines[-1]) == "Next: **Player 1**"
    assert SAY(GAME.panel(replace(TWO, played=("p1", "a1"))).lines[-1]) == "Next: **Player 2**"


def test_when_the_game_is_over_nobody_is_next() -> None:
    assert GAME.panel(OVER).lines == ()


def test_several_automata_are_no_automatas() -> None:
    files = [file for folder in (BOT, *folders(GAME)) for file in folder.rglob("*.ftl")]
    assert files
    assert [
        file.name for file in files if re.search("automatas", file.read_text("utf-8"), re.IGNORECASE)
    ] == []
