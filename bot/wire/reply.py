"""Answers an interaction: the first response, its edits and what follows."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import discord

from bot.wire.endpoint import Endpoint
from bot.wire.faults import CUT, FAULTS, LostMessage, LostReply, TooLate, may_have_arrived
from bot.wire.json import Json
from bot.wire.limits import CHOICE_NAME, clip
from bot.wire.multipart import File

ALREADY_REPLIED = 40060
WITHIN = 3.0
"""Seconds that Discord waits for the first response; later ones find the interaction gone."""
MESSAGE, THINKING, HOLD, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
EPHEMERAL = 64
"""The flag of a message that only who pressed sees."""
Tune = Callable[[Json], Json]
"""Changes a message that one person alone sees to how they wish it."""


class Reply:
    """The bot's side of one interaction. Discord's refusals come as discord.HTTPException.

    Where a reply may have arrived although nobody said so, LostReply is raised: nothing is to be added.

    Messages go out as the JSON that `bot.screens` makes: building discord.py's own objects
    first would keep every view in memory, and cost more than the move itself.
    """

    def __init__(self, interaction: discord.Interaction[Any], endpoint: Endpoint) -> None:
        self._callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
        self._webhook = f"/webhooks/{interaction.application_id}/{interaction.token}"
        self._request = endpoint.request
        self._has_message = interaction.message is not None
        self._has_replied = False
        self._deferred = 0
        """The kind of response that says no more than that the bot is at work, until something is told."""
        self._deferring: asyncio.Task[Any] | None = None
        self._own = "@original"
        """The message that has answered, for Discord; empty if its id isn't known."""
        self._is_own = False
        """Whether one person alone sees the message that has answered."""
        self._asked: Callable[[], Awaitable[Tune | None]] | None = None
        self._tune: Tune | None = None
        self.is_thinking = False
        self.sent = ""
        """The id of the message that was the first response; empty for none, or if Discord doesn't tell."""
        self.has_changed = False
        """Whether the first response has changed the message that was pressed."""

    @property
    def has_replied(self) -> bool:
        """Whether something was told."""
        return self._has_replied and not self._deferred and self._deferring is None

    def tune_by(self, asked: Callable[[], Awaitable[Tune | None]], is_own: bool) -> None:
        """Let it be asked how this person wishes what they alone see, once they see something.

        `is_own` tells whether they have pressed such a message.
        """
        self._asked, self._is_own = asked, is_own

    async def _tuned(self, payload: Json, is_own: bool) -> Json:
        """Return a message as who sees it alone wishes it; for all it stays as it is."""
        if not is_own:
            return payload
        if asked := self._asked:
            self._asked = None  # what is kept for later changes of a message shall not keep the press
            self._tune = await asked()
        return self._tune(payload) if self._tune else payload

    def defer(self) -> None:
        """Answer that the bot is at work if nothing was answered yet: Discord waits no longer."""
        if not self._has_replied:
            self._deferring = asyncio.create_task(self._defer())

    async def claim(self) -> bool:
        """Answer that the bot is at work; tell whether no other process had answered before."""
        return await self._defer() is not None

    async def _defer(self) -> Any:
        """Answer that the bot is at work; return what Discord says to it, None for nothing new."""
        # Who types a command doesn't know yet whether the answer is for all: the one that waits is private.
        kind, heard = HOLD if self._has_message else THINKING, None
        with suppress(*FAULTS):
            heard = await self._respond(kind, {"flags": EPHEMERAL} if kind == THINKING else {})
        if self._has_replied:
            self._deferred = kind
        return heard

    async def _deferral(self) -> int:
        """Return the kind of response that said so, 0 for none: something is told now."""
        if self._deferring is not None:
            await self._deferring
            self._deferring = None
        deferred, self._deferred = self._deferred, 0
        return deferred

    def _refuse_late(self, deferred: int) -> None:
        """Raise TooLate if that kind of response was given already; what went wrong is still to be told."""
        self._deferred = deferred
        if deferred:
            raise TooLate

    async def over(self) -> None:
        """Take "thinking" away from a press that comes to its end without an answer."""
        if await self._deferral() == THINKING:
            with suppress(*FAULTS):
                await self.remove()

    async def message(self, payload: Json, private: bool = False) -> str:
        """Answer with a new message and return its id (empty if Discord doesn't tell)."""
        payload = await self._tuned(payload, private)
        deferred = await self._deferral()
        self._is_own = private
        if deferred:
            if deferred == THINKING and private:
                self.sent = str((await self._in_place(payload))["id"])
                return self.sent
            if deferred == THINKING:
                await self.remove()
            self._own = ""  # the first response is gone, or stands for the message that was pressed
            self.sent = self._own = await self.follow(payload, private)
            return self.sent
        if private:
            payload = payload | {"flags": EPHEMERAL}
        response = await self._respond(MESSAGE, payload)
        resource = response.get("resource") if isinstance(response, dict) else None
        self.sent = str(((resource or {}).get("message") or {}).get("id", ""))
        return self.sent

    async def update(self, payload: Json) -> None:
        """Answer by changing the message that was pressed; files that the payload doesn't list go."""
        payload = await self._tuned(payload, self._is_own)
        if deferred := await self._deferral():
            try:
                await self._in_place(payload)
            except discord.HTTPException:
                self._deferred = deferred  # nothing was told yet
                raise
            self.has_changed = True
            return
        await self._respond(UPDATE, {"attachments": []} | payload)
        self.has_changed = True

    async def modal(self, form: Json) -> None:
        """Answer with a form. Raises TooLate if Discord waits for one no longer."""
        form = await self._tuned(form, True)
        self._refuse_late(await self._deferral())
        await self._respond(MODAL, form)

    async def choices(self, choices: list[tuple[str, str]]) -> None:
        """Answer what somebody is typing with (name, value) pairs; what is too long is shortened.

        Who wishes other words reads those, but where two things would be called the same.
        """
        payload = {"choices": [{"name": name, "value": value} for name, value in choices]}
        told = [one["name"] for one in (await self._tuned(payload, True))["choices"]]
        for one, name in zip(payload["choices"], told, strict=True):
            shown = one["name"] if told.count(name) > 1 else name
            one["name"] = clip(shown, CHOICE_NAME) or "…"
        await self._respond(CHOICES, payload)

    async def think(self, private: bool = False) -> None:
        """Answer that the bot is at work; `edit` then brings the message. Raises TooLate."""
        deferred = await self._deferral()
        self._refuse_late(deferred if deferred == HOLD or not private else 0)
        if not deferred:
            await self._respond(THINKING, {"flags": EPHEMERAL} if private else {})
        self.is_thinking, self._is_own = True, private or bool(deferred)

    async def file(self, payload: Json, name: str, content: bytes) -> None:
        """Answer, privately, with a message that has a file."""
        payload = await self._tuned(payload, True) | {"attachments": [{"id": 0, "filename": name}]}
        files = [File(name, content, "text/plain" if name.endswith(".txt") else "application/json")]
        deferred = await self._deferral()
        if deferred == HOLD:
            await self.follow(payload, private=True, files=files)
            return
        if self.is_thinking or deferred:
            await self.edit(payload, files)
            return
        await self._respond(MESSAGE, payload | {"flags": EPHEMERAL}, files)

    async def edit(self, payload: Json, files: Sequence[File] = (), message: str = "") -> Json:
        """Change the first response, or the message with this id, and return what Discord has made of it.

        Files that the payload doesn't list go.
        """
        path = f"{self._webhook}/messages/{message or self._own}"
        payload = {"attachments": []} | await self._tuned(payload, self._is_own)
        changed: Json = await self._request("PATCH", path, payload, files)
        self.is_thinking = False
        return changed

    async def hold(self) -> None:
        """Answer that the message that was pressed will change; `edit` then changes it. Raises TooLate."""
        deferred = await self._deferral()
        self._refuse_late(deferred if deferred == THINKING else 0)
        if not deferred:
            await self._respond(HOLD, {})
        self.is_thinking = self.has_changed = True

    async def remove(self, message: str = "") -> None:
        """Delete the message that has answered, if it is known, or the one with this id."""
        if message or self._own:
            await self._request("DELETE", f"{self._webhook}/messages/{message or self._own}")

    async def _in_place(self, payload: Json) -> Json:
        """Bring the message that was announced. Raises LostReply."""
        try:
            return await self.edit(payload)
        except FAULTS as fault:
            if may_have_arrived(fault):
                raise LostReply from fault
            raise

    async def follow(self, payload: Json, private: bool = False, files: Sequence[File] = ()) -> str:
        """Send a further message and return its id."""
        if private:
            payload = await self._tuned(payload, True) | {"flags": EPHEMERAL}
        try:
            sent = await self._request("POST", f"{self._webhook}?wait=true", payload, files)
        except FAULTS as fault:
            if may_have_arrived(fault):
                raise LostMessage from fault  # sent again it could be there twice
            raise
        return str(sent["id"]) if isinstance(sent, dict) else ""

    async def note(self, payload: Json) -> None:
        """Tell the person privately, whatever was answered before."""
        if self.is_thinking:
            await self.edit(payload)
        elif self.has_replied:
            await self.follow(payload, private=True)
        else:
            await self.message(payload, private=True)

    async def _respond(self, kind: int, data: Json, files: Sequence[File] = ()) -> Any:
        # Set first: a response of which nothing is heard may have arrived all the same.
        self._has_replied = True
        body = {"type": kind, "data": data} if data else {"type": kind}
        try:
            return await self._request("POST", f"{self._callback}?with_response=1", body, files, WITHIN)
        except discord.HTTPException as fault:
            if fault.code == ALREADY_REPLIED:
                # The response has arrived, only the word of it was lost and it was sent again.
                return None
            if fault.status < 500:
                # After a definite refusal the next one is still the first.
                self._has_replied = False
                raise
            lost: Exception = fault
        except CUT as fault:
            lost = fault
        if kind in (THINKING, HOLD):
            raise lost  # nothing was told with it: that the press came to nothing can be told
        raise LostReply from lost
