"""What the messages say that tell of what is due beside the table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.log import get_logger
from bot.posts.pictures import Edit, LatePictures
from bot.posts.renderer import Renderer
from bot.screens.attachments import Attached, turn_pictures, with_words
from bot.screens.fork import forked_message
from bot.screens.localized_view import LocalizedView
from bot.screens.seats import agree_message, passed_message, seats_message
from bot.screens.turn import told_message
from bot.sessions.due import is_logged
from bot.sessions.holders import Holders
from bot.sessions.moves import Moved
from bot.sessions.outbox import Due, Forked, Outgoing, Passed, Request, Seats, Turn
from bot.sessions.service import Sessions
from bot.sessions.view import View
from bot.store.errors import StoreFault
from bot.wire.json import Json
from bot.words.words import I18n
from engines.core.picture import Pictures

log = get_logger()


class NoticeMessages:
    """Puts the messages together, in the language of their session, and lets their pictures follow."""

    def __init__(
        self, sessions: Sessions, i18n: I18n, renderer: Renderer, late_pictures: LatePictures
    ) -> None:
        self._sessions = sessions
        self._i18n = i18n
        self._renderer = renderer
        self._late_pictures = late_pictures

    async def of(self, now: View, one: Due) -> tuple[View, Json | None]:
        """Return how the session stood when something became due, and the message; None if it is void.

        Void is also what can't be told because of a bug: it must not hold up what comes after it.
        """
        try:
            return await self._made(now, one.out)
        except StoreFault:
            raise
        except Exception:
            log.exception("post-not-made", session=now.id, entry=one.row.nr)
            return now, None

    async def _made(self, now: View, out: Outgoing) -> tuple[View, Json | None]:
        local = LocalizedView.for_table(self._i18n, now)
        match out:
            case Turn():
                return await self._told(local, out)
            case Seats():
                return now, _seats(local, out.nr)
            case Passed():
                return now, passed_message(local, out.seat, out.person) if out.person else None
            case Forked():
                return now, forked_message(local, out)
            case Request():
                is_asked = await self._sessions.records.is_last(now) and now.public_seq == out.nr
                return now, await self._request(local, out) if is_asked else None
        return now, None

    async def _told(self, local: LocalizedView, out: Turn) -> tuple[View, Json | None]:
        """Return how the session stood after a turn, and its message; None if a redo needs none."""
        view = await self._sessions.history.view_after(local.view, out.nr)
        local = local.at(view)
        if out.again and not is_logged(view):
            return view, None
        told = told_message(local)
        if self._renderer.draws(view):
            return view, told
        attached = await self._renderer.choose(view.game, lambda pictures: turn_pictures(local, pictures))
        return view, with_words(told, attached)

    async def _request(self, local: LocalizedView, out: Request) -> Json:
        """Return the message that asks the others to agree."""
        # A request of before an update doesn't say what it takes back.
        last = local.view.seq if out.undone is None else out.undone
        history = self._sessions.history
        undone = await history.view_after(local.view, last)
        moved = await history.moved(local.view, last) if out.what == "undo" else Moved()
        return agree_message(local, out.asker, out.what, undone, moved=moved)

    def let_follow(self, view: View, payload: Json, edit: Edit) -> None:
        """Let the pictures of a turn follow into its message, if there are any."""
        if not self._renderer.draws(view):
            return
        local = LocalizedView.for_table(self._i18n, view)

        def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
            return turn_pictures(local, pictures)

        self._late_pictures.follow(view, payload, choose, edit)


def _seats(local: LocalizedView, nr: int) -> Json:
    """Return who holds which seat since the change that began with holder row `nr`."""
    rows = local.view.holders.rows
    first = rows[nr - 1]
    count = sum((one.author, one.at) == (first.author, first.at) for one in rows[nr - 1 :])
    before, after = Holders(rows[: nr - 1]), Holders(rows[: nr - 1 + count])
    return seats_message(local.at(replace(local.view, holders=after)), before, first.author)
