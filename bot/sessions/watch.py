"""Who is told of presses and of what they save."""

from typing import Protocol

from bot.sessions.rights import Person
from bot.sessions.view import View


class Watch(Protocol):
    """Who is told of presses: so that what is saved is told, whatever becomes of the answer to the press."""

    def pressing(self, session_id: str, by: Person) -> None:
        """Note that a press is at a session; it may save something there."""

    def saved(self, view: View, by: Person) -> None:
        """Note that a step or a change of seats is on disk."""


class Unwatched:
    """For sessions that nobody has to be told of."""

    def pressing(self, session_id: str, by: Person) -> None:  # noqa: D102
        pass

    def saved(self, view: View, by: Person) -> None:  # noqa: D102
        pass
