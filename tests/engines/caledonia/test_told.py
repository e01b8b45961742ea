"""What each event comes to in a message: the title, then its lines; a detail has a *."""

from typing import Any

import pytest

from engines.caledonia import GAME
from engines.caledonia.model import labels
from engines.core.script.event import Event
from engines.core.text import text
from tests.contract.words import words

SAY = words(GAME)
SHEEP, WOOL, MINE = labels.unit_label("sheep"), labels.good_label("wool"), labels.unit_label("miner")
PICKS, MORE = labels.picks(7), labels.picks(7, labels.MORE_TIES)
TIED = "2–6 tied, reading order: no. 2, 2, 4, 3, 2 *"
CONTRACT = labels.contract_label(12)
ORDER = labels.in_order(("p1", "a1"))
DEAL = {"n": 2, "good": WOOL, "price": 4, "total": 8, "now": 3, "step": 2, "left": 9, "free": 1}
DEAL_TOLD = ["2 merchants to the {} side of wool", "Price marker of wool: step 2 (£3)"]
PLACED = {"land": 3, "paid": 11, "left": 9, "picks": PICKS, "more": MORE, "tie": 7}
COWS = text("animals", animal="cow", n=2)
ANIMALS = {"unit": COWS, "n": 2, "left": 1, "split": 0, "rest": 3, "of": 0}

