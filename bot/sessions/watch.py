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


class Watchers:
    """All who watch, in the order in which they came; nobody at first."""

    def __init__(self) -> None:
        self._all: list[Watch] = []

    def add(self, one: Watch) -> None:
        """Let one more be told from now on."""
        self._all.append(one)

    def pressing(self, session_id: str, by: Person) -> None:
        """Tell all that a press is at a session."""
        for one in self._all:
            one.pressing(session_id, by)

    def saved(self, view: View, by: Person) -> None:
        """Tell all that a step or a change of seats is on disk."""
        for one in self._all:
            one.saved(view, by)
