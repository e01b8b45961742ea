"""Interactions: sends them to the bot and takes its answers, by Discord's rules."""

import asyncio
import secrets
from collections import deque

from sandbox.calls import COMMAND, COMPONENT, SUBMIT, TOKEN_SECONDS, Call
from sandbox.errors import invalid_form, refusal
from sandbox.gateway import Gateway
from sandbox.guild import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    MENU_ANSWER,
    REPLY,
    SLASH_ANSWER,
    Channel,
    Message,
    User,
)
from sandbox.json import Json
from sandbox.limits import check_choices, check_message, check_modal, check_reply
from sandbox.limits.replies import CHOICES, MESSAGE, MODAL, QUIET, THINKING, UPDATE
from sandbox.payloads import message_json, user_json
from sandbox.uploads import Upload
from sandbox.world import World
from sandbox.writing import Writer

KEPT_SECONDS = 4 * TOKEN_SECONDS
SLASH = 1


class TimedOut(Exception):
    """The bot gave no first response in time: "The application did not respond"."""

    def __init__(self, call: Call) -> None:
        super().__init__(f"the application did not respond to {call.data}")
        self.call = call


class BotOffline(Exception):
    """There is no bot that could be asked."""


class Interactions:
    """All interactions of the last hour, by their tokens."""

    def __init__(self, world: World, gateway: Gateway, answer_within: float) -> None:
        self.world = world
        self.answer_within = answer_within
        self._gateway = gateway
        self._calls: dict[str, Call] = {}
        self.calls: deque[Call] = deque()

    async def begin(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        opened_by: Call | None = None,
        option_type: int = 3,
        forged: Json | None = None,
    ) -> Call:
        """Dispatch an interaction and return when the first response came.

        What is `forged` stands in place of the true parts of the payload. Raises BotOffline, or TimedOut
        when the bot does not answer in time.
        """
        world = self.world
        call = Call(
            id=world.snowflakes.make(),
            type=kind,
            token=secrets.token_urlsafe(48),
            user=user,
            channel=channel,
            data=data,
            started=world.clock.now(),
            answered=asyncio.Event(),
            source=source,
            opened_by=opened_by,
            option_type=option_type,
            forged=forged or {},
        )
        if not self._gateway.dispatch("INTERACTION_CREATE", call.payload(world.bot)):
            raise BotOffline("no bot is connected that gets it")
        self._keep(call)
        try:
            await asyncio.wait_for(call.answered.wait(), self.answer_within)
        except TimeoutError:
            call.is_dead = True
            raise TimedOut(call) from None
        return call

    def _keep(self, call: Call) -> None:
        self._calls[call.token] = call
        self.calls.append(call)
        while call.started - self.calls[0].started > KEPT_SECONDS:
            del self._calls[self.calls.popleft().token]

    def respond(self, call_id: int, token: str, body: Json, uploads: list[Upload]) -> Json:
        """Take the first response; returns the callback object."""
        call = self._calls.get(token)
        if call is None or call.id != call_id:
            raise refusal(10062)
        if call.kind is not None:
            raise refusal(40060)
        if call.is_dead or self.world.clock.now() - call.started > self.answer_within:
            raise refusal(10062)
        _raise(check_reply(body, call.type, has_message=call.source is not None))
        kind, data = body["type"], body.get("data") or {}
        if kind in (MESSAGE, THINKING):
            self._answer(call, data, uploads, is_thinking=kind == THINKING)
        elif kind == UPDATE:
            self._update(call, data, uploads)
        elif kind == QUIET:
            call.message = call.source
        elif kind == CHOICES:
            _raise(check_choices(data, call.option_type))
            call.choices = data["choices"]
        elif kind == MODAL:
            _raise(check_modal(data))
            call.modal = data
        call.answer(kind)
        return self._callback_json(call, kind)

    def _answer(self, call: Call, data: Json, uploads: list[Upload], *, is_thinking: bool) -> None:
        message = self._new_message(call, data)
        message.kind = _kind_of_answer(call)
        message.reference = call.source
        if is_thinking:
            message.flags |= LOADING
        else:
            _raise(check_message(data, under="data"))
            Writer(self.world, data, uploads, "data").write(message, is_new=True)
        self.world.add_message(message)
        call.message = message

    def _update(self, call: Call, data: Json, uploads: list[Upload]) -> None:
        source = call.source
        if source is None or source.is_deleted:
            raise refusal(10008)
        self._edit(source, data, uploads, under="data")
        call.message = source

    def _edit(self, message: Message, body: Json, uploads: list[Upload], *, under: str = "") -> None:
        has_layout = bool(message.flags & COMPONENTS_V2)
        _raise(check_message(body, under=under, has_layout=has_layout))
        Writer(self.world, body, uploads, under).write(message, is_new=False)
        self.world.edit_message(message)

    def _new_message(self, call: Call, data: Json) -> Message:
        """Make the message of an answer: private if it, or the bot, says so."""
        message = self.world.new_message(call.channel, self.world.bot, metadata=call.metadata)
        if (data.get("flags") or 0) & EPHEMERAL:
            message.flags |= EPHEMERAL
            message.visible_to = call.user
        if call.type == COMMAND:
            message.interaction = {
                "id": str(call.id),
                "type": COMMAND,
                "name": call.command_name,
                "user": user_json(call.user),
            }
        return message

    def _callback_json(self, call: Call, kind: int) -> Json:
        interaction: Json = {"id": str(call.id), "type": call.type}
        body: Json = {"interaction": interaction}
        if call.message is not None:
            message = call.message
            interaction |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.is_thinking,
                "response_message_ephemeral": message.is_ephemeral,
            }
            if kind != QUIET:
                body["resource"] = {"type": kind, "message": message_json(message, self.world.bot)}
        return body

    def by_token(self, token: str) -> Call:
        """Return the interaction that a webhook token belongs to, if it still works."""
        call = self._calls.get(token)
        if call is None or call.kind is None:
            raise refusal(10015)
        if self.world.clock.now() - call.started > TOKEN_SECONDS:
            raise refusal(50027)
        return call

    def follow_up(self, token: str, body: Json, uploads: list[Upload]) -> Message:
        """Write a further message; the first one after "thinking" takes its place."""
        call = self.by_token(token)
        if (
            call.kind == THINKING
            and call.message
            and call.message.is_thinking
            and not call.message.is_deleted
        ):
            self._edit(call.message, body, uploads)
            return call.message
        _raise(check_message(body))
        message = self._new_message(call, body)
        message.kind, message.reference = REPLY, call.message
        Writer(self.world, body, uploads).write(message, is_new=True)
        call.followups.append(message)
        self.world.add_message(message)
        return message

    def edit(self, token: str, message_id: str, body: Json, uploads: list[Upload]) -> Message:
        """Change a message that the token reaches."""
        message = self.by_token(token).find(message_id)
        self._edit(message, body, uploads)
        return message

    def delete(self, token: str, message_id: str) -> None:
        """Remove a message that the token reaches."""
        self.world.delete_message(self.by_token(token).find(message_id))


def _kind_of_answer(call: Call) -> int:
    if call.type == COMMAND:
        return SLASH_ANSWER if call.data["type"] == SLASH else MENU_ANSWER
    return REPLY if call.type in (COMPONENT, SUBMIT) and call.source is not None else 0


def _raise(errors: Json) -> None:
    if errors:
        raise invalid_form(errors)
