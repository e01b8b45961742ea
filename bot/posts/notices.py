"""What is told of a session beside its table: a message for each thing that is due."""

import hashlib
from collections.abc import Callable, Sequence

from bot.log import get_logger
from bot.posts.notice_messages import NoticeMessages
from bot.posts.own_messages import OwnMessage, own_messages
from bot.sessions.mentions import Mentions
from bot.sessions.outbox import (
    AGREE,
    Due,
    Forked,
    Outgoing,
    Passed,
    Request,
    Seats,
    TableMessage,
    Turn,
    Unlog,
    due,
    table_messages_in,
)
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.store.rows import Delivery, DueRow, Posted, PostedRow
from bot.wire.channel import SILENT, Http, change, post, remove
from bot.wire.faults import REFUSED, THREAD_ARCHIVED, Refusal, is_final, short
from bot.wire.json import Json
from bot.wire.multipart import File

log = get_logger()

MOST_LATE = 10
"""So many messages are told late, the latest ones; what was before is left to Why?."""


class Notices:
    """Sends the messages that are due, and finds those that are there already."""

    def __init__(
        self,
        store: Store,
        mentions: Mentions,
        http: Http,
        bot: Callable[[], str],
        messages: NoticeMessages,
    ) -> None:
        self._store = store
        self._mentions = mentions
        self._http = http
        self._bot = bot
        """Returns the bot's own user's id, once it has logged in."""
        self._messages = messages

    async def send(self, now: View, dues: Sequence[Due]) -> None:
        """Send what is due, oldest first. Trouble with Discord comes as one of `bot.wire.faults.FAULTS`."""
        messages = [row for row, out in dues if not isinstance(out, Unlog)]
        if late := set(messages[:-MOST_LATE]):
            self._store.note(Delivery(now.id, done=[*late]))
        for one in dues:
            row, out = one
            if row in late:
                continue
            if isinstance(out, Unlog):
                await self._unlog(now, row)
                continue
            view, payload = await self._messages.of(now, one)
            if payload is None or not await self._is_due(row):
                self._store.note(Delivery(now.id, done=[row]))
                continue
            try:
                await self._send(view, one, payload, now.session.channel)
            except Refusal as fault:
                if fault.status != REFUSED or fault.code == THREAD_ARCHIVED:
                    raise
                # Discord will never take this message: it must not hold up those after it.
                log.error("post-refused", session=now.id, entry=row.nr, fault=short(fault))
                self._store.note(Delivery(now.id, done=[row]))

    async def _unlog(self, now: View, row: DueRow) -> None:
        """Delete the messages of turns that were undone."""
        gone = []
        for one in await self._store.logged(now.id, row.nr, row.seq):
            try:
                await remove(self._http, one.channel, one.message)
            except Refusal as fault:
                if not is_final(fault):
                    raise
            gone.append(one.message)
        self._store.note(Delivery(now.id, done=[row], gone=gone))

    async def look(self, now: View, dues: Sequence[Due]) -> None:
        """Look in the channel for what may have been posted without anybody knowing, and note what is there.

        A table that is found takes the place of the one that is due; of others the buttons are to go.
        """
        first = await self._store.entry(now.id, min((row.seq for row, _ in dues), default=now.seq))
        since = (first or now.entry).at
        posted = await self._store.posted(now.id)
        known = {one.message for one in posted}
        # A reply may have brought a table since: only what tells something stands in its order.
        told = (int(one.message) for one in posted if one.kind not in (Posted.TABLE, Posted.OLD_TABLE))
        newest = max(told, default=0)
        found = await own_messages(self._http, now.session.channel, self._bot(), since)
        unknown = [one for one in reversed(found) if one.message not in known]
        for one in dues:
            if isinstance(one.out, TableMessage | Unlog):
                continue
            view, payload = await self._messages.of(now, one)
            match = next((own for own in unknown if _is_it(own, now, one.out, payload, newest)), None)
            if match is not None:
                unknown.remove(match)
                await self._check_off(view, one, match.message, now.session.channel, payload)
        await self._note_orphans(now, [own for own in unknown if own.is_of(now.id)])

    async def _note_orphans(self, now: View, orphans: Sequence[OwnMessage]) -> None:
        channel = now.session.channel
        for one in orphans:
            kind = Posted.OLD_TABLE if one.kind == Posted.TABLE else one.kind
            there = PostedRow(now.id, one.message, channel, kind, one.seq)
            self._store.note(Delivery(now.id, posted=[there]))
        tables = [one for one in orphans if one.kind == Posted.TABLE]
        rows = [row for row, _ in table_messages_in(await self._store.due(now.id))]
        if tables and rows:
            await self._adopt(now, tables[-1], rows)

    async def _adopt(self, now: View, newest: OwnMessage, rows: Sequence[DueRow]) -> None:
        """Take a table that was found for the one that is due; who it told need not be told again."""
        mentioned = await self._mentions.noted_with(now, newest.mentioned)
        posted = await self._store.posted(now.id)
        is_last = all(int(one.message) <= int(newest.message) for one in posted)
        there = PostedRow(now.id, newest.message, now.session.channel, Posted.TABLE, newest.seq, "?")
        delivery = Delivery(
            now.id,
            done=rows if is_last else (),
            posted=[there] if is_last else (),
            mentioned=mentioned,
            due=[due(now, TableMessage())],  # what it says may be old
        )
        self._store.note(delivery)

    async def _is_due(self, row: DueRow) -> bool:
        return any((one.kind, one.nr) == (row.kind, row.nr) for one in await self._store.due(row.session))

    async def _send(self, view: View, one: Due, payload: Json, channel: str) -> None:
        once = {"nonce": _nonce(one.row), "enforce_nonce": True}
        if await self._mentions.quiet(payload.get("allowed_mentions", {}).get("users", ())):
            payload = payload | {"flags": SILENT}  # whom else it tells sees it, too
        message = str((await post(self._http, channel, payload | once))["id"])
        await self._check_off(view, one, message, channel, payload)
        if isinstance(one.out, Turn):

            async def edit(body: Json, files: Sequence[File]) -> None:
                await change(self._http, channel, message, body, files)

            self._messages.let_follow(view, payload, edit)

    async def _check_off(
        self, view: View, told: Due, message: str, channel: str, payload: Json | None
    ) -> None:
        """Note that something that was due is told by a message; the table moves below it.

        Who is told there of a seat whose turn it is need not be told by the table, too.
        """
        row, out = told
        done = [row]
        if isinstance(out, Passed):
            # Several questions may have been answered for a seat; that is told once.
            due_now = await self._store.due(view.id)
            done = [one for one in due_now if (one.kind, one.body) == (row.kind, row.body)]
        names = payload if payload and isinstance(out, Seats) else {}
        rung = names.get("allowed_mentions", {}).get("users", ())
        awaited = [one for one in await self._mentions.due(view) if one in rung] if rung else []
        is_below = isinstance(out, Turn | Seats | Passed) or (isinstance(out, Forked) and not view.is_ended)
        self._store.note(
            Delivery(
                view.id,
                done=done,
                posted=[posted_as(view, out, message, channel)],
                mentioned=await self._mentions.noted_with(view, awaited),
                due=[due(view, TableMessage(below=True))] if is_below else [],
            )
        )


def _nonce(row: DueRow) -> str:
    """Return what makes a message that is sent again within minutes one and the same."""
    what = hashlib.sha256(f"{row.kind}{row.nr}{row.body}".encode()).digest()
    return row.session + "".join(chr(ord("a") + byte % 26) for byte in what[:16])


def posted_as(view: View, out: Outgoing, message: str, channel: str) -> PostedRow:
    """Return what is to be kept of the message that tells of something that was due."""
    if isinstance(out, Request):
        return PostedRow(view.id, message, channel, AGREE[out.what], out.nr, out.asker)
    if isinstance(out, Turn):
        return PostedRow(view.id, message, channel, Posted.LOGGED, out.nr)
    return PostedRow(view.id, message, channel, Posted.NOTICE, view.seq)


def _is_it(own: OwnMessage, now: View, out: Outgoing, payload: Json | None, newest: int) -> bool:
    """Tell whether a message that was found is the one that tells what is due: of a turn never the table."""
    if int(own.message) <= newest or payload is None or (isinstance(out, Turn) and own.custom_ids):
        return False
    return own.says(payload) and all(custom_id.session == now.id for custom_id in own.custom_ids)
