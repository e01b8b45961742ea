"""What came with an interaction: read from outside, so that nothing of its form is taken for granted."""

from typing import Any

from bot.wire.interaction import Pressed
from bot.wire.json import Json
from engines.core.script.notation import LONGEST


class Forged(Exception):
    """What came isn't what any client sends for this bot's commands and buttons. Nothing was changed."""


class TooLong(Exception):
    """More was typed than is read. Nothing was changed; `typed` is all of it.

    `option` is the command's option that it was typed for, "" for a form; `most` characters are read of it.
    """

    def __init__(self, typed: str, option: str = "", most: int = LONGEST) -> None:
        super().__init__(f"{len(typed)} characters")
        self.typed = typed
        self.option = option
        self.most = most


def subcommand(data: Json) -> tuple[str, Any]:
    """Return the name of a subcommand and its options, as they came. Raises Forged."""
    match data:
        case {"options": [{"name": str(name), **rest}, *_]}:
            return name, rest.get("options")
    raise Forged


def options_of(options: Any) -> list[Json]:
    """Return the options, each with a name. Raises Forged, and TooLong for what no reader shall see."""
    listed = _listed(options)
    found = [one for one in listed if isinstance(one, dict) and isinstance(one.get("name"), str)]
    if len(found) != len(listed):
        raise Forged
    for one in found:
        if len(typed := str(one.get("value", ""))) > LONGEST:
            raise TooLong(typed, one["name"])
    return found


def chosen(data: Json) -> list[str]:
    """Return the values chosen in a menu. Raises Forged."""
    return [str(value) for value in _listed(data.get("values"))]


def entered(components: Any) -> dict[str, str]:
    """Return what is typed or chosen in each field of a form, by its id, whatever it is wrapped in.

    Of several that are chosen each is a line.
    Raises TooLong for what no reader shall see: its fields are read together, so all of them count.
    """
    found = _entered(components)
    if sum(map(len, found.values())) > LONGEST:
        raise TooLong("\n".join(found.values()))
    return found


def typed_before(pressed: Pressed | None) -> str:
    """Return what somebody has typed: the message that was pressed ends with it, if it wasn't too long."""
    typed = pressed.footer if pressed else ""
    return typed if len(typed) <= LONGEST else ""


def _entered(components: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in components if isinstance(components, list) else ():
        if not isinstance(part, dict):
            continue
        if "custom_id" in part:
            found[str(part["custom_id"])] = str(part.get("value") or "\n".join(chosen(part)))
        else:
            found |= _entered(part.get("components") or [part.get("component")])
    return found


def _listed(whole: Any) -> list[Any]:
    if not isinstance(whole, list | None):
        raise Forged
    return whole or []
