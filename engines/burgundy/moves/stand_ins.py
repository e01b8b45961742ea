"""Stand-ins for the people of a table: what they leave on a dealt board decides how an automata does."""

from collections.abc import Iterable, Iterator

from engines.core.game.move import Move
from engines.core.game.stand_in import Acts, StandIn
from engines.core.script.chance import Stream

from ..model import tile
from ..model.state import State, is_automata, waiting

DEALT = {"board": "dealt"}
RANDOM_TAKES = 2
"""Tiles that a random taker takes in a round, one for each die."""
SECOND, BOUGHT, SHIPPED = 10, 25, 22
"""In how many of 100 rounds a usual player takes a second tile, buys one, and places a ship."""
LIKED = ("dg", "g")
"""The colours that a usual player takes first."""


def _in_turn(state: State) -> tuple[str, ...]:
    """Return the person who acts before the bot goes on; nobody if an automata comes next, or a round."""
    return tuple(seat for seat in waiting(state)[:1] if not is_automata(seat))


def random_taker(state: State, luck: Stream) -> Acts[State]:
    """Take two tiles a round and person, at random among all in the depots; a ship is placed at once."""
    for person in _in_turn(state):
        for _ in range(RANDOM_TAKES):
            places = list(_places(state, range(1, 7)))
            if places:
                place = places[luck.below(len(places))]
                is_ship = _colour(state, place) == "u"
                state = yield _take(place)
                if is_ship:
                    state = yield _ship(state, person)


def usual_player(state: State, luck: Stream) -> Acts[State]:
    """Take the best tile that two dice lead to, sometimes a second; now and then buy, and ship goods."""
    for person in _in_turn(state):
        dice = [1 + luck.below(6) for _ in range(2)]
        for _ in range(1 + _is_in(luck, SECOND)):
            # Where both depots are empty, workers lead to another.
            places = list(_places(state, dice)) or list(_places(state, range(1, 7)))
            if places:
                state = yield _take(_best(state, places, luck))
        bought = [slot for slot, one in enumerate(state.market or (), start=1) if one]
        if _is_in(luck, BOUGHT) and bought:
            state = yield Move("buy", {"slot": bought[luck.below(len(bought))]})
        if _is_in(luck, SHIPPED):
            state = yield _ship(state, person)


def _is_in(luck: Stream, rounds: int) -> bool:
    """Tell whether something happens that happens in so many of 100 rounds."""
    return luck.below(100) < rounds


def _places(state: State, depots: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield depot and slot of each tile in these depots; of two that are the same the first slot twice."""
    for number in depots:
        tiles = (state.depots or ())[number - 1].tiles
        yield from ((number, tiles.index(one) + 1) for one in tiles if one)


def _colour(state: State, place: tuple[int, int]) -> str:
    """Return the colour of the tile at a place."""
    depot, slot = place
    return tile.colour((state.depots or ())[depot - 1].tiles[slot - 1])


def _best(state: State, places: list[tuple[int, int]], luck: Stream) -> tuple[int, int]:
    """Return a place with a tile of the colour liked best, at random among several."""
    colours = [_colour(state, place) for place in places]
    liked = next((one for one in LIKED if one in colours), None)
    best = [place for place, colour in zip(places, colours, strict=True) if liked in (None, colour)]
    return best[luck.below(len(best))]


def _take(place: tuple[int, int]) -> Move:
    return Move("take", {"depot": place[0], "slot": place[1]})


def _ship(state: State, person: str) -> Move:
    """Return the placing of a ship: it empties the depot with the most goods, the first of several."""
    held = [len(depot.goods) for depot in state.depots or ()]
    return Move("ship", {"player": person, "depot": held.index(max(held)) + 1 if any(held) else 0})


STAND_INS: tuple[StandIn[State], ...] = (
    StandIn(id="nobody", options=DEALT),
    StandIn(id="random", options=DEALT, act=random_taker),
    StandIn(id="usual", options=DEALT, act=usual_player),
)
