"""Phase 1: tokens from the sack."""

from engines.core.script import Script, leave_to
from engines.core.script.requests import Handful, MultiChoice, Option
from engines.core.text import text

from ..model import events
from ..model.labels import tokens_label
from ..model.state import Turn
from ..model.tokens import COLOURS, Tokens, tokens
from .workspace import Workspace

DRAWN = 6


def take_tokens(work: Workspace) -> Script[None]:
    """Draw six tokens as the status; the owner of "largest following" may change some.

    (token.1, token.2, token.3)
    """
    drawn = yield from _draw(work, "tokens", DRAWN)
    work.change(turn=Turn(status=drawn))
    yield from work.tell(events.drawn(tokens=tokens_label(drawn)), "token.1")
    if work.state.marker == work.seat_id:
        yield from _redraw(work)
    work.change_turn(phase=2)


def _redraw(work: Workspace) -> Script[None]:
    """Put any number back, mix, and draw as many (token.2, token.3)."""
    status = work.turn.status
    colours = status.colours
    copies = [f"{colour}.{colours[:place].count(colour) + 1}" for place, colour in enumerate(colours)]
    question = MultiChoice(
        id="d.redraw",
        ask=text("ask-redraw"),
        options=tuple(Option(one, text("token", colour=one[0])) for one in copies),
        high=len(copies),
        to=work.seat_id,
        private=True,
        asleep=[],
    )
    back = tokens(one[0] for one in (yield from work.ask(question)))
    if not back.total:
        yield from work.tell(events.kept(), "token.2")
        return
    work.to_sack(back)
    drawn = yield from _draw(work, "redraw", back.total)
    work.change_turn(status=status - back + drawn)
    event = events.redrawn(back=tokens_label(back), tokens=tokens_label(drawn))
    yield from work.tell(event, "token.2")


def _draw(work: Workspace, id: str, n: int) -> Script[Tokens]:  # noqa: A002
    sack = work.state.sack
    bag = tuple(Option(colour, text("token", colour=colour)) for colour in COLOURS)
    handful = Handful(id=id, ask=text("ask-tokens", n=n), bag=bag, counts=tuple(sack), n=n)
    drawn = tokens((yield from leave_to(handful)))
    work.change(sack=work.state.sack - drawn)
    return drawn
