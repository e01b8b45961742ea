"""The words of what is asked, and of each answer that is offered."""

from functools import partial
from typing import Any

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.state import State
from engines.core.game.move import Move
from engines.core.script.requests import Choice, MultiChoice, Number, Question
from engines.core.script.run import Asking, Done, Said
from engines.core.state.copying import altered
from tests.contract import player
from tests.contract.player import step
from tests.contract.words import words
from tests.engines.caledonia.test_table import begun, done

SAY = words(GAME)
TURN = Move("turn", {"seat": "a1"})
CHEAP = [f"£{n}" for n in range(1, 7)]
ONLY_SHEEP = {f"a1-{one}": "4" for one in ("cow", "field", "cheese_dairy", "bakery", "distillery")} | {
    "a1-woodcutter": "4",
    "a1-miner": "4",
}
PROCESSED = {"a1-cheese": "0", "a1-bread": "0", "a1-whisky": "0"}
NO_GOODS = {"a1-wool": "0", "a1-milk": "0", "a1-grain": "0"}
ONLY_BAKERY = {**ONLY_SHEEP, "a1-sheep": "4", "a1-bakery": "3"}


def before(card: str, fix: dict[str, str], **options: Any) -> State:
    """Return a table before a turn of its MacHina, which draws that card."""
    state = begun()
    # No worker stands there yet, and the money doesn't depend on what was drawn.
    fixed = {"turn": "a1", "row": "-", "a1-woodcutter": "0", "a1-miner": "0", "a1-money": "55", **fix}
    state = altered(state, options=altered(state.options, **options))
    for field, value in fixed.items():
        state = done(state, Move("fix", {"field": field, "value": value}))
    return altered(state, deck=(card, *(one for one in state.deck if one != card)))


asked = partial(player.asked, GAME)


def lines(question: Question) -> list[str]:
    """Return the words of a question; which of tied hexes is taken is left out, since it is drawn."""
    return [one for one in SAY(question.ask).splitlines() if "tied, reading order" not in one]


