"""The registered command tree, and what a person may enter into it."""

from base64 import b64decode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.guild import Channel, Guild, User
from sandbox.json import Json
from sandbox.payloads import attachment_json, channel_json, member_json, user_json
from sandbox.uploads import Upload
from sandbox.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
NAMES = {
    STRING: "text",
    INTEGER: "a whole number",
    BOOLEAN: "true or false",
    USER: "a user",
    CHANNEL: "a channel",
    MENTIONABLE: "a user",
    NUMBER: "a number",
    ATTACHMENT: "a file",
}


@dataclass(frozen=True)
class Entry:
    """A command as it was typed: the registered command, the subcommands taken, and what can be entered."""

    command: Json
    path: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        """The options of the command or subcommand at the end of the path."""
        last = self.path[-1] if self.path else self.command
        return last.get("options") or []

    @property
    def name(self) -> str:
        """The whole name, `automa start burgundy`."""
        return " ".join([self.command["name"], *(step["name"] for step in self.path)])

    def data(self, guild: Guild, values: list[Json], resolved: Json) -> Json:
        """Return the interaction's `data` with the values inside their subcommands."""
        options = values
        for step in reversed(self.path):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data: Json = {
            "id": self.command["id"],
            "name": self.command["name"],
            "type": self.command.get("type", 1),
            "options": options,
        }
        if resolved:
            data["resolved"] = resolved
        if self.command.get("guild_id"):
            data["guild_id"] = str(guild.id)
        return data


FALLBACKS = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}


def called(part: Json, locale: str) -> str:
    """Return what a command, an option or a choice is called for a person of that language."""
    names = part.get("name_localizations") or {}
    return str(names.get(locale) or names.get(FALLBACKS.get(locale, "")) or part["name"])


def by_name(parts: Iterable[Json], locale: str) -> dict[str, Json]:
    """Return the parts by what they are called, in English and in that language, which comes first."""
    listed = list(parts)
    return {part["name"]: part for part in listed} | {called(part, locale): part for part in listed}


def find_entry(world: World, guild: Guild, name: str, locale: str = "en-US") -> Entry:
    """Return the slash command called `name` ("automa start burgundy"); ValueError if it can't be entered.

    A person of another language may type the localized names.
    """
    first, *rest = name.split()
    command = find_command(world, guild, first, 1, locale)
    path: list[Json] = []
    options = command.get("options") or []
    for word in rest:
        branches = by_name((option for option in options if option["type"] in (SUBCOMMAND, GROUP)), locale)
        if word not in branches:
            raise ValueError(f"/{name}: there is no {word!r}, only {sorted(branches)}")
        path.append(branches[word])
        options = branches[word].get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise ValueError(f"/{name} needs one of {sorted(option['name'] for option in options)} after it")
    return Entry(command, tuple(path))


def find_command(world: World, guild: Guild, name: str, kind: int, locale: str = "en-US") -> Json:
    """Return the registered command of a kind (1 slash, 2 on users, 3 on messages), or raise ValueError."""
    commands = by_name(
        (command for command in world.commands_in(guild) if command.get("type", 1) == kind), locale
    )
    if name not in commands:
        raise ValueError(f"no command {name!r} is registered, only {sorted(commands)}")
    return commands[name]


def fill(
    world: World,
    guild: Guild,
    entry: Entry,
    values: dict[str, Any],
    *,
    focused: str | None = None,
    locale: str = "en-US",
) -> tuple[list[Json], Json]:
    """Return the option values and what they resolve to; ValueError for what a client would not send.

    With `focused` (autocomplete) that option may hold anything, and required ones may be missing.
    """
    names = by_name(entry.options, locale)
    for name in values:
        if name not in names:
            raise ValueError(f"/{entry.name} has no option {name!r}, only {sorted(names)}")
    known = {option["name"]: option for option in entry.options}
    values = {names[name]["name"]: value for name, value in values.items()}
    if focused is None:
        for name, option in known.items():
            if option.get("required") and name not in values:
                raise ValueError(f"/{entry.name} needs the option {name!r}")
    filled: list[Json] = []
    resolved: Json = {}
    for name, value in values.items():
        option = known[name]
        if name == focused:
            filled.append({"name": name, "type": option["type"], "value": value, "focused": True})
            continue
        problem = "".join(_problems(option, value))
        if problem:
            raise ValueError(f"/{entry.name}: option {name!r} is {value!r}, {problem}")
        plain = _resolve(world, guild, value, resolved)
        filled.append({"name": name, "type": option["type"], "value": plain})
    return filled, resolved


def _problems(option: Json, value: Any) -> Iterator[str]:
    """Yield what is wrong with a value, if anything."""
    kind = option["type"]
    expected: dict[int, type | tuple[type, ...]] = {
        STRING: str,
        INTEGER: int,
        BOOLEAN: bool,
        USER: User,
        CHANNEL: Channel,
        MENTIONABLE: User,
        NUMBER: (int, float),
        ATTACHMENT: Upload,
    }
    is_bool = isinstance(value, bool)
    if kind not in expected or not isinstance(value, expected[kind]) or is_bool != (kind == BOOLEAN):
        yield f"not {NAMES.get(kind, 'possible here')}"
        return
    offered = [choice["value"] for choice in option.get("choices") or []]
    if offered and value not in offered:
        yield f"not one of {offered}"
    if kind not in (STRING, INTEGER, NUMBER):
        return
    measure = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if option.get(low) is not None and measure < option[low]:
        yield f"below {low} {option[low]}"
    if option.get(high) is not None and measure > option[high]:
        yield f"above {high} {option[high]}"


def _resolve(world: World, guild: Guild, value: Any, resolved: Json) -> Any:
    """Return the plain value to send; people, channels and files go into `resolved`."""
    if isinstance(value, User):
        member = member_json(value, guild, permissions=value.permissions)
        del member["user"]
        resolved.setdefault("users", {})[str(value.id)] = user_json(value)
        if guild.id:  # in direct messages nobody is a member of anything
            resolved.setdefault("members", {})[str(value.id)] = member
        return str(value.id)
    if isinstance(value, Channel):
        body = channel_json(value, world.bot) | {"permissions": "0"}
        resolved.setdefault("channels", {})[str(value.id)] = body
        return str(value.id)
    if isinstance(value, Upload):
        attachment = world.store(value)
        resolved.setdefault("attachments", {})[str(attachment.id)] = attachment_json(attachment)
        return str(attachment.id)
    return value


def from_raw(
    world: World, guild: Guild, name: str, options: list[Json]
) -> tuple[Entry, dict[str, Any], str | None]:
    """Return the entry, the values and the focused option of raw interaction options; ValueError if wrong.

    A file stands there whole: `filename`, and `content` in Base64.
    """
    words = [name]
    while options and options[0].get("type") in (SUBCOMMAND, GROUP):
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    entry = find_entry(world, guild, " ".join(words))
    kinds = {option["name"]: option["type"] for option in entry.options}
    values: dict[str, Any] = {}
    focused = None
    for option in options:
        key = str(option["name"])
        values[key] = _from_id(world, kinds.get(key, STRING), option.get("value"))
        if option.get("focused"):
            focused = key
    return entry, values, focused


def _from_id(world: World, kind: int, value: Any) -> Any:
    if kind in (USER, MENTIONABLE):
        return world.people.get(int(value))
    if kind == ATTACHMENT:
        return Upload(str(value["filename"]), b64decode(value["content"], validate=True))
    return world.channels.get(int(value)) if kind == CHANNEL else value
