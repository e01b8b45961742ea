"""What a move of London comes to, as people read it: what hands must do, what it brings, why."""

from dataclasses import replace
from typing import Any

from engines.core.game import Move
from engines.core.play import play
from engines.core.run import Asking, Said
from engines.london import GAME
from engines.london.state import State
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)


def told(state: State, card: str, *answers: Any) -> tuple[list[str], list[str]]:
    """Return the lines and the details of AutoMartin's turn with this automa card."""
    state = replace(state, deck=(card, *(one for one in state.deck if one != card)))
    said: tuple[Said, ...] = ()
    result = play(GAME, state, Move("turn", {"seat": "a1"}), "gist")
    for answer in answers:
        assert isinstance(result, Asking)
        said = (*result.said, Said(result.questions[0].id, answer))
        result = play(GAME, state, Move("turn", {"seat": "a1"}), "gist", said)
    assert not isinstance(result, Asking)
    lines = GAME.gist(result.events).lines
    return [SAY(one.text) for one in lines if not one.is_detail], [
        SAY(one.text) for one in lines if one.is_detail
    ]


def test_cards_stand_first_then_what_the_turn_brings_then_why() -> None:
    start = states.fixed(
        states.begun(deck="designed"), t1="Vintners brown +4", t3="Oxford Street brown c4 +8 v2 p-1"
    )
    lines, why = told(start, "I-01", "later")
    assert lines == ["Vintners: t1 → stack", "an unnamed card: deck → t1", "+5 coins, +1 poverty"]
    assert why[0] == "Automa card I-01"


def test_each_card_of_a_long_turn_is_named() -> None:
    start = states.fixed(
        states.begun(deck="designed", level="II"),
        t1="Vintners brown +4",
        t2="Omnibus brown",
        t3="Whitehall pink c4 e1",
        b1="Hospital blue c2 e3",
    )
    lines, _ = told(start, "II-01", "School blue e2")
    assert lines == [
        "Omnibus, Whitehall → stack",
        "Hospital, Vintners → stack",
        "School: deck → t1",
        "+15 prestige",
    ]


def test_a_row_that_leaves_takes_its_cards_along_and_the_other_moves() -> None:
    start = states.fixed(states.begun(), t1="Vintners", t2="Omnibus", t3="Whitehall", b1="School")
    result = play(GAME, start, Move("row", {"row": "top"}), "gist")
    assert not isinstance(result, Asking)
    assert [SAY(one.text) for one in GAME.gist(result.events).lines] == [
        "The top row leaves the game",
        "The bottom row moves up",
        "Gone: Vintners, Omnibus",
        "Gone: Whitehall",
    ]
