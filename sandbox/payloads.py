"""The world's things as the JSON objects that Discord sends."""

from sandbox.guild import REPLY, SLASH_ANSWER, THREAD_CREATED, Attachment, Channel, Guild, Message, User
from sandbox.json import Json
from sandbox.permissions import BOT, PERSON, bits

ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024


def user_json(user: User) -> Json:
    """Return a user object."""
    return {
        "id": str(user.id),
        "username": user.name.lower(),
        "discriminator": "0000" if user.is_bot else "0",
        "global_name": None if user.is_bot else user.name,
        "avatar": None,
        "avatar_decoration_data": None,
        "bot": user.is_bot,
        "public_flags": 0,
        "primary_guild": None,
    }


def member_json(user: User, guild: Guild, *, permissions: int | None = None) -> Json:
    """Return a member object with its user; with `permissions` as in an interaction."""
    member: Json = {
        "user": user_json(user),
        "nick": None,
        "avatar": None,
        "roles": [str(guild.bot_role_id if user.is_bot else guild.players_role_id)],
        "joined_at": "2025-01-01T00:00:00+00:00",
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    if permissions is not None:
        member["permissions"] = str(permissions)
    return member


def role_json(role_id: int, name: str, permissions: int, position: int, *, is_bots: bool = False) -> Json:
    """Return a role object."""
    return {
        "id": str(role_id),
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(permissions),
        "managed": is_bots,
        "mentionable": False,
        "flags": 0,
    }


def of_guild(channel: Channel) -> Json:
    """Return the part of an object that names its server; nothing for direct messages."""
    return {} if channel.is_direct else {"guild_id": str(channel.guild.id)}


def channel_json(channel: Channel, bot: User) -> Json:
    """Return a channel object, or a thread object for a thread."""
    last = channel.last_message_id
    if channel.is_direct:
        return {
            "id": str(channel.id),
            "type": channel.kind,
            "last_message_id": str(last) if last else None,
            "flags": 0,
            "recipients": [user_json(channel.guild.owner)],
        }
    body: Json = {
        "id": str(channel.id),
        "type": channel.kind,
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "last_message_id": str(last) if last else None,
        "rate_limit_per_user": channel.rate_limit_per_user,
        "flags": 0,
    }
    if channel.parent is None:
        overwrite = {
            "id": str(bot.id),
            "type": 1,
            "allow": str(channel.allowed),
            "deny": str(channel.denied),
        }
        has_overwrite = channel.allowed or channel.denied
        return body | {
            "position": channel.position,
            "permission_overwrites": [overwrite] if has_overwrite else [],
            "nsfw": False,
            "topic": channel.topic,
            "parent_id": None,
        }
    return body | _thread_fields(channel, channel.parent)


def _thread_fields(thread: Channel, parent: Channel) -> Json:
    return {
        "parent_id": str(parent.id),
        "owner_id": str(thread.owner_id),
        "member_count": len(thread.member_ids),
        "message_count": len(thread.history),
        "total_message_sent": len(thread.history),
        "thread_metadata": {
            "archived": thread.is_archived,
            "auto_archive_duration": thread.auto_archive_duration,
            "archive_timestamp": thread.created,
            "locked": thread.is_locked,
            "invitable": True,
            "create_timestamp": thread.created,
        },
    }


def thread_member_json(thread: Channel, user_id: int) -> Json:
    """Return a thread member object."""
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": thread.created, "flags": 0}


def guild_json(guild: Guild) -> Json:
    """Return a guild object as `GET /guilds/{id}` answers it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(guild.owner.id),
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [
            role_json(guild.id, "@everyone", bits("view_channel", "read_message_history"), 0),
            role_json(guild.players_role_id, "Players", PERSON, 1),
            role_json(guild.bot_role_id, "Bot", BOT, 2, is_bots=True),
        ],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "nsfw_level": 0,
        "application_id": None,
        "system_channel_id": None if guild.system_channel_id is None else str(guild.system_channel_id),
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": guild.locale,
        "max_members": 500000,
    }


def guild_create_json(guild: Guild, bot: User, people: int) -> Json:
    """Return the guild as the gateway sends it: with channels, threads and the bot's own member."""
    places = [
        channel for channel in guild.channels.values() if channel.bot_permissions & bits("view_channel")
    ]
    return guild_json(guild) | {
        "joined_at": "2025-01-01T00:00:00+00:00",
        "large": False,
        "unavailable": False,
        "member_count": people + 1,
        "voice_states": [],
        "members": [member_json(bot, guild)],
        "channels": [channel_json(channel, bot) for channel in places if not channel.is_thread],
        "threads": [
            channel_json(channel, bot) | {"member": thread_member_json(channel, bot.id)}
            for channel in places
            if channel.is_thread and not channel.is_archived
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment_json(attachment: Attachment, *, is_ephemeral: bool = False) -> Json:
    """Return an attachment object."""
    body: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.content),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        body |= {"width": attachment.width, "height": attachment.height}
    if attachment.description:
        body["description"] = attachment.description
    if is_ephemeral:
        body["ephemeral"] = True
    return body


def free_attachments(message: Message) -> list[Attachment]:
    """Return the files that stand by themselves: one shown inside an embed is not listed again."""
    shown = {
        embed[part]["url"] for embed in message.embeds for part in ("image", "thumbnail") if embed.get(part)
    }
    return [attachment for attachment in message.attachments if attachment.url not in shown]


def message_json(message: Message, bot: User, *, is_nested: bool = False) -> Json:
    """Return a message object; `is_nested` for one that another message refers to."""
    body: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": message.kind,
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": message.created,
        "edited_timestamp": message.edited,
        "tts": False,
        "mention_everyone": message.mentions_everyone,
        "mentions": [user_json(user) for user in message.mentions],
        "mention_roles": [],
        "attachments": [
            attachment_json(attachment, is_ephemeral=message.is_ephemeral)
            for attachment in free_attachments(message)
        ],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": False,
        "flags": message.flags,
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if message.metadata is not None:
        body |= {
            "webhook_id": str(bot.id),
            "application_id": str(bot.id),
            "interaction_metadata": message.metadata,
        }
    if message.interaction is not None and message.kind == SLASH_ANSWER:
        body["interaction"] = message.interaction
    if message.thread is not None:
        body["thread"] = channel_json(message.thread, bot)
    _refer(body, message, bot, is_nested=is_nested)
    return body


def _refer(body: Json, message: Message, bot: User, *, is_nested: bool) -> None:
    if message.kind == THREAD_CREATED and message.thread is not None:
        body["message_reference"] = {
            "type": 0,
            "channel_id": str(message.thread.id),
        } | of_guild(message.channel)
    other = message.reference
    if other is None:
        return
    body["message_reference"] = {
        "type": 0,
        "message_id": str(other.id),
        "channel_id": str(other.channel.id),
    } | of_guild(other.channel)
    if message.kind == REPLY and not is_nested:
        body["referenced_message"] = None if other.is_deleted else message_json(other, bot, is_nested=True)
