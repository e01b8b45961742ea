"""The private messages of people at hosted games: what a seat has to decide next appears there at once."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.log import get_logger
from bot.posts.message_pictures import MessagePictures
from bot.posts.pictures import LatePictures
from bot.screens.attachments import Attached, enlarged, hand_pictures
from bot.screens.localized_view import LocalizedView
from bot.screens.note import with_note
from bot.screens.seats import question_to, seat_message
from bot.sessions.entry import OUTSIDE
from bot.sessions.holders import Holders
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.faults import FAULTS, LostReply, is_final
from bot.wire.json import Json
from bot.wire.multipart import File
from bot.wire.reply import Reply
from bot.words.words import Words
from engines.core.picture import Pictures

log = get_logger()

REACH = 14 * 60.0
"""Seconds in which Discord lets a private message be changed; a little less than it says."""
MOST_OPEN = 200


Moment = tuple[int, str, Holders]
"""The last entry of a session, its status and who sits there: what a private message is made of."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A private message: whose it is, how to change it, up to which entry it shows things.

    `said` is what there was to say then, at that `moment`: of a hand alone also whom the table waits for.
    """

    holder: str
    reply: Reply
    message: str
    words: Words
    seq: int
    has_pictures: bool
    said: str = ""
    moment: Moment | None = None
    until: float = 0.0
    """When, on the loop's clock, Discord takes no more changes of it."""
    are_large: bool = False
    """Whether its pictures are shown large."""

    def of(self, view: View) -> LocalizedView:
        """Return a moment of the session in the words of whose message it is."""
        return LocalizedView(self.words, view)


async def _remove(one: Opened) -> None:
    """Delete a private message that another one has replaced: it would push the table up."""
    try:
        await one.reply.remove(one.message)
    except FAULTS as fault:
        log.info("private-message-gone", fault=type(fault).__name__)


def _moment_of(view: View) -> Moment:
    return view.entry.seq, view.session.status, view.holders


def _text_of(payload: Json) -> str:
    """Return what a private message says in words; its buttons name the step, so they change with each."""
    return json.dumps([(one.get("title"), one.get("description")) for one in payload["embeds"]])


def _is_above(message: str, table: str) -> bool:
    """Tell whether a message is older than the table; Discord's ids grow with time."""
    return bool(message and table) and int(message) < int(table)


def _until() -> float:
    """Return until when Discord takes changes of a message that was just sent or changed."""
    return asyncio.get_running_loop().time() + REACH


def _is_late(one: Opened) -> bool:
    """Tell whether Discord takes nothing more for a private message."""
    return one.until < asyncio.get_running_loop().time()


