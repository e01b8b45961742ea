"""What stands in menus: options of a start, what is reported, what is corrected, what a line goes on with."""

from dataclasses import replace

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.state import State
from engines.core.game.move import Move
from tests.contract.words import words
from tests.engines.caledonia import states
from tests.engines.caledonia.test_table import begun, done

SAY = words(GAME)
GOODS = ("wool", "milk", "grain", "cheese", "bread", "whisky")
OPTIONS = """
automas: 1 of 1-3
players: 1 of 1-3
deck_profile: actions of actions actions_uniform own
order: people of people machinas drawn asked
shipping_fallback: False
meat_counts: True
neighbourhood: decline of decline take
factory_bonus: decline of decline take
ports: never of never ten
reserve_grain: False
worker_split: 4_and_4 of 4_and_4 shared8
pass_money: printed of printed asked
"""
CORRECTIONS = """
round: Round (1 to 5)
turn: Whose turn it is (a seat that hasn't passed, such as MacHina 1)
order: Turn order of this round (all seats in order, such as p1 a1)
passed: Who has passed, by place (a seat or - for each place, such as a1 -)
row: Contracts in the row (numbers of contracts, such as 2 12 24, or -)
row-size: Spaces of the row (as many as contracts lie there, to 10)
tiles: Scoring tiles of the rounds (five of 1-8 and KS, ? if unknown)
discard: Discarded automa cards (ids of cards, such as MH01 MH05, or -)
step-wool: Price step of wool (1 (cheapest) to 10)
step-milk: Price step of milk (1 (cheapest) to 10)
step-grain: Price step of grain (1 (cheapest) to 10)
step-cheese: Price step of cheese (1 (cheapest) to 10)
step-bread: Price step of bread (1 (cheapest) to 10)
step-whisky: Price step of whisky (1 (cheapest) to 10)
a1-money: Money of MacHina 1 (a whole number)
a1-glory: Glory of MacHina 1 (a whole number)
a1-box: Contract in the box of MacHina 1 (the number of a contract, or -)
a1-fulfilled: Fulfilled contracts of MacHina 1 (numbers of contracts, such as 2 12 24, or -)
a1-hired: Hired merchants of MacHina 1 (2 to 7, as many as are on the market)
a1-buying: Merchants of MacHina 1 on buy sides (goods and numbers, such as cheese 2, or -)
a1-selling: Merchants of MacHina 1 on sell sides (goods and numbers, such as cheese 2, or -)
a1-technology: Upgraded technology of MacHina 1 (woodcutter, miner, both, or -)
a1-shipping: Shipping of MacHina 1 (none, river, 1-loch, 2-loch, 3-loch or 4-loch)
a1-ports: Ports taken by MacHina 1 (0 to 4)
a1-loch: MacHina 1 is next to a loch (yes, no or unknown)
a1-river: MacHina 1 is next to a river (yes, no or unknown)
a1-wool: MacHina 1: wool (a whole number)
a1-milk: MacHina 1: milk (a whole number)
a1-grain: MacHina 1: grain (a whole number)
a1-cheese: MacHina 1: cheese (a whole number)
a1-bread: MacHina 1: bread (a whole number)
a1-whisky: MacHina 1: whisky (a whole number)
a1-sheep: MacHina 1: sheep on the map (0 to as many as there are)
a1-cow: MacHina 1: cow on the map (0 to as many as there are)
a1-field: MacHina 1: grain field on the map (0 to as many as there are)
a1-cheese_dairy: MacHina 1: cheese dairy on the map (0 to as many as there are)
a1-bakery: MacHina 1: bakery on the map (0 to as many as there are)
a1-distillery: MacHina 1: distillery on the map (0 to as many as there are)
a1-woodcutter: MacHina 1: woodcutter on the map (0 to as many as there are)
a1-miner: MacHina 1: miner on the map (0 to as many as there are)
deck_profile: Automa cards (the printed ones aren't public) (one of: actions, actions_uniform)
shipping_fallback: No hex at its shipping distance: try nearer ones (one of: on, off)
meat_counts: Contracts with meat count as payable (one of: on, off)
neighbourhood: Its neighbourhood bonus (one of: decline, take)
factory_bonus: Bonus for a 4th factory (one of: decline, take)
ports: Its ports (one of: never, ten)
reserve_grain: Grain is kept for whisky it owes (one of: on, off)
worker_split: Its 8 workers (one of: 4_and_4, shared8)
pass_money: Money of the places (pounds for each place, such as 16 14)
"""


def table(**fixed: str) -> State:
    """Return the start of round 1 with contracts 2 and 24 face up."""
    state = begun()
    for field, value in {"row": "2 24", **fixed}.items():
        state = done(state, Move("fix", {"field": field, "value": value}))
    return state


def test_a_start_offers_these_options_with_the_usual_ones_first() -> None:
    told = []
    for one in GAME.options:
        more = " ".join(one.choices) or (f"{one.low}-{one.high}" if one.kind == "number" else "")
        told.append(f"{one.id}: {one.default}" + (f" of {more}" if more else ""))
    assert told == OPTIONS.split("\n")[1:-1]


def test_every_quantity_is_corrected_by_its_name_with_a_hint() -> None:
    told = [f"{one.id}: {SAY(one.label)} ({SAY(one.hint)})" for one in GAME.fixes(table())]
    assert told == CORRECTIONS.split("\n")[1:-1]


