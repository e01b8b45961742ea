"""States of Burgundy that are drawn: an ordinary one, the first, the fullest, and the ends."""

from dataclasses import replace

from engines.burgundy.model import tile
from engines.burgundy.model.state import (
    CATEGORIES,
    Before,
    CardPlace,
    Category,
    Depot,
    Options,
    Seat,
    State,
    all_bonus_tiles,
)

KINDS = tuple(sorted(tile.all_codes()))
"""Every tile that may lie face up, those whose kind isn't known included."""
EARNED: dict[Category, int] = {"cards": 45, "livestock": 23, "sales": 18, "buildings": 6, "bonus": 5}
FIRST = Seat(
    *("a1", "easy", CardPlace(4, ("", "dg", "", "", "")), CardPlace(9, ("", "", "", ""))),
    deck=(1, 2, 3, 5, 6, 7, 8),
)
BUSY = Seat(
    *(
        "a1",
        "hard",
        CardPlace(7, ("b:boarding_house", "dg", "", "lg:cow3", "")),
        CardPlace(6, ("u", "", "wild:b", "")),
    ),
    deck=(1, 2, 3),
    completed=(4, 5, 8, 9),
    reserve=("u", "wild:y", "b:church", "u", "lg:pig4", "y:3", "u", "y:12", "wild:g"),
    duchy=("g", "g", "g", "y:1", "dg", "b:bank", "b:bank", "lg:sheep2", "u", "u", "y:5", "b:market"),
    colours=("g",),
    goods=(0, 3, 1, 0, 1, 2),
    silver=3,
    points=97,
    ledger=EARNED,
    die=5,
)
OTHER = Seat(
    *("a2", "easy", CardPlace(3, ("", "", "lg:geese2", "b:crane")), CardPlace(1, ("", "", ""))),
    deck=(2, 4, 5, 6, 7, 8, 9),
    goods=(0,) * 6,
    silver=0,
    points=71,
    ledger={"cards": 54, "livestock": 8, "sales": 12, "corrections": -3},
    die=2,
)
THIRD = replace(OTHER, id="a3", level="medium", points=64, die=6, ledger={"cards": 36, "sales": 28})
FULLEST = replace(
    BUSY,
    left=CardPlace(7, ("b:boarding_house", "wild:dg", "b:boarding_house", "lg:chicken4", "wild:u")),
    right=CardPlace(4, ("b:boarding_house", "dg", "y:1", "g", "b:white_castle")),
    reserve=(*KINDS[:12], *KINDS[10:20], *("wild:b",) * 12, "u", "y"),
    duchy=("b", "y", "g", "lg", "dg", "u") * 12,
    colours=("b", "y", "g", "lg", "dg", "u"),
    goods=(12,) * 6,
    silver=100,
    points=1000,
)
ONE = State(Options(), (FIRST,), (("a1", "p1"), *((),) * 6), order=("p1", "a1"), round=1, white=3)
PLAYED = replace(
    FIRST,
    left=CardPlace(4, ("b:church", "dg", "", "", "")),
    right=CardPlace(8, ("dg", "", "", "u")),
    reserve=("y:3", "wild:g", "wild:u"),
    goods=(1, 1, 2, 1, 2, 1),
    points=4,
    die=2,
    before=Before(
        (CardPlace(4, ("b:church", "dg", "", "", "")), CardPlace(8, ("dg", "", "", ""))),
        ("y:3", "wild:g"),
        (),
        (1,) * 6,
    ),
)
"""Its turn is over: it took a ship with two goods and a tile that lies face down."""
JUST = replace(ONE, seats=(PLAYED,), white=5, played=("a1",))
OPTIONS = Options(people=2, levels=("hard", "easy"), board="dealt", market_size=8, geese=True, crane=True)
DEPOTS = (
    Depot(("y:4", "b:bank", "u", "lg:geese2")),
    Depot(("", "b:crane", "dg", "b:carpenter"), (3, 3)),
    Depot(("lg:sheep3", "", "b:market", "y:9"), (1,)),
    Depot(("g", "u", "", "lg:chicken2"), (4, 2, 4)),
    Depot(("", "", "", "")),
    Depot(("dg", "b:watchtower", "u", "lg:pig4"), (5, 6, 6, 2, 1)),
)
MARKET = ("b:city_hall", "u", "", "b:white_castle", "g", "lg:cow2", "y:20", "dg")
TWO = State(
    OPTIONS,
    (BUSY, OTHER),
    ((), ("a2",), ("p2", "a1"), (), ("p1",), (), ()),
    order=("p1", "a1", "p2", "a2"),
    phase=3,
    round=2,
    white=6,
    depots=DEPOTS,
    market=MARKET,
    bonus=all_bonus_tiles(),
)
TRACKED = replace(
    ONE,
    options=Options(board="tracked"),
    depots=(Depot(("b", "u")), Depot(("", "dg")), Depot(("lg", "b"), (0,)), *(Depot(("", "")),) * 3),
)
CROWDED = replace(
    TWO,
    seats=(BUSY, replace(OTHER, die=0), THIRD),
    track=(*((),) * 6, ("p1", "a3", "a1", "a2")),
    depots=(Depot(("b:boarding_house",) * 4, (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)),) * 6,
    market=("b:boarding_house",) * 8,
)
COURSE = tuple((3 * i, 2 * i + i % 3, i * i // 8) for i in range(25))
OVER = replace(TWO, is_over=True, phase=5, round=5)
ENDS = {
    1: replace(OVER, seats=(BUSY,), course=(*((one[0],) for one in COURSE), (97,))),
    3: replace(OVER, track=CROWDED.track, seats=(BUSY, OTHER, THIRD), course=(*COURSE, (97, 71, 64))),
}
BROKE = replace(TWO, seats=(replace(BUSY, ledger=dict.fromkeys(CATEGORIES, -12)), OTHER))