class PrivateMessages:
    """Remembers the last private message of each seat, as long as it can be changed."""

    def __init__(
        self,
        late_pictures: LatePictures,
        message_pictures: MessagePictures,
        note_of: Callable[[str, str], Awaitable[str]],
    ) -> None:
        self._late_pictures = late_pictures
        self._message_pictures = message_pictures
        self._note_of = note_of
        """Returns what somebody (the user's id) has noted for themselves at a session (its id)."""
        self._open: OrderedDict[tuple[str, str], Opened] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def lay(self, one: Opened, view: View, seat: str, payload: Json, full: Json | None = None) -> None:
        """Remember that the seat's private message is this one, sent as `payload`; its picture follows.

        Where that is not all that there is to say now, it is `full`.
        """
        said = _text_of(full or payload)
        self._lay(replace(one, said=said, until=_until()), view, seat, payload)

    def doubt(self, one: Opened, view: View, seat: str) -> None:
        """Remember that the seat's private message is this one, whatever it says: it is soon changed.

        Discord may not know of the reply; an earlier one to the same message changes it, too.
        """
        known = self._open.get((view.id, seat))
        if known is None or known.message != one.message or _is_late(known):
            known = replace(one, until=_until())
        self._open[view.id, seat] = replace(known, seq=-1, moment=None)

    async def turn_up(self, view: View) -> None:
        """Put what seats have to decide now, or whom they wait for, into the messages that they have open."""
        for seat in view.seats:
            key = view.id, seat
            one = self._open.get(key)
            if one is not None and view.holders.of(seat) != one.holder:
                # Who has left a seat sees no more of it.
                del self._open[key]
                self._remove(one)
                continue
            is_meant = question_to(view, seat) is not None or seat in waits_for(view) or view.is_ended
            seq = 0 if one is None else view.known_to(one.holder).seq
            if one is None or one.seq > seq or one.moment == _moment_of(view):
                continue
            payload = await self._payload(one, view, seat) | {"attachments": []}
            if self._open.get(key) is not one:
                continue  # its person has pressed something there meanwhile, or opened another one
            is_done = one.seq < seq and (is_meant or view.kind in OUTSIDE)
            # Of a plan that others don't see nothing changes here, not even at that moment.
            if not is_done and (view.public or _text_of(payload) == one.said):
                continue
            del self._open[key]
            if is_done and (view.is_ended or not view.questions):
                # The table says what happened, and whose turn it is: it shall be the last message.
                self._remove(one)
                continue
            if _is_late(one):
                continue
            one = self._open[key] = replace(one)  # not the same: a picture of what it has said comes no more
            try:
                async with self._message_pictures.changing(one.message):
                    self._message_pictures.note(await one.reply.edit(payload, message=one.message))
            except FAULTS as fault:
                # It was dismissed: the button under the table opens another. Else it is tried again.
                log.info("private-message-gone", fault=type(fault).__name__)
                if is_final(fault) and self._open.get(key) is one:
                    del self._open[key]
            else:
                # Its person may have opened another one meanwhile.
                known = self._open.get(key)
                if known is not None and known.message == one.message:
                    self._lay(replace(one, seq=seq, said=_text_of(payload)), view, seat, payload)

    def has_open(self, session: str) -> bool:
        """Tell whether a seat of a session has a private message that can be changed."""
        return any(one == session for one, _ in self._open)

    async def come_down(self, view: View) -> None:
        """Send below the table what seats have to decide in messages that a newer table has pushed up."""
        for seat in view.seats:
            one = self._open.get((view.id, seat))
            is_open = one is not None and question_to(view, seat) is not None
            if one is None or not is_open or not _is_above(one.message, view.session.table_message):
                continue
            known = view.known_to(one.holder)
            if view.holders.of(seat) != one.holder or one.seq > known.seq or _is_late(one):
                continue
            payload = await self._payload(one, view, seat)
            try:
                message = await one.reply.follow(payload, private=True)
            except (*FAULTS, LostReply) as fault:
                log.info("private-message-gone", fault=type(fault).__name__)
                continue
            below = replace(one, message=message, seq=known.seq, said=_text_of(payload))
            if self._open.get((view.id, seat)) is one:
                self._lay(below, view, seat, payload)
            else:  # its person has pressed something there meanwhile, or opened another one
                self._remove(below)

    async def _payload(self, one: Opened, view: View, seat: str) -> Json:
        """Return what a private message has to say at this moment, with its person's note as it is by now."""
        note = await self._note_of(view.id, one.holder)
        return with_note(one.words, seat_message(one.of(view), seat), note)

    def _remove(self, one: Opened) -> None:
        task = asyncio.create_task(_remove(one))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _lay(self, one: Opened, view: View, seat: str, payload: Json) -> None:
        key, one = (view.id, seat), replace(one, moment=_moment_of(view))
        older = self._open.pop(key, None)
        self._open[key] = one
        if older is not None and older.message != one.message:
            self._remove(older)
        if len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        if not one.has_pictures:
            return

        def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
            drawn = hand_pictures(one.of(view), pictures, seat)
            return enlarged(drawn) if one.are_large else drawn

        async def edit(body: Json, files: Sequence[File]) -> None:
            async with self._message_pictures.changing(one.message):
                # The text says it all: without a picture nothing is missing. A later step has its own.
                if files and self._open.get(key) is one:
                    self._message_pictures.note(await one.reply.edit(body, files, one.message))

        self._late_pictures.follow(view, payload, choose, edit)
