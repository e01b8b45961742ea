"""What people report of their own turns, of the market, and who is to keep the board."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engines.core.game.move import Move, Offer
from engines.core.script import Script, ask, tell
from engines.core.text import Text, text

from ..model import events, tile
from ..model.labels import colour_label, seat_label, tile_label
from ..model.state import State, forward, space_of
from ..rules.board_facts import market_question, with_goods, without
from .switch import switch

MOST_STEPS = 3
MOST_IN_A_TURN = {"take": 3, "ship": 2, "claim": 2}
"""How often the same can happen in a person's turn."""


def reports(state: State) -> Iterator[Offer]:
    """Yield what people can report of their own turns, and who may keep the board from now on."""
    if state.is_over:
        return
    yield from _takes(state)
    yield from _buys(state)
    yield from _ships(state)
    yield from _claims(state)
    yield from _steps(state)
    yield from _tellings(state)
    for mode in ("search", "tracked", "dealt"):
        if mode != state.options.board:
            yield _report("board", text("report-board", mode=mode), mode=mode)


def _report(action: str, label: Text, **args: str | int) -> Offer:
    seat = str(args["player"]) if "player" in args else None
    most = MOST_IN_A_TURN.get(action, 1)
    group = text("group", action=action)
    return Offer(Move(action, args), label, "report", group, seat, most, also=group if seat else None)


def _of_tile(one: str, offer: Offer) -> Offer:
    """Return the offer, which is found by the tile's colour and kind too."""
    return replace(offer, also=text("tile-words", colour=tile.colour(one)))


def _people(state: State) -> list[str]:
    return [f"p{n}" for n in range(1, state.options.people + 1)]


def _takes(state: State) -> Iterator[Offer]:
    """Yield each tile of the depots; those that are alike are called alike, too."""
    for number, depot in enumerate(state.depots or (), start=1):
        for slot, one in enumerate(depot.tiles):
            if one:
                label = text("report-take", depot=number, tile=tile_label(one))
                yield _of_tile(one, _report("take", label, depot=number, slot=slot + 1))


def _buys(state: State) -> Iterator[Offer]:
    for slot, one in enumerate(state.market or ()):
        if one:
            label = text("report-buy", slot=slot + 1, tile=tile_label(one))
            yield _of_tile(one, _report("buy", label, slot=slot + 1))


def _ships(state: State) -> Iterator[Offer]:
    for person in _people(state):
        for number, depot in enumerate(state.depots or (), start=1):
            if depot.goods:
                label = text("report-ship", who=seat_label(person), depot=number, n=len(depot.goods))
                yield _report("ship", label, player=person, depot=number)
        yield _report("ship", text("report-ship-none", who=seat_label(person)), player=person, depot=0)


def _claims(state: State) -> Iterator[Offer]:
    for colour, sizes in (state.bonus or {}).items():
        for size in sizes:
            label = text("report-claim", colour=colour_label(colour), size=size)
            yield _report("claim", label, colour=colour, size=size)


def _steps(state: State) -> Iterator[Offer]:
    for person in _people(state):
        room = len(state.track) - 1 - space_of(state.track, person)
        for steps in range(1, min(room, MOST_STEPS) + 1):
            label = text("report-advance", who=seat_label(person), steps=steps)
            yield _report("advance", label, player=person, steps=steps)


def _tellings(state: State) -> Iterator[Offer]:
    if state.options.board != "tracked":
        return
    if state.depots and 0 in state.depots[state.white - 1].goods:
        for kind in range(1, 7):
            label = text("report-good", good=text("good", n=kind), depot=state.white)
            yield _report("good", label, type=kind)
    yield _report("market", text("report-market"))


def take(state: State, depot: int, slot: int) -> Script[State]:
    """Take a tile from a depot."""
    depots = state.depots or ()
    taken = tile_label(depots[depot - 1].tiles[slot - 1])
    yield from tell(events.reported_take(tile=taken, depot=depot))
    return replace(state, depots=without(depots, depot, slot - 1), is_told=True)


def buy(state: State, slot: int) -> Script[State]:
    """Buy a tile from the black market."""
    row = state.market or ()
    yield from tell(events.reported_buy(tile=tile_label(row[slot - 1])))
    left = tuple("" if i == slot - 1 else one for i, one in enumerate(row))
    return replace(state, market=left, is_told=True)


def ship(state: State, player: str, depot: int) -> Script[State]:
    """Place a ship: take the goods of a depot (0: of none) and go a step forward on the track."""
    state = replace(state, track=forward(state.track, player), is_told=True)
    who, space = seat_label(player), space_of(state.track, player)
    if depot and state.depots:
        yield from tell(events.reported_ship(who=who, depot=depot, space=space), "bonus.8")
        return replace(state, depots=with_goods(state.depots, depot, ()))
    yield from tell(events.reported_ship_none(who=who, space=space), "bonus.9")
    return state


def claim(state: State, colour: str, size: str) -> Script[State]:
    """Take a bonus tile."""
    bonus = dict(state.bonus or {})
    bonus[colour] = tuple(one for one in bonus[colour] if one != size)
    yield from tell(events.reported_claim(colour=colour_label(colour), size=size), "complete.6")
    return replace(state, bonus=bonus, is_told=True)


def advance(state: State, player: str, steps: int) -> Script[State]:
    """Go forward on the turn track."""
    track = forward(state.track, player, steps)
    space = space_of(track, player)
    yield from tell(events.reported_advance(who=seat_label(player), space=space))
    return replace(state, track=track, is_told=True)


def good(state: State, type: int) -> Script[State]:  # noqa: A002 - as it is stored
    """Tell the type of a good that lies on the depot of the white die."""
    depots = state.depots or ()
    goods = list(depots[state.white - 1].goods)
    goods.remove(0)
    yield from tell(events.reported_good(good=text("good", n=type), depot=state.white))
    return replace(state, depots=with_goods(depots, state.white, (*goods, type)))


def market(state: State) -> Script[State]:
    """Tell the tiles of the black market."""
    row = yield from ask(market_question(state.options.market_size))
    tiles = tuple(tile_label(one) for one in row if one)
    yield from tell(events.reported_market(tiles=tiles) if tiles else events.reported_market_empty())
    return replace(state, market=row)


SCRIPTS: dict[str, Callable[..., Script[State]]] = {
    "take": take,
    "buy": buy,
    "ship": ship,
    "claim": claim,
    "advance": advance,
    "good": good,
    "market": market,
    "board": switch,
}
"""The moves by their action. What people did in their own turn is told from then on (`is_told`)."""
