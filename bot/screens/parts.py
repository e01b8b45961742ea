"""Buttons, menus and forms as Discord's JSON."""

from collections.abc import Collection, Iterable, Sequence

from bot.wire.custom_id import Control, CustomId
from bot.wire.json import Json
from bot.wire.limits import (
    BOXES,
    BUTTONS,
    INPUT_HINT,
    INPUT_LABEL,
    INPUT_PLACEHOLDER,
    LABEL,
    LEAST_BOXES,
    MODAL_TITLE,
    OPTION_TEXT,
    OPTIONS,
    clip,
)

PRIMARY, SECONDARY, SUCCESS, DANGER = 1, 2, 3, 4
STRING_SELECT, TEXT_DISPLAY, RADIO_GROUP, CHECKBOX_GROUP = 3, 10, 21, 22
"""Discord's types of parts."""
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
    chosen: Iterable[str] = (),
    count: tuple[int, int] = (1, 1),
) -> Json:
    """Return a row with a menu of (value, label) pairs; of equal values the first stands.

    The `count` is how many of them are to be chosen, at least and at most.
    """
    picked = set(chosen)
    unique = dict(reversed(list(options)))
    entries = [
        {"label": label, "value": value} | ({"default": True} if value in picked else {})
        for value, label in reversed(unique.items())
    ][:OPTIONS]
    high = max(1, min(count[1], len(entries)))
    return row(
        {
            "type": 3,
            "custom_id": custom_id.encode(),
            "placeholder": placeholder,
            "options": entries,
            "min_values": min(count[0], high),
            "max_values": high,
        }
    )


def disabled(row: Json) -> Json:
    """Return a row of which nothing can be pressed or chosen."""
    return row | {"components": [one | {"disabled": True} for one in row["components"]]}


def person_menu(custom_id: CustomId[Control], placeholder: str) -> Json:
    """Return a row with a menu of the people of the server."""
    return row({"type": 5, "custom_id": custom_id.encode(), "placeholder": placeholder})


def channel_menu(
    custom_id: CustomId[Control],
    placeholder: str,
    types: Sequence[int],
    chosen: Sequence[str] = (),
    most: int = OPTIONS,
) -> Json:
    """Return a row with a menu of the server's channels of some types; none, or `most`, can be chosen."""
    known = [{"id": one, "type": "channel"} for one in chosen[:most]]
    body = {
        "type": 8,
        "custom_id": custom_id.encode(),
        "placeholder": placeholder,
        "channel_types": list(types),
        "min_values": 0,
        "max_values": most,
    }
    return row(body | ({"default_values": known} if known else {}))


def form(custom_id: CustomId[Control], title: str, fields: Sequence[Json]) -> Json:
    """Return a form with these fields."""
    return {
        "custom_id": custom_id.encode(),
        "title": clip(title, MODAL_TITLE) or "…",
        "components": list(fields),
    }


def text_input(
    id: str,  # noqa: A002
    typed: str,
    most: int,
    placeholder: str = "",
    *,
    is_optional: bool = False,
) -> Json:
    """Return where at most so many characters of text are typed, for a form's field."""
    found: Json = {
        "type": 4,
        "custom_id": id,
        "style": 1,
        "required": not is_optional,
        "max_length": most,
    }
    if placeholder:
        found["placeholder"] = clip(placeholder, INPUT_PLACEHOLDER)
    if 0 < len(typed) <= most:  # what doesn't fit has to be typed anew: a part of it would be a wrong answer
        found["value"] = typed
    return found


def long_input(id: str, typed: str, most: int) -> Json:  # noqa: A002
    """Return where text of several lines is typed."""
    return text_input(id, typed, most) | {"style": 2}


def choice_field(id: str, options: Iterable[tuple[str, str]], chosen: str) -> Json:  # noqa: A002
    """Return where one of (value, label) pairs is chosen, for a form's field; `chosen` is a label.

    A few lie open, each with a box to tap; more are a menu.
    """
    unique = dict(reversed(list(options)))
    first = next((value for value, name in reversed(unique.items()) if name == chosen), None)
    entries = _entries(reversed(unique.items()), () if first is None else (first,))
    kind = RADIO_GROUP if LEAST_BOXES <= len(entries) <= BOXES else STRING_SELECT
    return {"type": kind, "custom_id": id, "options": entries}


def boxes_field(
    id: str,  # noqa: A002
    options: Sequence[tuple[str, str]],
    chosen: Collection[str],
    low: int,
    high: int,
) -> Json:
    """Return where `low` to `high` of at most ten (value, label) pairs are ticked; `chosen` are labels."""
    entries = _entries(options, [value for value, name in options if name in chosen][:high])
    return {
        "type": CHECKBOX_GROUP,
        "custom_id": id,
        "options": entries,
        "min_values": low,
        "max_values": min(high, len(entries)),
        "required": low > 0,
    }


def _entries(options: Iterable[tuple[str, str]], chosen: Collection[str]) -> list[Json]:
    return [
        {"label": clip(name, OPTION_TEXT) or "…", "value": value}
        | ({"default": True} if value in chosen else {})
        for value, name in options
    ]


def form_text(said: str) -> Json:
    """Return a part of a form that is only read."""
    return {"type": TEXT_DISPLAY, "content": said}


def labelled(label: str, field: Json, hint: str = "") -> Json:
    """Return a field of a form with its label; the `hint` stands between that and what is typed."""
    found: Json = {"type": 18, "label": clip(label, INPUT_LABEL) or "…", "component": field}
    return found | {"description": clip(hint, INPUT_HINT)} if hint else found
