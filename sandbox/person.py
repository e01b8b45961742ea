"""A person at the table: types commands, presses buttons, chooses, fills in forms, writes."""

from collections.abc import Iterator, Sequence
from typing import Any

from sandbox import components as parts
from sandbox.calls import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Call
from sandbox.commands import by_name, fill, find_command, find_entry
from sandbox.components import BUTTON, LINK, SELECTS, TEXT_INPUT
from sandbox.guild import Channel, Message, User
from sandbox.interactions import Interactions
from sandbox.json import Json
from sandbox.payloads import channel_json, member_json, message_json, user_json

STRING_SELECT, ROLE_SELECT, CHANNEL_SELECT, CHECKBOX = 3, 6, 8, 23
ON_USER, ON_MESSAGE = 2, 3


class Person:
    """What one user can do; every method raises ValueError for what a Discord client would not let through.

    The methods that ask the bot return when its first response came; they raise TimedOut when it gave none
    in time, and BotOffline when no bot is connected.
    """

    def __init__(self, user: User, interactions: Interactions) -> None:
        self.user = user
        self._interactions = interactions
        self._world = interactions.world

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The user's name."""
        return self.user.name

    @property
    def locale(self) -> str:
        """The language that the person's client tells the bot, `en-US` unless changed."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale

    def say(self, channel: Channel, content: str) -> Message:
        """Write a message."""
        message = self._world.new_message(channel, self.user, content=content)
        self._world.add_message(message)
        return message

    async def slash(self, channel: Channel, command: str, /, **options: Any) -> Call:
        """Use a slash command: `slash(channel, "automa start burgundy", board="dealt")`.

        A user option takes a User or Person, a channel option a Channel, a file option an Upload; an option
        with choices takes the value of one of them. Names may be those of the person's language.
        """
        guild = channel.guild
        entry = find_entry(self._world, guild, command, self.locale)
        values, resolved = fill(self._world, guild, entry, _plain(options), locale=self.locale)
        data = entry.data(guild, values, resolved)
        return await self._interactions.begin(COMMAND, self.user, channel, data)

    async def autocomplete(
        self, channel: Channel, command: str, /, *, focused: str, value: Any, **others: Any
    ) -> list[Json]:
        """Type `value` into the option `focused` and return the choices offered (`name`, `value`)."""
        guild = channel.guild
        entry = find_entry(self._world, guild, command, self.locale)
        option = by_name(entry.options, self.locale).get(focused)
        if option is None or not option.get("autocomplete"):
            raise ValueError(f"/{command} has no option {focused!r} with autocomplete")
        focused = option["name"]
        given = _plain(others) | {focused: value}
        values, resolved = fill(self._world, guild, entry, given, focused=focused, locale=self.locale)
        data = entry.data(guild, values, resolved)
        call = await self._interactions.begin(
            AUTOCOMPLETE, self.user, channel, data, option_type=option["type"]
        )
        return call.choices

    async def menu(self, target: "Message | Person", name: str, channel: Channel | None = None) -> Call:
        """Use a command of the context menu on a message, or on a person seen in `channel`."""
        world = self._world
        if isinstance(target, Message):
            place, kind, user = target.channel, ON_MESSAGE, None
            resolved: Json = {"messages": {str(target.id): message_json(target, world.bot)}}
        else:
            if channel is None:
                raise ValueError("a command on a person needs the channel that it is used in")
            place, kind, user = channel, ON_USER, target.user
            member = member_json(user, place.guild, permissions=user.permissions)
            del member["user"]
            resolved = {"users": {str(user.id): user_json(user)}, "members": {str(user.id): member}}
        command = find_command(world, place.guild, name, kind, self.locale)
        data = {
            "id": command["id"],
            "name": command["name"],
            "type": kind,
            "target_id": str(target.id),
            "resolved": resolved,
        }
        return await self._interactions.begin(COMMAND, self.user, place, data)

    async def press(
        self, message: Message, custom_id: str | None = None, *, label: str | None = None
    ) -> Call:
        """Press a button of a message, by its custom_id or its label."""
        found = [
            button
            for button in message.buttons
            if (custom_id is None or button.custom_id == custom_id)
            and (label is None or button.label == label)
        ]
        if (custom_id is None) == (label is None) or not found:
            labels = [(button.label, button.custom_id) for button in message.buttons]
            raise ValueError(f"no button {custom_id or label!r} among {labels}")
        button = found[0]
        if button.is_disabled or button.style == LINK or button.custom_id is None:
            raise ValueError(f"the button {button.label!r} can't be pressed")
        self._check_sight(message)
        return await self.operate(message, button.custom_id, BUTTON)

    async def select(
        self, message: Message, custom_id: str, values: "Sequence[str | Person | User | Channel]"
    ) -> Call:
        """Choose `values` in a select menu; people and channels stand for themselves."""
        menu = next((select for select in message.selects if select.custom_id == custom_id), None)
        if menu is None or menu.is_disabled:
            raise ValueError(f"no select {custom_id!r} that can be used")
        self._check_sight(message)
        if not menu.min_values <= len(values) <= menu.max_values:
            raise ValueError(f"{custom_id!r} takes {menu.min_values} to {menu.max_values} values")
        if menu.kind == STRING_SELECT and (strange := set(values) - set(menu.values)):
            raise ValueError(f"{custom_id!r} does not offer {strange}, only {menu.values}")
        ids = [value if isinstance(value, str) else str(value.id) for value in values]
        if menu.kind == CHANNEL_SELECT and menu.channel_types:
            kinds = {self._world.channels[int(each)].kind for each in ids}
            if not kinds <= set(menu.channel_types):
                raise ValueError(f"{custom_id!r} offers channels of {menu.channel_types}, not of {kinds}")
        return await self.operate(message, custom_id, menu.kind, ids)

    async def operate(
        self, message: Message, custom_id: str, kind: int = BUTTON, values: Sequence[str] = ()
    ) -> Call:
        """Send a press or choice as it is, even if the message is gone or has no such component any more."""
        component = parts.find(message.components, custom_id)
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": (component or {}).get("id", 1)}
        if kind in SELECTS:
            data["values"] = list(values)
            if resolved := self._resolve(kind, values, message.channel):
                data["resolved"] = resolved
        return await self._interactions.begin(COMPONENT, self.user, message.channel, data, source=message)

    async def submit(self, opened: Call, values: dict[str, Any]) -> Call:
        """Fill in the modal that `opened` got as its answer; what is left out keeps its preset value."""
        if opened.modal is None:
            raise ValueError("the bot opened no modal")
        modal = opened.modal
        fields = [part for part in parts.walk(modal["components"]) if "custom_id" in part]
        if strange := values.keys() - {field["custom_id"] for field in fields}:
            raise ValueError(f"the modal has no {strange}, only {[field['custom_id'] for field in fields]}")
        components = [_submitted(part, values, number) for number, part in enumerate(modal["components"], 1)]
        data = {"custom_id": modal["custom_id"], "components": components}
        return await self._interactions.begin(
            SUBMIT, self.user, opened.channel, data, source=opened.source, opened_by=opened
        )

    def _check_sight(self, message: Message) -> None:
        if message.is_deleted or not message.is_visible_to(self.user):
            raise ValueError(f"{self.name} does not see this message")

    def _resolve(self, kind: int, ids: Sequence[str], channel: Channel) -> Json:
        if kind in (STRING_SELECT, ROLE_SELECT):
            return {}
        world = self._world
        if kind == CHANNEL_SELECT:
            places = [world.channels[int(each)] for each in ids]
            return {
                "channels": {
                    str(each.id): channel_json(each, world.bot) | {"permissions": "0"} for each in places
                }
            }
        users = [world.people[int(each)] for each in ids]
        members = {
            str(user.id): member_json(user, channel.guild, permissions=user.permissions) for user in users
        }
        for member in members.values():
            del member["user"]
        found: Json = {"users": {str(user.id): user_json(user) for user in users}}
        return found if channel.is_direct else found | {"members": members}


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value.user if isinstance(value, Person) else value for name, value in options.items()}


def _submitted(part: Json, values: dict[str, Any], number: int) -> Json:
    """Return a part of a modal as it is sent back."""
    body: Json = {"type": part["type"], "id": part.get("id") or number}
    if "components" in part:
        inner = [_submitted(field, values, number) for field in part["components"]]
        return body | {"components": inner}
    if "component" in part:
        return body | {"component": _submitted(part["component"], values, number)}
    if "custom_id" not in part:
        return body
    body["custom_id"] = part["custom_id"]
    value = values.get(part["custom_id"], _preset(part))
    if problem := "".join(_problems(part, value)):
        raise ValueError(f"{part['custom_id']!r} is {value!r}: {problem}")
    return body | {"values" if isinstance(value, list) else "value": value}


def _preset(field: Json) -> Any:
    """Return what a field holds before a person touches it."""
    if field["type"] == TEXT_INPUT:
        return field.get("value") or ""
    if field["type"] == CHECKBOX:
        return bool(field.get("default"))
    chosen = [option["value"] for option in field.get("options") or [] if option.get("default")]
    # Of the fields with options only a radio group has one value.
    return (chosen[0] if chosen else None) if field["type"] == 21 else chosen


def _problems(field: Json, value: Any) -> Iterator[str]:
    """Yield what a client would not let through."""
    is_required = field.get("required", True)
    if field["type"] == TEXT_INPUT:
        if not isinstance(value, str):
            yield "not a text"
        elif not value and is_required:
            yield "required"
        elif value and not (field.get("min_length") or 0) <= len(value) <= (field.get("max_length") or 4000):
            yield "too short or too long"
        return
    offered = {option["value"] for option in field.get("options") or []}
    chosen = value if isinstance(value, list) else [value]
    if offered and not set(chosen) - {None} <= offered:
        yield f"only {sorted(offered)} are offered"
    if is_required and field["type"] != CHECKBOX and (value is None or value == []):
        yield "required"
    if isinstance(value, list) and len(value) > (
        1 if field.get("max_values") is None else field["max_values"]
    ):
        yield "too many"
