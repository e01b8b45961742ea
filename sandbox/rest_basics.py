"""REST routes of the bot itself, its application, its servers and the gateway's address."""

from sandbox.errors import refusal
from sandbox.gateway import APPLICATION_FLAGS, Gateway
from sandbox.guild import Guild
from sandbox.json import Json
from sandbox.logins import Logins
from sandbox.payloads import channel_json, guild_json, member_json, user_json
from sandbox.rest import Reply, Request, Route
from sandbox.world import World


class BasicRoutes:
    """Handlers of what a bot asks before it plays."""

    def __init__(self, world: World, gateway: Gateway, logins: Logins) -> None:
        self._world = world
        self._gateway = gateway
        self._logins = logins

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("GET", "/gateway", self._gateway_url, needs_token=False),
            Route("GET", "/gateway/bot", self._gateway_bot),
            Route("GET", "/users/@me", self._me),
            Route("GET", "/users/{user}", self._user),
            Route("GET", "/users/@me/guilds", self._my_guilds),
            Route("GET", "/oauth2/applications/@me", self._application),
            Route("GET", "/applications/@me", self._application),
            Route("GET", "/applications/{application}", self._application_by_id),
            Route("GET", "/guilds/{guild}", self._guild),
            Route("GET", "/guilds/{guild}/channels", self._guild_channels),
            Route("GET", "/guilds/{guild}/roles", self._guild_roles),
            Route("GET", "/guilds/{guild}/members/{user}", self._guild_member),
        ]

    def _gateway_url(self, _: Request) -> Reply:
        return Reply({"url": self._gateway.url})

    def _gateway_bot(self, _: Request) -> Reply:
        shards = self._logins.recommended(sum(guild.has_bot for guild in self._world.guilds.values()))
        limit = self._logins.limit_json()
        return Reply({"url": self._gateway.url, "shards": shards, "session_start_limit": limit})

    def _me(self, _: Request) -> Reply:
        more = {"verified": True, "mfa_enabled": False, "email": None, "flags": 0, "locale": "en-US"}
        return Reply(user_json(self._world.bot) | more)

    def _user(self, request: Request) -> Reply:
        user_id = request.id("user")
        user = self._world.bot if user_id == self._world.bot.id else self._world.people.get(user_id)
        if user is None:
            raise refusal(10013)
        return Reply(user_json(user))

    def _my_guilds(self, _: Request) -> Reply:
        return Reply([guild_json(guild) for guild in self._world.guilds.values() if guild.has_bot])

    def _application(self, _: Request) -> Reply:
        return Reply(self._application_json())

    def _application_by_id(self, request: Request) -> Reply:
        if request.id("application") != self._world.bot.id:
            raise refusal(10002)
        return Reply(self._application_json())

    def _application_json(self) -> Json:
        bot = self._world.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "type": None,
            "bot": user_json(bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": APPLICATION_FLAGS,
            "owner": user_json(self._world.guild.owner),
            "team": None,
            "rpc_origins": [],
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "tags": [],
            "approximate_guild_count": len(self._world.guilds),
            "approximate_user_install_count": 0,
            "integration_types_config": {"0": {}},
        }

    def _reach_guild(self, request: Request) -> Guild:
        guild = self._world.guilds.get(request.id("guild"))
        if guild is None:
            raise refusal(10004)
        if not guild.has_bot:
            raise refusal(50001)
        return guild

    def _guild(self, request: Request) -> Reply:
        body = guild_json(self._reach_guild(request))
        if request.query.get("with_counts") in ("1", "true", "True"):
            people = len(self._world.people) + 1
            body |= {"approximate_member_count": people, "approximate_presence_count": people}
        return Reply(body)

    def _guild_channels(self, request: Request) -> Reply:
        channels = self._reach_guild(request).channels.values()
        return Reply([channel_json(each, self._world.bot) for each in channels if not each.is_thread])

    def _guild_roles(self, request: Request) -> Reply:
        return Reply(guild_json(self._reach_guild(request))["roles"])

    def _guild_member(self, request: Request) -> Reply:
        guild, user_id = self._reach_guild(request), request.id("user")
        user = self._world.bot if user_id == self._world.bot.id else self._world.people.get(user_id)
        if user is None:
            raise refusal(10007)
        return Reply(member_json(user, guild))
