"""A backup is used once: a copy of it is opened as a bot would, and games in it are played again.

It is work for a process of its own. One session is in memory at a time.
"""

import asyncio
import fcntl
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from glob import escape
from itertools import chain
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from bot.backups.proof import Proof, note
from bot.sessions.collection import reading
from bot.sessions.export import written
from bot.sessions.replay import BrokenExport, verify
from bot.sessions.session import Session
from bot.sessions.snapshot import Fit, line_of
from bot.store.backup import require_room
from bot.store.check import check, running
from bot.store.errors import StoreFault
from bot.store.identity import require_ours
from bot.store.lengths import Length, fingerprint, lengths
from bot.store.migrate import bring_up_to_date
from bot.store.private import own_file
from bot.store.sqlite import SqliteStore
from engines.core.game import Game

TRIAL = ".trial"
FAILURE = "The backup was not tried"
MOST_REPLAYED = 400
"""Entries of a session that is played again, if there is one that is so short: it is in memory as a whole."""
TRIES = 3
"""So many sessions of a game are played again at most."""

Games = Mapping[str, Game[Any]]


def prove(backup: Path, games: Games, source: Path | None = None) -> Proof:
    """Use a backup once, write down beside it what came of that, and return it.

    What is played again is compared with `source`, too, the database that the backup was made of: that may
    have gone on since. Raises StoreFault when the file is no database of Automa.
    """
    require_ours(backup, FAILURE)
    if Path(f"{backup.resolve()}-wal").exists():
        raise StoreFault(f"{FAILURE}: it is a database that is in use, not a backup of one ({backup}).")
    try:
        with _copy_of(backup) as copy:
            proof = _tried(copy, games, source)
    except StoreFault as fault:
        proof = Proof(faults=(str(fault),))
    except OSError as error:
        proof = Proof(faults=(f"{FAILURE}: {error.strerror} ({error.filename or backup}).",))
    except Exception as fault:  # an entry may be sound to the store, and nothing that a session can read
        proof = Proof(faults=(f"{FAILURE}: {line_of(fault)}.",))
    try:
        note(backup, proof)
    except OSError as error:
        raise StoreFault(
            f"What came of the trial was not written down: {error.strerror} ({backup})."
        ) from error
    return proof


def _tried(copy: Path, games: Games, source: Path | None) -> Proof:
    if findings := check(copy, reading(games)):
        return Proof(faults=tuple(findings))
    chosen = {game: _chosen(ones) for game, ones in _by_game(lengths(copy), games).items()}
    faults = [*_otherwise(copy, source, chain.from_iterable(chosen.values()))] if source else []
    bring_up_to_date(copy)
    loaded = stuck = 0
    for one in running(copy):
        game = games.get(one.session.game)
        if game is None:  # `automa db check` and the bot's start say that
            continue
        try:
            stuck += Session.of(game, one, is_known=False).view().fit == Fit.BROKEN
            loaded += 1
        except Exception as fault:  # whatever it is, the bot would meet it, too
            faults.append(f"session {one.session.id} can't be loaded ({type(fault).__name__})")
    same = asyncio.run(_same(copy, games, chosen))
    return Proof(loaded, stuck, same, tuple(sorted({*chosen}.difference(same))), tuple(faults))


def _by_game(found: Iterable[Length], games: Games) -> dict[str, list[Length]]:
    """Return the sessions of each game, the newest first."""
    ones: dict[str, list[Length]] = {}
    for one in found:
        if one.game in games:
            ones.setdefault(one.game, []).append(one)
    return ones


def _chosen(ones: list[Length]) -> list[Length]:
    """Return which sessions of a game to play again, until one comes out the same."""
    short = [one for one in ones if one.entries <= MOST_REPLAYED] or [min(ones, key=lambda one: one.entries)]
    return sorted(short[:TRIES], key=lambda one: -one.entries)


def _otherwise(copy: Path, source: Path, chosen: Iterable[Length]) -> Iterator[str]:
    """Yield a line for each session whose entries aren't the same as in the database."""
    for one in chosen:
        if fingerprint(copy, one) != fingerprint(source, one):
            yield f"session {one.session} isn't as it is in the database"


async def _same(copy: Path, games: Games, chosen: Mapping[str, list[Length]]) -> tuple[str, ...]:
    """Return the games of which a session that is played again comes out as it is stored."""
    store = SqliteStore(copy)
    await store.open()
    try:
        return tuple([game for game in sorted(chosen) if await _comes_out(store, games, chosen[game])])
    finally:
        await store.close()


async def _comes_out(store: SqliteStore, games: Games, ones: list[Length]) -> bool:
    for one in ones:
        current = await store.current(one.session)
        if current is None:
            continue
        # With its seed and its states, as it is exported after its end.
        session = replace(current.session, status="ended")
        text, digest = written(session, await store.history(one.session), await store.holders(one.session))
        with suppress(BrokenExport):
            replayed = verify(text, games)
            if not replayed.fault and replayed.digest == digest:
                return True
    return False


@contextmanager
def _copy_of(backup: Path) -> Iterator[Path]:
    """Copy a backup into a folder of its own, which is gone afterwards; others may try it meanwhile."""
    backup = backup.resolve()
    with ExitStack() as held:
        with _held(backup.parent):  # until it is held, others would sweep the new folder away
            _sweep(backup)
            folder = Path(mkdtemp(prefix=f"{backup.name}{TRIAL}", dir=backup.parent))
            held.enter_context(_held(folder))
        try:
            require_room(folder, backup.stat().st_size, FAILURE)
            copy = folder / "automa.db"
            own_file(copy)
            shutil.copyfile(backup, copy)
            yield copy
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _sweep(backup: Path) -> None:
    """Remove what trials have left that were killed: of this file, and of all backups beside it."""
    left = (f"*.backup-*{TRIAL}*", f"{escape(backup.name)}{TRIAL}*")
    for one in chain.from_iterable(map(backup.parent.glob, left)):
        with suppress(OSError), _held(one, fcntl.LOCK_NB):  # it is under way, or no folder of ours
            shutil.rmtree(one, ignore_errors=True)


@contextmanager
def _held(folder: Path, how: int = 0) -> Iterator[None]:
    """Lock a folder; the system frees it when its holder dies."""
    found = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(found, fcntl.LOCK_EX | how)
        yield
    finally:
        os.close(found)