TOLD: list[tuple[str, str, dict[str, Any], list[str]]] = [
    ("deck", "", {"profile": "own", "n": 1}, ["", "1 card, your own *"]),
    ("order", "", {"seats": ORDER}, ["", "Order: Player 1 › ● 1"]),
    ("pass-money", "", {"pounds": "16 14"}, [""]),
    (
        "received",
        "a1",
        {"money": 55, "goods": labels.amounts({"wool": 2}), "n": 2, "kinds": 1},
        ["", "MacHina 1: £55, 2 wool"],
    ),
    ("row", "", {"contracts": (CONTRACT,), "n": 1}, ["", "1 contract lies face up *"]),
    ("tiles", "", {"tiles": "1 2 ? ? ?"}, [""]),
    ("worker-type", "a1", {"unit": MINE}, [""]),
    (
        "worker",
        "a1",
        {"unit": MINE, "module": "B", **PLACED},
        ["MacHina 1 places a miner", "miner → £3 hex, module B", TIED, "Pays £11, has £9"],
    ),
    ("no-worker", "a1", {}, ["MacHina 1 can't place a worker", "No hex that it can pay"]),
    ("worker-too-dear", "a1", {"unit": MINE, "money": 3}, [""]),
    ("no-worker-hex", "a1", {"unit": MINE, "module": "B", "limit": 6}, ["", "miner: none in B up to £6"]),
    ("worker-done", "", {"who": labels.seat_label("p1")}, ["Player 1 is done"]),
    ("card", "a1", {"card": labels.card_label("MH01"), "actions": ()}, ["MacHina 1's turn"]),
    ("reshuffled", "a1", {"n": 3}, [""]),
    (
        "skipped",
        "a1",
        {"action": labels.action_label("E"), "why": text("nothing")},
        ["", "Skipped: Expand *"],
    ),
    ("vetoed", "a1", {"action": labels.action_label("E"), "reason": "none"}, ["", "Taken back: Expand"]),
    (
        "passed",
        "a1",
        {"place": 2, "money": 14, "left": 20},
        ["MacHina 1 passes, place 2", "Order marker to place 2", "Gets £14, has £20"],
    ),
    (
        "technology",
        "a1",
        {"unit": MINE, "paid": 10, "left": 5},
        ["MacHina 1 upgrades a tile", "Turn its miner tile over", "Pays £10, has £5"],
    ),
    (
        "shipping",
        "a1",
        {"level": text("shipping", level=2), "paid": 4, "left": 5},
        ["MacHina 1 ships: 1-loch", "Shipping marker to 1-loch", "Pays £4, has £5"],
    ),
    (
        "hired",
        "a1",
        {"n": 3, "free": 2, "paid": 4, "left": 5},
        ["MacHina 1 hires a merchant", "3 hired, 2 available", "Pays £4, has £5"],
    ),
    (
        "retrieved",
        "a1",
        {"area": labels.area_label("selling", "milk"), "free": 1},
        ["", "Back from the sell side of milk"],
    ),
    ("upgrade-lost", "a1", {}, ["", "The upgrade is lost"]),
    (
        "traded",
        "a1",
        {"side": "selling", **DEAL},
        ["MacHina 1 sells 2 wool", DEAL_TOLD[0].format("sell"), DEAL_TOLD[1], "Gets £8 (2 × £4), has £9 *"],
    ),
    (
        "neighbour-bought",
        "a1",
        {"side": "buying", **DEAL},
        [
            "",
            "Neighbourhood bonus: buys 2 wool",
            DEAL_TOLD[0].format("buy"),
            DEAL_TOLD[1],
            "Pays £8 (2 × £4), has £9 *",
        ],
    ),
    ("type", "a1", {"unit": SHEEP, "limit": 6}, ["", "It wants a sheep *"]),
    ("no-hex", "a1", {"unit": SHEEP, "limit": 6, "way": "asked"}, [""]),
    (
        "placed",
        "a1",
        {"unit": SHEEP, "tier": labels.tier_label("2"), **PLACED},
        ["MacHina 1 expands: sheep", "sheep → £3 hex, over exactly 2 lochs", TIED, "Pays £11, has £9"],
    ),
    ("ports", "a1", {"n": 2, "money": 20, "left": 20}, ["", "2 ports: £20"]),
    ("factory-bonus", "a1", {"contract": CONTRACT, "fee": 5, "left": 0}, ["", "Take 12: 4 whisky"]),
    ("hex-lost", "a1", {"why": text("nothing")}, ["", "The free hex is lost"]),
    (
        "obtained",
        "a1",
        {"contract": CONTRACT, "number": 12, "fee": 5, "way": "paid", "left": 4},
        ["MacHina 1 takes a contract", "Take 12: 4 whisky", "Pays £5, has £4"],
    ),
    ("delivered", "a1", {"contract": CONTRACT, "goods": ()}, ["", "Turn over 12: 4 whisky"]),
    (
        "slaughtered",
        "a1",
        {**ANIMALS, "splitting": "–", "others": "1 3", "way": "others"},
        ["", "Take 2 cows off the map", "In reading order: no. 1 3"],
    ),
    (
        "fulfilled",
        "a1",
        {"contract": 12, "gives": labels.amounts({"hops": 3}), "money": 0, "left": 4},
        ["MacHina 1 fulfils a contract", "Gives 3 hops"],
    ),
    ("imported", "a1", {"money": 2, "n": 3, "left": 9}, ["", "Import markers: £2 *"]),
    (
        "produced",
        "a1",
        {"money": 4, "goods": labels.amounts({"wool": 2}), "n": 2, "left": 9},
        ["", "MacHina 1: £4, 2 wool"],
    ),
    (
        "converted",
        "a1",
        {"raw": WOOL, "into": labels.good_label("bread"), "contract": 1, "rest": 1, "n": 2},
        ["", "MacHina 1: 2 wool → 2 bread *"],
    ),
    ("converted", "a1", {"raw": WOOL, "into": WOOL, "contract": 0, "rest": 0, "n": 0}, [""]),
    (
        "glory",
        "a1",
        {"tile": labels.tile_label("3"), "number": labels.tile_number("3"), "glory": 5, "total": 7},
        ["", "MacHina 1: tile 3, glory +5, has 7"],
    ),
    ("glory", "a1", {"tile": SHEEP, "number": SHEEP, "glory": 0, "total": 7}, [""]),
    ("round", "", {"round": 2, "seats": ORDER}, ["Round 2", "Order: Player 1 › ● 1"]),
    ("refilled", "", {"contracts": (CONTRACT,), "n": 1}, ["", "1 new contract"]),
    ("imports", "", {"values": (text("import-value", good="cotton", n=5),)}, ["", "Imports: cotton 5 *"]),
    ("points", "a1", {"category": "hops", "points": 3}, [""]),
    ("final", "a1", {"points": 67, "money": 7}, ["The end", "MacHina 1: 67 points"]),
    (
        "reported-trade",
        "",
        {"side": "buy", "n": 2, "good": WOOL, "now": 5, "step": 6},
        ["Bought 2 wool", "wool: £5, step 6"],
    ),
    ("reported-price", "", {"good": WOOL, "now": 5, "step": 6}, ["", "wool: £5, step 6"]),
    ("reported-take", "", {"contract": CONTRACT, "number": 12}, ["Took contract 12"]),
    ("person-done", "", {"who": labels.seat_label("p1")}, ["Player 1 is done"]),
    (
        "person-passed",
        "",
        {"who": labels.seat_label("p1"), "place": 1, "money": 16},
        ["Player 1 passes", "Place 1, £16"],
    ),
    ("fixed", "", {"field": WOOL, "before": "0", "after": "7"}, ["", "0 → 7"]),
]


