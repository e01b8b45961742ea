"""The bot's own messages in a channel, looked for where something may have been posted already."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.screens.controls.agreement import AgreeEnd, AgreeUndo
from bot.store.rows import Posted
from bot.wire.channel import Http, messages
from bot.wire.custom_id import Control, CustomId, decode
from bot.wire.json import Json

PAGE = 100
MOST_PAGES = 5
DISCORD_EPOCH = 1_420_070_400_000
"""The millisecond since 1970 UTC at which Discord's ids begin."""
AGREE: dict[type[Control], Posted] = {AgreeUndo: Posted.AGREE_UNDO, AgreeEnd: Posted.AGREE_END}


@dataclass(frozen=True, slots=True)
class OwnMessage:
    """A message of the bot."""

    message: str
    body: Json
    custom_ids: tuple[CustomId[Control], ...]
    """What its buttons and menus stand for."""

    @property
    def kind(self) -> Posted:
        """What sort of message it is, by its buttons."""
        kinds = (type(custom_id.control) for custom_id in self.custom_ids)
        return next((AGREE[kind] for kind in kinds if kind in AGREE), Posted.TABLE)

    @property
    def seq(self) -> int:
        """The entry that its buttons name."""
        return self.custom_ids[0].seq

    def is_of(self, session: str) -> bool:
        """Tell whether it has buttons of that session."""
        return any(custom_id.session == session for custom_id in self.custom_ids)

    @property
    def mentioned(self) -> list[str]:
        """The people (users' ids) whom it told."""
        return [str(one["id"]) for one in self.body.get("mentions", ())]

    def says(self, payload: Json) -> bool:
        """Tell whether it says what was to be said: a picture, or its words, may have come to it since."""
        embeds, wanted = self.body.get("embeds", ()), payload.get("embeds", ())
        if _text(self.body, "content") != _text(payload, "content") or len(embeds) < len(wanted):
            return False
        return all(
            _text(there, "title") == _text(one, "title")
            and _text(there, "description").startswith(_text(one, "description"))
            for there, one in zip(embeds, wanted, strict=False)
        )


async def own_messages(http: Http, channel: str, bot: str, since: int) -> list[OwnMessage]:
    """Return the messages of the user `bot` in a channel since a time (milliseconds), newest first.

    At least the last hundred messages are looked at, at most five hundred. Raises Refusal.
    """
    found: list[OwnMessage] = []
    oldest: str = ""
    for _ in range(MOST_PAGES):
        page = await messages(http, channel, PAGE, oldest)
        found += [
            OwnMessage(str(one["id"]), one, tuple(_custom_ids(one.get("components", ()))))
            for one in page
            if str(one["author"]["id"]) == bot
        ]
        if len(page) < PAGE or int(page[-1]["id"]) >> 22 < since - DISCORD_EPOCH:
            break
        oldest = str(page[-1]["id"])
    return found


def _custom_ids(components: Sequence[Any]) -> list[CustomId[Control]]:
    found: list[CustomId[Control]] = []
    for part in components:
        custom_id = decode(str(part.get("custom_id", "")))
        found += [custom_id] if custom_id else []
        found += _custom_ids(part.get("components", ()))
    return found


def _text(body: Json, key: str) -> str:
    return str(body.get(key) or "").strip()
