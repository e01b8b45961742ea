"""The printed facts, typed a second time in another form: no two numbers can change places unnoticed."""

import re

import pytest

from engines.caledonia.model import catalogue

CONTRACTS = """
1 4wo: co2 ho1 hex | 2 6wo: to3 ho2 | 3 2be: su2 ho1 £10 | 4 3be: co3 ho3 | 5 2mu: to2 ho1 hex
6 3wo: su1 ho3 up | 7 2br: co2 £10 hex | 8 4br: to4 ho1 £5 | 9 2ch: su1 ho5 £8 | 10 4ch: co4 £10 up2
11 2wh: to2 ho1 £10 | 12 4wh: su4 ho3 | 13 3ch 1wo: co3 ho3 up | 14 1mu 1wo: to1 ho3 hex
15 4wh 1wo: su4 ho3 £15 | 16 1be 1wo: co2 | 17 2be 2ch: to4 ho2 | 18 3be 1br: su4 £10 up2
19 1mu 1ch: co2 £10 hex | 20 3mu 2br: to4 ho5 | 21 2mu 1wh: su3 ho1 hex | 22 3br 1ch: co4 ho1 £5
23 1br 1wh: ho8 £15 | 24 2br 1wo: su2 ho3 hex | 25 2br 1ch: co3 ho1 hex | 26 2mu 2ch: to2 ho9 hex
27 1mu 2ch: su3 ho1 up | 28 2br 1wh: co3 ho2 | 29 1ch 3wh: to4 ho2 £5 | 30 2wh 1wo: su2 ho4 £3
31 3ch 3wo: co4 ho2 £15 | 32 2be 2wh: to4 ho2 £5 | 33 1mu 3br: su4 ho2 | 34 3ch 1br: co4 ho2
35 1wh 3wo: to3 | 36 1be 1ch 2wh: su4 ho2 £5 | 37 1be 2br 1ch: co4 ho2 hex | 38 1be 3br 1wo: to4 ho3 hex
39 1ch 1wh 2wo: su3 ho1 £10 | 40 1mu 3wh 1wo: co4 ho5 | 41 1mu 2wh 1wo: to4 £3 | 42 1ch 1wh 2wo: su2 ho7 up
43 1be 1br 1wh: co3 ho3 | 44 1br 1wh 1wo: to2 ho4 | 45 1br 1ch 2wo: su3 £10 up | 46 1be 1mu 2wo: co3 ho1 up
47 1mu 1ch 2wo: to3 ho1 hex | 48 1br 1ch 1wo: su3 | 49 1mu 2br 1wh: co3 ho5 hex | 50 1br 1ch 1wh: to3 £10 up2
"""
NAMES = {
    "wo": "wool",
    "ch": "cheese",
    "br": "bread",
    "wh": "whisky",
    "be": "beef",
    "mu": "mutton",
    "co": "cotton",
    "to": "tobacco",
    "su": "sugar_cane",
    "ho": "hops",
    "£": "money",
    "up": "bonus_upgrade",
    "hex": "free_hex",
}
TYPED = {int(entry.split()[0]): entry for entry in re.split(r"\s*[|\n]\s*", CONTRACTS.strip())}


def counts(typed: str) -> dict[str, int]:
    """Return the numbers of `4wo 1br` or `co2 hex`."""
    found = {}
    for word in typed.split():
        name = re.sub(r"\d", "", word)
        found[NAMES[name]] = int(word.replace(name, "") or 1)
    return found


@pytest.mark.parametrize("number", range(1, 51))
def test_a_contract_needs_and_gives_what_its_tile_shows(number: int) -> None:
    needs, gives = TYPED[number].partition(" ")[2].split(":")
    contract = catalogue.contracts()[number]
    assert contract.needs == counts(needs)
    assert contract.gives == counts(gives)


@pytest.mark.parametrize(
    ("good", "track"),
    [
        ("wool", "3 3 4 4 5 5 6 6 7 8"),
        ("milk", "3 4 5 5 6 6 7 7 8 8"),
        ("grain", "3 3 4 5 6 6 7 7 8 8"),
        ("cheese", "7 8 9 10 11 12 13 14 14 15"),
        ("bread", "7 8 9 10 11 11 12 13 14 15"),
        ("whisky", "8 9 10 11 12 13 13 14 15 16"),
    ],
)
def test_a_price_track_rises_as_the_market_board_shows(good: str, track: str) -> None:
    assert " ".join(str(catalogue.price(good, step)) for step in range(10)) == track


@pytest.mark.parametrize(
    ("unit", "pounds", "terrain"),
    [
        ("woodcutter", 6, "forest"),
        ("bakery", 8, "grassland"),
        ("sheep", 8, "grassland"),
        ("cow", 9, "grassland"),
        ("distillery", 10, "grassland"),
        ("miner", 10, "mountain"),
        ("cheese_dairy", 12, "grassland"),
        ("field", 18, "grassland"),
    ],
)
def test_a_unit_costs_what_the_board_says_and_goes_on_its_terrain(
    unit: str, pounds: int, terrain: str
) -> None:
    assert catalogue.cost(unit) == pounds
    assert catalogue.terrain(unit) == terrain


def test_workers_earn_two_pounds_more_when_upgraded() -> None:
    units = catalogue.economy().units
    earned = {one: (units[one].income, units[one].upgraded) for one in catalogue.WORKERS}
    assert earned == {"woodcutter": (4, 6), "miner": (6, 8)}


def test_each_unit_makes_or_turns_what_is_its_own() -> None:
    units = catalogue.economy().units
    made = {(one, facts.makes, facts.yields) for one, facts in units.items() if facts.makes}
    assert made == {("sheep", "wool", 1), ("cow", "milk", 1), ("field", "grain", 2)}
    turned = {(one, facts.turns, facts.into) for one, facts in units.items() if facts.turns}
    assert turned == {
        ("cheese_dairy", "milk", "cheese"),
        ("bakery", "grain", "bread"),
        ("distillery", "grain", "whisky"),
    }


def test_costs_fees_and_caps_are_those_of_the_rule_book() -> None:
    economy = catalogue.economy()
    assert [catalogue.fee(round_) for round_ in range(1, 6)] == [-5, 0, 5, 10, 15]
    assert economy.pass_money == (16, 14, 12, 10)
    assert (economy.technology_cost, economy.bonus_technology_cost) == (10, 5)
    assert (economy.shipping_cost, economy.shipping_levels) == (4, 5)
    merchants = economy.merchants
    assert (merchants.start, merchants.most, merchants.cost) == (2, 7, 4)
    assert (economy.units_of_a_type, economy.workers) == (4, 8)
    bonus = economy.neighbourhood
    assert (bonus.basic, bonus.processed, bonus.cap_of_two, bonus.cap) == (2, 3, 4, 3)
    assert (economy.port_money, economy.ports) == (10, 4)


def test_imports_and_majorities_score_as_the_rule_book_says() -> None:
    economy = catalogue.economy()
    assert dict(zip(economy.imports, economy.import_values, strict=True)) == {
        "cotton": 5,
        "tobacco": 4,
        "sugar_cane": 3,
    }
    assert economy.majorities == {
        "contracts": {"2": (8, 0), "3": (12, 6, 0), "4": (12, 6, 0, 0)},
        "settlements": {"2": (12, 0), "3": (18, 12, 6), "4": (18, 12, 6, 0)},
    }
