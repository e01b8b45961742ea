"""What a person sees and operates in a message's or modal's components."""

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.json import Json

BUTTON, TEXT_INPUT, TEXT = 2, 4, 10
SELECTS = (3, 5, 6, 7, 8)
LINK = 5


@dataclass(frozen=True)
class Button:
    """A button as it stands on a message."""

    label: str
    custom_id: str | None
    style: int
    is_disabled: bool
    emoji: str | None
    url: str | None


@dataclass(frozen=True)
class Select:
    """A select menu as it stands on a message; `options` are pairs of label and value."""

    custom_id: str
    kind: int
    placeholder: str
    options: tuple[tuple[str, str], ...]
    min_values: int
    max_values: int
    is_disabled: bool
    channel_types: tuple[int, ...] = ()
    """Which channels are offered in a menu of those; all without any."""

    @property
    def values(self) -> tuple[str, ...]:
        """The values that can be chosen."""
        return tuple(value for _, value in self.options)


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, each before those inside it."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])


def number(components: list[Json]) -> None:
    """Give every component without an `id` the next free one, as Discord does."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    following = 1
    for component in walk(components):
        if not component.get("id"):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)


def find(components: list[Json], custom_id: str) -> Json | None:
    """Return the component called `custom_id`."""
    return next((part for part in walk(components) if part.get("custom_id") == custom_id), None)


def buttons(components: list[Json]) -> list[Button]:
    """Return the buttons in reading order."""
    return [_button(part) for part in walk(components) if part.get("type") == BUTTON]


def selects(components: list[Json]) -> list[Select]:
    """Return the select menus in reading order."""
    return [_select(part) for part in walk(components) if part.get("type") in SELECTS]


def texts(components: list[Json]) -> list[str]:
    """Return the texts shown, in reading order, without those of buttons and selects."""
    return [part["content"] for part in walk(components) if part.get("type") == TEXT]


def _button(part: Json) -> Button:
    emoji = part.get("emoji") or {}
    return Button(
        label=part.get("label") or "",
        custom_id=part.get("custom_id"),
        style=part["style"],
        is_disabled=bool(part.get("disabled")),
        emoji=emoji.get("name"),
        url=part.get("url"),
    )


def _select(part: Json) -> Select:
    least, most = part.get("min_values"), part.get("max_values")
    return Select(
        custom_id=part["custom_id"],
        kind=part["type"],
        placeholder=part.get("placeholder") or "",
        options=tuple((option["label"], option["value"]) for option in part.get("options") or []),
        min_values=1 if least is None else least,
        max_values=1 if most is None else most,
        is_disabled=bool(part.get("disabled")),
        channel_types=tuple(part.get("channel_types") or ()),
    )
