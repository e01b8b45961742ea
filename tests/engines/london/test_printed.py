"""The printed facts once more in another form: no number can change unnoticed."""

import pytest

from engines.london.model.automa_card import ACTIONS, SHORT
from engines.london.model.catalogue import automa_deck, boroughs, city_cards

CITY = """
A brown 1   . .   2 2 . -1 .  Vauxhall Gardens
A pink  1   . 7   . 5 .  . .  Woolwich Arsenal
A brown 1   4 .  12 . 2  . .  East India Company
A blue  1  10 .   . . 6  . .  St Paul's
A brown 1   . .   4 . .  . .  Vintners
A blue  2   1 .   . . 1 -2 .  Water Works
A brown 1   . .   5 . .  . .  Mercers
A brown 2   . .   . . .  . .  Coffee House
A brown 1   . .   5 2 .  . .  Covent Garden
A blue  1   . .   2 2 .  . .  Theatre Royal
A blue  2   2 .   . . 2  . .  School
A grey  2   . .   . . .  . .  Paupers
A blue  1   2 .   . . 3  . !  Hospital
A pink  1   5 .   . . 4  . .  Great Fire Monument
A brown 1   . .   4 . .  . .  Haberdashers
A brown 1   . .   . . .  . .  Huguenots
A brown 1   . .   4 . .  . .  Salters
A brown 1   . .   5 . .  . .  Fishmongers
A brown 1   . .   4 . .  . .  Grocers
A blue  1   . .   . . .  . .  Wren
A brown 1   . .   . . . -2 .  Almshouses
B brown 1   4 .   8 2 . -1 .  Oxford Street
B brown 2   . .   . . . -2 .  Workers' Houses
B brown 2   . .   6 . 1  . .  Furniture Makers
B brown 1   2 .  10 1 2  . .  Albert Dock
B pink  1   4 .   . . 2 -2 .  Highgate Cemetery
B blue  1   7 .   . . 4 -1 .  Kew Gardens
B brown 1   2 .  10 1 2  . .  Royal Victoria Dock
B brown 2   2 .   6 2 1  . .  Ship Building
B blue  1   8 .   . . 5  . .  Nelson's Column
B brown 1   . .   7 . 2  . .  West India Docks
B blue  2   4 .   . . .  . .  Town Houses
B brown 1   . .   6 . 1  . .  Watch Makers
B pink  1   2 .   . 2 .  . .  Police Force
B pink  1   . .   5 . .  . .  Fleet Street
B brown 1   . .   . . 2  . .  Lloyds of London
B brown 1   . .   6 . 1  . .  Silk Weaving
B brown 2   2 .   9 . 1  . .  Brewing
B pink  1   2 .   3 2 2 -1 .  Regent Street
B blue  1   4 .   . 1 2 -1 .  British Museum
B grey  4   . .   . . .  . .  Paupers
B blue  1  10 .   . . 7  . .  Buckingham Palace
B pink  2   2 .   . . 2  . .  Bridge
B blue  2   2 .   . . 3  . !  Hospital
B brown 2   . .   . . .  . !  Omnibus
B brown 1   2 .   2 . 1  . .  Stock Exchange
B pink  1   . .   . . .  . !  Brixton Prison
B brown 2   . .   . . .  . .  Steamboats
B blue  2   . 4   . 1 . -2 .  Street Lights
B brown 2   . .   7 . 1  1 .  Leather Industry
B brown 2   . .   . 2 . -1 .  Shops
B blue  1   5 .   . . 3  . .  University of London
B blue  1   . .   . 1 1 -1 .  Lord's
B pink  1   . .   . 2 .  . .  Fire Brigade
B brown 1   . .   . . 2  . .  Bank of England
B pink  1   5 .   . . .  . !  Millbank Prison
C pink  5   7 .   . 4 .  . !  Underground
C brown 1   . .   8 . .  . .  Billingsgate Market
C blue  5   4 .   . . . -3 .  Sewers
C grey  5   . .   . . .  . .  Paupers
C pink  1   3 .   . 5 .  . .  Great Exhibition
C brown 1   3 .   . . 3 -1 !  Train Station South
C brown 2   3 .   . . 3 -1 !  Train Station North
C brown 1   . .   . . .  . .  Public Houses
C brown 2   . .   . 2 . -1 .  Shops
C brown 1   . .   8 . . -1 .  Smithfield Market
C pink  1   8 .   . . 4 -1 .  Thames Embankment
C pink  1   6 .   . . 4  . .  Tower Bridge
C blue  1   5 .   . 2 3  . .  Albert Hall
C pink  1   4 .   . . 1  . !  Whitehall
C blue  1   6 .   . 2 1 -1 .  Natural History Museum
C pink  1   9 .   . . 5  . .  Parliament
C pink  1   . .   . . 2  . .  Workhouse
C blue  1   2 .   . . 2 -1 .  School (C)
C brown 2   . .   . . .  . .  Jewish Refugees
C brown 1   . .   4 . .  . .  Grand Hotel
"""
"""Section, colour, copies; cost to build and to activate; coins, prestige now and at the end, poverty; name.

A point is nothing, and behind the poverty `!` is a crucial card.
"""
BOROUGHS = """
8 6 4  City
8 6 2  Westminster
5 4 4  Southwark & Bermondsey
5 4 3  St. Marylebone
7 5 2  Hampstead
5 4 3  St. Pancras
4 3 4  Islington & Stoke Newington
3 2 5  Hackney
3 3 5  Bethnal Green, Stepney & Poplar
3 2 5  Greenwich
3 2 5  Deptford
3 2 5  Lewisham
4 3 4  Camberwell
4 3 4  Lambeth
4 3 4  Battersea
4 3 3  Wandsworth
7 5 2  Fulham & Chelsea
6 4 3  Hammersmith
7 5 2  Kensington
5 4 3  Paddington
"""
"""Cost, prestige at the end, city cards drawn, name; the first three lie face up at the start (setup.16)."""
RECORDED = """
R-I-01    .   *    borough prestige poverty last
R-I-02   ++   .    borough poverty prestige first
R-I-03    .  **    deck                            skip_next
R-I-04  +++   .  ! deck                            discard_city
R-I-05   ++   .    deck                            draw_another
R-I-06    .  **    board prestige coins first      discard_city
R-I-07  +++   .    board poverty prestige last     draw_another
R-I-08    .  **    board prestige poverty deck     skip_next
R-I-09    . ***    board coins prestige deck       draw_another
R-I-10   ++   .    board prestige poverty deck     discard_city
R-II-01  +++   .   borough prestige poverty last
R-II-02    . ***   borough prestige poverty first
R-II-03    .  ** ! board prestige coins deck       draw_another
R-II-04  +++   . ! board poverty prestige deck     draw_another
R-II-05  +++   . ! board prestige coins last       skip_next
R-III-01 +++++  .  borough prestige poverty first
R-III-02 +++++  .  borough poverty prestige last
R-III-03 +++++  . ! board coins prestige deck      draw_another
R-III-04     . ** ! deck                           draw_another
R-III-05    . *** ! deck                           discard_city
"""
"""The recorded deck, typed anew from the record: coins +, poverty *, crucial !, filter, action."""
DESIGNED = """
I-01       + *   board coins first              discard_city
I-02       . *   board poverty last             skip_next
I-03       . *   board first                    discard_city
I-04       + *   board last                     discard_city
I-05       . .   board poverty first            discard_city
I-06       . *   board poverty coins last       discard_city
I-07       + *   deck                           skip_next
I-08       . .   deck                           discard_city
I-09       . *                                  discard_city
I-10      ++ .   borough coins first            discard_city
I-11       . *                                  skip_next
I-12       + .   board first                    discard_city
II-01     ++ . ! board coins poverty first      discard_city
II-02      + *   board coins last               draw_another
II-03      + .   board poverty coins first      discard_city
II-04     ++ *   borough poverty coins first    discard_city
II-05      + .   board poverty last             discard_city
II-06      + .   deck                           discard_city
II-07     ++ * ! board coins last               discard_city
II-08      + *   board poverty first            discard_city
III-01   +++ . ! board coins poverty first      draw_another
III-02    ++ . ! board poverty coins last       discard_city
III-03  ++++ *   borough poverty coins first    discard_city
III-04   +++ .   borough coins last             discard_city
III-05    ++ . ! board poverty first            discard_city
III-06    ++ * ! board first                    discard_city
III-07    ++ .   deck                           draw_another
III-08   +++ . ! board coins last               discard_city
"""
"""The designed deck, in the same form."""


