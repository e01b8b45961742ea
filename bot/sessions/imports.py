"""An exported session as a moment to play on from: replayed first, entry by entry, as any replay does."""

import json
import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from bot.sessions.moment import Moment, goes_on
from bot.sessions.moves import moves_of
from bot.sessions.replay import BrokenExport, UnknownGame, verify
from bot.store.rows import EntryRow, SessionRow
from engines.core.game import Game
from engines.core.script.chance import commitment

MOST_BYTES = 8_000_000
"""A file that Discord takes; the longest exports of whole games have a quarter of it."""
MOST_OPTIONS = 200_000
"""Characters of the options, with the cards that a server had kept."""
MOST_STATE = 200_000
"""Characters of a state; the longest has a tenth of that. One that a fork began with may be anything."""
MOST_ENTRIES = 5_000
LONGEST_NUMBER = 15
"""Digits: a state's numbers are counts of things on a table, and places in a stream."""
_LONG = re.compile(rf"[0-9]{{{LONGEST_NUMBER + 1}}}")


class Unfit(StrEnum):
    """Why a file is no game to play on with."""

    NO_EXPORT = "no-export"
    NO_GAME = "no-game"
    RUNNING = "running"
    """It was exported before its end: it has neither states nor the seed."""
    DIFFERS = "differs"
    """Played again it comes out otherwise than it says."""
    NOWHERE = "nowhere"
    """There is no such move, or nothing goes on from there."""
    LONG = "long"


class NotImported(Exception):
    """The file is no game to play on with."""

    def __init__(self, why: Unfit) -> None:
        self.why = why
        super().__init__(why.value)


def moment_in(text: bytes, games: Mapping[str, Game[Any]], move: int = 0) -> Moment:
    """Return how an exported game stood after so many moves, by default after the last one before its end.

    Raises NotImported.
    """
    if len(text) > MOST_BYTES:
        raise NotImported(Unfit.LONG)
    try:
        replayed = verify(text, games)
    except UnknownGame:
        raise NotImported(Unfit.NO_GAME) from None
    except (BrokenExport, RecursionError):
        raise NotImported(Unfit.NO_EXPORT) from None
    if not replayed.is_complete:
        raise NotImported(Unfit.RUNNING)
    if replayed.fault or replayed.row is None:
        raise NotImported(Unfit.DIFFERS)
    row, made = replayed.row, replayed.entries_made
    if len(made) > MOST_ENTRIES or len(row.options) > MOST_OPTIONS:
        raise NotImported(Unfit.LONG)
    entries = {one.seq: one for one in made}
    ends = [entries[one.last] for one in moves_of(made) if one.events]
    numbers = [move] if move else range(len(ends), 0, -1)
    for number in numbers:
        if number <= len(ends) and (moment := _moment(row, games[row.game], ends[number - 1], number)):
            return moment
    raise NotImported(Unfit.NOWHERE)


def _moment(session: SessionRow, game: Game[Any], end: EntryRow, number: int) -> Moment | None:
    """Return the moment that a move has led to; None if nothing goes on from there."""
    if not end.state or len(end.state) > MOST_STATE or _LONG.search(end.state):
        return None
    moment = Moment(session, game, end.state, number - 1 if end.open else number, is_known=True)
    return moment if goes_on(moment) else None


def to_json(moment: Moment) -> bytes:
    """Return a moment as JSON text: it comes from another process."""
    one = moment.session
    told = {
        "session": one.id,
        "game": one.game,
        "options": one.options,
        "language": one.language,
        "seed": one.seed,
        "salt": one.salt,
        "state": moment.state,
        "move": moment.move,
    }
    return json.dumps(told).encode()


def from_json(told: Mapping[str, Any], game: Game[Any]) -> Moment:
    """Return the moment of a game that `to_json` made this data of."""
    seed, salt = told["seed"], told["salt"]
    session = SessionRow(
        id=told["session"],
        guild="",
        channel="",
        game=told["game"],
        rules="",
        options=told["options"],
        seed=seed,
        commitment=commitment(seed, salt),
        status="ended",
        created=0,
        language=told["language"],
        salt=salt,
    )
    return Moment(session, game, told["state"], told["move"], is_known=True)
