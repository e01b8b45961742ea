"""Buttons, menus and forms as Discord's JSON."""

from collections.abc import Iterable, Sequence

from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.wire.limits import BUTTONS, INPUT_LABEL, INPUT_PLACEHOLDER, LABEL, MODAL_TITLE, OPTIONS, clip

PRIMARY, SECONDARY, SUCCESS, DANGER = 1, 2, 3, 4
LONGEST_LINE = 1000


def row(*parts: Json) -> Json:
    """Return one row of a message."""
    return {"type": 1, "components": list(parts)}


def rows(parts: Sequence[Json]) -> list[Json]:
    """Return buttons in rows of five."""
    return [row(*parts[at : at + BUTTONS]) for at in range(0, len(parts), BUTTONS)]


def button(mark: CustomId, label: str, style: int = SECONDARY, is_disabled: bool = False) -> Json:
    """Return a button."""
    body: Json = {"type": 2, "style": style, "label": clip(label, LABEL) or "…", "custom_id": mark.encode()}
    return body | {"disabled": True} if is_disabled else body


def menu(
    mark: CustomId,
    options: Iterable[tuple[str, str]],
    placeholder: str,
    low: int = 1,
    high: int = 1,
    chosen: Iterable[str] = (),
) -> Json:
    """Return a row with a menu of (value, label) pairs; of equal values the first stands."""
    picked = set(chosen)
    unique = dict(reversed(list(options)))
    entries = [
        {"label": label, "value": value} | ({"default": True} if value in picked else {})
        for value, label in reversed(unique.items())
    ][:OPTIONS]
    high = max(1, min(high, len(entries)))
    return row(
        {
            "type": 3,
            "custom_id": mark.encode(),
            "placeholder": placeholder,
            "options": entries,
            "min_values": min(low, high),
            "max_values": high,
        }
    )


def form(mark: CustomId, title: str, label: str, placeholder: str = "", prefill: str = "") -> Json:
    """Return a form with one line of text, called `text`."""
    field: Json = {
        "type": 4,
        "custom_id": "text",
        "style": 1,
        "label": clip(label, INPUT_LABEL) or "…",
        "required": True,
        "max_length": LONGEST_LINE,
    }
    if placeholder:
        field["placeholder"] = clip(placeholder, INPUT_PLACEHOLDER)
    if prefill:
        field["value"] = clip(prefill, LONGEST_LINE)
    return {"custom_id": mark.encode(), "title": clip(title, MODAL_TITLE) or "…", "components": [row(field)]}
