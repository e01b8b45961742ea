"""What a move of Pebbles comes to in few words."""

from collections.abc import Sequence

from engines.core.game.gist import Gist, Remark
from engines.core.script.requests import Event
from engines.core.text import text


def gist(events: Sequence[Event]) -> Gist:
    """Return what was taken as the title; where the automa looked is a detail."""
    lines = tuple(Remark(event.text, is_detail=event.id == "chose") for event in events)
    took = next((event for event in events if event.id == "took"), None)
    if took is None:
        return Gist(lines=lines)
    return Gist(text("title-took", colour=took.args["colour"], n=took.args["n"]), lines)
