"""Hypothesis plays random legal sessions of every game, with wrong moves and answers in between."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engines.burgundy.catalogue import board, cards, tiles
from engines.burgundy.state import Seat, State
from engines.burgundy.tile import colour, face
from engines.core import registry
from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game import Game, Move, Offer
from engines.core.run import Asking, Said
from engines.macrobber.conserved import losses
from engines.macrobber.state import State as Macrobbers
from tests.contract.player import Luck, Options, Played, option_sets, perform, step

pytestmark = pytest.mark.slow

LUCK = st.integers(0, 2**20).map(lambda number: Luck(str(number)))
HOSTILE = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=20), st.lists(st.text(max_size=3), max_size=3)
)
STRANGE: list[dict[str, str | int]] = [
    {},
    {"seat": "a9"},
    {"depot": 7, "slot": 0},
    {"player": "p1", "depot": -1},
    {"n": "1"},
]
LONG = settings(max_examples=100, stateful_step_count=60)
SHORTER = settings(LONG, max_examples=40)
"""For a game whose every turn has many questions."""


class Session(RuleBasedStateMachine):
    """A session of one game at the hands of a careless table."""

    game: Game[Any]
    length = LONG

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None
        self.history: list[Any] = []
        self.once: list[tuple[str, str]] = []

    @initialize(luck=LUCK)
    def start(self, luck: Luck) -> None:
        self.done(perform(self.game, None, None, luck, self.options(luck)))

    def options(self, luck: Luck) -> Options:
        return luck.pick(option_sets(self.game))

    def done(self, played: Played) -> None:
        if played.before is not None:
            self.history.append(played.before)
        self.state = played.after
        self.once += [(fix.id, fix.now) for fix in self.game.fixes(self.state)]

    def is_running(self) -> bool:
        return self.state is not None and not self.game.is_over(self.state)

    @rule(turns=st.integers(1, 12), luck=LUCK)
    def take_turns(self, turns: int, luck: Luck) -> None:
        for _ in range(turns):
            if self.is_running():
                self.done(perform(self.game, self.state, self.game.offers(self.state)[0].move, luck))

    @precondition(is_running)
    @rule(luck=LUCK)
    def do_anything_offered(self, luck: Luck) -> None:
        offers = self.game.offers(self.state)
        action = luck.pick(sorted({offer.move.action for offer in offers}))
        chosen: Offer = luck.pick([offer for offer in offers if offer.move.action == action])
        self.done(perform(self.game, self.state, chosen.move, luck))

    @precondition(is_running)
    @rule(luck=LUCK)
    def correct_to_what_once_was(self, luck: Luck) -> None:
        if not self.once:
            return
        field, value = luck.pick(self.once)
        kept = self.game.dump(self.state)
        try:
            played = perform(self.game, self.state, Move("fix", {"field": field, "value": value}), luck)
        except IllegalMove:
            assert self.game.dump(self.state) == kept
        else:
            self.done(played)

    @rule()
    def undo(self) -> None:
        if self.history:
            self.state = self.game.load(self.game.dump(self.history.pop()))

    @precondition(is_running)
    @rule(action=st.sampled_from(("turn", "round", "phase", "end", "take", "ship", "x")), luck=LUCK)
    def try_a_move_that_is_not_offered(self, action: str, luck: Luck) -> None:
        move = Move(action, luck.pick(STRANGE))
        if all(offer.move.code != move.code for offer in self.game.offers(self.state)):
            kept = self.game.dump(self.state)
            with pytest.raises(IllegalMove):
                step(self.game, self.state, move)
            assert self.game.dump(self.state) == kept

    @precondition(is_running)
    @rule(luck=LUCK, answer=HOSTILE)
    def give_a_wrong_answer(self, luck: Luck, answer: Any) -> None:
        move = luck.pick(self.game.offers(self.state)).move
        asking = step(self.game, self.state, move)
        if not isinstance(asking, Asking):
            return
        question = asking.questions[0]
        try:
            question.check(answer)
        except BadAnswer:
            with pytest.raises(BadAnswer):
                step(self.game, self.state, move, (*asking.said, Said(question.id, answer)))
            assert step(self.game, self.state, move, asking.said) == asking

    @invariant()
    def shows_and_goes_on(self) -> None:
        if self.state is None:
            return
        self.game.panel(self.state)
        self.game.score(self.state)
        self.game.public(self.state)
        assert bool(self.game.offers(self.state)) is not self.game.is_over(self.state)
        assert self.game.load(self.game.dump(self.state)) == self.state


class Burgundy(Session):
    """The automata own what they should, and nothing gets lost."""

    game = registry.game("burgundy")
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
    def automatas_own_what_they_should(self) -> None:
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
    """Return all that is still in the game and not with people: supply, board, automatas."""
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


class Macrobber(Session):
    """Every token, card and estate is somewhere, at every moment that somebody looks."""

    game = registry.game("macrobber")
    length = SHORTER
    state: Macrobbers

    @precondition(Session.is_running)
    @rule(luck=LUCK)
    def look_at_every_moment_of_a_turn(self, luck: Luck) -> None:
        (offer,) = self.game.offers(self.state)
        said: tuple[Said, ...] = ()
        while isinstance(result := step(self.game, self.state, offer.move, said), Asking):
            assert losses(result.state) == ""
            question = luck.pick(result.questions)
            said = (*result.said, Said(question.id, luck.answer(question)))
        self.history.append(self.state)
        self.state = result.value

    @invariant()
    def nothing_is_lost(self) -> None:
        if self.state is None:
            return
        assert losses(self.state) == ""
        for seat in self.state.seats:
            assert len(seat.hand) == seat.court.Y >= 3
            assert min(seat.points, *seat.court) >= 0
            assert len(seat.estates) == 2 + len(seat.tiles) <= 6
            assert seat.points == sum(seat.ledger.values())


MACHINES: dict[str, type[Session]] = {"burgundy": Burgundy, "macrobber": Macrobber}


def machine_of(game: Game[Any]) -> type[Session]:
    return MACHINES.get(game.id) or type(game.id.title(), (Session,), {"game": game})


def case_of(game: Game[Any]) -> Any:
    machine = machine_of(game)
    found = machine.TestCase
    found.settings = machine.length
    return found


globals().update({f"Test{one.id.title()}": case_of(one) for one in registry.games().values()})