def test_what_people_report_is_picked_from_groups_small_trades_first() -> None:
    found: dict[str, list[str]] = {}
    for one in GAME.reports(table()):
        assert one.group is not None
        found.setdefault(SAY(one.group), []).append(SAY(one.label))
    assert list(found) == [
        "Sold",
        "Bought",
        "Took a contract",
        "Sold 5 or more",
        "Bought 5 or more",
        "Price moved by a port",
    ]
    for verb in ("Sold", "Bought"):
        assert found[verb] == [f"{verb} {n} {good}" for good in GOODS for n in (1, 2, 3, 4)]
        assert found[f"{verb} 5 or more"] == [f"{verb} {n} {good}" for good in GOODS for n in (5, 6, 7)]
    assert found["Took a contract"] == [
        "Took 2: 6 wool → 2 hops, 3 tobacco",
        "Took 24: 2 bread, 1 wool → free hex, 3 hops, 2 sugar",
    ]
    moves = ["down 3", "down 2", "down 1", "up 1", "up 2", "up 3"]
    assert found["Price moved by a port"] == [f"Price of {good} {way}" for good in GOODS for way in moves]


def test_what_is_picked_leaves_the_turn_open() -> None:
    for one in GAME.reports(table()):
        after = done(table(), one.move)
        assert after.at == "p1", one.move


def test_the_last_step_of_a_track_is_as_far_as_a_port_moves_a_price() -> None:
    state = table(**{"step-wool": "2", "step-milk": "10", "step-grain": "1"})
    told = [SAY(one.label) for one in GAME.reports(state) if one.move.action == "price"]
    assert told[:10] == [
        "Price of wool down 1",
        *(f"Price of wool up {n}" for n in (1, 2, 3)),
        *(f"Price of milk down {n}" for n in (3, 2, 1)),
        *(f"Price of grain up {n}" for n in (1, 2, 3)),
    ]


def test_a_line_goes_on_with_the_likeliest_first() -> None:
    assert GAME.notation is not None
    told = list(GAME.notation(table(**{"row-size": "2"})).go_on(""))
    few = [f"{verb} {n} {good}" for verb in ("sold", "bought") for n in (1, 2, 3) for good in GOODS]
    many = [f"{verb} {n} {good}" for verb in ("sold", "bought") for n in (4, 5, 6, 7) for good in GOODS]
    took = ["took 2", "took 24", "took 6 wool", "took 2 bread 1 wool"]
    steps = ("+1", "+2", "+3", "-1", "-2", "-3")
    prices = [f"price {good} {step}" for good in GOODS for step in steps]
    assert told == [*few, *took, "passed", "done", *many, *prices]


def test_only_after_something_more_can_be_told() -> None:
    assert GAME.notation is not None
    goes_on = GAME.notation(table()).go_on
    assert "sold 2 wool; more" in list(goes_on("sold 2 wool; "))
    assert "more" not in list(goes_on("m"))


@pytest.mark.parametrize(
    ("passed", "told"),
    [
        ("- - -", [("Done", False, ""), ("Pass (£16)", False, "")]),
        ("a1 - -", [("Pass (£14)", True, ""), ("Done", False, "")]),
        ("a1 p2 -", [("Pass (£12)", True, "Only you play on: tell all, then **Pass**.")]),
    ],
)
def test_a_person_is_done_or_passes(passed: str, told: list[tuple[str, bool, str]]) -> None:
    state = done(begun(people=2), Move("fix", {"field": "passed", "value": passed}))
    state = replace(state, at="p1")
    found = [(SAY(one.label), one.is_apart, (one.hint and SAY(one.hint)) or "") for one in GAME.turns(state)]
    assert found == told


@pytest.mark.parametrize("action", ["S", "M", "T", "E", "C"])
def test_a_veto_is_offered_beside_the_next_turn_with_the_action_it_takes_back(action: str) -> None:
    names = {"S": "Shipping", "M": "Merchant", "T": "Trade", "E": "Expand", "C": "Contract"}
    state = states.latest("drawn", 1, action)
    first, *_, last = GAME.turns(state)
    assert (SAY(last.label), last.seat) == (f"Not possible: {names[action]}", first.seat)


def test_in_the_set_up_people_are_told_what_to_do() -> None:
    state: State = done(None, None)
    (begin,) = GAME.turns(state)
    assert SAY(begin.label) == "The table is set up"
    placing = replace(state, phase="setup", at="p1", queue=("p1", "a1", "a1", "p1"))
    (offer,) = GAME.turns(placing)
    assert offer.hint is not None
    assert (SAY(offer.label), SAY(offer.hint)) == (
        "Player 1 placed a worker",
        "Place one worker, then press the button.",
    )
    (offer,) = GAME.turns(replace(placing, at="a1"))
    assert (SAY(offer.label), offer.seat) == ("MacHina 1: first worker", "a1")


def test_people_sit_by_name_and_machinas_are_automas() -> None:
    state = begun(people=2)
    assert [(one.id, SAY(one.label), one.is_automa, one.takes_name) for one in GAME.seats(state)] == [
        ("a1", "MacHina 1", True, False),
        ("p1", "Player 1", False, True),
        ("p2", "Player 2", False, True),
    ]
