"""Tries on Discord, in one channel, what the bot takes for granted; all that it posts goes again."""

import secrets
import struct
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.doctor.assumptions import ASSUMPTIONS, Assumption
from bot.doctor.finding import Finding, Level
from bot.wire.channel import Http, change, is_gone, messages, post, remove
from bot.wire.discord_parts import Route
from bot.wire.faults import FAULTS, NOT_FOUND, UNKNOWN_MESSAGE, Refusal, short
from bot.wire.json import Json
from bot.wire.multipart import File, file_at

SUPPRESS_NOTIFICATIONS = 1 << 12
DISCORD_EPOCH = 1_420_070_400_000
"""The millisecond since 1970 UTC at which Discord's ids begin."""
MOST_OFF = 5_000
"""Milliseconds that an id may be off this machine's clock."""
SIDE = 64
TITLE, TEXT = (
    "Automa tries what Discord does",
    "A probe of `automa doctor`: *all of it* goes again in a moment.",
)
FIRST, SECOND = "the first picture", "the second picture"
CUSTOM_ID = "doctor:a1:Ä:0"
NAMES = ("probe.png", "probe2.png")


class Untried(Exception):
    """What this needs of an earlier trial isn't there."""


@dataclass
class Trial:
    """What was posted so far in the channel of a probe."""

    http: Http
    channel: str
    bot: str
    mark: str
    """Tells this probe's messages from those of others."""
    posted: list[str] = field(default_factory=list)
    main: Json = field(default_factory=dict)
    """The message that is changed, as Discord has told it last."""
    sent_at: float = 0.0

    async def post(self, body: Json, *files: File) -> Json:
        """Post something that is deleted at the end."""
        sent = await post(self.http, self.channel, body, files)
        if str(sent["id"]) not in self.posted:
            self.posted.append(str(sent["id"]))
        return sent

    async def change(self, body: Json, *files: File) -> Json:
        """Change the message, and return it as it is read back."""
        if not self.main:
            raise Untried
        await change(self.http, self.channel, self.main["id"], body, files)
        self.main = await self.read(self.main["id"])
        return self.main

    async def read(self, message: str) -> Json:
        """Return a message as Discord has it now."""
        path = "/channels/{channel_id}/messages/{message_id}"
        found: Json = await self.http.request(Route("GET", path, channel_id=self.channel, message_id=message))
        return found

    @property
    def there(self) -> Json:
        """The message, if it was posted. Raises Untried."""
        if not self.main:
            raise Untried
        return self.main

    @property
    def picture(self) -> tuple[str, str]:
        """Name and id of the picture's file. Raises Untried."""
        return picture_of(self.there)


Try = Callable[[Trial], Awaitable[str]]
"""Tries one thing; returns what is otherwise than was assumed, empty if nothing is."""
TRIES: dict[str, Try] = {}


def tries(assumption: str) -> Callable[[Try], Try]:
    """Register what tries an assumption."""

    def register(one: Try) -> Try:
        TRIES[assumption] = one
        return one

    return register


async def probe(http: Http, channel: str, bot: str) -> AsyncIterator[Finding]:
    """Try one assumption after the other as the user `bot`, and delete what was posted for it."""
    trial = Trial(http, channel, bot, secrets.token_hex(8))
    try:
        for one in ASSUMPTIONS:
            yield await _tried(trial, one)
    finally:
        for message in trial.posted:
            with suppress(*FAULTS):
                await remove(http, channel, message)


async def _tried(trial: Trial, one: Assumption) -> Finding:
    if one.elsewhere:
        says = f"{one.says} Not tried: it takes a person, or days."
        return Finding(one.id, Level.UNKNOWN, says)
    try:
        otherwise = await TRIES[one.id](trial)
    except Untried:
        return Finding(one.id, Level.UNKNOWN, f"{one.says} Not tried: what it needs was not posted.")
    except FAULTS as fault:
        otherwise = f"Discord answered {short(fault)}"
    except (KeyError, ValueError, IndexError, TypeError) as fault:
        otherwise = f"the answer lacks something ({type(fault).__name__})"
    if otherwise:
        return Finding(one.id, Level.FAULT, f"{one.says} But {otherwise}.", one.otherwise)
    return Finding(one.id, Level.HOLDS, one.says)


def png(shade: int) -> bytes:
    """Return a square picture of one shade of grey, from 0 to 255."""
    rows = (b"\0" + bytes([shade]) * SIDE) * SIDE
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", SIDE, SIDE, 8, 0, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def picture_of(message: Json) -> tuple[str, str]:
    """Return name and id of the picture that a message shows, both empty without one."""
    embeds: Any = message.get("embeds") or [{}]
    return file_at(str((embeds[0].get("image") or {}).get("url", "")))


def body_with(name: str, alt: str, file: int | str = 0) -> Json:
    """Return what shows a picture in an embed, as the bot's tables do."""
    embed = {"title": f"  {TITLE} ", "description": f"{TEXT}\n", "image": {"url": f"attachment://{name}"}}
    return {"embeds": [embed], "attachments": [{"id": file, "filename": name, "description": alt}]}


