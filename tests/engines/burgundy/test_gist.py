"""What a move of Burgundy comes to in a title and a few lines, from events as the rules tell them."""

from typing import Any

import pytest

from bot.screens.phone import broken
from engines.burgundy import GAME
from engines.burgundy.display.gist import gist
from engines.core.script.event import Event
from engines.core.text import text
from tests.contract.words import spoken, words

SAY = words(GAME)
CASTLE, SHIP, BANK = (
    text("tile-plain", colour="dg"),
    text("tile-plain", colour="u"),
    text("tile-building", kind="bank"),
)
LIVESTOCK, COWS = text("tile-plain", colour="lg"), text("tile-livestock", species="cow", n=3)
BUILDING, WILD = text("tile-plain", colour="b"), text("tile-wild")
FIRST, LAST = "Of several: the first in reading order", "Of several: the last stored"
HOUSE = text("tile-building", kind="boarding_house")
RIGHT = text("side", side="right")


def event(id: str, seat: str | None = "a1", **args: Any) -> Event:  # noqa: A002 - the event's own name
    return Event(id, args, seat=seat)


DICE = event("dice", die=2, white=5, side=RIGHT)


def several(which: str, tile: Any = BUILDING) -> Any:
    """Return a tile that lay there with others like it."""
    return text(f"tile-{which}", tile=tile)


def took(tile: Any, depot: int = 3) -> Event:
    return event("took", tile=tile, depot=depot, start=1)


def placed(tile: Any, item: int = 1) -> Event:
    return event("placed", tile=tile, side=RIGHT, card=4, item=item)


def shown(*events: Event) -> tuple[str, list[str]]:
    """Return the title and the lines in words."""
    found = gist(events)
    return SAY(found.title) if found.title else "", [SAY(one.text).replace("**", "") for one in found.lines]


def told(id: str, **args: Any) -> Event:  # noqa: A002 - the event's own name
    return event(f"reported-{id}", None, **args)


ADA = text("seat-person", n=1)
TOOK = [told("take", tile=tile, depot=3) for tile in (SHIP, several("first", BANK))]
BOUGHT = told("buy", tile=CASTLE)
SHIPS = [told("ship", who=ADA, depot=3, space=1), told("ship-none", who=ADA, space=2)]
CLAIMED = told("claim", colour=text("colour", colour="u"), size="large")


@pytest.mark.parametrize(
    ("events", "title"),
    [
        ([], ""),
        ([told("advance", who=ADA, space=4)], ""),
        (TOOK, "Player 1 takes 🟦 🟫"),
        ([TOOK[0], BOUGHT, SHIPS[0]], "Player 1 takes 🟦, buys 🏰, places a ship"),
        ([*SHIPS, CLAIMED], "Player 1 places 2 ships, takes a bonus tile"),
    ],
)
def test_a_persons_turn_is_called_by_what_they_told(events: list[Event], title: str) -> None:
    assert shown(*events, event("person-done", None, who=ADA))[0] == title


@pytest.mark.parametrize(
    ("events", "title"),
    [
        ([], "Automata 1's turn"),
        ([took(BUILDING)], "Automata 1 takes a building"),
        ([took(HOUSE), placed(HOUSE)], "Automata 1 takes a building"),
        ([took(several("first")), placed(BANK)], "Automata 1 takes a building"),
        ([took(BUILDING), placed(BANK)], "Automata 1 takes a building"),
        ([took(LIVESTOCK), placed(COWS)], "Automata 1 takes 3 cows"),
        ([took(CASTLE), placed(CASTLE), took(SHIP), placed(SHIP)], "Automata 1 takes 2 tiles"),
        (
            [
                took(CASTLE),
                placed(CASTLE),
                took(SHIP),
                placed(SHIP),
                event("fetch", tile=BANK, kind="church", depot=1),
            ],
            "Automata 1 takes 3 tiles",
        ),
        ([event("reserve-tile", tile=SHIP), placed(SHIP)], "Automata 1 places a ship"),
        (
            [event("reserve-wild", n=1), event("placed-wild", tile=WILD, side=RIGHT, card=4, item=2)],
            "Automata 1 places a tile",
        ),
        ([event("market-wild", tile=SHIP)], "Automata 1 stores a tile"),
        ([event("market-empty-silver")], "Automata 1 gets 2 silver"),
        (
            [took(SHIP), placed(SHIP), event("bought", tile=BANK, silver=2)],
            "Automata 1 takes a ship",
        ),
        (
            [took(SHIP), placed(SHIP), event("card-done", side=RIGHT, card=4, points=17)],
            "Automata 1 takes a ship",
        ),
    ],
)
def test_a_turns_title_says_what_the_automata_did(events: list[Event], title: str) -> None:
    assert shown(DICE, *events)[0] == title


def test_a_tile_and_its_place_are_one_line() -> None:
    _, lines = shown(DICE, took(CASTLE, depot=2), placed(CASTLE, item=3))
    assert lines == ["🏰 castle: depot 2 → right, space 3", "Die 2, white die 5: right card"]


def test_a_line_among_others_has_all_tiles_by_their_colours() -> None:
    events = (
        DICE,
        took(CASTLE),
        placed(CASTLE),
        took(SHIP),
        placed(SHIP),
        event("bought", tile=BANK, silver=2),
    )
    short = gist(events).short
    assert short is not None
    assert SAY(short) == "takes 🏰 🟦, buys 🟫"


