"""Messages as data: an id with typed arguments, put into words by the locale files."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Union

Arg = Union[str, int, "Text", tuple["Text", ...]]


# Thousands are made for each press; a frozen one takes three times as long to make.
@dataclass(slots=True)
class Text:
    """A message: its id in the locale files and what fills its places. Nobody changes one.

    An argument is a word that is the same in all languages, a number, another text, or a list of texts.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def to_json(self) -> list[Any]:
        """Return the message as JSON data: `[id, {name: argument}]`, nested texts as `{"t": ...}`."""
        return [self.id, {name: _arg_to_json(arg) for name, arg in self.args.items()}]

    @staticmethod
    def from_json(data: list[Any]) -> "Text":
        """Return the message that `to_json` made the data of."""
        return Text(data[0], {name: _arg_from_json(arg) for name, arg in data[1].items()})


def text(id: str, /, **args: Arg) -> Text:  # noqa: A002 - the field's own name
    """Return the message `id` with its arguments."""
    return Text(id, args)


def _arg_to_json(arg: Arg) -> Any:
    if isinstance(arg, Text):
        return {"t": arg.to_json()}
    if isinstance(arg, tuple):
        return [part.to_json() for part in arg]
    return arg


def _arg_from_json(arg: Any) -> Arg:
    if isinstance(arg, dict):
        return Text.from_json(arg["t"])
    if isinstance(arg, list):
        return tuple(Text.from_json(part) for part in arg)
    return arg  # type: ignore[no-any-return]