@tries("post")
async def _post(trial: Trial) -> str:
    button = {"type": 2, "style": 2, "label": "It does nothing", "custom_id": CUSTOM_ID}
    more: Json = {
        "content": f"<@{trial.bot}>",
        "allowed_mentions": {"parse": []},
        "components": [{"type": 1, "components": [button]}],
        "nonce": trial.mark,
        "enforce_nonce": True,
    }
    trial.sent_at = time.time() * 1000
    sent = await trial.post(body_with(NAMES[0], FIRST) | more, File(NAMES[0], png(60), "image/png"))
    trial.main = await trial.read(str(sent["id"]))
    return "" if sent.get("embeds") and sent.get("components") else "embed or button are not there"


@tries("clock-in-id")
async def _clock_in_id(trial: Trial) -> str:
    off = (int(trial.there["id"]) >> 22) + DISCORD_EPOCH - trial.sent_at
    return "" if abs(off) <= MOST_OFF else f"it is off by {off / 1000:.0f} seconds"


@tries("address")
async def _address(trial: Trial) -> str:
    name, file = trial.picture
    return "" if name == NAMES[0] and file else "it doesn't"


@tries("not-listed")
async def _not_listed(trial: Trial) -> str:
    return "it is" if trial.there.get("attachments") else ""


@tries("texts")
async def _texts(trial: Trial) -> str:
    embed = trial.there["embeds"][0]
    return "" if (embed["title"], embed["description"]) == (TITLE, TEXT) else "they differ"


@tries("custom-id")
async def _custom_id(trial: Trial) -> str:
    told = trial.there["components"][0]["components"][0]["custom_id"]
    return "" if told == CUSTOM_ID else "it differs"


@tries("quiet-mentions")
async def _quiet_mentions(trial: Trial) -> str:
    return "it is mentioned" if trial.there.get("mentions") else ""


@tries("nonce")
async def _nonce(trial: Trial) -> str:
    first = trial.there["id"]
    again = await trial.post({"content": "a second time", "nonce": trial.mark, "enforce_nonce": True})
    return "" if again["id"] == first else "a second message was posted"


@tries("keep")
async def _keep(trial: Trial) -> str:
    name, file = trial.picture
    body = body_with(name, FIRST) | {"attachments": [{"id": file}]}
    body["embeds"][0]["description"] = "changed"
    changed = await trial.change(body)
    if changed["embeds"][0]["description"] != "changed":
        return "the words were not changed"
    return "" if picture_of(changed) == (name, file) else "the picture is another one, or gone"


@tries("left-out")
async def _left_out(trial: Trial) -> str:
    return "" if trial.there.get("components") and trial.there.get("content") else "they are gone"


@tries("alt")
async def _alt(trial: Trial) -> str:
    name, file = trial.picture
    changed = await trial.change(body_with(name, SECOND, file))
    if picture_of(changed) != (name, file):
        return "the picture is another one, or gone"
    return "" if SECOND in str((changed["embeds"], changed.get("attachments"))) else "it is as before"


@tries("replace")
async def _replace(trial: Trial) -> str:
    before = trial.picture[1]
    changed = await trial.change(body_with(NAMES[1], SECOND), File(NAMES[1], png(200), "image/png"))
    name, file = picture_of(changed)
    if name != NAMES[1] or file in ("", before):
        return "the old picture is there, or none"
    return "the old file is there, too" if before in str(changed.get("attachments")) else ""


@tries("drop")
async def _drop(trial: Trial) -> str:
    changed = await trial.change({"embeds": [{"title": TITLE, "description": TEXT}], "attachments": []})
    return "it is still there" if picture_of(changed)[1] or changed.get("attachments") else ""


@tries("silent")
async def _silent(trial: Trial) -> str:
    sent = await trial.post({"content": "without a push", "flags": SUPPRESS_NOTIFICATIONS})
    return "" if int(sent.get("flags") or 0) & SUPPRESS_NOTIFICATIONS else "it has no such flag"


@tries("history")
async def _history(trial: Trial) -> str:
    first, newest = trial.there["id"], trial.posted[-1]
    ids = [str(one["id"]) for one in await messages(trial.http, trial.channel, 10)]
    if not {first, newest} <= set(ids):
        return "they are not there"
    older = [str(one["id"]) for one in await messages(trial.http, trial.channel, 10, newest)]
    return "" if ids == sorted(ids, key=int, reverse=True) and newest not in older else "they come otherwise"


@tries("gone")
async def _gone(trial: Trial) -> str:
    message = str(trial.there["id"])
    await remove(trial.http, trial.channel, message)
    trial.posted.remove(message)
    for again in (
        partial(change, trial.http, trial.channel, message, {"content": "?"}),
        partial(remove, trial.http, trial.channel, message),
    ):
        try:
            await again()
        except Refusal as fault:
            if (fault.status, fault.code) != (NOT_FOUND, UNKNOWN_MESSAGE):
                return f"the answer is {short(fault)}"
        else:
            return "it is not refused"
    return ""


@tries("no-channel")
async def _no_channel(trial: Trial) -> str:
    # The id of a message belongs to no channel.
    return "" if await is_gone(trial.http, str(trial.there["id"])) else "it is not"
