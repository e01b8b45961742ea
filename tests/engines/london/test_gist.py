"""What a move of London comes to, as people read it: what hands must do, what it brings, why."""

from dataclasses import replace
from typing import Any

from engines.core.game.move import Move
from engines.core.game.play import play
from engines.core.script.run import Asking, Done, Said
from engines.core.text import text
from engines.london import GAME
from engines.london.model import events
from engines.london.model.state import State
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)


def turned(state: State, card: str, *answers: Any) -> Done[State]:
    """Return AutoMartin's turn with this automa card."""
    state = replace(state, deck=(card, *(one for one in state.deck if one != card)))
    said: tuple[Said, ...] = ()
    result = play(GAME, state, Move("turn", {"seat": "a1"}), "gist")
    for answer in answers:
        assert isinstance(result, Asking)
        said = (*result.said, Said(result.questions[0].id, answer))
        result = play(GAME, state, Move("turn", {"seat": "a1"}), "gist", said)
    assert isinstance(result, Done)
    return result


def lines_of(done: Done[State]) -> tuple[list[str], list[str]]:
    """Return the lines and the details of a move."""
    lines = GAME.sum_up(done.events).lines
    return [SAY(one.text) for one in lines if not one.is_detail], [
        SAY(one.text) for one in lines if one.is_detail
    ]


def told(state: State, card: str, *answers: Any) -> tuple[list[str], list[str]]:
    """Return the lines and the details of AutoMartin's turn with this automa card."""
    return lines_of(turned(state, card, *answers))


def reported(state: State, line: str) -> tuple[list[str], list[str]]:
    """Return the lines and the details of what people typed."""
    result = play(GAME, state, Move("report", {"line": line}), "gist")
    assert isinstance(result, Done)
    return lines_of(result)


def test_cards_stand_first_then_what_the_turn_brings_then_why() -> None:
    start = states.fixed(
        states.begun(deck="designed"), t1="Vintners brown +4", t3="Oxford Street brown c4 +8 v2 p-1"
    )
    lines, why = told(start, "I-01", "later")
    assert lines == ["Vintners: t1 → stack", "Unnamed card: city deck → t1", "+5 coins, +1 poverty"]
    assert why == ["Automa card I-01"]


def test_a_turn_brings_gains_less_what_is_paid_and_given_back() -> None:
    start = states.fixed(
        states.begun(deck="designed"), a1_coins="9", a1_poverty="3", t1="Sewers blue c4 v1 p-3 +1"
    )
    lines, _ = told(start, "I-04", "later")
    assert lines[-1] == "−2 coins, +1 prestige, −2 poverty"


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
        "Omnibus: t2, Whitehall: t3, Hospital: b1, Vintners: t1 → stack",
        "School: city deck → t1",
        "+15 prestige",
    ]


def test_a_row_that_leaves_takes_its_cards_along_and_the_other_moves() -> None:
    start = states.fixed(states.begun(), t1="Vintners", t2="Omnibus", t3="Whitehall", b1="School")
    result = play(GAME, start, Move("row", {"row": "top"}), "gist")
    assert not isinstance(result, Asking)
    assert [SAY(one.text) for one in GAME.sum_up(result.events).lines] == [
        "Top row leaves: 3 cards, bottom moves up",
    ]


def test_cards_of_the_city_deck_stand_in_a_line_of_their_own() -> None:
    start = states.fixed(
        states.begun(deck="designed", level="II"),
        a1_coins="40",
        t1="Train Station North brown c3 e3",
        t2="Train Station South brown c3 e3",
        t3="Brixton Prison pink c2 e1 d2",
        b1="Hospital blue c2 e3",
    )
    lines, _ = told(start, "II-01", "University of London blue e3", "Lloyds of London brown +5", "later")
    assert lines[:2] == [
        "Train Station North: t1, Train Station South: t2, Brixton Prison: t3, Hospital: b1 → stack",
        "University of London, Lloyds of London: city deck → stack",
    ]


def test_what_hands_move_stays_where_the_lines_are_many() -> None:
    start = states.fixed(
        states.begun(deck="designed", level="II", players=2),
        t1="Omnibus brown",
        t2="Whitehall pink c4 e1",
        t3="Hospital blue c2 e3",
        t4="Oxford Street brown c1 +8",
    )
    lines = GAME.sum_up(turned(start, "II-01", "School blue e2 last").events).lines
    assert [SAY(one.text) for one in lines if not (one.is_points or one.is_detail)] == [
        "Omnibus: t1, Whitehall: t2, Hospital: t3, Oxford Street: t4 → stack",
        "School: city deck → t1",
        "+3 coins, +15 prestige",
        "Deck empty. Last: Player 1, Player 2",
    ]


