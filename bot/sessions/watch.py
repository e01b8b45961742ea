"""Who hears of what happens at the tables: what there is to hear, and the one place that tells it."""

from bot.sessions.rights import Person
from bot.sessions.view import View


class Listener:
    """Who hears what happens at the tables; of what it says nothing about it hears nothing."""

    def pressing(self, session_id: str, by: Person) -> None:
        """Hear that a press is at a session; it may save something there."""

    def saved(self, view: View, by: Person) -> None:
        """Hear that a step or a change of seats is on disk."""

    def may_act(self, view: View) -> None:
        """Hear that what is due of a session is under way, and that it may be for an automa to act."""

    def drawn(self, session_id: str) -> None:
        """Hear that a picture which came too late for a session's table is at hand."""

    def unread(self, guild: str, game: str, kind: str, rows: int) -> None:
        """Hear that of what a server keeps of a game so many rows can't be read."""


class Watch(Listener):
    """Tells all listeners. Who has something to tell is given it, so that nobody has to know who listens."""

    def __init__(self) -> None:
        self._listeners: tuple[Listener, ...] = ()

    def join(self, *listeners: Listener) -> None:
        """Let these listen from now on."""
        self._listeners += listeners

    def pressing(self, session_id: str, by: Person) -> None:  # noqa: D102
        for one in self._listeners:
            one.pressing(session_id, by)

    def saved(self, view: View, by: Person) -> None:  # noqa: D102
        for one in self._listeners:
            one.saved(view, by)

    def may_act(self, view: View) -> None:  # noqa: D102
        for one in self._listeners:
            one.may_act(view)

    def drawn(self, session_id: str) -> None:  # noqa: D102
        for one in self._listeners:
            one.drawn(session_id)

    def unread(self, guild: str, game: str, kind: str, rows: int) -> None:  # noqa: D102
        for one in self._listeners:
            one.unread(guild, game, kind, rows)
