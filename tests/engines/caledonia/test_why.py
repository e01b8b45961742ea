"""What “Why?” tells of a choice: who could be chosen, each criterion with its clause, who was left."""

from typing import Any

import pytest

from engines.caledonia import GAME
from engines.core.game.move import Move
from engines.core.script.event import Event
from engines.core.text import text
from tests.contract import player
from tests.contract.words import words
from tests.engines.caledonia.test_asked import ONLY_BAKERY, ONLY_SHEEP, TURN, before
from tests.engines.caledonia.test_gist import NOTHING, UPGRADED, moved
from tests.engines.caledonia.test_table import done

SAY = words(GAME)
FREE = "no own merchants on the other side (trade.6): "


def why(event: Event) -> list[str]:
    """Return the candidates, then a line for each criterion: its clause, its values, those left first.

    Of lots only the clause is told.
    """
    assert event.trace is not None
    told = [", ".join(map(SAY, event.trace.candidates))]
    for step in event.trace.steps:
        values = [f"{SAY(name)} {value}" for name, value in step.values]
        left = f": {', '.join(values)} -> {len(step.left)}" if values else ""
        told.append(f"{SAY(step.by)} ({step.rule}){left}")
    return told


WHY: list[tuple[str, dict[str, str], dict[str, Any], list[Any], str, str, list[str]]] = [
    (
        "MH02",
        {"a1-hired": "4", "a1-cheese": "2", "a1-whisky": "1", "a1-wool": "5"},
        {},
        [],
        "traded",
        "trade.7",
        [
            "4 wool, 2 cheese, 1 whisky",
            f"{FREE}4 wool True, 2 cheese True, 1 whisky True -> 3",
            "greatest return (trade.7): 2 cheese 20, 4 wool 16, 1 whisky 11 -> 1",
        ],
    ),
    (
        "MH02",
        {"a1-box": "39", "a1-hired": "4", "a1-money": "12", "step-wool": "6", "a1-selling": "cheese 2"},
        {},
        [],
        "traded",
        "trade.8",
        [
            "2 wool, 1 cheese, 1 whisky",
            f"{FREE}2 wool True, 1 whisky True, 1 cheese False -> 2",
            "can pay for it (trade.8): 2 wool 10, 1 whisky 11 -> 2",
            "least cost (trade.8): 2 wool 10, 1 whisky 11 -> 1",
        ],
    ),
    (
        "MH02",
        {"a1-milk": "4", "a1-grain": "5"},
        {},
        [],
        "traded",
        "trade.9",
        [
            "2 milk, 2 grain",
            f"{FREE}2 milk True, 2 grain True -> 2",
            "greatest return (trade.9): 2 milk 10, 2 grain 10 -> 2",
            "by lot (trade.9)",
        ],
    ),
    (
        "MH02",
        {"a1-cheese_dairy": "2", "a1-bakery": "1"},
        {},
        [],
        "traded",
        "trade.10",
        [
            "2 milk, 1 grain",
            f"{FREE}2 milk True, 1 grain True -> 2",
            "can pay for it (trade.10): 2 milk 10, 1 grain 5 -> 2",
            "least cost (trade.10): 1 grain 5, 2 milk 10 -> 1",
        ],
    ),
    (
        "MH01",
        {"row": "2 12 24", "a1-wool": "6", "a1-bread": "2"},
        {},
        [],
        "obtained",
        "contract.7",
        ["2, 12, 24", "payable now (contract.7): 2 True, 24 True, 12 False -> 2", "by lot (contract.7)"],
    ),
    ("MH05", ONLY_SHEEP, {}, ["1"], "type", "expand.3", ["sheep"]),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-cow": "3"},
        {},
        ["1"],
        "type",
        "expand.3",
        ["sheep, cow", "by lot (expand.3)"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-box": "39"},
        {"neighbourhood": "take"},
        ["2", ["wool", "cheese"]],
        "neighbour-bought",
        "expand.15",
        [
            "2 wool, 1 cheese",
            "can pay for it (expand.15): 2 wool True, 1 cheese True -> 2",
            "least cost (expand.15): 2 wool 4, 1 cheese 7 -> 1",
        ],
    ),
    (
        "MH05",
        ONLY_BAKERY,
        {"factory_bonus": "take"},
        ["1", ["4", "12", "17"]],
        "factory-bonus",
        "expand.16",
        ["4, 12, 17", "payable now (contract.7): 4 True, 12 False, 17 False -> 1"],
    ),
    (
        "MH61",
        {"a1-box": "6", "a1-wool": "3", "a1-selling": "milk 1", "a1-buying": "grain 1", **UPGRADED},
        {},
        [0],
        "retrieved",
        "contract.13",
        ["sell side of milk, buy side of grain", "by lot (contract.13)"],
    ),
    (
        "MH06",
        {"a1-miner": "2", "a1-woodcutter": "1"},
        {},
        [],
        "technology",
        "technology.2",
        ["woodcutter, miner", "more deployed workers (technology.4): miner 2, woodcutter 1 -> 1"],
    ),
    (
        "MH06",
        {"a1-miner": "2", "a1-woodcutter": "2"},
        {},
        [],
        "technology",
        "technology.2",
        [
            "woodcutter, miner",
            "more deployed workers (technology.4): woodcutter 2, miner 2 -> 2",
            "by lot (technology.4)",
        ],
    ),
]