def rows(table: str) -> list[list[str]]:
    """Return the words of each line."""
    return [line.split() for line in table.split("\n") if line]


def typed(numbers: dict[str, str]) -> str:
    """Return values as they are typed, in their order and without those that are nothing."""
    return " ".join(f"{token}{n}" for token, n in numbers.items() if n != ".")


def test_each_city_card_has_what_is_printed_on_it() -> None:
    printed = []
    for section, colour, copies, c, a, coins, v, e, p, crucial, *name in rows(CITY):
        values = typed({"c": c, "a": a, "+": coins, "v": v, "e": e, "p": p})
        printed.append((section, colour, int(copies), values, crucial == "!", " ".join(name)))
    assert [
        (one.section, one.colour, one.copies, one.values, one.crucial, one.name) for one in city_cards()
    ] == printed


def test_each_borough_has_what_is_printed_on_it() -> None:
    printed = [(" ".join(name), typed({"c": c, "e": e, "d": d})) for c, e, d, *name in rows(BOROUGHS)]
    assert [(one.name, one.values) for one in boroughs().values()] == printed
    assert [one.starter for one in boroughs().values()] == [True] * 3 + [False] * 17


@pytest.mark.parametrize(("deck", "table"), [("recorded", RECORDED), ("designed", DESIGNED)])
def test_each_automa_card_is_as_it_was_recorded_or_designed(deck: str, table: str) -> None:
    cards = automa_deck(deck)
    assert [*cards] == [id_ for id_, *_ in rows(table)]
    for id_, coins, poverty, *more in rows(table):
        card = cards[id_]
        action = more.pop() if more[-1:] and more[-1] in ACTIONS else ""
        filters = [SHORT.get(word, word) for word in more if word != "!"]
        assert card.level == id_.removeprefix("R-").split("-")[0]
        assert (card.coins, card.poverty) == (coins.count("+"), poverty.count("*")), id_
        assert (card.crucial, list(card.filters), card.action) == ("!" in more, filters, action), id_
