"""Direct messages with the bot: each is a place of its own, with an id beside those of servers."""

_MARK = "@"


def place_of(channel: str) -> str:
    """Return the id of the place that a channel of direct messages is, in place of a server's id."""
    return _MARK + channel


def is_direct(place: str) -> bool:
    """Tell whether a place is the direct messages with one person, and no server."""
    return place.startswith(_MARK)
