"""Between the rounds: production, scoring of the round, preparation of the next."""

from engines.core.script import Script
from engines.core.script.requests import Choice, MultiChoice
from engines.core.state.copying import altered
from engines.core.text import text

from ..model import events
from ..model.catalogue import ROUNDS
from ..model.labels import contract_label, contract_option, in_order
from ..model.state import State, new_contracts
from .production import produce
from .score import end
from .scoring_tile import score_round, tile_options
from .workspace import Workspace


def next_round(state: State) -> Script[State]:
    """End the round; after the fifth the game, else prepare the next one (round.1)."""
    work = Workspace(state)
    work.change(announced=None, rounds=(*state.rounds, len(state.course)))
    for one in state.machinas:
        work.seat_id = one.id
        yield from produce(work)
    work.seat_id = ""
    tile = yield from tile_of(work)
    for one in state.machinas:
        work.seat_id = one.id
        yield from score_round(work, tile)
    work.seat_id = ""
    if state.round == ROUNDS:
        yield from end(work)
    else:
        yield from prepare(work)
    return work.state


def tile_of(work: Workspace) -> Script[str]:
    """Return the scoring tile of the round, asked if nobody has told it (score.2)."""
    tiles, place = work.state.tiles, work.state.round - 1
    if tiles[place]:
        return tiles[place]
    question = text("ask-tile", round=work.state.round)
    tile: str = yield from work.ask(Choice(id="q.tile", ask=question, options=tile_options(tiles)))
    work.change(tiles=(*tiles[:place], tile, *tiles[place + 1 :]))
    return tile


def prepare(work: Workspace) -> Script[None]:
    """Fill the row up, bring merchants home; who passed first plays first; all else carries over.

    (round.2, round.3, round.4)
    """
    state = work.state
    machinas = tuple(altered(one, buying={}, selling={}) for one in state.machinas)
    order = state.places
    work.change(
        machinas=machinas,
        round=state.round + 1,
        seats=order,
        places=("",) * len(order),
        at=order[0],
    )
    room = state.row_size - len(state.row)
    if room:
        left = new_contracts(work.state)
        options = tuple(map(contract_option, left))
        question = text("ask-refill", n=room)
        high = min(room, len(left))
        new = yield from work.ask(MultiChoice(id="q.refill", ask=question, options=options, high=high))
        yield from refill(work, tuple(map(int, new)))
    yield from work.tell(events.round_(round=work.state.round, seats=in_order(order)), "round.3")


def refill(work: Workspace, new: tuple[int, ...]) -> Script[None]:
    """Add contracts to the row (round.2)."""
    work.change(row=tuple(sorted((*work.state.row, *new))))
    if new:
        yield from work.tell(
            events.refilled(contracts=tuple(map(contract_label, new)), n=len(new)), "round.2"
        )
