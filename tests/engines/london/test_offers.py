"""All that people are offered between turns, in its order: menus, corrections, lines while they type."""

from collections import Counter
from dataclasses import replace

import pytest

from engines.core.errors import BadAnswer
from engines.london import GAME
from engines.london.model.catalogue import boroughs, city_names
from engines.london.model.state import State
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)
TABLE = states.fixed(
    states.begun(players=2, automas=2), t1="Hospital", t3="?", b2="Omnibus", b4="Omnibus", a1_coins="2"
)
SOLO = states.fixed(states.begun(), t1="Hospital", b2="?", slot_2="empty")
REPORTS = """
Taken from the board · We took Hospital (t1) · take what=t1
Taken from the board · We took Unnamed card (t3) · take what=t3
Taken from the board · We took Omnibus (b2) · take what=b2
Taken from the board · We took Omnibus (b4) · take what=b4
Boroughs and city deck · We bought City (slot 1) · buy slot=1
Boroughs and city deck · We bought Westminster (slot 2) · buy slot=2
Boroughs and city deck · We bought Southwark & Bermondsey (slot 3) · buy slot=3
Boroughs and city deck · We drew 1 city card · drew n=1
Boroughs and city deck · We drew 2 city cards · drew n=2
Boroughs and city deck · We drew 3 city cards · drew n=3
Boroughs and city deck · We drew 4 city cards · drew n=4
Boroughs and city deck · We drew 5 city cards · drew n=5
Boroughs and city deck · We drew 6 city cards · drew n=6
Rows and sections · Section A of the city deck is used up · section
Rows and sections · Last city card: taken by Player 1 · out seat=p1
Rows and sections · Last city card: taken by Player 2 · out seat=p2
What hit AutoMartin · AutoMartin 1 owes 1 to a player · due seat=a1 n=1 to=player
What hit AutoMartin · AutoMartin 1 owes 2 to a player · due seat=a1 n=2 to=player
What hit AutoMartin · AutoMartin 1 owes 3 to a player · due seat=a1 n=3 to=player
What hit AutoMartin · AutoMartin 1 owes 4 to a player · due seat=a1 n=4 to=player
What hit AutoMartin · AutoMartin 1 owes 5 to a player · due seat=a1 n=5 to=player
What hit AutoMartin · AutoMartin 1 owes 1 to the supply · due seat=a1 n=1 to=supply
What hit AutoMartin · AutoMartin 1 owes 2 to the supply · due seat=a1 n=2 to=supply
What hit AutoMartin · AutoMartin 1 owes 3 to the supply · due seat=a1 n=3 to=supply
What hit AutoMartin · AutoMartin 1 owes 4 to the supply · due seat=a1 n=4 to=supply
What hit AutoMartin · AutoMartin 1 owes 5 to the supply · due seat=a1 n=5 to=supply
What hit AutoMartin · AutoMartin 1: coins +1 · effect seat=a1 what=coins n=1
What hit AutoMartin · AutoMartin 1: coins +2 · effect seat=a1 what=coins n=2
What hit AutoMartin · AutoMartin 1: coins +3 · effect seat=a1 what=coins n=3
What hit AutoMartin · AutoMartin 1: coins -1 · effect seat=a1 what=coins n=-1
What hit AutoMartin · AutoMartin 1: coins -2 · effect seat=a1 what=coins n=-2
What hit AutoMartin · AutoMartin 1: poverty +1 · effect seat=a1 what=poverty n=1
What hit AutoMartin · AutoMartin 1: poverty +2 · effect seat=a1 what=poverty n=2
What hit AutoMartin · AutoMartin 1: poverty +3 · effect seat=a1 what=poverty n=3
What hit AutoMartin · AutoMartin 1: poverty -1 · effect seat=a1 what=poverty n=-1
What hit AutoMartin · AutoMartin 1: poverty -2 · effect seat=a1 what=poverty n=-2
What hit AutoMartin · AutoMartin 1: poverty -3 · effect seat=a1 what=poverty n=-3
What hit AutoMartin · AutoMartin 1: prestige +1 · effect seat=a1 what=prestige n=1
What hit AutoMartin · AutoMartin 1: prestige +2 · effect seat=a1 what=prestige n=2
What hit AutoMartin · AutoMartin 1: prestige +3 · effect seat=a1 what=prestige n=3
Rows and sections · The top row left the game · row row=top
Rows and sections · The bottom row left the game · row row=bottom
"""
"""The menu, what stands in it, and what it does; the cards to be put down are in a table of their own."""
FIELDS = """
t1 · Card: t1 · a card, ? or empty
t2 · Card: t2 · a card, ? or empty
t3 · Card: t3 · a card, ? or empty
b1 · Card: b1 · a card, ? or empty
b2 · Card: b2 · a card, ? or empty
b3 · Card: b3 · a card, ? or empty
board · The whole board · cards by place; - is none, ? unknown
slot-1 · Card: slot 1 · a borough, ? or empty
slot-2 · Card: slot 2 · a borough, ? or empty
slot-3 · Card: slot 3 · a borough, ? or empty
city-left · Cards left in the city deck · a number up to 101, or ?
section · Section of the city deck · A, B or C
borough-deck · The borough deck, its top first · boroughs with commas, ? for an unknown one
automa-pile · Automa cards that lie face up · ids, the latest last
table · What poverty costs · 0 1 1 2 3 5 7 9 11 13 15 +3
turn · Whose turn it is · one of p1, a1
a1-coins · AutoMartin: coins · a whole number
a1-poverty · AutoMartin: poverty · a whole number
a1-prestige · AutoMartin: prestige so far · a whole number
a1-stack · AutoMartin: stack · cards with commas between
a1-boroughs · AutoMartin: boroughs · boroughs with commas, ? for an unknown one
"""
"""What can be corrected: the field, what it is called, and what is typed."""
TYPED = """
took t1
took b2
took Hospital
slot 1 bought
slot 3 bought
board = "Hospital", -, -, -, ?, -
drew 1
drew 2
drew 3
drew 4
drew 5
drew 6
board + ?
board + Vauxhall Gardens brown +2 v2 p-1
due 1
due 1 p1
due 1 supply
due 2
due 2 p1
due 2 supply
due 3
due 3 p1
due 3 supply
due 4
due 4 p1
due 4 supply
due 5
due 5 p1
due 5 supply
effect poverty +1
effect poverty +2
effect poverty +3
effect coins +1
effect prestige +1
slot 1 bought borough Westminster c8 e6 d2
slot 3 bought borough Westminster c8 e6 d2
row top gone
row bottom gone
"""
"""What a report can begin with; of the cards and boroughs that come up the first ones."""


