"""What a table looks at between turns: lines and named values, as data."""

from dataclasses import dataclass

from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Field:
    """A named value, such as a seat's points."""

    name: Text
    value: Text


@dataclass(frozen=True, slots=True)
class Panel:
    """A card of public facts: a title, a few short lines, named values, and a footer."""

    title: Text
    lines: tuple[Text, ...] = ()
    fields: tuple[Field, ...] = ()
    footer: Text | None = None
