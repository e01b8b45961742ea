"""What a seat can say before its turn, or before it is raided: answers to what it will be asked."""

from collections.abc import Iterator

from engines.core.game.ahead import Ahead
from engines.core.game.move import Move
from engines.core.text import text

from ..model.state import State

ACTIONS = {one: (one,) for one in ("cattle", "castle", "abbey", "warriors", "bagpipers")} | {
    "monks": ("monks:2", "monks:1")
}
"""The actions that can be said in advance, with the steps that do them, the better one first."""
CARDS = tuple(str(card) for card in range(6))


def ahead(state: State, seat: str) -> tuple[Ahead, ...]:
    """Return what a seat can say in advance: an action, none at all, and how it defends itself."""
    return () if state.is_over else (*_turns(seat), *_defences())


def _turns(seat: str) -> Iterator[Ahead]:
    """Yield whole turns without a raid; what can't be done when it comes to it is left out."""
    turn = Move("turn", {"seat": seat})
    usual = {"d.redraw": ([],), "d.phase3": ("nothing",), "d.confirm": ("confirm",)}
    yield Ahead("rest", text("ahead-rest"), turn, {**usual, "d.action": ("done",)})
    for name, steps in ACTIONS.items():
        label = text("ahead-act", what=text("planned", what=name))
        yield Ahead(name, label, turn, {**usual, "d.action": (*steps, "done")}, "d.action")


def _defences() -> Iterator[Ahead]:
    yield Ahead("highest", text("ahead-defend", how="highest"), answers={"d.defend": CARDS[::-1]})
    yield Ahead("lowest", text("ahead-defend", how="lowest"), answers={"d.defend": CARDS})
