"""What came with an interaction: read from outside, so that nothing of its form is taken for granted."""

from typing import Any

from bot.wire.json import Json


class Forged(Exception):
    """What came isn't what any client sends for this bot's commands and buttons. Nothing was changed."""


def subcommand(data: Json) -> tuple[str, Any]:
    """Return the name of a subcommand and its options, as they came. Raises Forged."""
    match data:
        case {"options": [{"name": str(name), **rest}, *_]}:
            return name, rest.get("options")
    raise Forged


def options_of(options: Any) -> list[Json]:
    """Return the options, each with a name. Raises Forged."""
    found = [one for one in _listed(options) if isinstance(one, dict) and isinstance(one.get("name"), str)]
    if len(found) != len(_listed(options)):
        raise Forged
    return found


def chosen(data: Json) -> list[str]:
    """Return the values chosen in a menu. Raises Forged."""
    return [str(value) for value in _listed(data.get("values"))]


def entered(components: Any) -> dict[str, str]:
    """Return what is typed or chosen in each field of a form, by its id, whatever it is wrapped in."""
    found: dict[str, str] = {}
    for part in components if isinstance(components, list) else ():
        if not isinstance(part, dict):
            continue
        if "custom_id" in part:
            found[str(part["custom_id"])] = str(part.get("value") or next(iter(chosen(part)), ""))
        else:
            found |= entered(part.get("components") or [part.get("component")])
    return found


def _listed(whole: Any) -> list[Any]:
    if not isinstance(whole, list | None):
        raise Forged
    return whole or []