ASKED: list[tuple[str, dict[str, str], dict[str, Any], list[Any], list[str], list[str]]] = [
    ("MH05", ONLY_SHEEP, {}, [], ["Cheapest empty hex in reach: sheep?"], [*CHEAP, "none up to £6"]),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-money": "11"},
        {},
        [],
        ["Cheapest empty hex in reach: sheep?"],
        ["£1", "£2", "£3", "none up to £3"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-shipping": "2-loch"},
        {},
        [],
        ["Is a unit of MacHina 1 next to a loch?"],
        ["yes", "no"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-shipping": "2-loch"},
        {},
        ["no"],
        ["Is a unit of MacHina 1 next to a river?"],
        ["yes", "no"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-shipping": "2-loch"},
        {},
        ["yes"],
        ["Cheapest empty hex over 2 lochs: sheep?"],
        [*CHEAP, "none up to £6"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-shipping": "1-loch"},
        {},
        ["no", "yes"],
        ["Cheapest empty hex over a river: sheep?"],
        [*CHEAP, "none up to £6"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-shipping": "2-loch", "a1-money": "12"},
        {"shipping_fallback": True},
        [],
        ["sheep: first with a hex up to £4?", "Try them from the top."],
        ["over exactly 2 lochs", "over exactly 1 loch", "over a river", "any in reach", "none up to £4"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-shipping": "2-loch"},
        {"shipping_fallback": True},
        ["1"],
        ["Cheapest empty hex over 1 loch: sheep?"],
        CHEAP,
    ),
    (
        "MH01",
        {"a1-cow": "4", "a1-box": "3"},
        {},
        [],
        ["cow: how many of 4 would split?", "Alone off the map, it leaves 2 settlements."],
        ["0", "4"],
    ),
    (
        "MH01",
        {"a1-sheep": "3", "a1-box": "5"},
        {},
        [],
        ["sheep: how many of 3 would split?", "Alone off the map, it leaves 2 settlements."],
        ["0", "3"],
    ),
    (
        "MH01",
        {"a1-wool": "6", "a1-box": "2"},
        {},
        [],
        ["Import markers: how many pounds?", "1 for each marked space reached or passed."],
        ["0", "3"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-ports": "1"},
        {"ports": "ten"},
        ["2"],
        ["How many ports were newly reached?"],
        ["0", "3"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-box": "39", "a1-cheese": "0", "a1-whisky": "1"} | NO_GOODS,
        {"neighbourhood": "take"},
        ["2"],
        ["Goods of other clans next to it?", "Only those that it wants, no river between."],
        ["wool", "cheese"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-box": "50", **PROCESSED},
        {"neighbourhood": "take"},
        ["2"],
        ["Goods of other clans next to it?", "Only those that it wants, no river between."],
        ["cheese", "bread", "whisky"],
    ),
]


@pytest.mark.parametrize(("card", "fix", "options", "answers", "told", "offered"), ASKED)
def test_a_question_of_a_turn(
    card: str,
    fix: dict[str, str],
    options: dict[str, Any],
    answers: list[Any],
    told: list[str],
    offered: list[str],
) -> None:
    question = asked(before(card, fix, **options), TURN, *answers)
    assert lines(question) == told
    match question:
        case Number(low=low, high=high):
            assert [str(low), str(high)] == offered
        case Choice(options=found) | MultiChoice(options=found):
            assert [SAY(one.label) for one in found] == offered


def test_none_leads_nowhere_new() -> None:
    state = before("MH05", {**ONLY_SHEEP, "a1-shipping": "river"}, shipping_fallback=True)
    question = asked(state, TURN)
    assert isinstance(question, Choice)
    assert [one.id for one in question.options if one.is_back] == ["none"]
    land = asked(before("MH05", ONLY_SHEEP), TURN)
    assert isinstance(land, Choice)
    assert [one.id for one in land.options if one.is_back] == ["none"]


def test_tied_hexes_are_taken_as_the_question_says() -> None:
    """Expand.18: what stands in the question is told again once the unit is placed."""
    state = before("MH05", ONLY_SHEEP)
    for cost in ("1", "6"):
        asking = step(GAME, state, TURN)
        assert isinstance(asking, Asking)
        picks = SAY(asking.questions[0].ask).splitlines()[1]
        ended = step(GAME, state, TURN, (*asking.said, Said("q.cost", cost)))
        assert isinstance(ended, Done)
        assert picks in SAY(next(one.text for one in ended.events if one.id == "placed"))
        tie = next(one.args["tie"] for one in ended.events if one.id == "placed")
        assert picks.endswith(", ".join(str(1 + tie % n) for n in (2, 3, 4, 5, 6)))


def test_three_contracts_of_a_4th_factory_can_be_typed_by_what_they_need() -> None:
    state = before("MH05", ONLY_BAKERY, factory_bonus="take")
    question = asked(state, TURN, "1")
    assert isinstance(question, MultiChoice)
    assert lines(question)[0] == "Which 3 contracts were drawn?"
    assert (question.low, question.high) == (3, 3)
    first = question.options[0]
    assert first.also is not None
    assert (SAY(first.label), SAY(first.also)) == ("1: 4 wool → free hex, 1 hop, 2 cotton", "4 wool")


@pytest.mark.parametrize(
    ("tile", "told", "high"),
    [
        ("5", "MacHina 1: units on the border of the map?", 3),
        ("KS", "MacHina 1: units on land of cost 5 or 6?", 3),
    ],
)
def test_of_a_tile_that_looks_at_the_map_units_are_asked(tile: str, told: str, high: int) -> None:
    state = before("MH05", {"a1-sheep": "2", "a1-field": "1", "tiles": f"{tile} 1 2 3 4", "passed": "a1 p1"})
    question = asked(state, Move("next"))
    assert isinstance(question, Number)
    assert (lines(question), question.low, question.high) == ([told], 0, high)


def test_between_the_rounds_a_tile_that_nobody_knows_and_new_contracts_are_asked() -> None:
    state = before(
        "MH05", {"tiles": "3 ? 8 ? ?", "round": "2", "row-size": "6", "row": "2 12", "passed": "a1 p1"}
    )
    tile = asked(state, Move("next"))
    assert isinstance(tile, Choice)
    assert lines(tile) == ["Which scoring tile does round 2 have?"]
    assert [one.id for one in tile.options] == ["1", "2", "4", "5", "6", "7", "KS"]
    first, last = tile.options[0], tile.options[-1]
    assert (SAY(first.label), first.also and SAY(first.also)) == ("tile 1: 1 per basic good", "1")
    assert (SAY(last.label), last.also and SAY(last.also)) == (
        "tile KS: 2 per unit on land of £5 or £6",
        "KS",
    )
    new = asked(state, Move("next"), "1")
    assert isinstance(new, MultiChoice)
    assert lines(new) == [
        "Which contracts are new in the row?",
        "Up to 4. Typed: 4 wool, 2 bread 1 wool",
    ]
    assert (new.low, new.high, len(new.options)) == (0, 4, 48)


def test_the_set_up_asks_for_what_lies_on_the_table() -> None:
    state = done(None, None, {"automas": 2, "players": 2, "pass_money": "asked"})
    told = []
    for n in range(6):
        answers = ["16 14 12 10", "55 wool 2", "60", ["1", "2"], "1 ?", "later"]
        question = asked(state, Move("begin"), *answers[:n])
        told.append(lines(question)[0])
    assert told == [
        "What do the 4 places pay?",
        "What is on MacHina 1's Starting tile?",
        "What is on MacHina 2's Starting tile?",
        "Which contracts lie face up?",
        "Which scoring tile does round 1 have?",
        "Which scoring tile does round 3 have?",
    ]


def test_scoring_tiles_can_wait_by_a_button() -> None:
    question: Any = asked(done(None, None), Move("begin"), "55", ["1"])
    assert [(one.id, SAY(one.label)) for one in question.options] == [("later", "Later")]
    assert [one.id for one in question.listed] == ["1", "2", "3", "4", "5", "6", "7", "8", "KS"]


def test_a_first_worker_is_asked_for_by_its_land_and_module() -> None:
    state = done(None, None, {"order": "machinas"})
    asking = step(GAME, state, Move("begin"))
    for answer in ("20", ["1"], "later"):
        assert isinstance(asking, Asking)
        asking = step(GAME, state, Move("begin"), (*asking.said, Said(asking.questions[0].id, answer)))
    assert isinstance(asking, Done)
    first = asking.value
    land = {"woodcutter": "forest", "miner": "mountain"}
    for typed, ground in land.items():
        other = next(one for one in land if one != typed)
        own = altered(first.machinas[0], units={**first.machinas[0].units, other: 4})
        state = altered(first, machinas=(own,))
        asking = step(GAME, state, Move("worker", {"seat": "a1"}))
        assert isinstance(asking, Asking)
        module = next(one.value for one in asking.said if one.id == "module")
        (question,) = asking.questions
        assert isinstance(question, Choice)
        assert lines(question) == [f"Cheapest empty {ground} hex in module {module}?"]
        assert SAY(question.options[-1].label) == "none up to £6"
