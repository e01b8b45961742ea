"""The living messages of tables: posted below what happened last, while the older one goes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

from bot.log import get_logger
from bot.posts.message_pictures import MessagePictures
from bot.posts.renderer import Undrawn
from bot.posts.sketches import FILE, Sketch, Sketches
from bot.posts.work import Need, Work
from bot.screens.attachments import with_images
from bot.screens.seats import mention
from bot.screens.waiting import reminder
from bot.sessions.mentions import Mentions
from bot.sessions.outbox import TableMessage, due, table_messages_in
from bot.sessions.reminding import is_last
from bot.sessions.seating import waits_for
from bot.sessions.service import Sessions
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.store.rows import Delivery, DueRow, Posted, PostedRow
from bot.wire.channel import SILENT, Http, change, post, remove
from bot.wire.faults import OUT_OF_PLACE, REFUSED, THREAD_ARCHIVED, Refusal, is_final, short
from bot.wire.json import Json
from bot.wire.multipart import File
from bot.worker.line import Line, Table

log = get_logger()

MOST_AT_ONCE = 3
FOR_PICTURE = 2.0
"""Seconds that a table waits for its picture; then its words stand in for it."""


class TableMessages:
    """Brings the tables up to date, and takes the buttons from messages that have no more use for them."""

    def __init__(
        self,
        sessions: Sessions,
        store: Store,
        mentions: Mentions,
        http: Http,
        sketches: Sketches,
    ) -> None:
        self._sessions = sessions
        self._store = store
        self._mentions = mentions
        self._http = http
        self._sketches = sketches
        self.message_pictures = MessagePictures()
        self._line = Line(MOST_AT_ONCE)
        self._late: set[asyncio.Task[None]] = set()
        """Pictures that are still drawn while their tables are there in words."""

    async def bring(self, session: str, work: Work, table: Table) -> None:
        """Bring a session's table up to date if that is due; nothing is checked off if things have changed.

        It is done when it is the table's turn.
        """
        async with self._line.place(table):
            # First what is due: what becomes due after that is due until the table shows it, too.
            dues = table_messages_in(await self._store.due(session))
            now = await self._sessions.records.view(session)
            if dues or work.table:
                sketch = await self._sketches.of(now, work.shown_in_reply(now.session.table_message))
                is_renewed = bool(dues) or work.table == Need.RENEW
                is_left = not is_renewed and self._is_left_alone(sketch)
                if not is_left and not await self._show(sketch, dues, work):
                    return
            work.need_no_more()
            await self._clean_up(now)

    def _is_left_alone(self, sketch: Sketch) -> bool:
        """Tell whether a table that nothing is due for says what it should, as far as that is known."""
        session = sketch.view.session
        return not session.table_said or _without_file(session.table_said) == sketch.said

    async def _show(self, sketch: Sketch, dues: Sequence[tuple[DueRow, TableMessage]], work: Work) -> bool:
        """Send or change the table; return False if things have changed while its picture was drawn.

        One that says all this already is left alone: others don't see that somebody thinks.
        """
        now, session = sketch.view, sketch.view.session
        reminded = _reminded(now, dues)
        people = list(dict.fromkeys([*await self._mentions.due(now), *reminded]))
        quiet = await self._mentions.quiet(people)
        # Of several people those who sleep are told first, without a push; the table moves on to the others.
        later = [one for one in people if one not in quiet] if quiet else []
        people = quiet or people
        is_below = any(out.below and (reminded or not out.reminds) for _, out in dues)
        is_below = is_below and await self._sessions.records.is_last(now)
        is_here = bool(session.table_message) and session.table_channel == session.channel
        stays = is_here and not is_below and not people
        message, said = session.table_message, session.table_said
        files: Sequence[File] | None = ()
        is_dropped = self.message_pictures.is_dropped(message)
        if stays and not is_dropped and sketch.said_by_reply:
            said = sketch.said_by_reply
        elif not (stays and _without_file(said) == sketch.said):
            files = await self._files(sketch)
            if work.is_stale:
                return False
            said = await self._change(sketch, files or ()) if stays else ""
            if not said:
                tells = self._telling(sketch, people, reminded, is_silent=bool(quiet))
                message, said = await self._post(sketch, files or (), tells)
        there = PostedRow(now.id, message, session.channel, Posted.TABLE, now.seq, said)
        mentioned = self._mentions.noted(now)
        if later:
            mentioned = await self._mentions.noted_with(now, people)
        # What is still drawn is due: also a game that has ended gets it after a restart.
        again = tuple(one for one in later if one in reminded)
        next_ = TableMessage(int(message), below=bool(later), reminds=again)
        further = [due(now, next_)] if files is None or later else []
        if later:
            work.news.set()
        done = [row for row, _ in dues]
        self._store.note(Delivery(now.id, done=done, posted=[there], mentioned=mentioned, due=further))
        return True

    async def _clean_up(self, now: View) -> None:
        """Delete what was replaced, answered or has become void: the table tells what came of it."""
        passing = await self._store.passing(now.id)
        is_last = await self._sessions.records.is_last(now)
        for one in passing:
            if _is_of_use(one, now, is_last):
                continue
            try:
                await remove(self._http, one.channel, one.message)
            except Refusal as fault:
                if not is_final(fault):
                    raise
                if fault.code == THREAD_ARCHIVED:
                    continue
            self._store.note(Delivery(now.id, gone=[one.message]))

    async def _files(self, sketch: Sketch) -> list[File] | None:
        """Return the table's picture as its file; None if it isn't drawn in time: it comes with a refresh."""
        try:
            async with asyncio.timeout(FOR_PICTURE):
                return await self._sketches.files(sketch)
        except Undrawn:
            return []
        except TimeoutError:
            late = asyncio.create_task(self._refresh_after(sketch))
            self._late.add(late)
            late.add_done_callback(self._late.discard)
            return None

    def _telling(
        self, sketch: Sketch, people: Sequence[str], reminded: Sequence[str], *, is_silent: bool
    ) -> Json:
        """Return what a new table says to these people, to some of them again; without a push if silent."""
        if not people:
            return {}
        content = " ".join(map(mention, people))
        if set(people) <= set(reminded):
            content = reminder(sketch.local, people, is_last=is_last(sketch.view))
        told: Json = {"content": content, "allowed_mentions": {"parse": [], "users": list(people)}}
        return told | ({"flags": SILENT} if is_silent else {})

    async def _post(self, sketch: Sketch, files: Sequence[File], tells: Json) -> tuple[str, str]:
        """Send the table as a new message with what it says to people; return its id and what it says.

        Sent again before anybody knows that it has arrived it is still one.
        """
        now = sketch.view
        nonce = f"p{now.id}{now.seq}.{now.session.table_message[-6:]}"
        more: Json = {"nonce": nonce, "enforce_nonce": True}
        more |= tells
        return await self._send(partial(post, self._http, sketch.view.session.channel), sketch, files, more)

    async def _change(self, sketch: Sketch, files: Sequence[File]) -> str:
        """Change the table that is there; return what it says then, empty if it isn't there any more."""
        session = sketch.view.session
        # Where a reply has brought the buttons somebody may have turned a page of them since; there stands
        # which permission lacks, too.
        leave = ("components", "content") if sketch.is_shown else ()

        async def change_it(body: Json, files: Sequence[File] = ()) -> Json:
            changed = {key: part for key, part in body.items() if key not in leave}
            return await change(self._http, session.table_channel, session.table_message, changed, files)

        try:
            async with self.message_pictures.changing(session.table_message):
                return (
                    await self._keep(change_it, sketch, files)
                    or (await self._send(change_it, sketch, files, {}))[1]
                )
        except Refusal as fault:
            if fault.code in OUT_OF_PLACE:
                return ""
            raise

    async def _keep(
        self, send: Callable[[Json], Awaitable[Json]], sketch: Sketch, files: Sequence[File]
    ) -> str:
        """Change a table that has the same picture already, and return what it says; empty if it hasn't."""
        session = sketch.view.session
        said, _, file = session.table_said.partition(FILE)
        is_there = file and not self.message_pictures.is_dropped(session.table_message)
        if not (files and is_there and said.endswith(sketch.key)):
            return ""
        try:
            # What isn't listed would go.
            body = with_images(sketch.payload, sketch.attached) | {"attachments": [{"id": file}]}
            self.message_pictures.note(await send(body))
        except Refusal as fault:
            if fault.status != REFUSED or fault.code == THREAD_ARCHIVED:
                raise
            return ""  # a reply has dropped it
        return sketch.said + FILE + file

    async def close(self) -> None:
        """Give up the pictures that are still drawn."""
        for task in tuple(self._late):
            task.cancel()
        await asyncio.gather(*self._late, return_exceptions=True)

    async def _send(
        self, send: Callable[..., Awaitable[Json]], sketch: Sketch, files: Sequence[File], more: Json
    ) -> tuple[str, str]:
        """Send a table and return the message's id and what it says.

        A picture that Discord refuses is said in words.
        """
        if files:
            try:
                sent = await send(with_images(sketch.payload, sketch.attached) | more, files)
                return str(sent["id"]), sketch.said + FILE + self.message_pictures.note(sent)
            except Refusal as fault:
                if not is_final(fault) or fault.status == 404:
                    raise
                log.warning("picture-refused", fault=short(fault))
        sent = await send(sketch.in_words | more)
        self.message_pictures.note(sent)
        return str(sent["id"]), sketch.said_in_words

    async def _refresh_after(self, sketch: Sketch) -> None:
        """Bring the table up to date once more when its picture is drawn: then it is at hand."""
        with suppress(Undrawn):
            await self._sketches.files(sketch)
            self._sessions.watch.drawn(sketch.view.id)


def _reminded(now: View, dues: Sequence[tuple[DueRow, TableMessage]]) -> list[str]:
    """Return who is to be told again that the table waits for them, as long as it does."""
    awaited = {now.holders.of(seat) for seat in waits_for(now)}
    return [one for _, out in dues for one in out.reminds if one in awaited]


def _without_file(said: str) -> str:
    return said.partition(FILE)[0]


def _is_of_use(one: PostedRow, now: View, is_last: bool) -> bool:
    """Tell whether a message is of use yet: a request only until something happens, in the last game here."""
    is_request = one.kind in (Posted.AGREE_UNDO, Posted.AGREE_END, Posted.REFUSED)
    return is_request and is_last and one.seq == now.public_seq
