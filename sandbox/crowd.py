"""Many servers that the bot is in and nobody looks at: they are made as they are sent."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sandbox.guild import Guild, User
from sandbox.json import Json
from sandbox.payloads import guild_json, member_json, role_json
from sandbox.permissions import PERSON

FIRST, STEP = 10**18, 10**8
"""The id of the first server, and how far it is to the next: between lie the ids of what is in it."""
CATEGORY, TEXT, VOICE = 4, 0, 2
OWNER, CHANNELS, ROLES, EMOJIS, MESSAGES = 1, 1_000, 2_000, 3_000, 4_000
"""From which number on the things of a server have their ids."""
TOPIC = "What this is for, who may write here, and where the rules are pinned; please keep to it. " * 2
WHEN = "2025-01-01T00:00:00+00:00"


@dataclass(frozen=True)
class Crowd:
    """So many servers, each with so many channels, roles and emojis, with the fields that Discord sends."""

    servers: int = 0
    channels: int = 35
    roles: int = 20
    emojis: int = 30

    @property
    def ids(self) -> range:
        """The ids of the servers."""
        return range(FIRST, FIRST + self.servers * STEP, STEP)

    def channel_ids(self, server: int) -> range:
        """Return the ids of a server's channels."""
        return range(server + CHANNELS, server + CHANNELS + self.channels)

    def created(self, servers: Iterable[int], bot: User) -> Iterator[str]:
        """Yield the JSON of these servers as GUILD_CREATE has it."""
        # Ids begin with their server's digits: the text of one server is that of all with others in front.
        text = json.dumps(self._server(FIRST, bot))
        first = str(FIRST // STEP)
        for server in servers:
            yield text.replace(f'"{first}', f'"{server // STEP}')

    def _server(self, server: int, bot: User) -> Json:
        guild = Guild(server, "A server with a name of usual length", User(server + OWNER, "Owner"))
        everyone = guild_json(guild)["roles"]
        roles = [role_json(server + ROLES + n, f"Role number {n}", PERSON, n) for n in range(self.roles)]
        return guild_json(guild) | {
            "icon": "a" * 32,
            "description": TOPIC,
            "features": [
                "COMMUNITY",
                "NEWS",
                "ANIMATED_ICON",
                "INVITE_SPLASH",
                "SOUNDBOARD",
                "AUTO_MODERATION",
            ],
            "roles": [*everyone[:1], *roles[1:]],
            "emojis": [_emoji(server, n) for n in range(self.emojis)],
            "joined_at": WHEN,
            "large": False,
            "unavailable": False,
            "member_count": 200,
            "voice_states": [],
            "members": [member_json(bot, guild)],
            "channels": [self._channel(server, n) for n in range(self.channels)],
            "threads": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _channel(self, server: int, number: int) -> Json:
        """Return a category for each seven channels; of those in it one is for voices."""
        kind = {0: CATEGORY, 6: VOICE}.get(number % 7, TEXT)
        body: Json = {
            "id": str(server + CHANNELS + number),
            "type": kind,
            "name": f"channel-number-{number}",
            "position": number,
            "flags": 0,
            "permission_overwrites": [
                {"id": str(server + at), "type": 0, "allow": "1024", "deny": "2048"} for at in (0, ROLES + 1)
            ],
        }
        if kind == CATEGORY:
            return body
        body |= {
            "parent_id": str(server + CHANNELS + number // 7 * 7),
            "last_message_id": str(server + MESSAGES + number),
            "rate_limit_per_user": 0,
            "nsfw": False,
            "icon_emoji": {"id": None, "name": "🎲"},
            "theme_color": None,
        }
        if kind == VOICE:
            return body | {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
        return body | {"topic": TOPIC, "last_pin_timestamp": WHEN}


def _emoji(server: int, number: int) -> Json:
    return {
        "id": str(server + EMOJIS + number),
        "name": f"emoji_number_{number}",
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
        "version": 0,
    }
