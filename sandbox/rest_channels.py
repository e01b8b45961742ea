"""REST routes of channels and their messages."""

from itertools import islice

from sandbox.errors import invalid_form, refusal
from sandbox.guild import COMPONENTS_V2, REPLY, Channel, Message
from sandbox.limits import check_channel_edit, check_message
from sandbox.limits.form import Form
from sandbox.payloads import channel_json, message_json
from sandbox.permissions import bits
from sandbox.rest import Reply, Request, Route
from sandbox.snowflakes import number_of
from sandbox.world import World
from sandbox.writing import Writer

MAX_ID = 1 << 64
NONCES_KEPT = 100
"""Messages among which a nonce is looked for."""


def reach_channel(world: World, request: Request) -> Channel:
    """Return the channel that a request is about, if the bot may see it."""
    channel = world.channels.get(request.id("channel"))
    if channel is None:
        raise refusal(10003)
    if not channel.guild.has_bot or not channel.bot_permissions & bits("view_channel"):
        raise refusal(50001)
    return channel


def need(channel: Channel, *permissions: str) -> None:
    """Refuse what the bot lacks one of `permissions` for."""
    wanted = bits(*permissions)
    if channel.is_closed and "send_messages" in permissions:
        raise refusal(50007)
    if channel.bot_permissions & wanted != wanted:
        raise refusal(50013)


def reach_message(world: World, request: Request) -> Message:
    """Return the message that a request is about; a private one is not found here."""
    message = reach_channel(world, request).history.get(request.id("message"))
    if message is None or message.is_ephemeral:
        raise refusal(10008)
    return message


class ChannelRoutes:
    """Handlers of channels and messages."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        """Return the routes."""
        channel, messages = "/channels/{channel}", "/channels/{channel}/messages"
        message = "/channels/{channel}/messages/{message}"
        return [
            Route("GET", channel, self._show),
            Route("PATCH", channel, self._edit),
            Route("DELETE", channel, self._delete),
            Route("POST", channel + "/typing", self._type),
            Route("GET", messages, self._list),
            Route("POST", messages, self._write),
            Route("GET", message, self._show_message),
            Route("PATCH", message, self._edit_message),
            Route("DELETE", message, self._delete_message),
        ]

    def _show(self, request: Request) -> Reply:
        return Reply(channel_json(reach_channel(self._world, request), self._world.bot))

    def _edit(self, request: Request) -> Reply:
        channel = reach_channel(self._world, request)
        body = request.form
        if errors := check_channel_edit(body):
            raise invalid_form(errors)
        self._check_right_to_edit(channel)
        channel.name = (body.get("name") or channel.name).strip()
        channel.rate_limit_per_user = body.get("rate_limit_per_user") or 0
        if channel.is_thread:
            channel.is_archived = body.get("archived", channel.is_archived)
            channel.is_locked = body.get("locked", channel.is_locked)
            channel.auto_archive_duration = body.get("auto_archive_duration", channel.auto_archive_duration)
        else:
            channel.topic = body.get("topic", channel.topic)
        self._world.edit_channel(channel)
        return Reply(channel_json(channel, self._world.bot))

    def _check_right_to_edit(self, channel: Channel) -> None:
        if not channel.is_thread:
            need(channel, "manage_channels")
        elif channel.owner_id != self._world.bot.id or channel.is_locked:
            need(channel, "manage_threads")

    def _delete(self, request: Request) -> Reply:
        channel = reach_channel(self._world, request)
        need(channel, "manage_threads" if channel.is_thread else "manage_channels")
        body = channel_json(channel, self._world.bot)
        self._world.delete_channel(channel)
        return Reply(body)

    def _type(self, request: Request) -> Reply:
        channel = reach_channel(self._world, request)
        need(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
        return Reply()

    def _list(self, request: Request) -> Reply:
        channel = reach_channel(self._world, request)
        if not channel.bot_permissions & bits("read_message_history"):
            return Reply([])
        limit = _limit(request)
        public = (message for message in channel.newest_first() if message.visible_to is None)
        if "after" in request.query:
            after = number_of(request.query["after"])
            # The oldest ones after that message, the newest of them first.
            found = [message for message in public if message.id > after][-limit:]
        else:
            before = number_of(request.query.get("before", MAX_ID))
            found = list(islice((message for message in public if message.id < before), limit))
        return Reply([message_json(message, self._world.bot) for message in found])

    def _write(self, request: Request) -> Reply:
        world, body = self._world, request.form
        channel = reach_channel(world, request)
        need(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
        if channel.is_locked and not channel.bot_permissions & bits("manage_threads"):
            raise refusal(50083)
        self._check_contents(channel, request)
        if body.get("enforce_nonce") and (sent := self._sent_as(channel, body.get("nonce"))):
            return Reply(message_json(sent, world.bot))
        message = world.new_message(channel, world.bot)
        reference = body.get("message_reference")
        if reference:
            if not channel.bot_permissions & bits("read_message_history"):
                raise refusal(160002)
            message.kind, message.reference = REPLY, channel.history.get(int(reference["message_id"]))
            if message.reference is None:
                self._refuse_reference(reference)
        Writer(world, body, request.uploads).write(message, is_new=True)
        world.add_message(message)
        return Reply(message_json(message, world.bot))

    def _sent_as(self, channel: Channel, nonce: str | int | None) -> Message | None:
        """Return the message that the bot has sent with this nonce already (Discord: in the last minutes)."""
        sent = reversed(channel.history.values()) if nonce is not None else ()
        recent = (one for one in islice(sent, NONCES_KEPT) if one.author is self._world.bot)
        return next((one for one in recent if one.nonce == str(nonce)), None)

    def _check_contents(self, channel: Channel, request: Request, *, has_layout: bool = False) -> None:
        body = request.form
        if errors := check_message(body, has_layout=has_layout):
            raise invalid_form(errors)
        if body.get("embeds"):
            need(channel, "embed_links")
        if request.uploads:
            need(channel, "attach_files")

    def _refuse_reference(self, reference: dict[str, object]) -> None:
        if reference.get("fail_if_not_exists", True):
            form = Form({})
            form.refuse("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
            raise invalid_form(form.errors)

    def _show_message(self, request: Request) -> Reply:
        message = reach_message(self._world, request)
        if not message.channel.bot_permissions & bits("read_message_history"):
            raise refusal(50001)
        return Reply(message_json(message, self._world.bot))

    def _edit_message(self, request: Request) -> Reply:
        world = self._world
        message = reach_message(world, request)
        if message.author is not world.bot:
            raise refusal(50005)
        if message.channel.is_archived:
            raise refusal(50083)
        self._check_contents(message.channel, request, has_layout=bool(message.flags & COMPONENTS_V2))
        Writer(world, request.form, request.uploads).write(message, is_new=False)
        world.edit_message(message)
        return Reply(message_json(message, world.bot))

    def _delete_message(self, request: Request) -> Reply:
        message = reach_message(self._world, request)
        if message.author is not self._world.bot:
            need(message.channel, "manage_messages")
        self._world.delete_message(message)
        return Reply()


def _limit(request: Request) -> int:
    limit = number_of(request.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        form = Form({})
        form.refuse("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
        raise invalid_form(form.errors)
    return limit
