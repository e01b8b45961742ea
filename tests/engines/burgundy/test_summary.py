"""Each event in the summary of a move, alone or after the one it joins; `~`: a detail, `+`: points."""

from typing import Any

import pytest

from engines.burgundy import GAME
from engines.burgundy.display.gist import gist
from engines.core.script.event import Event
from engines.core.text import text
from tests.contract.words import words
from tests.engines.burgundy.test_gist import (
    ADA,
    BANK,
    BUILDING,
    CASTLE,
    DICE,
    RIGHT,
    SHIP,
    WILD,
    event,
    placed,
    several,
    told,
    took,
)

SAY = words(GAME)
GOOD, BLUE, LEFT = text("good", n=3), text("colour", colour="u"), text("side", side="left")
BOX, WAREHOUSE, FULL = event("box", item=2), event("warehouse"), event("castle-both-full")
SOLD, ROUTE, UNSOLD = (
    event("sold", kind=3, n=2, points=6),
    event("trade-route", points=1),
    event("sell-nothing"),
)
SALE, NO_SALE = "↳ Sale: 2× ③: +6 points, 1 silver", "~ ↳ It has no goods to sell"
GOODS, NO_GOODS = event("ship-goods", depot=2, goods=(GOOD,), n=1), event("ship-no-goods")
MOVED, STAYED = event("track", space=2), event("track-end", space=6)
ROUND = event("round", None, phase="B", round=1, white=3, side=LEFT)
NEW = event("new-card", card=6, side=RIGHT)


