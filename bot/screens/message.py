"""The parts that every message is made of, as Discord's JSON."""

from collections.abc import Sequence

from bot.wire.json import Json
from bot.wire.limits import fit

COLOUR = 0x3B6E8F
TROUBLE = 0xB5542B
QUIET = 0x6B7280
"""What is only for who reads it, and neither a game's news nor trouble."""
BETWEEN = " · "
"""What stands between short things in one line."""


class AsTyped(str):
    """What somebody has typed, where it is read back from the message: nothing changes it."""

    __slots__ = ()


def embed(title: str = "", lines: Sequence[str] = (), footer: str = "", colour: int = COLOUR) -> Json:
    """Return an embed; what is empty is left out."""
    body: Json = {"color": colour}
    if title:
        body["title"] = title
    if lines:
        body["description"] = "\n".join(lines)
    if footer:
        body["footer"] = {"text": footer}
    return body


def message(*embeds: Json, rows: Sequence[Json] = (), content: str = "") -> Json:
    """Return a message within Discord's limits that pings nobody."""
    payload: Json = {
        "content": content,
        "embeds": list(embeds),
        "components": list(rows),
        "allowed_mentions": {"parse": []},
    }
    return fit(payload)
