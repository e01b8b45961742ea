"""What is printed on cards, mats and the board, as it was typed a second time from them, in another form."""

from collections import Counter

from engines.core.state.data import load
from engines.scythe.model import catalogue
from engines.scythe.model.board import PRODUCES, board
from engines.scythe.model.catalogue import BoardFile, Card, Gain, Plan, Symbol

CARDS = """\
1 6/7/7 1 1 star -
  I  w(nordic) e c | 1p 1w | p
  II w | 4p | p
2 5/6/7 2 2 star -
  I  e(polania) w | 1c(crimea) 1c | -
  II e(polania) w | 1c(crimea) 1k 1u | c
3 3/7/7 0 0 star -
  I  w | 3p | -
  II w | 2p 1w | h
4 0/1/2 1 0 - skip
  I  w | 1c(crimea) 1k | k
  II w | 1c(crimea) 2c | p
5 2/4/7 1 4 star -
  I  w | 1w 1c | c
  II m | 4p 1w | k
  I* e(albion) w | 1u(togawa) 1w 1c | c
6 7/7/7 1 0 star -
  I  w | 2p | -
  II m | 1c(crimea) 2p 1u | p
7 5/7/7 0 2 star skip
  I  a5(saxony) w | 1w 1c | h
  II a5(saxony) m | 1u(rusviet) 1u 1k | c
8 0/5/7 2 1 star skip
  I  m w | 1u(rusviet) 1u | -
  II m | 1p(saxony) 1c 1u | c
  I* e(togawa) m w | 1u(rusviet) 1u | -
  II* e(togawa) m | 1p(saxony) 1c 1u | c
9 4/7/7 1 3 star -
  I  e(polania) m w | 1w 1u | h
  II e(polania) m | 3p 1w | h
10 0/0/0 1 1 star -
  I  m w | 1u 2p | -
  II m | 2c 1u | -
11 6/7/7 2 0 star -
  I  m e c | 1w(rusviet) 1w 1c | -
  II w(nordic) e c | 3p 1w | k
12 4/5/7 2 1 star -
  I  w(nordic) m | 4p | -
  II w(nordic) m | 1k 1c 1u | p
13 3/5/7 3 0 star -
  I  a4(saxony) e c | 1c | -
  II a5(saxony) e c | 1k 2c | c
14 1/1/1 1 0 star -
  I  e c | 1w 1k | k
  II a7 aw m | 3p | h
15 7/7/7 0 2 - -
  I  e c | 3p 1c | c
  II a1 aw e c | 1c(crimea) 1c | k
16 5/7/7 1 4 star -
  I  e c | 1u | -
  II a5 aw m | 1p(saxony) 1u 1c | -
17 7/7/7 2 2 - skip
  I  a6 aw w | 2c | p
  II a8 w | 1c(crimea) 1c 1w | h
18 1/1/7 0 1 star -
  I  e c | 1w 1c | -
  II e c | 1w 2c | -
  I* e c | 1w(albion) 1w 1c | -
  II* e c | 1u(albion) 1w 2c | -
19 7/7/7 1 1 star -
  I  aw w | 1w | -
  II aw w | 3p 1c | k
  II* e(albion) aw w | 3p 1c | k
"""
"""Number, power spent, combat cards, resources, whether the tracker moves and an Autometta skips; then plans.

A plan is its moves (w worker, m mech, c character, e encounter or Factory, a attack from a power on, aw on
workers), its gains (w worker, u character or mech, c coin, k combat card, p power) and its recruit bonus (h
popularity); with a star it is that of Invaders from Afar.
"""
MAP = """\
A   M F V W T V
B  L T L T M F F
C   W M W L W V
D  F V L X M T M
E W W F T L V L
F  M V V T W M T
G   T L F M V F
H        V
"""
"""M mountain, F farm, V village, T tundra, L lake, W forest, X Factory, each where it lies."""
ACROSS = """\
A3: A4 B4; A4: A3 B4; A5: A6 B6; A6: A5; B2: C1; B4: A3 A4 B5; B5: B4 B6 C5; B6: A5 B5 C6; B7: C6; C1: B2 C2;
C2: C1 D2; C5: B5 C6 D6; C6: B6 B7 C5; D1: E1 E2; D2: C2 E2 E3; D5: D6; D6: C5 D5 E6; E1: D1 F1;
E2: D1 D2 F1 F2; E3: D2 F2; E6: D6; F1: E1 E2; F2: E2 E3 F3; F3: F2 G3; F4: G3 G4; F5: G4;
G3: F3 F4; G4: F4 F5 G5; G5: G4"""
"""Which hexes lie across a river from each."""
TO_FACTORY = "433334" + "4322234" + "321123" + "3210123" + "4321123" + "4322234" + "433334" + "4"
TRACKS = {
    "autometta": "~~~~~.....*....*..*.*.**",
    "automa": "~~~~.....*....*..*.***",
    "automaszyna": "~~~......*..*.*.***",
    "ultimaszyna": "........*..*.*.***",
}
"""Each space from I on: ~ with the water mark, * with a star."""
MATS = """\
nordic blue base 4/1 A4 A5 over forest mountain, disc -1 4
rusviet red base 3/2 C6 D7 over farm village, disc 2 7
togawa purple invaders 0/2 F7 G6 over any, disc 6 7
crimea yellow base 5/0 G3 H1 over farm tundra, disc 7 2
saxony black base 1/4 F1 G1 over forest mountain, disc 6 0
polania white base 2/3 C1 D1 over mountain village, disc 2 0
albion green invaders 3/0 A1 A2 over any, disc -1 1
"""
"""Clockwise: colour, box, power and combat cards, the hexes of workers, what Riverwalk leads to, the base."""
MOVES = {"move_worker": "w", "move_mech": "m", "move_character": "c", "encounter_factory": "e"}
GAINS = {"worker": "w", "character_or_mech": "u", "coin": "c", "combat_card": "k", "power": "p"}
BONUSES = {"power": "p", "coin": "c", "popularity": "h", "combat_card": "k"}