@pytest.mark.parametrize(("card", "fix", "options", "answers", "event", "rule", "told"), WHY)
def test_why_tells_who_could_be_chosen_and_by_which_clause(
    card: str,
    fix: dict[str, str],
    options: dict[str, Any],
    answers: list[Any],
    event: str,
    rule: str,
    told: list[str],
) -> None:
    events = moved(before(card, NOTHING | fix, **options), TURN, *answers).events
    found = next(one for one in events if one.id == event)
    assert found.rule == rule
    assert why(found) == told


def test_where_grain_is_kept_for_whisky_the_clause_of_more_bread_says_so() -> None:
    """produce.8, produce.13: bread is worth more, and still none is made."""
    fixes = {"passed": "p1 a1", "a1-box": "11", "a1-grain": "2", "a1-bakery": "2", "a1-distillery": "2"}
    state = before("MH02", {**NOTHING, **fixes, "step-bread": "7", "step-whisky": "4"}, reserve_grain=True)
    events = player.step(GAME, state, Move("next")).events
    bread, whisky = (one for one in events if one.id == "converted")
    assert (bread.args["n"], bread.args["left"], whisky.args["n"]) == (0, 2, 2)
    assert SAY(text(f"rule-{bread.rule.replace('.', '-')}")).endswith("keeps grain for a whisky contract.")


def test_the_next_type_is_drawn_among_the_others_by_another_clause() -> None:
    state = before("MH05", {**NOTHING, **ONLY_SHEEP, "a1-cow": "3", "a1-miner": "3"})
    events = moved(state, TURN, "none", "1").events
    first, second = (one for one in events if one.id == "type")
    assert (first.rule, second.rule) == ("expand.3", "expand.10")
    assert why(first) == ["sheep, cow, miner", "by lot (expand.3)"]
    assert why(second)[1:] == ["by lot (expand.10)"]
    assert len(why(second)[0].split(", ")) == 2


def test_the_first_worker_and_its_module_are_lots_of_their_clauses() -> None:
    begin = done(None, None, {"order": "machinas"})
    state = moved(begin, Move("begin"), "20", ["1"], "later").value
    events = moved(state, Move("worker", {"seat": "a1"}), "none", "none", "1").events
    kind, first, second, placed = (one for one in events if one.trace)
    assert (kind.id, kind.rule) == ("worker-type", "worker.2")
    assert why(kind) == ["woodcutter, miner", "by lot (worker.2)"]
    assert why(first) == ["module A, module B, module C, module D", "by lot (worker.3)"]
    assert [why(one)[1] for one in (second, placed)] == ["by lot (worker.7)"] * 2
    assert [len(why(one)[0].split(", ")) for one in (second, placed)] == [3, 2]
    assert [one.rule for one in (first, second, placed)] == ["worker.7", "worker.7", "worker.6"]


def test_who_starts_is_a_lot_among_all_seats() -> None:
    state = done(None, None, {"order": "drawn", "players": 2})
    events = moved(state, Move("begin"), "20", ["1"], "later").events
    order = next(one for one in events if one.id == "order")
    assert (order.rule, why(order)) == ("setup.6", ["Player 1, Player 2, MacHina 1", "by lot (setup.6)"])
