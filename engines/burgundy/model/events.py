"""What Burgundy tells, and what each event means where a move is summed up."""

from engines.core.script.telling import Meaning, telling, tellings
from engines.core.text import Text

EFFECT = Meaning(within="gist-effect")
"""What follows from a tile that was placed."""
EFFECT_IN_POINTS = Meaning(within="gist-effect", gives_points=True)
EFFECT_OF_NOTHING = Meaning(within="gist-effect", detail=True)
NOTHING = Meaning(detail=True)
"""Nothing happens, and here is why."""
DONE = Meaning(unsaid=True)
"""The score stands right below, or the title says who is done."""
BEGUN = Meaning(passing=True)
"""What comes after it, or the title, makes it plain."""

# The set-up


@telling(Meaning(short="gist-left-card"))
def start_left(card: int, item: int, passed: int) -> None: ...


@telling(Meaning(joins={"start-left": "gist-cards"}))
def start_right(card: int) -> None: ...


@telling()
def start_goods(who: Text, goods: tuple[Text, ...]) -> None: ...


# Rounds and phases


@telling(Meaning(short="gist-round", detail=True))
def round_(phase: str, round: int, white: int, side: Text) -> None: ...  # noqa: A002 - the words have it


@telling()
def good(good: Text, depot: int) -> None: ...


@telling(NOTHING)
def no_good(depot: int) -> None: ...


@telling(Meaning(short="order", detail=True))
def order(seats: tuple[Text, ...]) -> None: ...


@telling(Meaning(title="title-phase", passing=True))
def phase(phase: str) -> None: ...


@telling(BEGUN)
def seat(seat: Text) -> None: ...


@telling(Meaning(short="gist-income"))
def income(silver: int, phase: str) -> None: ...


# An automata takes a tile


@telling(Meaning(short="gist-dice", detail=True, reason=True))
def dice(die: int, white: int, side: Text) -> None: ...


@telling()
def took(tile: Text, depot: int, start: int) -> None: ...


@telling(NOTHING)
def depots_empty_handed(start: int) -> None: ...


@telling()
def not_there(tile: Text, depot: int) -> None: ...


@telling()
def not_stored(tile: Text) -> None: ...


@telling()
def fewer_goods(depot: int, n: int) -> None: ...


@telling()
def reserve_tile(tile: Text) -> None: ...


@telling()
def reserve_wild(n: int) -> None: ...


@telling(Meaning(short="gist-market-wild"))
def market_wild(tile: Text, slot: int) -> None: ...


@telling()
def market_empty_silver() -> None: ...


# It places the tile, and what that brings

FROM_RESERVE = "gist-from-reserve"


@telling(Meaning(joins={"took": "gist-taken", "reserve-tile": FROM_RESERVE, "city-hall": FROM_RESERVE}))
def placed(tile: Text, side: Text, card: int, item: int) -> None: ...


@telling(Meaning(joins={"reserve-wild": FROM_RESERVE}))
def placed_wild(tile: Text, side: Text, card: int, item: int) -> None: ...


@telling()
def box(item: int) -> None: ...


@telling(BEGUN)
def castle(die: int, side: Text) -> None: ...


@telling()
def castle_both_full() -> None: ...


@telling(EFFECT_IN_POINTS)
def livestock(species: str, points: int) -> None: ...


@telling()
def ship_goods(depot: int, goods: tuple[Text, ...], n: int) -> None: ...


@telling()
def ship_no_goods() -> None: ...


@telling(Meaning(joins={"ship-goods": "gist-ship", "ship-no-goods": "gist-ship-empty"}))
def track(space: int) -> None: ...


@telling(Meaning(joins={"ship-goods": "gist-ship-end", "ship-no-goods": "gist-ship-empty-end"}))
def track_end(space: int) -> None: ...


@telling(EFFECT)
def bank(silver: int) -> None: ...


@telling(EFFECT_IN_POINTS)
def building_points(points: int) -> None: ...


@telling()
def warehouse() -> None: ...


@telling(Meaning(short="gist-city-hall-takes"))
def city_hall(tile: Text, side: Text) -> None: ...


@telling(EFFECT_OF_NOTHING)
def city_hall_nothing() -> None: ...


@telling(Meaning(short="gist-fetched"))
def fetch(kind: str, tile: Text, depot: int) -> None: ...


@telling(EFFECT_OF_NOTHING)
def fetch_nothing(kind: str) -> None: ...


@telling(BEGUN)
def crane() -> None: ...


@telling(Meaning(short="gist-fetched"))
def white_castle(tile: Text, depot: int) -> None: ...


@telling(EFFECT)
def white_castle_silver() -> None: ...


# It sells goods

SELLING = ("box", "warehouse", "castle-both-full")


@telling(Meaning(short="gist-sale", joins=dict.fromkeys(SELLING, "gist-sale")))
def sold(kind: int, n: int, points: int) -> None: ...


@telling(Meaning(joins={"sold": "gist-sale"}, adds=("points",)))
def trade_route(points: int) -> None: ...


@telling(Meaning(within="gist-effect", detail=True, joins=dict.fromkeys(SELLING, "event-sell-nothing")))
def sell_nothing() -> None: ...


# A card is complete, and the turn ends


@telling(Meaning(short="gist-card-done", gives_points=True))
def card_done(card: int, side: Text, points: int) -> None: ...


@telling()
def wild_up(tile: Text) -> None: ...


@telling(Meaning(short="gist-bonus-tile"))
def bonus_tile(colour: Text, n: int, size: str, points: int) -> None: ...


@telling(NOTHING)
def no_bonus_tile(colour: Text, n: int) -> None: ...


@telling()
def slide(card: int) -> None: ...


@telling(Meaning(joins={"slide": "gist-slide"}))
def new_card(card: int, side: Text) -> None: ...


@telling(NOTHING)
def reshuffle(n: int) -> None: ...


@telling(Meaning(short="gist-bought"))
def bought(tile: Text, silver: int, slot: int) -> None: ...


@telling(NOTHING)
def buy_nothing() -> None: ...


# The end


@telling(DONE)
def end_points(category: str, points: int) -> None: ...


@telling(DONE)
def final(points: int) -> None: ...


# What people do and report


@telling(DONE)
def person_done(who: Text) -> None: ...


@telling()
def reported_take(tile: Text, depot: int) -> None: ...


@telling()
def reported_buy(tile: Text) -> None: ...


@telling()
def reported_ship(who: Text, depot: int, space: int) -> None: ...


@telling()
def reported_ship_none(who: Text, space: int) -> None: ...


@telling()
def reported_claim(colour: Text, size: str) -> None: ...


@telling()
def reported_advance(who: Text, space: int) -> None: ...


@telling()
def reported_good(good: Text, depot: int) -> None: ...


@telling()
def reported_market(tiles: tuple[Text, ...]) -> None: ...


@telling()
def reported_market_empty() -> None: ...


@telling()
def board(mode: str) -> None: ...


EVENTS = tellings(vars())
