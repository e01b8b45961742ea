"""Lets the code of a commit write sessions that stand at many moments; see README.md for how."""

import asyncio
import lzma
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.sessions import errors, service
from bot.sessions.service import Sessions
from bot.sessions.start import Origin, Start
from bot.store.migrate import upgrade
from bot.store.sqlite import SqliteStore
from engines.core.game import registry
from engines.core.script.run import Said
from tests.contract.player import Luck, option_sets

GUILD = "77"
PEOPLE = ("1001", "1002", "1003", "1004", "1005")
TABLES = 20
"""Of each game."""
MOST_STEPS = 90
IDLE = (1, 3, 8, 20)
"""After so many moves a session is left between moves."""
Play = Callable[[SqliteStore], Awaitable[None]]
"""Plays sessions that a store keeps."""


class Maker:
    """Plays tables of each game, each until it asks what no table before has asked, or for a while."""

    def __init__(self, store: SqliteStore) -> None:
        self.games = registry.games()
        ticks, seeds, ids = count(1_700_000_000_000, 1000), count(1), names()
        self.sessions = Sessions(
            store,
            self.games,
            lambda: next(ticks),
            Origin(lambda: next(ids), lambda: f"stored {next(seeds)}"),
        )
        self.channels = count(500)
        self.asked: set[str] = set()

    async def table(self, game: Any, number: int) -> None:
        """Play one table."""
        luck = Luck(f"{game.id} {number}")
        sets = option_sets(game)
        options = {name: value for name, value in sets[number % len(sets)].items() if name != "kept"}
        strengths = getattr(game, "strengths", ())
        more: dict[str, Any] = {}
        if strengths:
            more["automas"] = (0, 1, 2, None)[number % 4], strengths[number % len(strengths)]
        channel, by = str(next(self.channels)), person(PEOPLE[0])
        try:
            view = await self.sessions.start(Start(game.id, options, channel, **more), by)
        except Exception as fault:  # options that don't go together
            sys.stderr.write(f"{game.id} {number}: {fault!r}\n")
            return
        moves = 0
        undo_at = luck.number(4, 40)
        for step in range(MOST_STEPS):
            if view.is_ended or (not view.questions and moves >= IDLE[number % len(IDLE)]):
                return
            if view.questions:
                kinds = {kind(game, one) for one in view.questions}
                if not kinds <= self.asked or luck.number(1, 60) == 1:
                    self.asked |= kinds
                    return
                view = await self.answered(game, view, luck)
            elif step == undo_at and moves:
                view = await self.sessions.undo(view.id, None, person(PEOPLE[0]), confirmed=True)
                if luck.one_in(2):
                    return
            else:
                view = await self.moved(game, view, luck)
                moves += 1

    async def answered(self, game: Any, view: Any, luck: Luck) -> Any:
        """Answer one of the questions."""
        question = luck.pick(view.questions)
        said = Said(question.id, luck.answer(question))
        by = await self.player(game, view, question.to)
        return await self.tried(
            view,
            self.sessions.answer(view.id, None, lambda open_: said if question in open_ else None, by),
        )

    async def moved(self, game: Any, view: Any, luck: Luck) -> Any:
        """Do what is offered first, or something else."""
        offers = game.offers(view.state)
        offer = offers[0] if luck.one_in(2) else luck.pick(offers)
        by = await self.player(game, view, getattr(offer, "seat", None))
        return await self.tried(
            view,
            self.sessions.move(
                view.id, None, lambda open_: next((one for one in open_ if one.move == offer.move), None), by
            ),
        )

    async def tried(self, view: Any, press: Any) -> Any:
        """Return what a press leads to; one that is refused changes nothing."""
        try:
            return await press
        except errors.Refused:
            return view

    async def player(self, game: Any, view: Any, seat: str | None) -> Any:
        """Return who plays a seat; where nobody does yet, somebody sits down."""
        holders = getattr(view, "holders", None)
        if not seat or holders is None or not game.strengths:
            return person((holders and seat and holders.of(seat)) or PEOPLE[0])
        if not holders.of(seat):
            from bot.sessions.seating import join

            new = next(one for one in PEOPLE if holders.seat_of(one) is None)
            await self.sessions.seats.change(view.id, join(new, seat), person(new))
            return person(new)
        return person(holders.of(seat))


def kind(game: Any, question: Any) -> str:
    """Return what kind of question it is, whichever seat it is to."""
    return f"{game.id} {type(question).__name__} {re.sub(r'[0-9]+', '', question.id)}"


def person(id_: str) -> Any:
    """Return somebody on the server."""
    return getattr(service, "Person")(id_, GUILD)  # noqa: B009 - it lived there once


def names() -> Iterator[str]:
    """Yield ids for sessions."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return (f"stored{one}{other}" for one in letters for other in letters)


async def fill(path: Path, play: Play) -> None:
    """Write the sessions that are played into a new database."""
    upgrade(f"sqlite:///{path}")
    store = SqliteStore(path)
    await store.open()
    try:
        await play(store)
    finally:
        await store.close()


def write(to: Path, play: Play) -> None:
    """Write the sessions that are played as SQL, compressed."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "automa.db"
        asyncio.run(fill(path, play))
        dump(path, to)


def dump(path: Path, to: Path) -> None:
    """Write a database as SQL, compressed."""
    with closing(sqlite3.connect(path)) as db:
        # Who has made the migrations, and where, is nobody's business.
        lines = [line for line in db.iterdump() if not line.startswith('INSERT INTO "_yoyo_log"')]
        (mark,) = db.execute("PRAGMA application_id").fetchone()
    lines.append(f"PRAGMA application_id = {mark};")
    to.write_bytes(lzma.compress("\n".join(lines).encode(), preset=9))


def tables(games: list[str]) -> Play:
    """Return what plays the tables of these games."""

    async def play(store: SqliteStore) -> None:
        maker = Maker(store)
        for game in games:
            for number in range(TABLES):
                await maker.table(maker.games[game], number)

    return play


if __name__ == "__main__":
    write(Path(sys.argv[1]), tables(sys.argv[2:]))
