"""What servers keep of games: pinned into a session at its start, kept by moves, changed by commands."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.sessions.rights import Person
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.store.rows import KeptRow
from engines.core.game import Game
from engines.core.kept import Kept, in_order, option_of

SHORT = 16


@dataclass(frozen=True, slots=True)
class Things:
    """What a server keeps of one kind, of one game."""

    guild: str
    game: str
    kind: Kept
    rows: tuple[KeptRow, ...]

    @property
    def values(self) -> dict[str, Any]:
        """The values by key, in order."""
        ordered = sorted(self.rows, key=lambda row: in_order(row.key))
        return {row.key: json.loads(row.value) for row in ordered}

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
        return tuple(key for key in self.values if key not in new) if is_whole else ()


class Shelf:
    """What servers keep, for the commands; moves add to it by themselves, see `kept_by`."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def things(self, guild: str, game: Game[Any], kind: Kept) -> Things:
        """Return what a server keeps of one kind."""
        rows = await self._store.kept(guild, game.id)
        return Things(guild, game.id, kind, tuple(row for row in rows if row.kind == kind.id))

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


async def pinned(store: Store, guild: str, game: Game[Any]) -> dict[str, Any]:
    """Return the option `kept` that a session begins with; nothing if the server keeps nothing of it."""
    if not game.kept:
        return {}
    values: dict[str, dict[str, Any]] = {kind.id: {} for kind in game.kept}
    for row in sorted(await store.kept(guild, game.id), key=lambda row: in_order(row.key)):
        if row.kind in values:
            values[row.kind][row.key] = json.loads(row.value)
    return option_of(game.kept, values) if any(values.values()) else {}


def kept_by(view: View) -> list[KeptRow]:
    """Return what the step that led here keeps for the server, to be saved with it.

    A move that begins again confirms nothing anew. Raises ValueError for a kind that the game doesn't have.
    """
    if view.has_restarted:
        return []
    kinds = [kind.id for kind in view.game.kept]
    keeps = [one for event in view.new for one in event.keep]
    if unknown := [one.kind for one in keeps if one.kind not in kinds]:
        raise ValueError(
            f"{view.game.id} keeps no {unknown[0]!r}; it declares {', '.join(kinds) or 'nothing'}"
        )
    guild, author, at = view.session.guild, view.entry.author, view.entry.at
    return [KeptRow(guild, view.game.id, one.kind, one.key, _dump(one.value), author, at) for one in keeps]


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
