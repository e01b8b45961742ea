"""Which pictures belong to a message, and to which of its embeds; or their words in their place."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.screens.localized_view import LocalizedView
from bot.screens.message import COLOUR
from bot.screens.phone import WIDTH, broken, width
from bot.screens.result import result_picture
from bot.screens.seats import with_people
from bot.sessions.due import is_seats
from bot.sessions.entry import Kind
from bot.sessions.moves import Played
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.limits import DESCRIPTION, EMBEDS, clip, fit
from bot.words.words import Words, escape
from engines.core.game.gist import Gist
from engines.core.picture import Picture, Pictures
from engines.core.picture.halves import halves_of
from engines.core.script.event import Event

MOST_BESIDE = 5
"""Lines of what hands must do that have room beside a picture."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A picture and the number of the embed that it is shown in; `is_apart` puts a new embed there for it."""

    index: int
    picture: Picture
    is_apart: bool = False

    @property
    def filename(self) -> str:
        """The name of the picture's file."""
        return f"{self.picture.name}.png"


def turn_pictures(local: LocalizedView, pictures: Pictures[Any]) -> list[Attached]:
    """Return what the seat has whose turn stays in the channel."""
    seat = seat_of(local.view)
    drawn = _of_turn(local, pictures, seat) if seat and local.view.state is not None else None
    return [Attached(0, drawn)] if drawn else []


def _of_turn(local: LocalizedView, pictures: Pictures[Any], seat: str) -> Picture | None:
    """Return what a seat's turn has come to."""
    return (pictures.turn or pictures.seat)(local.view.state, seat, local.plain)


def table_pictures(
    local: LocalizedView, pictures: Pictures[Any], before: Sequence[Played] = ()
) -> list[Attached]:
    """Return the one picture of the table: what matters now.

    That is the automa that has just moved or that asks; after a person's move, or where several automas have
    moved or the bot keeps the board, what all share.
    Where hands have very much to do the words have its room: what they must do is never cut.
    In the first message it may be an automa that people set up instead. At the end it is the score.
    """
    view = local.view
    if view.state is None:
        return []
    if view.is_ended:
        return score_pictures(local, pictures)[:1]
    moves = [one.events for one in before] + [view.told]
    has_board = bool(view.game.strengths) or (bool(before) and view.game.keeps_board(view.state))
    gists = [*(view.game.sum_up(one.events) for one in before), view.gist]
    if not has_board and _lines_of_hands(local.words, gists) > MOST_BESIDE:
        return []
    seat = "" if has_board else _mover(view, moves) if before else seat_of(view)
    drawn = _of_turn(local, pictures, seat) if seat else None
    if drawn is None and (not view.is_opening or pictures.begins_with_table(view.state)):
        drawn = pictures.table(view.state, local.plain)
    if drawn is None:
        seat = seat_of(view) or _next_seat(view)
        drawn = pictures.seat(view.state, seat, local.plain) if seat else None
    return [Attached(0, drawn)] if drawn else []


def _mover(view: View, moves: Sequence[Sequence[Event]]) -> str:
    """Return the automa of the game's that alone has moved; empty if several have, or none."""
    firsts = {events[0].seat for events in moves if is_seats(view, events)}
    movers = [one for one in firsts if one in view.automas]
    return movers[0] if len(movers) == 1 else ""


def _lines_of_hands(words: Words, gists: Sequence[Gist]) -> int:
    """Return how many lines of a phone say what hands must do, with a line between moves."""
    firm = [line for gist in gists for one in gist.lines if one.is_needed for line in broken(words, one.text)]
    return sum(1 + (width(line) > WIDTH) for line in firm) + len(gists) - 1


def seat_pictures(local: LocalizedView, pictures: Pictures[Any], seat: str) -> list[Attached]:
    """Return what a seat has, as everybody may see it."""
    drawn = pictures.seat(local.view.state, seat, local.plain)
    return [Attached(0, drawn)] if drawn else []


def hand_pictures(local: LocalizedView, pictures: Pictures[Any], seat: str) -> list[Attached]:
    """Return what only a seat may see, for the first embed of its private message."""
    if not local.view.has_begun or pictures.hand is None:
        return []
    drawn = pictures.hand(local.view.state, seat, local.plain)
    return [Attached(0, drawn)] if drawn else []


def _next_seat(view: View) -> str:
    """Return the automa of the game whose turn comes next, else the first one; empty without automas."""
    coming = (offer.seat for offer in view.turns if offer.seat in view.automas)
    return next(coming, "") or next(iter(view.automas), "")


def score_pictures(local: LocalizedView, pictures: Pictures[Any]) -> list[Attached]:
    """Return the pictures of the scores: the first for the first embed, others below it."""
    if local.view.state is None:
        return []
    result = result_picture(local)
    drawn = [*([result] if result else ()), *pictures.scores(local.view.state, with_people(local).plain)]
    return [Attached(n, one, is_apart=n > 0) for n, one in enumerate(drawn)]


def seat_of(view: View) -> str:
    """Return the id of the seat whose turn was the last thing that happened, empty if it was no one's.

    Others may get or lose something in it: it is the turn of the seat that begins it.
    """
    if view.kind not in (Kind.TURN, Kind.ANSWER, Kind.REDO) or not is_seats(view, view.told):
        return ""
    return next(event.seat for event in view.told if event.seat)


def enlarged(attached: Sequence[Attached]) -> Sequence[Attached]:
    """Return each picture in two halves, the right one below; as they are where those would be too many."""
    if 2 * len(attached) > EMBEDS:
        return attached
    found = []
    for shift, one in enumerate(attached):
        left, right = halves_of(one.picture)
        found += [
            Attached(one.index + shift, left, one.is_apart),
            Attached(one.index + shift + 1, right, is_apart=True),
        ]
    return found


def with_images(payload: Json, attached: Sequence[Attached]) -> Json:
    """Return the message with the pictures in its embeds; their files go with it, in this order."""
    embeds = _with_room(payload, attached)
    for one in attached:
        embeds[one.index]["image"] = {"url": f"attachment://{one.filename}"}
    files = [
        {"id": n, "filename": one.filename, "description": one.picture.alt} for n, one in enumerate(attached)
    ]
    return payload | {"embeds": embeds, "attachments": files}


def with_words(payload: Json, attached: Sequence[Attached]) -> Json:
    """Return the message with the words of each picture where it would be shown."""
    embeds = _with_room(payload, attached)
    for one in attached:
        told = "\n".join(escape(line) for line in one.picture.words)
        before = embeds[one.index].get("description", "")
        embeds[one.index]["description"] = clip(f"{before}\n\n{told}".strip(), DESCRIPTION)
    return fit(payload | {"embeds": embeds})


def _with_room(payload: Json, attached: Sequence[Attached]) -> list[Json]:
    """Return the message's embeds with a new one for each picture that is shown apart.

    Where that makes more than Discord takes, the last ones give way, but not the one that closes the message.
    """
    embeds = [dict(embed) for embed in payload["embeds"]]
    if (excess := len(embeds) + sum(one.is_apart for one in attached) - EMBEDS) > 0:
        del embeds[-1 - excess : -1]
    for one in attached:
        if one.is_apart:
            embeds.insert(one.index, {"color": COLOUR})
    return embeds
