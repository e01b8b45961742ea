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
from .workspace import Table


def next_round(state: State) -> Script[State]:
    """End the round; after the fifth the game, else prepare the next one (round.1)."""
    table = Table(state)
    table.change(announced=None, rounds=(*state.rounds, len(state.course)))
    for one in state.machinas:
        table.seat_id = one.id
        yield from produce(table)
    table.seat_id = ""
    tile = yield from tile_of(table)
    for one in state.machinas:
        table.seat_id = one.id
        yield from score_round(table, tile)
    table.seat_id = ""
    if state.round == ROUNDS:
        yield from end(table)
    else:
        yield from prepare(table)
    return table.state


def tile_of(table: Table) -> Script[str]:
    """Return the scoring tile of the round, asked if nobody has told it (score.2)."""
    tiles, place = table.state.tiles, table.state.round - 1
    if tiles[place]:
        return tiles[place]
    question = text("ask-tile", round=table.state.round)
    tile: str = yield from table.ask(Choice(id="q.tile", ask=question, options=tile_options(tiles)))
    table.change(tiles=(*tiles[:place], tile, *tiles[place + 1 :]))
    return tile


def prepare(table: Table) -> Script[None]:
    """Fill the row up, bring merchants home; who passed first plays first; all else carries over.

    (round.2, round.3, round.4)
    """
    state = table.state
    machinas = tuple(altered(one, buying={}, selling={}) for one in state.machinas)
    order = state.places
    table.change(
        machinas=machinas,
        round=state.round + 1,
        seats=order,
        places=("",) * len(order),
        at=order[0],
    )
    room = state.row_size - len(state.row)
    if room:
        left = new_contracts(table.state)
        options = tuple(map(contract_option, left))
        question = text("ask-refill", n=room)
        high = min(room, len(left))
        new = yield from table.ask(MultiChoice(id="q.refill", ask=question, options=options, high=high))
        yield from refill(table, tuple(map(int, new)))
    yield from table.tell(events.round_(round=table.state.round, seats=in_order(order)), "round.3")


def refill(table: Table, new: tuple[int, ...]) -> Script[None]:
    """Add contracts to the row (round.2)."""
    table.change(row=tuple(sorted((*table.state.row, *new))))
    if new:
        yield from table.tell(
            events.refilled(contracts=tuple(map(contract_label, new)), n=len(new)), "round.2"
        )