def test_what_people_told_stands_in_the_order_in_which_they_told_it() -> None:
    start = states.fixed(states.begun(), t1="Vintners")
    lines, _ = reported(start, "board + Hospital, ?; took t2; slot 2 bought Lambeth c3 e2; drew 3")
    assert lines == [
        "Hospital → t2, Unnamed card → t3",
        "Hospital was taken from t2.",
        "Westminster was bought from slot 2.",
        "Lambeth → slot 2",
        "3 city cards were drawn.",
    ]
    lines, _ = reported(start, "drew 3; took t1; board + Mercers")
    assert lines == ["3 city cards were drawn.", "Vintners was taken from t1.", "Mercers → t1"]


def test_cards_put_down_before_a_row_leaves_stand_where_they_lie_then() -> None:
    start = states.fixed(
        states.begun(), t1="Vintners", t2="Omnibus", t3="Whitehall", b1="School", b2="Salters"
    )
    lines, _ = reported(start, "board + Mercers, Hospital, Grocers")
    assert lines == [
        "Top row leaves: 3 cards, bottom moves up",
        "Mercers → t3, Hospital → b1, Grocers → b2",
    ]


def test_cards_put_down_one_after_the_other_stand_in_one_line() -> None:
    lines, _ = reported(states.begun(), "board + Mercers, Hospital, ?; took t2; board + School")
    assert lines == [
        "Mercers → t1, Hospital → t2, Unnamed card → t3",
        "Hospital was taken from t2.",
        "School → t2",
    ]


def test_a_card_put_down_and_drawn_again_is_put_down_first() -> None:
    (t1, t2), vintners = (text("place", place=one) for one in ("t1", "t2")), text("card", name="Vintners")
    school = text("card", name="School")
    move = [
        events.flipped(who=text("seat-only"), id="R-I-01", level="I", sections=()),
        events.chosen(card=school, where=t2),
        events.stacked(card=school),
        events.chosen(card=vintners, where=t1),
        events.too_dear(card=vintners, price=3, coins=0, where=t1),
        events.flipped(who=text("seat-only"), id="R-I-02", level="I", sections=()),
        events.chosen(card=vintners, where=t1),
        events.stacked(card=vintners),
    ]
    assert [SAY(one.text) for one in GAME.sum_up(move).lines if one.is_needed] == [
        "School: t2 → stack",
        "Vintners: too dear → t1",
        "Vintners: t1 → stack",
    ]


def test_a_refused_borough_goes_under_its_own_deck_by_the_clause_of_refusals() -> None:
    start = states.fixed(states.begun(deck="designed"), a1_coins="0", slot_1="City c8", slot_2="empty")
    start = states.fixed(start, slot_3="Lambeth c9")
    done = turned(start, "I-10", "later")
    lines, _ = lines_of(done)
    assert lines[:3] == [
        "City: dear → borough deck",
        "Next borough → slot 1",
        "Unnamed card: city deck → t1",
    ]
    assert next(one.rule for one in done.events if one.id == "slot-filled") == "pay.9"


def asking(state: State, *cards: str) -> tuple[str, list[str]]:
    """Return the title and the lines of a turn with these automa cards at its first question."""
    state = replace(state, deck=(*cards, *(one for one in state.deck if one not in cards)))
    result = play(GAME, state, Move("turn", {"seat": "a1"}), "gist")
    assert isinstance(result, Asking)
    gist = GAME.sum_up(result.events)
    assert gist.title is not None
    return SAY(gist.title), [SAY(one.text) for one in gist.lines]


def test_a_turn_that_still_draws_is_not_said_to_gain_nothing() -> None:
    title, lines = asking(states.begun(level="III"), "R-II-04", "R-II-03", "R-I-05")
    assert title == "AutoMartin plays R-I-05"
    assert lines[0] == "Nothing to draw: development board"
    assert len([one for one in lines if one.startswith("Nothing")]) == 1


def test_a_crucial_card_that_is_too_dear_ends_no_turn() -> None:
    start = states.fixed(states.begun(level="II"), a1_coins="0", t1="Underground pink c7 v4", t2="?", t3="?")
    start = states.fixed(start, t2="Vintners", t3="Mercers")
    assert asking(start, "R-II-03")[0] == "AutoMartin plays R-II-03"


def test_a_turn_that_only_puts_a_card_aside_gains_nothing() -> None:
    assert asking(states.begun(deck="designed"), "I-09")[0] == "AutoMartin gains no card"