def rows(table: str) -> list[str]:
    return table.strip().split("\n")


def menus(state: State) -> dict[str, dict[str, int]]:
    """Return the cards that can be put down, by menu, each with how often it can be picked."""
    found: dict[str, dict[str, int]] = {}
    for one in GAME.reports(state):
        if one.move.action == "put":
            assert one.group
            assert one.most == 8
            name = SAY(one.label).removeprefix("We put down ")
            assert str(one.move.args["card"]) in (name, "?")
            found.setdefault(SAY(one.group), {})[name] = one.times
    return found


def typed(state: State, begun: str = "") -> list[str]:
    assert GAME.notation is not None
    return list(GAME.notation(state).go_on(begun))


def test_everything_that_can_be_reported_is_in_a_menu() -> None:
    found = [one for one in GAME.reports(TABLE) if one.move.action != "put"]
    assert [
        f"{SAY(one.group)} · {SAY(one.label)} · {one.move.code}"
        for one in found
        if one.group and one.move.args.get("seat") != "a2"
    ] == rows(REPORTS)
    assert {one.kind for one in found} == {"report"}
    of_second = [SAY(one.label) for one in found if one.move.args.get("seat") == "a2"]
    assert Counter(label.split(" ")[1][0] for label in of_second) == {"2": 10 + 3 * 6 - 3}


def test_a_turn_has_up_to_four_cards_taken_two_bought_and_eight_put_down() -> None:
    most = {one.move.action: (one.most, one.times) for one in GAME.reports(TABLE) if one.move.action != "put"}
    once = dict.fromkeys(("section", "out", "due", "effect", "row"), (1, 0))
    assert most == {"take": (4, 0), "buy": (2, 0), "drew": (2, 0), **once}


def test_the_cards_of_a_section_are_put_down_as_often_as_there_are_more_copies() -> None:
    found = menus(states.fixed(TABLE, section="A"))
    assert list(found) == ["Put on the board", "Put on the board, other sections"]
    own, others = found.values()
    unnamed, *names = own
    assert unnamed == "a card, named later"
    assert names == sorted(names)
    assert len(own) == 22
    assert own["a card, named later"] == 8
    assert own["Paupers"] == 8
    assert own["Hospital"] == 2
    assert own["School"] == 2
    assert own["Wren"] == 1
    assert list(others) == sorted(others)
    assert others["Sewers"] == 5
    assert "Omnibus" not in others
    assert not own.keys() & others.keys()