@pytest.mark.parametrize(("id_", "seat", "args", "told"), TOLD)
def test_an_event_comes_to_a_title_and_lines(
    id_: str, seat: str, args: dict[str, Any], told: list[str]
) -> None:
    found = GAME.sum_up([Event(id_, args, "", None, seat or None)])
    lines = [SAY(one.text) + ("" if one.is_needed else " *") for one in found.lines]
    assert [SAY(found.title) if found.title else "", *lines] == told


def test_a_type_that_is_wanted_is_told_only_while_nothing_came_of_it() -> None:
    wants = Event("type", {"unit": SHEEP, "limit": 6}, "", None, "a1")
    lost = Event("hex-lost", {"why": text("nothing")}, "", None, "a1")
    assert [SAY(one.text) for one in GAME.sum_up([lost, wants]).lines] == [
        "The free hex is lost",
        "It wants a sheep",
    ]
    assert [SAY(one.text) for one in GAME.sum_up([wants, lost]).lines] == ["The free hex is lost"]


def test_every_event_is_told_so() -> None:
    assert GAME.events.keys() - {one for one, *_ in TOLD} == set()


@pytest.mark.parametrize(
    ("contract", "label", "shorter"),
    [
        (10, "10: 4 cheese → 2 upgrades, £10, 4 cotton", "4 cheese"),
        (24, "24: 2 bread, 1 wool → free hex, 3 hops, 2 sugar", "2 bread 1 wool"),
        (46, "46: 1 beef, 1 mutton, 2 wool → 1 upgrade, 1 hop, 3 cotton", "1 beef 1 mutton 2 wool"),
        (50, "50: 1 bread, 1 cheese, 1 whisky → 2 upgrades, £10, 3 tobacco", "1 bread 1 cheese 1 whisky"),
    ],
)
def test_a_contract_is_chosen_by_all_that_stands_on_it(contract: int, label: str, shorter: str) -> None:
    option = labels.contract_option(contract)
    assert option.also is not None
    assert (option.id, SAY(option.label), SAY(option.also)) == (str(contract), label, shorter)


@pytest.mark.parametrize(
    ("label", "told"),
    [
        (labels.seat_label("p2"), "Player 2"),
        (labels.marked_seat("p2"), "Player 2"),
        (labels.short_seat("p2"), "Player 2"),
        (labels.seat_label("a1"), "MacHina 1"),
        (labels.marked_seat("a1"), "● MacHina 1"),
        (labels.short_seat("a1"), "● 1"),
        (labels.area_label("buying", "wool"), "buy side of wool"),
        (labels.area_label("selling", "wool"), "sell side of wool"),
        (labels.tier_label("any"), "any in reach"),
        (labels.tier_label("river"), "over a river"),
        (labels.tier_label("1"), "over exactly 1 loch"),
        (labels.tile_label("8"), "tile 8: 1 per upgrade and hired merchant"),
        (labels.tile_label("KS"), "tile KS: 2 per unit on land of £5 or £6"),
        (labels.tile_number("KS"), "tile KS"),
        (labels.module_label("D"), "module D"),
        (labels.amounts({"wool": 0}), "none"),
        (labels.amounts({}), "none"),
    ],
)
def test_things_are_called_so(label: Any, told: str) -> None:
    assert (SAY(label[0]) if isinstance(label, tuple) else SAY(label)) == told
