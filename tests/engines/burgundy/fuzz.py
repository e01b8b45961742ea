"""What hypothesis plays Burgundy with."""

from collections import Counter

from hypothesis.stateful import invariant, precondition, rule

from engines.burgundy import GAME
from engines.burgundy.model.catalogue import board, cards, tiles
from engines.burgundy.model.state import Seat, State
from engines.burgundy.model.tile import colour, face
from engines.core.game.move import Move
from tests.contract.machine import LUCK, Session
from tests.contract.player import Luck, Options, Played, option_sets, perform


class Burgundy(Session):
    """The automata own what they should, and nothing gets lost."""

    game = GAME
    state: State

    def options(self, luck: Luck) -> Options:
        mixed = luck.pick(option_sets(self.game))
        players = {"automas": luck.number(1, 3), "players": 1}
        return {**mixed, **players, "board": luck.pick(("search", "tracked", "dealt", "dealt"))}

    def done(self, played: Played) -> None:
        super().done(played)
        placed = [event for event in played.events if event.id in ("placed", "placed-wild")]
        assert len(placed) <= 10
        move, after = played.move, played.after
        if move is None and after.options.board == "dealt":
            assert_dealt_in_full(after)
        elif move and played.before.supply and after.supply:
            assert_nothing_lost(played, move)

    @precondition(Session.is_running)
    @rule(luck=LUCK)
    def let_another_keep_the_board(self, luck: Luck) -> None:
        modes = [offer.move for offer in self.game.offers(self.state) if offer.move.action == "board"]
        self.done(perform(self.game, self.state, luck.pick(modes), luck))

    @invariant()
    def automata_own_what_they_should(self) -> None:
        for seat in self.state.seats if self.state else ():
            nine = (*seat.deck, *seat.completed, seat.left.id, seat.right.id)
            assert sorted(nine) == sorted(cards())
            assert seat.points == sum(seat.ledger.values())
            assert min(seat.silver, seat.points, *seat.goods) >= 0
            assert not seat.left.is_full
            assert not seat.right.is_full
            assert not any(one.startswith("wild:") for one in seat.duchy)


def owned(seat: Seat) -> Counter[str]:
    """Return the tiles and goods of an automata; face-down ones by what they are."""
    found = Counter(face(one) for one in (*seat.left.tiles, *seat.right.tiles, *seat.reserve, *seat.duchy))
    found.update({f"good {kind}": n for kind, n in enumerate(seat.goods, start=1)})
    return found


def on_board(state: State) -> Counter[str]:
    """Return the tiles in the depots and the market."""
    found = Counter(state.market or ())
    for depot in state.depots or ():
        found.update(depot.tiles)
    return found


def inside(state: State) -> Counter[str]:
    """Return all that is still in the game and not with people: supply, board, automata."""
    found = on_board(state)
    for depot in state.depots or ():
        found.update(f"good {kind}" for kind in depot.goods)
    for seat in state.seats:
        found += owned(seat)
    if state.supply:
        for pile in (*state.supply.tiles.values(), state.supply.black):
            found.update(pile)
        found.update(f"good {kind}" for kind in state.supply.goods)
    del found[""]
    return found


def assert_dealt_in_full(state: State) -> None:
    """Every hex but people's start castles is in the supply, on the board or with an automata."""
    used = [name for name in tiles().options if getattr(state.options, name)]
    counts = (*tiles().base, *(count for name in used for count in tiles().options[name]))
    every = Counter({count.id: count.normal + count.black for count in counts})
    every["dg"] -= state.options.people
    held = inside(state)
    goods = Counter({name: held.pop(name) for name in list(held) if name.startswith("good")})
    assert held == every
    people = board().goods_per_human * state.options.people
    # Of what is left the rounds get 25; with many players there are fewer.
    all_goods = 6 * board().goods_per_type
    assert sum(goods.values()) == min(6 * len(state.seats) + 25, all_goods - people)


def assert_nothing_lost(played: Played, move: Move) -> None:
    """A move takes out of the game just what it says: sold goods, leftovers, what people took."""
    before: State = played.before
    gone: Counter[str] = Counter()
    match move.action:
        case "turn":
            for event in played.events:
                if event.id == "sold":
                    gone[f"good {event.args['kind']}"] += event.args["n"]
        case "phase":
            gone = on_board(before)
        case "take":
            depot = (before.depots or ())[int(move.args["depot"]) - 1]
            gone[depot.tiles[int(move.args["slot"]) - 1]] += 1
        case "buy":
            gone[(before.market or ())[int(move.args["slot"]) - 1]] += 1
        case "ship" if move.args["depot"]:
            goods = (before.depots or ())[int(move.args["depot"]) - 1].goods
            gone.update(f"good {kind}" for kind in goods)
        case "fix":
            return
    del gone[""]
    had, have = inside(before), inside(played.after)
    if any(one in ("b", "lg", "good 0") for one in had):
        # A correction can leave the kind open; it is asked, and told from then on, when it matters.
        had, have, gone = plain(had), plain(have), plain(gone)
    assert have == had - gone


def plain(found: Counter[str]) -> Counter[str]:
    """Return the counts by colour, all goods as one."""
    rough: Counter[str] = Counter()
    for one, n in found.items():
        rough["good" if one.startswith("good") else colour(one)] += n
    return rough


MACHINE = Burgundy
