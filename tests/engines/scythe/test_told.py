"""Whole messages of an Automa's turn, and the words of what is asked in it."""

from functools import partial
from typing import Any

import pytest

from engines.core.game.move import Move
from engines.core.script.form import Form
from engines.core.script.requests import Choice, Number
from engines.core.script.run import Done
from engines.core.state.copying import altered
from engines.scythe import GAME
from engines.scythe.model.state import State
from tests.contract import player
from tests.contract.player import step
from tests.engines.scythe import states
from tests.engines.scythe.test_gist import message
from tests.engines.scythe.test_session import words

TURN = Move("turn", {"seat": "a1"})


def before(card: int, fix: dict[str, str], **options: Any) -> State:
    """Return a table of two before a turn of Rusviet, which draws that card; the map is known to be true."""
    chosen = {"faction_1": "crimea", "faction_2": "rusviet", "level": "automa", **options}
    state = altered(states.fixed(states.begun(**chosen), fix), is_told=True)
    own = state.automa("a1")
    return state.with_seat(altered(own, deck=(card, *(one for one in own.deck if one != card))))


asked = partial(player.asked, GAME)


MESSAGES: list[tuple[int, dict[str, str], dict[str, Any], list[str]]] = [
    (7, {}, {"level": "autometta"}, ["Rusviet skips this turn", "Rusviet draws card 7, plan I."]),
    (
        10,
        {},
        {},
        [
            "Rusviet: worker C6 → D6",
            "Rusviet: new mech on its base.",
            "Rusviet: +2 power (5), cube on to space 1",
            "Rusviet draws card 10, plan I.",
            "Move a mech: there is no such unit.",
            "Nearest to its base: worker C6",
        ],
    ),
    (
        10,
        {"a1-worker": "-"},
        {},
        [
            "Rusviet makes no move",
            "Rusviet: new mech on its base.",
            "Rusviet: +2 power (5), cube on to space 1",
            "Rusviet draws card 10, plan I.",
            "Move a mech: there is no such unit.",
            "Move a worker: there is no such unit.",
        ],
    ),
    (
        10,
        {"a1-mech": "D6", "p1-mech": "D5"},
        {},
        [
            "Rusviet: the mech stays on D6",
            "Rusviet: new mech on its base.",
            "Rusviet: +2 power (5), cube on to space 1",
            "Rusviet draws card 10, plan I.",
        ],
    ),
    (
        3,
        {"a1-track": "17", "a1-combat-stars": "2", "a1-power": "15"},
        {},
        [
            "Sixth star for Rusviet: the end",
            "Rusviet: worker C6 → D6",
            "Rusviet: +1 power, 16 now.",
            "Rusviet places a star for 16 power.",
            "Rusviet draws card 3, plan II.",
            "Nearest to its base: worker C6",
        ],
    ),
    (
        10,
        {"a1-worker": "base C6 D7", "a1-mech": "base"},
        {"level": "ultimaszyna"},
        [
            "Rusviet: mech base → C5",
            "Rusviet: worker base → D6",
            "Rusviet: new mech on its base.",
            "Rusviet: +3 power (6), cube on to space 1",
            "Rusviet draws card 10, plan I.",
            "Nearest to its base: worker base",
        ],
    ),
    (
        3,
        {"a1-track": "8"},
        {},
        [
            "Rusviet: worker C6 → D6",
            "Rusviet: +3 power (6), cube on to space 9",
            "Rusviet places a star of its track.",
            "Rusviet: shuffle all, turn to plan II.",
            "Rusviet draws card 3, plan I.",
            "Nearest to its base: worker C6",
        ],
    ),
    (
        14,
        {},
        {},
        [
            "Rusviet: character base → D6",
            "Remove the encounter token on D6.",
            "Rusviet: new worker on its base.",
            "Rusviet: +1 card (3), cube on to space 1",
            "Rusviet draws card 14, plan I.",
        ],
    ),
    (
        19,
        {"p1-worker": "D6 D6", "a1-worker": "C6"},
        {},
        [
            "Rusviet: character base → D6",
            "Crimea: 2 workers D6 → base",
            "Remove any resources on D6.",
            "Remove the encounter token on D6.",
            "Rusviet: new worker on its base.",
            "Rusviet: cube one space on, to space 1.",
        ],
    ),
]


@pytest.mark.parametrize(("card", "fix", "options", "told"), MESSAGES)
def test_the_message_of_a_turn(
    card: int, fix: dict[str, str], options: dict[str, Any], told: list[str]
) -> None:
    result = step(GAME, before(card, fix, **options), TURN)
    assert isinstance(result, Done)
    assert message(result.events) == told


def test_whether_the_map_is_true_is_asked_with_whose_units_are_meant() -> None:
    say, options = words("en").plain, {"seats": 3, "people": "12", "faction_3": "rusviet"}
    untold = altered(before(3, {}, faction_2="saxony", **options), is_told=False)
    question = asked(untold, TURN)
    assert say(question.ask).splitlines() == [
        "Still true?",
        "Units where the map has them:",
        "Crimea, Saxony",
    ]


def test_a_printed_card_is_asked_for_by_whose_it_is() -> None:
    question = asked(before(3, {}, deck="table"), TURN)
    assert isinstance(question, Choice)
    assert words("en").plain(question.ask) == "Which card did Rusviet draw?"
    assert [words("en").plain(one.label) for one in question.options] == [f"Card {n}" for n in range(1, 20)]


