"""REST routes of application commands."""

from sandbox.errors import invalid_form, refusal
from sandbox.json import Json
from sandbox.limits import check_command, check_commands
from sandbox.rest import Reply, Request, Route
from sandbox.world import World

FIELDS = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "nsfw",
    "contexts",
    "integration_types",
)
MOST_COMMANDS = 100


class CommandRoutes:
    """Handlers of the commands registered everywhere and in single servers."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        """Return the routes."""
        routes = []
        for scope in ("/applications/{application}", "/applications/{application}/guilds/{guild}"):
            routes += [
                Route("GET", scope + "/commands", self._list),
                Route("PUT", scope + "/commands", self._replace),
                Route("POST", scope + "/commands", self._add),
                Route("GET", scope + "/commands/{command}", self._show),
                Route("PATCH", scope + "/commands/{command}", self._edit),
                Route("DELETE", scope + "/commands/{command}", self._remove),
            ]
        return routes

    def _scope(self, request: Request) -> int | None:
        if request.id("application") != self._world.bot.id:
            raise refusal(20012)
        if "guild" not in request.params:
            return None
        guild = self._world.guilds.get(request.id("guild"))
        if guild is None or not guild.has_bot:
            raise refusal(50001)
        return guild.id

    def _reach(self, request: Request) -> tuple[int | None, dict[int, Json], Json]:
        scope = self._scope(request)
        commands = dict(self._world.commands.get(scope, {}))
        command = commands.get(request.id("command"))
        if command is None:
            raise refusal(10063)
        return scope, commands, command

    def _list(self, request: Request) -> Reply:
        commands = self._world.commands.get(self._scope(request), {}).values()
        if request.query.get("with_localizations") in ("1", "true"):
            return Reply(list(commands))
        return Reply([_in_english(command) for command in commands])

    def _replace(self, request: Request) -> Reply:
        scope = self._scope(request)
        if not isinstance(request.body, list):
            raise refusal(50109)
        if errors := check_commands(request.body):
            raise invalid_form(errors)
        former = {_identity(command): command for command in self._world.commands.get(scope, {}).values()}
        made = [self._make(body, scope, former.get(_identity(body))) for body in request.body]
        self._world.set_commands(scope, {int(command["id"]): command for command in made})
        return Reply(made)

    def _add(self, request: Request) -> Reply:
        scope = self._scope(request)
        if errors := check_command(request.form):
            raise invalid_form(errors)
        commands = dict(self._world.commands.get(scope, {}))
        former = next(
            (each for each in commands.values() if _identity(each) == _identity(request.form)), None
        )
        if former is None and len(commands) >= MOST_COMMANDS:
            raise refusal(30032)
        command = self._make(request.form, scope, former)
        commands[int(command["id"])] = command
        self._world.set_commands(scope, commands)
        return Reply(command)

    def _show(self, request: Request) -> Reply:
        return Reply(self._reach(request)[2])

    def _edit(self, request: Request) -> Reply:
        scope, commands, command = self._reach(request)
        body = command | request.form
        if errors := check_command(body):
            raise invalid_form(errors)
        commands[int(command["id"])] = self._make(body, scope, command)
        self._world.set_commands(scope, commands)
        return Reply(commands[int(command["id"])])

    def _remove(self, request: Request) -> Reply:
        scope, commands, command = self._reach(request)
        del commands[int(command["id"])]
        self._world.set_commands(scope, commands)
        return Reply()

    def _make(self, body: Json, scope: int | None, former: Json | None) -> Json:
        """Return the stored form of a command; one that has the name already keeps its id."""
        command: Json = {
            "id": former["id"] if former else str(self._world.snowflakes.make()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.snowflakes.make()),
            "type": body.get("type", 1),
            "default_member_permissions": None,
            "dm_permission": True,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            "description": "",
        }
        command |= {key: body[key] for key in FIELDS if body.get(key) is not None}
        if scope is not None:
            command["guild_id"] = str(scope)
        return command


def _in_english(part: Json) -> Json:
    """Return a command, an option or a choice without its words in other languages."""
    inner = {key: [_in_english(one) for one in part[key]] for key in ("options", "choices") if part.get(key)}
    return {key: value for key, value in (part | inner).items() if not key.endswith("_localizations")}


def _identity(body: Json) -> tuple[int, str]:
    return body.get("type", 1), body["name"]
