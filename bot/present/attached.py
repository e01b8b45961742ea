"""Which pictures belong to a message, and to which of its embeds; or their words in their place."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.i18n import Words, escape
from bot.present.limits import DESCRIPTION, clip, fit
from bot.present.message import COLOUR, Json
from bot.sessions.view import View
from engines.core.picture import Picture, Pictures

ALT = 1024


@dataclass(frozen=True, slots=True)
class Attached:
    """A picture and the number of the embed that it is shown in; one past the last makes a new embed."""

    index: int
    picture: Picture

    @property
    def filename(self) -> str:
        """The name of the picture's file."""
        return f"{self.picture.name}.png"


def turn_pictures(words: Words, view: View, pictures: Pictures[Any], payload: Json) -> list[Attached]:
    """Return what the automa has that has just played, and at the end the scores; none before an answer."""
    if view.state is None or view.questions:
        return []
    seat = seat_of(view)
    drawn = pictures.seat(view.state, seat, words.plain) if seat else None
    attached = [Attached(0, drawn)] if drawn else []
    if view.is_ended:
        attached += score_pictures(words, view, pictures, payload, 1)
    return attached


def panel_pictures(words: Words, view: View, pictures: Pictures[Any]) -> list[Attached]:
    """Return what all share; where that is nothing, what the automa has that comes next.

    What stands in the message right above is not shown again.
    """
    if view.state is None:
        return []
    drawn = pictures.table(view.state, words.plain)
    if drawn is None and not view.is_ended:
        seat = _next_seat(view)
        drawn = pictures.seat(view.state, seat, words.plain) if seat and seat != seat_of(view) else None
    return [Attached(0, drawn)] if drawn else []


def _next_seat(view: View) -> str:
    """Return the automa whose turn comes next, else the first one; empty without automas."""
    coming = (offer.seat for offer in view.game.turns(view.state) if offer.seat)
    return next(coming, "") or next((seat.id for seat in view.game.seats(view.state)), "")


def score_pictures(
    words: Words, view: View, pictures: Pictures[Any], payload: Json, first: int = 0
) -> list[Attached]:
    """Return the pictures of the scores, for the embeds from the number `first` on."""
    if view.state is None:
        return []
    last = len(payload["embeds"])
    drawn = pictures.scores(view.state, words.plain)
    return [Attached(min(first + n, last + n), one) for n, one in enumerate(drawn)]


def seat_of(view: View) -> str:
    """Return the id of the automa whose turn was the last thing that happened, empty if it was no one's."""
    if view.kind != "turn":
        return ""
    automas = {seat.id for seat in view.game.seats(view.state)}
    acting = {event.seat for event in view.told if event.seat in automas}
    return next(iter(acting)) if len(acting) == 1 else ""


def with_images(payload: Json, attached: Sequence[Attached]) -> Json:
    """Return the message with the pictures in its embeds; their files go with it, in this order."""
    embeds = [dict(embed) for embed in payload["embeds"]]
    for one in attached:
        if one.index >= len(embeds):
            embeds.append({"color": COLOUR})
        embeds[one.index]["image"] = {"url": f"attachment://{one.filename}"}
    files = [
        {"id": n, "filename": one.filename, "description": clip(one.picture.alt, ALT)}
        for n, one in enumerate(attached)
    ]
    return payload | {"embeds": embeds, "attachments": files}


def with_words(payload: Json, attached: Sequence[Attached]) -> Json:
    """Return the message with the words of each picture where it would be shown."""
    for one in attached:
        payload = words_instead(payload, one.index, one.picture.words)
    return payload


def words_instead(payload: Json, index: int, lines: Sequence[str]) -> Json:
    """Return the message with these lines below the text of an embed, or in a new one past the last."""
    embeds = [dict(embed) for embed in payload["embeds"]]
    if index >= len(embeds):
        embeds.append({"color": COLOUR})
    told = "\n".join(escape(line) for line in lines)
    before = embeds[index].get("description", "")
    embeds[index]["description"] = clip(f"{before}\n\n{told}".strip(), DESCRIPTION)
    return fit(payload | {"embeds": embeds})