def test_a_veto_says_of_what_and_has_the_values_of_combat_cards() -> None:
    say = words("en").plain
    move = asked(before(3, {}, veto="moves"), TURN)
    assert isinstance(move, Choice)
    assert say(move.ask).splitlines() == ["Flip a combat card: its value?", "4, 5: no move of worker to D6"]
    assert [say(one.label) for one in move.options] == ["2", "3", "4", "5"]
    unit = asked(before(19, {}, veto="units"), TURN)
    assert say(unit.ask).splitlines() == ["Flip a combat card: its value?", "4, 5: Rusviet gets no worker"]


def test_a_fight_says_whose_total_is_wanted_and_where() -> None:
    say, state = words("en").plain, before(3, {"a1-mech": "E4", "p1-mech": "F4", "a1-cards": "2"})
    form = asked(state, states.line("mech F4 to E4"))
    assert isinstance(form, Form)
    assert form.to == "p1"
    assert say(form.ask).splitlines()[0] == "The fight on E4"
    total, power, cards = form.questions
    assert [say(one.ask).splitlines()[0] for one in form.questions] == [
        "Total of Crimea on E4",
        "Power, Rusviet",
        "Cards, Rusviet",
    ]
    assert isinstance(total, Number)
    assert isinstance(power, Number)
    assert isinstance(cards, Number)
    assert (total.low, total.high, total.prefill) == (0, 60, None)
    assert (power.low, power.high, power.prefill) == (0, 16, 3)
    assert (cards.low, cards.high, cards.prefill) == (0, 42, 2)


def test_what_isnt_known_of_resources_is_asked_hex_by_hex() -> None:
    state = before(19, {"p1-worker": "D6 D7", "a1-worker": "C6", "a1-character": "C6"})
    form = asked(state, TURN)
    assert isinstance(form, Form)
    assert [words("en").plain(one.ask) for one in form.questions] == ["Resources on D6", "Resources on D7"]
    assert [(one.low, one.high) for one in form.questions if isinstance(one, Number)] == [(0, 99)] * 2


def test_the_end_asks_a_person_for_what_counts_within_what_is_possible() -> None:
    say, state = words("en").plain, states.played(states.two(), *[states.line("star")] * 6)
    form = asked(state, Move("score"))
    assert isinstance(form, Form)
    assert say(form.ask).splitlines()[0] == "Crimea at the end"
    bounds = {one.id: (one.low, one.high, one.prefill) for one in form.questions if isinstance(one, Number)}
    assert bounds == {
        "stars": (0, 6, 6),
        "hexes": (0, 60, 2),
        "bonus": (0, 999, 0),
        "coins": (0, 999, None),
        "popularity": (0, 18, None),
    }
    rich = states.fixed(state, {"a1-coins": "40"})
    assert GAME.points is not None
    # Six stars are worth 18 at the lowest popularity.
    level = {"coins": GAME.points(rich)["a1"] - 18, "popularity": 0, "stars": 6, "hexes": 0, "bonus": 0}
    tie = asked(rich, Move("score"), {**level, "resources": "0"})
    assert isinstance(tie, Form)
    assert (say(tie.ask), tie.to) == ("A tie: what Crimea has", "p1")
    ends = [(one.id, one.low, one.high) for one in tie.questions if isinstance(one, Number)]
    assert ends == [("power", 0, 16), ("structures", 0, 4)]


def test_who_is_an_automa_and_who_sits_there_by_name() -> None:
    state = states.begun(seats=3, people="13")
    assert [(one.id, one.is_automa, one.takes_name) for one in GAME.seats(state)] == [
        ("p1", False, True),
        ("a1", True, False),
        ("p2", False, True),
    ]


def test_of_no_automa_hand_or_deck_can_be_seen() -> None:
    public = GAME.public(states.begun(seats=4, combat_cards="bot"))
    assert [sorted({"hand", "deck"} & one.keys()) for one in public["automas"]] == [["deck"]] * 3
    assert [one["deck"] for one in public["automas"]] == [19] * 3
    assert isinstance(public["combat_deck"], int)


def test_the_score_in_mid_game_names_who_has_most() -> None:
    state = states.begun(seats=3, faction_1="nordic", faction_2="rusviet", faction_3="crimea")
    ahead = states.fixed(state, {"a2-coins": "9"})
    assert words("en").plain(GAME.score(ahead)[0].title) == "Crimea is ahead of the Automas: 15"
    alone = states.fixed(states.two(), {"a1-coins": "9"})
    assert words("en").plain(GAME.score(alone)[0].title) == "Nordic has 15 so far"


@pytest.mark.parametrize(
    ("card", "fix", "options", "lines"),
    [
        (8, {}, {}, ["Rusviet: +2 mechs on its base"]),
        (
            11,
            {"a1-mech": "base"},
            {"level": "ultimaszyna"},
            ["Rusviet: character base→B5, character B5→D5", "Rusviet: +2 workers on its base"],
        ),
    ],
)
def test_what_is_done_several_times_shares_a_line(
    card: int, fix: dict[str, str], options: dict[str, Any], lines: list[str]
) -> None:
    result = step(GAME, before(card, fix, **options), TURN)
    assert isinstance(result, Done)
    told = message(result.events)
    assert [one for one in told if one in lines] == lines