def shown(*events: Event) -> list[str]:
    """Return the title, if there is one, and the lines."""
    found = gist(events)
    lines = [
        "~ " * one.is_detail + "+ " * one.is_points + SAY(one.text).replace("**", "") for one in found.lines
    ]
    return ([SAY(found.title)] if found.title else []) + lines


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([BOX], ["Space 2 has a box: it sells goods"]),
        ([WAREHOUSE], ["Warehouse: it sells goods"]),
        ([FULL], ["Castle: both cards are full, so it sells goods"]),
        ([BOX, SOLD], [SALE]),
        ([WAREHOUSE, SOLD], [SALE]),
        ([FULL, SOLD], [SALE]),
        ([SOLD, ROUTE], ["↳ Sale: 2× ③: +7 points, 1 silver"]),
        ([BOX, UNSOLD], [NO_SALE]),
        ([WAREHOUSE, UNSOLD], [NO_SALE]),
        ([FULL, UNSOLD], [NO_SALE]),
        ([event("castle", die=3, side=LEFT)], ["Castle: another from depot 3 on, left card"]),
        ([event("crane"), event("castle", die=3, side=LEFT)], ["Castle: another from depot 3 on, left card"]),
        ([event("livestock", species="cow", points=5)], ["+ ↳ Cows: +5 points"]),
        ([event("building-points", points=4)], ["+ ↳ Watchtower: +4 points"]),
        ([event("building-points", points=2)], ["+ ↳ Boarding House: +2 points"]),
        ([event("bank", silver=2)], ["↳ Bank: +2 silver"]),
        ([GOODS], ["Ship: takes good 3 from depot 2"]),
        ([GOODS, MOVED], ["↳ ③ from depot 2 · turn track 2"]),
        ([GOODS, STAYED], ["↳ ③ from depot 2 · end of the turn track"]),
        ([NO_GOODS], ["Ship: there are no goods to take"]),
        ([NO_GOODS, MOVED], ["↳ No goods to take · turn track 2"]),
        ([NO_GOODS, STAYED], ["↳ No goods to take · end of the turn track"]),
        ([event("fewer-goods", depot=2, n=1)], ["Only 1 good on depot 2"]),
        ([event("fewer-goods", depot=2, n=0)], ["No goods on depot 2 any more"]),
        ([event("city-hall", tile=SHIP, side=RIGHT)], ["↳ 🟦 ship from its reserve"]),
        (
            [event("city-hall", tile=SHIP, side=RIGHT), placed(SHIP)],
            ["🟦 ship: reserve → right, space 1"],
        ),
        ([event("city-hall-nothing")], ["~ ↳ City Hall: nothing in its reserve fits"]),
        ([event("fetch", kind="church", tile=CASTLE, depot=2)], ["↳ 🏰 castle: depot 2 → reserve"]),
        ([event("fetch-nothing", kind="church")], ["~ ↳ Church: there is nothing to fetch"]),
        ([event("white-castle", tile=SHIP, depot=2)], ["↳ 🟦 ship: depot 2 → reserve"]),
        ([event("white-castle-silver")], ["↳ White castle: depots empty, +1 silver"]),
        ([event("card-done", side=LEFT, card=4, points=17)], ["+ ☑ Card 4 complete: +17 points"]),
        ([event("wild-up", tile=SHIP)], ["Turns up: 🟦 ship"]),
        (
            [event("bonus-tile", colour=BLUE, n=6, size="large", points=5)],
            ["6× 🟦 blue: large bonus, +5 points"],
        ),
        ([event("no-bonus-tile", colour=BLUE, n=6)], ["~ 6× 🟦 blue: no bonus tile is left"]),
        ([event("slide", card=5), NEW], ["Card 5 slides left, new right card 6"]),
        ([NEW], ["New right card: 6"]),
        ([event("reshuffle", n=4)], ["~ The 4 completed cards make a new deck"]),
        ([event("bought", tile=SHIP, silver=2, slot=3)], ["🟦 ship: from market 3, 2 silver"]),
        ([event("bought", tile=SHIP, silver=2, slot=0)], ["🟦 ship: bought for 2 silver"]),
        ([event("buy-nothing")], ["~ The black market is empty: nothing to buy"]),
    ],
)
def test_what_follows_in_a_turn(events: list[Event], lines: list[str]) -> None:
    title, tile, *rest, dice = shown(DICE, took(BANK), placed(BANK), *events)
    assert title.startswith("Automata 1 takes ")
    assert tile == "🟫 Bank: depot 3 → right, space 1"
    assert dice == "~ Die 2, white die 5: right card"
    assert rest == lines


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([took(SHIP)], ["Automata 1 takes a ship", "Takes 🟦 ship from depot 3"]),
        (
            [event("depots-empty-handed", start=2), event("reserve-tile", tile=SHIP), placed(SHIP)],
            [
                "Automata 1 places a ship",
                "~ Nothing in the depots fits",
                "🟦 ship: reserve → right, space 1",
            ],
        ),
        (
            [
                event("reserve-wild", n=1),
                event("placed-wild", tile=WILD, side=LEFT, card=4, item=2),
            ],
            ["Automata 1 places a tile", "🂠 face-down tile: reserve → left, space 2"],
        ),
        (
            [event("not-there", tile=BUILDING, depot=3), event("not-stored", tile=BUILDING)],
            [
                "Automata 1's turn",
                "No 🟫 building in depot 3 any more",
                "No 🟫 building in its reserve any more",
            ],
        ),
        (
            [event("market-wild", tile=SHIP, slot=2)],
            ["Automata 1 stores a tile", "🟦 ship: market 2 → reserve", "↳ It lies there face down"],
        ),
        (
            [event("market-wild", tile=SHIP, slot=0)],
            ["Automata 1 stores a tile", "🟦 ship: market, first → reserve", "↳ It lies there face down"],
        ),
        ([event("market-empty-silver")], ["Automata 1 gets 2 silver", "The market is empty: 2 silver"]),
    ],
)
def test_how_a_turn_begins(events: list[Event], lines: list[str]) -> None:
    assert shown(DICE, *events) == [*lines, "~ Die 2, white die 5: right card"]


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([event("start-left", card=4, item=2, passed=1)], ["● Automata 1: left card 4"]),
        (
            [event("start-left", card=4, item=2, passed=1), event("start-right", card=1)],
            ["● Automata 1: left card 4, right card 1"],
        ),
        ([event("start-goods", None, who=ADA, goods=(GOOD, GOOD))], ["Player 1 starts with good 3, good 3"]),
        (
            [ROUND, event("good", None, good=GOOD, depot=3), event("order", None, seats=(ADA,))],
            ["Round B1: white die 3", "The left card is active", "Depot 3 gets good 3", "~ Order: Player 1"],
        ),
        (
            [ROUND, event("no-good", None, depot=3)],
            ["Round B1: white die 3", "The left card is active", "~ No goods are left for depot 3"],
        ),
        (
            [event("income", silver=2, phase="A"), event("phase", None, phase="B"), ROUND],
            [
                "Phase B begins",
                "● Automata 1: +2 silver from mines",
                "~ Round B1: white die 3, left card active",
            ],
        ),
        ([event("end-points", category="goods", points=3), event("final", points=9)], []),
        ([event("person-done", None, who=ADA)], []),
    ],
)
def test_what_is_told_beside_the_turns(events: list[Event], lines: list[str]) -> None:
    assert shown(*events) == lines


def board(mode: str) -> Event:
    return event("board", None, mode=mode)


@pytest.mark.parametrize(
    ("reported", "line"),
    [
        (told("take", tile=SHIP, depot=3), "🟦 ship has left depot 3"),
        (told("buy", tile=CASTLE), "🏰 castle has left the black market"),
        (told("ship", who=ADA, depot=3, space=1), "Player 1: goods of depot 3, turn track 1"),
        (told("ship-none", who=ADA, space=2), "Player 1: ship without goods, turn track 2"),
        (told("claim", colour=BLUE, size="large"), "The large bonus of 🟦 blue is gone"),
        (told("advance", who=ADA, space=4), "Player 1 stands on space 4 of the turn track"),
        (told("good", good=GOOD, depot=2), "On depot 2 lies good 3"),
        (told("market", tiles=(SHIP, BANK)), "Black market: 🟦 🟫"),
        (told("market-empty"), "The black market is empty"),
        (board("search"), "You keep the board, the bot asks"),
        (board("tracked"), "The bot keeps the board, you report"),
        (board("dealt"), "The bot deals the board"),
    ],
)
def test_what_people_have_told(reported: Event, line: str) -> None:
    assert shown(reported) == [line]


def test_which_of_several_was_taken_is_told_as_well() -> None:
    lines: list[Any] = shown(told("take", tile=several("first", BANK), depot=3))
    assert lines == ["🟫 Bank has left depot 3", "Of several: the first in reading order"]