def test_a_section_with_more_cards_than_a_menu_lists_has_two() -> None:
    """A menu has 25 lines, one of them the unnamed card."""
    found = menus(states.fixed(TABLE, section="B"))
    first, more, _ = found.values()
    assert list(found)[:2] == ["Put on the board", "Put on the board, continued"]
    assert [len(first), len(more)] == [18, 17]
    names = [*first, *more][1:]
    assert names == sorted(names)


@pytest.mark.parametrize(("n", "sizes"), [(24, [25]), (25, [14, 12])])
def test_only_what_fits_in_a_menu_stands_in_one(n: int, sizes: list[int]) -> None:
    start = states.fixed(states.begun(), section="B")
    own = [name for group, names in menus(start).items() if "other" not in group for name in names][1:]
    out = [name for name in own if city_names()[name] == 1][: len(own) - n]
    shown = menus(states.fixed(start, a1_stack=", ".join(out)))
    assert [len(names) for group, names in shown.items() if "other" not in group] == sizes


def test_everything_on_the_table_can_be_corrected() -> None:
    found = list(GAME.corrections(states.begun()))
    assert [
        f"{one.id} · {SAY(one.label)} · {SAY(one.hint)}" for one in found if "card " not in one.id
    ] == rows(FIELDS)
    state = replace(TABLE, cards={"Pier": "Pier c2"})
    cards = {one.id: one for one in GAME.corrections(state) if one.id.startswith("card ")}
    assert [*cards] == [f"card {name}" for name in (*city_names(), *boroughs(), "Pier")]
    assert SAY(cards["card Pier"].label) == "Values of Pier"
    assert SAY(cards["card Pier"].hint) == "the card's line, with its name"


def test_every_report_is_offered_while_it_is_typed() -> None:
    found = typed(SOLO)
    cards = [line for line in found if line.startswith("board + ")]
    came = [line for line in found if " bought borough" in line]
    assert len(cards) == 1 + len(city_names())
    assert len(came) == 2 * (len(boroughs()) - 3 + 1)
    shown = [line for line in found if line not in (*cards[2:], *came)]
    wanted = rows(TYPED)
    assert shown == [line for line in wanted if " bought borough" not in line]
    assert [line for line in wanted if line in came] == [came[0], came[len(came) // 2]]


def test_of_a_card_that_lies_there_twice_the_places_are_offered() -> None:
    assert [line for line in typed(TABLE) if line.startswith("took")] == [
        "took t1",
        "took t3",
        "took b2",
        "took b4",
        "took Hospital",
    ]


def test_of_several_automartins_each_is_named() -> None:
    found = typed(TABLE)
    for n in (1, 2):
        assert f"martin {n}: due 1 p2" in found
        assert f"martin {n}: effect coins +1" in found
    assert not [line for line in found if line.startswith(("due", "effect"))]


def test_once_the_city_deck_is_out_nobody_draws() -> None:
    out = states.fixed(SOLO, city_left="0")
    assert not [line for line in typed(out) if line.startswith("drew")]
    assert not [one for one in GAME.reports(out) if one.move.action in ("drew", "section", "out")]
    assert GAME.notation is not None
    reports = GAME.notation(out)
    with pytest.raises(BadAnswer) as refused:
        reports.read("drew 1")
    assert "used up already" in SAY(refused.value.text)


def test_behind_a_comma_the_next_card_is_offered_as_often_as_it_exists() -> None:
    found = typed(SOLO, "board + Wren,")
    assert found[0] == "board + Wren, ?"
    assert "board + Wren, Mercers brown +5" in found
    assert "board + Wren, Wren blue" not in found
    assert not [line for line in found if "borough" in line]
    assert len(found) == 1 + len(city_names()) - 1
    assert typed(SOLO, "board + Wren, ?,  Merc") == ["board + Wren, ?, Mercers brown +5"]


def test_what_comes_next_is_offered_to_whose_it_is() -> None:
    """turn.1, setup.14: people need not say when they are done."""
    start = states.begun(players=2, automas=1, first_seat="p2")
    assert [(SAY(one.label), one.seat, one.kind, one.move.code) for one in GAME.turns(start)] == [
        ("Player 2 is done", "p2", "turn", "done seat=p2"),
        ("AutoMartin's turn", "a1", "turn", "turn seat=a1"),
    ]
    out = replace(start, city_left=0, ending=("p1",))
    assert [(SAY(one.label), one.seat) for one in GAME.turns(out)] == [
        ("Player 1 is done", "p1"),
        ("Score the game", None),
    ]
    assert GAME.turns(replace(out, is_over=True)) == ()
