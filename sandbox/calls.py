"""One interaction: what a person did, and what the bot answered."""

import asyncio
import time
from dataclasses import dataclass, field

from sandbox.errors import refusal
from sandbox.guild import Channel, Message, User
from sandbox.json import Json
from sandbox.payloads import ATTACHMENT_SIZE_LIMIT, channel_json, member_json, message_json, user_json
from sandbox.permissions import NAMED_IN_DIRECT

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
TOKEN_SECONDS = 15 * 60
BRANCHES = (1, 2)


@dataclass(eq=False)
class Call:
    """An interaction; its answer fills in while the bot works.

    `kind` is the type of the first response (4 message, 5 "thinking", 6 nothing yet, 7 changed message,
    8 choices, 9 modal), None before it came. `latency` is in seconds, from the dispatch to that response.
    `message` is the answer, or for 6 and 7 the message that was pressed. `followups` are later messages.
    """

    id: int
    type: int
    token: str
    user: User
    channel: Channel
    data: Json
    started: float
    answered: asyncio.Event
    source: Message | None = None
    opened_by: "Call | None" = None
    dispatched: float = field(default_factory=time.perf_counter)
    kind: int | None = None
    latency: float | None = None
    message: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    followups: list[Message] = field(default_factory=list)
    is_dead: bool = False
    option_type: int = 3
    forged: Json = field(default_factory=dict)
    """Parts of the payload that stand in place of the true ones."""

    def answer(self, kind: int) -> None:
        """Note the first response."""
        self.kind = kind
        self.latency = time.perf_counter() - self.dispatched
        self.answered.set()

    def find(self, message_id: str) -> Message:
        """Return the message that the token reaches under an id or `@original`."""
        if message_id == "@original":
            message = self.message
        else:
            reach = [self.message, self.source, *self.followups]
            message = next((each for each in reach if each and str(each.id) == message_id), None)
        if message is None or message.is_deleted:
            raise refusal(10008)
        return message

    @property
    def command_name(self) -> str:
        """The whole name of the command that was used, `automa start burgundy`."""
        words, options = [str(self.data.get("name"))], self.data.get("options")
        while isinstance(options, list) and options and isinstance(branch := options[0], dict):
            if branch.get("type") not in BRANCHES:
                break
            words.append(str(branch.get("name")))
            options = branch.get("options")
        return " ".join(words)

    @property
    def metadata(self) -> Json:
        """The `interaction_metadata` of the messages that answer this."""
        body: Json = {
            "id": str(self.id),
            "type": self.type,
            "user": user_json(self.user),
            "authorizing_integration_owners": {"0": str(self.channel.guild.id)},
        }
        if self.type == COMMAND:
            body |= {"name": self.command_name, "command_type": self.data["type"]}
        elif self.type == COMPONENT and self.source is not None:
            body["interacted_message_id"] = str(self.source.id)
        elif self.opened_by is not None:
            body["triggering_interaction_metadata"] = self.opened_by.metadata
        return body

    def payload(self, bot: User) -> Json:
        """Return the interaction as the gateway sends it."""
        body: Json = {
            "id": str(self.id),
            "application_id": str(bot.id),
            "type": self.type,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(self.channel.id),
            "locale": self.user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": str(self.channel.guild.id)},
            "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
        }
        body |= self._in_direct(bot) if self.channel.is_direct else self._in_guild(bot)
        if self.source is not None:
            body["message"] = message_json(self.source, bot)
        return body | self.forged

    def _in_guild(self, bot: User) -> Json:
        guild = self.channel.guild
        return {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "channel": channel_json(self.channel, bot) | {"permissions": str(self.user.permissions)},
            "member": member_json(self.user, guild, permissions=self.user.permissions),
            "app_permissions": str(self.channel.bot_permissions),
            "guild_locale": guild.locale,
            "context": 0,
        }

    def _in_direct(self, bot: User) -> Json:
        return {
            "channel": channel_json(self.channel, bot),
            "user": user_json(self.user),
            "app_permissions": str(NAMED_IN_DIRECT),
            "context": 1,
        }