@pytest.mark.parametrize(("cards", "told"), [((4,), "☑ a card"), ((4, 7), "☑ 2 cards")])
def test_a_line_among_others_counts_the_cards_that_are_complete(cards: tuple[int, ...], told: str) -> None:
    done = (event("card-done", side=RIGHT, card=card, points=17) for card in cards)
    short = gist((DICE, took(SHIP), placed(SHIP), *done)).short
    assert short is not None
    assert SAY(short) == f"takes 🟦, {told}"


def test_which_of_several_tiles_alike_is_meant_is_said_until_its_kind_tells_them_apart() -> None:
    yellow = text("tile-plain", colour="y")
    _, lines = shown(DICE, took(several("first")))
    assert lines[:-1] == ["Takes 🟫 building from depot 3", FIRST]
    assert SAY(took(several("first")).text) == "Takes 🟫 building (the first in reading order) from depot 3"
    _, lines = shown(DICE, took(several("first")), placed(BANK))
    assert lines[:-1] == ["🟫 Bank: depot 3 → right, space 1"]
    _, lines = shown(DICE, took(several("first", yellow)), placed(yellow))
    assert lines[:-1] == ["🟨 knowledge tile: depot 3 → right, space 1", FIRST]
    _, lines = shown(DICE, event("reserve-tile", tile=several("last", SHIP)), placed(SHIP))
    assert lines[:-1] == ["🟦 ship: reserve → right, space 1", LAST]
    _, lines = shown(DICE, event("bought", tile=several("first", yellow), silver=2))
    assert lines[:-1] == ["🟨 knowledge tile: bought for 2 silver", FIRST]


@pytest.mark.parametrize(("n", "which"), [(1, []), (2, [LAST])])
def test_of_several_face_down_tiles_the_last_stored_is_meant(n: int, which: list[str]) -> None:
    placing = event("placed-wild", tile=WILD, side=RIGHT, card=4, item=2)
    _, lines = shown(DICE, event("reserve-wild", n=n), placing)
    assert lines[:-1] == ["🂠 face-down tile: reserve → right, space 2", *which]


def test_goods_of_a_depot_that_people_looked_for_are_named_without_it() -> None:
    ship = event("ship-goods", depot=0, goods=(text("good", n=3),), n=1)
    _, lines = shown(DICE, took(SHIP), placed(SHIP), ship, event("track", space=2))
    assert lines[-2] == "↳ takes ③ · turn track 2"
    assert SAY(ship.text) == "Ship: takes good 3 from the fullest depot"


def test_what_a_tile_brings_is_one_line_below_it() -> None:
    goods = tuple(text("good", n=n) for n in (3, 3, 5))
    ship = (event("ship-goods", depot=6, goods=goods, n=3), event("track", space=2))
    sale = (event("box", item=1), event("sold", kind=3, n=2, points=8), event("trade-route", points=1))
    _, lines = shown(DICE, took(SHIP), placed(SHIP), *ship, *sale)
    assert lines[1:-1] == ["↳ ③③⑤ from depot 6 · turn track 2", "↳ Sale: 2× ③: +9 points, 1 silver"]


def test_a_castle_is_said_only_while_its_tile_is_asked() -> None:
    castle = event("castle", die=5, side=RIGHT)
    assert shown(DICE, took(CASTLE), placed(CASTLE), castle)[1][-2].startswith("Castle: another")
    _, lines = shown(DICE, took(CASTLE), placed(CASTLE), castle, took(SHIP), placed(SHIP))
    assert lines[:-1] == ["🏰 castle: depot 3 → right, space 1", "🟦 ship: depot 3 → right, space 1"]


def test_what_weighs_little_is_a_detail() -> None:
    events = (DICE, took(BANK), placed(BANK), event("city-hall-nothing"), event("buy-nothing"))
    found = gist(events)
    assert [one.is_detail for one in found.lines] == [False, True, True, True]


def test_an_income_is_said_for_each_seat() -> None:
    seats = [
        *(event("seat", "a1"), event("income", "a1", silver=0, phase="A")),
        *(event("seat", "a2"), event("income", "a2", silver=3, phase="A")),
    ]
    title, lines = shown(*seats, event("phase", None, phase="B"), event("no-good", None, depot=4))
    assert title == "Phase B begins"
    assert lines[:2] == ["● Automata 1: no mines, no income", "■ Automata 2: +3 silver from mines"]
    assert gist(seats).lines[0].is_detail
    assert not gist(seats).lines[1].is_detail


def test_the_end_leaves_the_points_to_the_score_below_it() -> None:
    income = event("income", "a1", silver=2, phase="E")
    scored = [
        event("seat", "a2"),
        event("end-points", "a2", category="goods", points=3),
        event("final", "a2", points=9),
    ]
    assert shown(income, *scored) == ("", ["● Automata 1: +2 silver from mines"])


def test_the_order_of_many_seats_takes_two_lines_of_a_phone() -> None:
    def order(*seats: str) -> list[str]:
        named = {"a": "seat-automata", "p": "seat-person"}
        labels = tuple(text(named[seat[0]], n=int(seat[1:])) for seat in seats)
        (line,) = gist((event("order", None, seats=labels),)).lines
        return broken(spoken(GAME), line.text)

    assert order("p1", "a1") == ["Order: Player 1 › ● Automata 1"]
    assert order("a2", "p1", "a1", "a3") == [
        "Order: ■ Automata 2 › Player 1 ›",
        "● Automata 1 › ▲ Automata 3",
    ]
