"""Phase 1: tokens from the sack."""

from engines.core.script import Script, leave_to
from engines.core.script.requests import Handful, MultiChoice, Option
from engines.core.text import text

from ..model import events
from ..model.labels import tokens_label
from ..model.state import Turn
from ..model.tokens import COLOURS, Tokens, tokens
from .workspace import Table

DRAWN = 6


def take_tokens(table: Table) -> Script[None]:
    """Draw six tokens as the status; the owner of "largest following" may change some.

    (token.1, token.2, token.3)
    """
    drawn = yield from _draw(table, "tokens", DRAWN)
    table.change(turn=Turn(status=drawn))
    yield from table.tell(events.drawn(tokens=tokens_label(drawn)), "token.1")
    if table.state.marker == table.seat_id:
        yield from _redraw(table)
    table.change_turn(phase=2)


def _redraw(table: Table) -> Script[None]:
    """Put any number back, mix, and draw as many (token.2, token.3)."""
    status = table.turn.status
    colours = status.colours
    copies = [f"{colour}.{colours[:place].count(colour) + 1}" for place, colour in enumerate(colours)]
    question = MultiChoice(
        id="d.redraw",
        ask=text("ask-redraw"),
        options=tuple(Option(one, text("token", colour=one[0])) for one in copies),
        high=len(copies),
        to=table.seat_id,
        private=True,
        asleep=[],
    )
    back = tokens(one[0] for one in (yield from table.ask(question)))
    if not back.total:
        yield from table.tell(events.kept(), "token.2")
        return
    table.to_sack(back)
    drawn = yield from _draw(table, "redraw", back.total)
    table.change_turn(status=status - back + drawn)
    event = events.redrawn(back=tokens_label(back), tokens=tokens_label(drawn))
    yield from table.tell(event, "token.2")


def _draw(table: Table, id: str, n: int) -> Script[Tokens]:  # noqa: A002
    sack = table.state.sack
    bag = tuple(Option(colour, text("token", colour=colour)) for colour in COLOURS)
    handful = Handful(id=id, ask=text("ask-tokens", n=n), bag=bag, counts=tuple(sack), n=n)
    drawn = tokens((yield from leave_to(handful)))
    table.change(sack=table.state.sack - drawn)
    return drawn