def only(one: Symbol | Gain) -> str:
    return f"({one.faction})" if one.faction else ""


def move(one: Symbol) -> str:
    name = {**MOVES, "attack_combat": f"a{one.power}", "attack_worker": "aw"}[one.kind]
    assert one.power == 0 or one.kind == "attack_combat"
    return name + only(one)


def plan(one: Plan) -> str:
    gains = " ".join(f"{gain.n}{GAINS[gain.kind]}{only(gain)}" for gain in one.gains)
    bonus = "".join(BONUSES[kind] for kind in one.recruit)
    return f"{' '.join(map(move, one.moves))} | {gains} | {bonus or '-'}"


def card(one: Card) -> str:
    power = "/".join(map(str, one.combat.power))
    star, skip = "star" if one.advances else "-", "skip" if one.skips else "-"
    lines = [f"{one.number} {power} {one.combat.cards} {one.resources} {star} {skip}"]
    lines += [f"  I  {plan(one.plan_1)}", f"  II {plan(one.plan_2)}"]
    others = one.invaders and {"I* ": one.invaders.plan_1, "II*": one.invaders.plan_2}
    lines += [
        f"  {name} {plan(other)}".replace("*  ", "* ") for name, other in (others or {}).items() if other
    ]
    return "\n".join(lines)


def test_cards() -> None:
    printed = catalogue.card_file()
    assert "\n".join(map(card, printed.cards)) + "\n" == CARDS
    assert printed.columns == (0, 8, 14)


def test_each_plan_of_invaders_stands_in_for_the_one_of_the_card() -> None:
    cards = catalogue.cards()
    others = {(n, i) for n in cards for i in (1, 2) if cards[n].plan(i, True) != cards[n].plan(i, False)}
    assert others == {(5, 1), (8, 1), (8, 2), (18, 1), (18, 2), (19, 2)}


def test_the_map() -> None:
    rows: dict[int, str] = {}
    for place in load(catalogue.DATA / "board.json", BoardFile).hexes:
        row, letter = place.row, "X" if place.terrain == "factory" else place.terrain[0].upper()
        letter = "W" if place.terrain == "forest" else letter
        begun = rows.setdefault(row, "ABCDEFGH"[row]).ljust(2 + row % 2 + 2 * place.column)
        assert place.id == f"{rows[row][0]}{len(rows[row].split())}"
        rows[row] = begun + letter
    assert "\n".join(rows[row] for row in sorted(rows)) + "\n" == MAP
    assert PRODUCES == {"mountain": "metal", "farm": "food", "tundra": "oil", "forest": "wood"}


def test_rivers_tunnels_encounters_and_the_factory() -> None:
    there = board()
    across = {one: " ".join(sorted(others)) for one, others in there.across.items() if others}
    assert [f"{one}: {others}" for one, others in across.items()] == ACROSS.replace("\n", " ").split("; ")
    assert sorted(there.tunnels) == ["B4", "C2", "C5", "E3", "E6", "F4"]
    assert list(there.encounters) == ["A3", "B2", "B5", "B7", "D2", "D6", "E1", "F2", "F3", "F6", "G4"]
    assert there.factory == "D4"
    assert "".join(str(there.to_factory(one)) for one in there.at) == TO_FACTORY


def test_star_cards() -> None:
    for level, track in catalogue.tracks().items():
        marks = ["*" if n in track.stars else "~" if n in track.blocked else "." for n in range(track.spaces)]
        assert "".join(marks) == TRACKS[level]
    assert list(catalogue.tracks()) == list(TRACKS)


def test_faction_mats_and_bases() -> None:
    bases = {one.faction: one for one in load(catalogue.DATA / "board.json", BoardFile).bases}
    lines = []
    for faction in catalogue.FACTIONS:
        mat, base = catalogue.mats()[faction], bases[faction]
        walks = " ".join(sorted(mat.riverwalk)) if mat.riverwalk else "any"
        assert mat.workers == base.borders
        lines.append(
            f"{faction} {mat.colour} {mat.box} {mat.power}/{mat.cards} {' '.join(mat.workers)} over {walks},"
            f" disc {base.row} {base.column}"
        )
    assert "\n".join(lines) + "\n" == MATS


def test_units_combat_cards_and_what_popularity_makes_things_worth() -> None:
    printed = catalogue.faction_file()
    assert printed.units == {"character": 1, "mech": 4, "worker": 8}
    deck = Counter([2] * 16 + [3] * 12 + [4] * 8 + [5] * 6)
    assert printed.combat_deck == deck
    worth = [(one.at_least, one.star, one.hex, one.resources) for one in printed.popularity]
    assert worth == [(0, 3, 2, 1), (7, 4, 3, 2), (13, 5, 4, 3)]
