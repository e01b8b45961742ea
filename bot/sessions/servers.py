"""What those who manage a server have chosen for it; what they haven't chosen is as usual."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from bot.sessions.errors import MayNotEnd, MayNotStart
from bot.sessions.rights import Person
from bot.sessions.store import Store
from bot.sessions.view import MANNERS, OF_SERVER
from bot.store.rows import ServerRow

ALL, MANAGERS = "all", "managers"
"""Who may start or end a game: all whom the rules of the table let, or who may manage the server."""
YES, NO = "yes", "no"
USUAL = "-"
"""Stands for nothing chosen, where that isn't one of the values."""
CHOICES = {
    "start": (ALL, MANAGERS),
    "end": (ALL, MANAGERS),
    "thread": (NO, YES),
    "log": (USUAL, *MANNERS["log"]),
    "speed": (USUAL, *MANNERS["speed"]),
    "remind": (NO, *OF_SERVER["remind"]),
    "pictures": (YES, NO),
}
"""The settings with a fixed list of values: the first is the usual one."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server, read from its row."""

    row: ServerRow
    chosen: Mapping[str, str]
    """What was chosen of `CHOICES`, where that isn't usual."""
    language: str = ""
    """The name of a locale file; empty where Discord's setting of the server counts."""
    channels: tuple[str, ...] = ()
    """Where a game may begin, threads of these included; none stands for everywhere."""

    @classmethod
    def of(cls, row: ServerRow) -> Self:
        """Read a row; what can't be read is as usual."""
        try:
            given = json.loads(row.settings)
        except ValueError:
            given = {}
        given = given if isinstance(given, dict) else {}
        chosen = {name: given[name] for name, values in CHOICES.items() if given.get(name) in values[1:]}
        language, channels = given.get("language"), given.get("channels")
        channels = channels if isinstance(channels, list) else ()
        found = tuple(one for one in channels if isinstance(one, str))
        return cls(row, chosen, language if isinstance(language, str) else "", found)

    def value(self, name: str) -> str:
        """Return what is chosen of one of the `CHOICES`."""
        return self.chosen.get(name, CHOICES[name][0])

    @property
    def dashboard(self) -> str:
        """The channel of the dashboard, empty without one."""
        return self.row.board

    @property
    def has_threads(self) -> bool:
        """Whether games begin in threads of their own, where nothing else is chosen."""
        return self.value("thread") == YES

    @property
    def manners(self) -> dict[str, str]:
        """How a table is kept that begins here, where nothing else is chosen."""
        return {name: self.chosen[name] for name in MANNERS if name in self.chosen} | self.of_all

    @property
    def of_all(self) -> dict[str, str]:
        """What holds for all tables that begin here: see `OF_SERVER`."""
        given = {"pictures": "off"} if self.value("pictures") == NO else {}
        return given | ({"remind": self.chosen["remind"]} if "remind" in self.chosen else {})

    def changed(self, name: str, values: Sequence[str]) -> Self:
        """Return them with another value of a setting. Raises ValueError for what there isn't to choose."""
        if name == "dashboard":
            return replace(self, row=self.row._replace(board=next(iter(values), "")))
        if name == "channels":
            return self._written(channels=tuple(values))
        value = next(iter(values), "")
        if name == "language":
            return self._written(language="" if value == USUAL else value)
        if value not in CHOICES.get(name, ()):
            raise ValueError(f"{name} takes no such value")
        others = {key: one for key, one in self.chosen.items() if key != name}
        is_usual = value == CHOICES[name][0]
        return self._written(chosen=others if is_usual else others | {name: value})

    def _written(self, **changes: Any) -> Self:
        """Return them with these changes, in the row, too; what is usual isn't written."""
        new = replace(self, **changes)
        written: dict[str, Any] = dict(new.chosen)
        written |= {"language": new.language} if new.language else {}
        written |= {"channels": list(new.channels)} if new.channels else {}
        settings = json.dumps(written, sort_keys=True, separators=(",", ":"))
        return replace(new, row=new.row._replace(settings=settings))


class Servers:
    """The settings of all servers: read when they are needed, which is seldom."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settings(self, guild: str) -> ServerSettings:
        """Return a server's settings."""
        return ServerSettings.of(await self._store.server(guild))

    async def change(self, before: ServerSettings, after: ServerSettings) -> None:
        """Save the settings. Raises KeptChanged if they aren't as `before` any more."""
        await self._store.set_server(before.row, after.row)

    async def demand_start(self, by: Person, around: str = "") -> ServerSettings:
        """Return the settings of the server, which let somebody begin a game; a thread has one `around`.

        Raises MayNotStart if they forbid it.
        """
        settings = await self.settings(by.guild)
        if settings.value("start") == MANAGERS and not by.may_manage:
            raise MayNotStart
        if settings.channels and not {by.channel, around} & {*settings.channels}:
            raise MayNotStart(settings.channels)
        return settings

    async def demand_end(self, by: Person) -> None:
        """Raise MayNotEnd if a server's settings don't let somebody end a game."""
        if not by.may_manage and (await self.settings(by.guild)).value("end") == MANAGERS:
            raise MayNotEnd
