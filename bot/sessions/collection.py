"""What servers keep of games: pinned into a session at its start, kept by moves, changed by commands."""

import asyncio
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.sessions.errors import Mistake
from bot.sessions.rights import Person
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.sessions.watch import Watch
from bot.store.rows import KeptRow
from engines.core.game import Game
from engines.core.script.collection import MOST, Kept, fault_of, in_order, option_of

SHORT = 16
WEEK = 7 * 24 * 60 * 60 * 1000
MOST_READ = 4 * MOST
"""Of so many rows it is known whether they can be read."""


@dataclass(frozen=True, slots=True)
class Things:
    """What a server keeps of one kind, of one game."""

    guild: str
    game: str
    kind: Kept
    rows: tuple[KeptRow, ...]
    values: Mapping[str, Any]
    """What can be read of it: the values by key, in order."""

    @property
    def unread(self) -> tuple[str, ...]:
        """The keys of what can't be read: it plays no part, and can only be forgotten."""
        return tuple(row.key for row in self.rows if row.key not in self.values)

    @property
    def digest(self) -> str:
        """What tells this from what is kept after a change."""
        whole = json.dumps([[row.key, row.value, row.at] for row in self.rows])
        return hashlib.sha256(whole.encode()).hexdigest()[:SHORT]

    def row(self, key: str) -> KeptRow | None:
        """Return who has kept something, when, and how; None if it isn't kept."""
        return next((row for row in self.rows if row.key == key), None)

    def gone_by(self, new: Mapping[str, Any], *, is_file: bool) -> tuple[str, ...]:
        """Return the keys of what goes when `new` comes: where a file stands for all that there was."""
        is_whole = is_file and self.kind.is_whole
        return tuple(row.key for row in self.rows if row.key not in new) if is_whole else ()


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What can be brought back until a moment."""

    rows: tuple[KeptRow, ...]
    until: int

    @property
    def values(self) -> dict[str, Any]:
        """The values by key."""
        return {row.key: json.loads(row.value) for row in self.rows}


class Collections:
    """What servers keep: a session begins with it, commands show and change it, moves add to it by `kept_by`.

    The watch is told, once for what stays so, what of it can't be read.
    """

    def __init__(self, store: Store, clock: Callable[[], int], watch: Watch) -> None:
        self._store = store
        self._clock = clock
        self._told: set[KeptRow] = set()
        self._watch = watch

    async def things(self, guild: str, game: Game[Any], kind: Kept) -> Things:
        """Return what a server keeps of one kind."""
        rows = tuple(row for row in await self._store.kept(guild, game.id) if row.kind == kind.id)
        # To read hundreds for the first time takes longer than others should wait.
        things = Things(guild, game.id, kind, rows, await asyncio.to_thread(_values, kind, rows))
        bad = {row for row in rows if row.key not in things.values}
        if not bad <= self._told:
            self._told |= bad
            self._watch.unread(guild, game.id, kind.id, len(bad))
        return things

    async def pinned(self, guild: str, game: Game[Any]) -> dict[str, Any]:
        """Return the option `kept` that a session begins with; nothing if the server keeps nothing of it."""
        values: dict[str, Any] = {
            kind.id: (await self.things(guild, game, kind)).values for kind in game.kept
        }
        return option_of(game.kept, values) if any(values.values()) else {}

    async def change(
        self, before: Things, by: Person, new: Mapping[str, Any], gone: Sequence[str] = ()
    ) -> None:
        """Keep what is `new`, by key, and no longer what is `gone`; running sessions go on as they are.

        Raises KeptChanged if it isn't as `before` any more.
        """
        at = self._clock()
        rows = [
            KeptRow(before.guild, before.game, before.kind.id, key, _dump(value), by.id, at)
            for key, value in new.items()
        ]
        await self._store.keep(before.rows, [row for row in before.rows if row.key in gone], rows)

    async def may_forget(self, game: Game[Any], by: Person) -> bool:
        """Tell whether somebody may forget all of a game: who plays it in that server, or manages that."""
        return by.may_manage or await self._store.is_seated(by.guild, game.id, by.id)

    async def forget(self, before: Things) -> None:
        """Keep nothing of it any longer; for a week it can be brought back.

        Raises KeptChanged if it isn't as `before` any more, and ForgottenFull.
        """
        saved = [row for row in before.rows if row.key in before.values]
        at = self._clock()
        await self._store.forget(before.rows, saved, at, at - WEEK)

    async def forgotten(self, things: Things) -> Forgotten:
        """Return what can be brought back: nothing in place of what is kept by now."""
        kind, old = things.kind, self._clock() - WEEK
        rows = await self._store.forgotten(things.guild, things.game, kind.id, old)
        known = {row.key for row in things.rows}
        left = [
            row
            for row in rows
            if row.kept.key not in known and _can_be_read(kind, row.kept.key, row.kept.value)
        ]
        until = min((row.gone for row in left), default=0) + WEEK
        return Forgotten(tuple(row.kept for row in left), until)

    async def recall(self, before: Things, forgotten: Forgotten) -> None:
        """Keep again what was forgotten. Raises KeptChanged if it isn't as `before` any more."""
        await self._store.recall(before.rows, forgotten.rows)

    async def drop_forgotten(self) -> None:
        """Delete what was forgotten more than a week ago."""
        await self._store.drop_forgotten(self._clock() - WEEK)


def reading(games: Mapping[str, Game[Any]]) -> Callable[[str, str, str, str], bool]:
    """Return what tells whether a row's value, JSON, can be read: by its game, kind, key and value.

    Of games that aren't there nobody knows.
    """
    kinds: dict[tuple[str, str], Kept] = {
        (game.id, kind.id): kind for game in games.values() for kind in game.kept
    }

    def can_be_read(game: str, kind: str, key: str, value: str) -> bool:
        known = kinds.get((game, kind))
        return known is None or _can_be_read(known, key, value)

    return can_be_read


def kept_by(view: View) -> list[KeptRow]:
    """Return what the step that led here keeps for the server, to be saved with it.

    A move that begins again confirms nothing anew. Raises Mistake for what couldn't be read again, and
    ValueError for a kind that the game doesn't have.
    """
    if view.has_restarted:
        return []
    kinds: dict[str, Kept] = {kind.id: kind for kind in view.game.kept}
    keeps = [one for event in view.new for one in event.keep]
    if unknown := [one.kind for one in keeps if one.kind not in kinds]:
        raise ValueError(
            f"{view.game.id} keeps no {unknown[0]!r}; it declares {', '.join(kinds) or 'nothing'}"
        )
    for one in keeps:
        if fault := fault_of(kinds[one.kind], one.key, one.value):
            raise Mistake(view.game.id, fault)
    guild, author, at = view.session.guild, view.entry.author, view.entry.at
    return [KeptRow(guild, view.game.id, one.kind, one.key, _dump(one.value), author, at) for one in keeps]


def _values(kind: Kept, rows: Sequence[KeptRow]) -> dict[str, Any]:
    """Return the values of what can be read, by key, in order."""
    sound = [row for row in rows if _can_be_read(kind, row.key, row.value)]
    return {row.key: json.loads(row.value) for row in sorted(sound, key=lambda row: in_order(row.key))}


@lru_cache(maxsize=MOST_READ)
def _can_be_read(kind: Kept, key: str, value: str) -> bool:
    try:
        return fault_of(kind, key, json.loads(value)) is None
    except (ValueError, RecursionError):
        return False


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
