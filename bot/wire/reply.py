"""Answers an interaction: the first response, its edits and what follows."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.wire.endpoint import Endpoint
from bot.wire.faults import CUT, FAULTS, LostReply, may_have_arrived
from bot.wire.json import Json
from bot.wire.multipart import File

ALREADY_REPLIED = 40060
WITHIN = 3.0
"""Seconds that Discord waits for the first response; later ones find the interaction gone."""
MESSAGE, THINKING, HOLD, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
EPHEMERAL = 64
"""The flag of a message that only who pressed sees."""


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
        self.has_replied = False
        self.is_thinking = False
        self.sent = ""
        """The id of the message that was the first response; empty for none, or if Discord doesn't tell."""
        self.has_changed = False
        """Whether the first response has changed the message that was pressed."""

    async def message(self, payload: Json, private: bool = False) -> str:
        """Answer with a new message and return its id (empty if Discord doesn't tell)."""
        if private:
            payload = payload | {"flags": EPHEMERAL}
        response = await self._respond(MESSAGE, payload)
        resource = response.get("resource") if isinstance(response, dict) else None
        self.sent = str(((resource or {}).get("message") or {}).get("id", ""))
        return self.sent

    async def update(self, payload: Json) -> None:
        """Answer by changing the message that was pressed; files that the payload doesn't list go."""
        await self._respond(UPDATE, {"attachments": []} | payload)
        self.has_changed = True

    async def modal(self, form: Json) -> None:
        """Answer with a form."""
        await self._respond(MODAL, form)

    async def choices(self, choices: list[tuple[str, str]]) -> None:
        """Answer what somebody is typing with (name, value) pairs."""
        await self._respond(CHOICES, {"choices": [{"name": name, "value": value} for name, value in choices]})

    async def think(self, private: bool = False) -> None:
        """Answer that the bot is at work; `edit` then brings the message."""
        await self._respond(THINKING, {"flags": EPHEMERAL} if private else {})
        self.is_thinking = True

    async def file(self, payload: Json, name: str, content: bytes) -> None:
        """Answer, privately, with a message that has a file."""
        payload = payload | {"attachments": [{"id": 0, "filename": name}]}
        files = [File(name, content, "text/plain" if name.endswith(".txt") else "application/json")]
        if self.is_thinking:
            await self.edit(payload, files)
            return
        await self._respond(MESSAGE, payload | {"flags": EPHEMERAL}, files)

    async def edit(self, payload: Json, files: Sequence[File] = (), message: str = "") -> Json:
        """Change the first response, or the message with this id, and return what Discord has made of it.

        Files that the payload doesn't list go.
        """
        path = f"{self._webhook}/messages/{message or '@original'}"
        payload = {"attachments": []} | payload
        changed: Json = await self._request("PATCH", path, payload, files)
        self.is_thinking = False
        return changed

    async def hold(self) -> None:
        """Answer that the message that was pressed will change; `edit` then changes it."""
        await self._respond(HOLD, {})
        self.is_thinking = self.has_changed = True

    async def remove(self, message: str = "") -> None:
        """Delete the message that the first response has sent or changed, or the one with this id."""
        await self._request("DELETE", f"{self._webhook}/messages/{message or '@original'}")

    async def follow(self, payload: Json, private: bool = False, files: Sequence[File] = ()) -> str:
        """Send a further message and return its id."""
        if private:
            payload = payload | {"flags": EPHEMERAL}
        try:
            sent = await self._request("POST", f"{self._webhook}?wait=true", payload, files)
        except FAULTS as fault:
            if may_have_arrived(fault):
                raise LostReply from fault  # sent again it could be there twice
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
        self.has_replied = True
        body = {"type": kind, "data": data} if data else {"type": kind}
        try:
            return await self._request("POST", f"{self._callback}?with_response=1", body, files, WITHIN)
        except discord.HTTPException as fault:
            if fault.code == ALREADY_REPLIED:
                # The response has arrived, only the word of it was lost and it was sent again.
                return None
            if fault.status < 500:
                # After a definite refusal the next one is still the first.
                self.has_replied = False
                raise
            lost: Exception = fault
        except CUT as fault:
            lost = fault
        if kind in (THINKING, HOLD):
            raise lost  # nothing was told with it: that the press came to nothing can be told
        raise LostReply from lost
