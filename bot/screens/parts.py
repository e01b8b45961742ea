"""Buttons, menus and forms as Discord's JSON."""

from collections.abc import Iterable, Sequence

from bot.wire.custom_id import Control, CustomId
from bot.wire.json import Json
from bot.wire.limits import (
    BUTTONS,
    INPUT_HINT,
    INPUT_LABEL,
    INPUT_PLACEHOLDER,
    LABEL,
    MODAL_TITLE,
    OPTION_TEXT,
    OPTIONS,
    clip,
)

PRIMARY, SECONDARY, SUCCESS, DANGER = 1, 2, 3, 4
FIRST_EMOJI, LONGEST_EMOJI = "\u2b1b", 2
"""Signs from the large squares on are emoji; letters and the marks of seats are not."""


def row(*parts: Json) -> Json:
    """Return one row of a message."""
    return {"type": 1, "components": list(parts)}


def rows(parts: Sequence[Json], most: int = BUTTONS) -> list[Json]:
    """Return buttons in rows of at most so many."""
    most = min(most, BUTTONS)
    return [row(*parts[at : at + most]) for at in range(0, len(parts), most)]


def button(
    custom_id: CustomId[Control], label: str, style: int = SECONDARY, is_disabled: bool = False
) -> Json:
    """Return a button; a sign that its label begins with is its emoji."""
    body: Json = {"type": 2, "style": style, "custom_id": custom_id.encode()}
    sign, _, rest = label.partition(" ")
    if rest and len(sign) <= LONGEST_EMOJI and sign[0] >= FIRST_EMOJI:
        body["emoji"] = {"name": sign}
        label = rest
    body["label"] = clip(label, LABEL) or "…"
    return body | {"disabled": True} if is_disabled else body


def menu(
    custom_id: CustomId[Control],
    options: Iterable[tuple[str, str]],
    placeholder: str,
    low: int = 1,
    high: int = 1,
    chosen: Iterable[str] = (),
    *,
    is_disabled: bool = False,
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
            "custom_id": custom_id.encode(),
            "placeholder": placeholder,
            "options": entries,
            "min_values": min(low, high),
            "max_values": high,
        }
        | ({"disabled": True} if is_disabled else {})
    )


def person_menu(custom_id: CustomId[Control], placeholder: str) -> Json:
    """Return a row with a menu of the people of the server."""
    return row({"type": 5, "custom_id": custom_id.encode(), "placeholder": placeholder})


def form(custom_id: CustomId[Control], title: str, fields: Sequence[Json]) -> Json:
    """Return a form with these fields."""
    return {
        "custom_id": custom_id.encode(),
        "title": clip(title, MODAL_TITLE) or "…",
        "components": list(fields),
    }


def text_field(
    id: str,  # noqa: A002
    label: str,
    typed: str,
    most: int,
    placeholder: str = "",
    *,
    hint: str = "",
    is_long: bool = False,
    is_optional: bool = False,
) -> Json:
    """Return a field of a form for at most so many characters of text; a long one has several lines.

    The `hint` stands between its label and what is typed.
    """
    field: Json = {
        "type": 4,
        "custom_id": id,
        "style": 2 if is_long else 1,
        "required": not is_optional,
        "max_length": most,
    }
    if placeholder:
        field["placeholder"] = clip(placeholder, INPUT_PLACEHOLDER)
    if 0 < len(typed) <= most:  # what doesn't fit has to be typed anew: a part of it would be a wrong answer
        field["value"] = typed
    return _labelled(label, field, hint)


def menu_field(id: str, label: str, options: Iterable[tuple[str, str]], chosen: str) -> Json:  # noqa: A002
    """Return a field of a form where one of (value, label) pairs is chosen; `chosen` is a label."""
    unique = dict(reversed(list(options)))
    first = next((value for value, name in reversed(unique.items()) if name == chosen), None)
    entries = [
        {"label": clip(name, OPTION_TEXT) or "…", "value": value}
        | ({"default": True} if value == first else {})
        for value, name in reversed(unique.items())
    ]
    return _labelled(label, {"type": 3, "custom_id": id, "options": entries})


def _labelled(label: str, field: Json, hint: str = "") -> Json:
    labelled: Json = {"type": 18, "label": clip(label, INPUT_LABEL) or "…", "component": field}
    return labelled | {"description": clip(hint, INPUT_HINT)} if hint else labelled
