"""Reads all that the bot says during a hosted game, each thing with the eyes of those who get it."""

import re
from typing import Any

from bot.sessions.session import Session
from bot.sessions.view import View
from bot.store.rows import Current
from bot.store.sqlite import SqliteStore
from engines.macrobber.model.public import public
from sandbox.driver import Person, Sandbox
from sandbox.journal import Record
from tests.engines.macrobber.test_secrets import open_cards, own_cards
from tests.wire.conftest import Bot
from tests.wire.numbered.automa_numbered import GAME, NUMBERS

EVERYBODY = ""
DIGEST = re.compile(r"\b[0-9a-f]{64}\b")
"""The digest of something; any digits may stand in it."""


def numbers(said: Any) -> set[int]:
    """Return the numbers of cards and estates in anything that is said."""
    return {int(found) for found in NUMBERS.findall(DIGEST.sub("", str(said)))}


def on_the_table(view: View | None) -> object:
    """Return all of a session that everybody may see: the state, what was told, who is asked."""
    if view is None or view.state is None:
        return view
    return public(view.state), view.told, {question.to for question in view.questions}


class Watch:
    """Knows from the saved game what each person may know, and finds in what the bot says anything else."""

    def __init__(self, sandbox: Sandbox, bot: Bot, people: dict[str, Person]) -> None:
        self._sandbox, self._bot = sandbox, bot
        self._people = people
        self._store = SqliteStore(bot.database)
        self._session = self._seed = ""
        self._seq = 0
        self._read = bot.log.stat().st_size
        self.view: View | None = None
        self.known: dict[str, set[int]] = {EVERYBODY: set()}
        """What is known to everybody, and to each person (by seat) of its own."""
        self.unseen: set[int] = set()
        """The entries with which nothing has changed that everybody may see."""
        self.found = 0
        """How many numbers were told to somebody who may know them."""

    async def open(self, channel: str) -> None:
        """Read the session of the channel."""
        await self._store.open()
        current = await self._store.current_in(channel)
        assert current is not None
        self._session, self._seed = current.session.id, current.session.seed

    async def close(self) -> None:
        await self._store.close()

    async def look(self) -> None:
        """Compare all that was said since the last look with what may be known by now."""
        records = tuple(self._sandbox.requests)
        assert self._sandbox.refusals == []
        self._sandbox.clear_log()
        await self._learn()
        for record in records:
            reader = self._reader(record)
            self._compare(record.body, reader, record.path)
            if reader == EVERYBODY:
                named = {int(seq) for seq in re.findall(rf"a1:{self._session}:(\d+):", str(record.body))}
                assert not named & self.unseen, f"{record.path} tells that somebody thinks: {record.body}"
        self._compare(self._logged(), EVERYBODY, "the log")

    def _logged(self) -> str:
        """Return what was logged since the last look."""
        with self._bot.log.open("rb") as log:
            log.seek(self._read)
            new = log.read()
        self._read += len(new)
        return new.decode()

    async def read(self, said: Any, seat: str = EVERYBODY) -> None:
        """Compare something that was said to the person of a seat, or to anybody."""
        await self._learn()
        self._compare(said, seat, "an answer")

    def _compare(self, said: Any, reader: str, where: str) -> None:
        if self.view is not None and self.view.is_ended:
            return  # with the end all is open
        found = numbers(said)
        assert self._seed not in str(said)
        secret = found - self.known[EVERYBODY] - self.known.get(reader, set())
        assert not secret, f"{where} tells {reader or 'everybody'} of {secret}: {said}"
        self.found += len(found)

    async def _learn(self) -> None:
        """Add what became known with each entry since the last look."""
        current = await self._store.current(self._session)
        assert current is not None
        while (entry := await self._store.entry(self._session, self._seq + 1)) is not None:
            before = on_the_table(self.view)
            self.view = Session.of(GAME, Current(current.session, entry)).view()
            self._seq = entry.seq
            if on_the_table(self.view) == before:
                self.unseen.add(entry.seq)
            state = self.view.state
            if state is None:
                continue
            self.known[EVERYBODY] |= open_cards(state)
            for seat in state.seats:
                self.known.setdefault(seat.id, set()).update(own_cards(state, seat.id))

    def _reader(self, record: Record) -> str:
        """Return the seat of the only person who gets what was said, else EVERYBODY."""
        for call in reversed(self._sandbox.calls):  # the last ones are answered now
            is_private = call.choices or (call.message is not None and call.message.is_ephemeral)
            if call.token in record.path and is_private:
                return next((seat for seat, one in self._people.items() if one.id == call.user.id), EVERYBODY)
        return EVERYBODY
