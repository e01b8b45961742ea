"""What a table looks at between turns: a few lines and numbers with their names, as data."""

from dataclasses import dataclass, field

from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Field:
    """Numbers with their name, such as a seat's points and silver; `seat` is the one they are of."""

    name: Text
    value: Text
    seat: str = ""


UNTITLED = Text("game-name")


@dataclass(frozen=True, slots=True)
class Panel:
    """A card of public facts: a title, at most five short lines, and numbers.

    `seat` is the one that all of it is about: it is shown in that seat's colour and with its icon. Without
    a title it is called by the game, and a score by who leads or has won.
    """

    title: Text = field(default_factory=lambda: UNTITLED)
    lines: tuple[Text, ...] = ()
    fields: tuple[Field, ...] = ()
    seat: str | None = None
