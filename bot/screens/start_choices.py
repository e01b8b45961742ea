"""What is chosen for a start so far: its buttons carry it, so that nothing is kept in memory."""

import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from bot.sessions.view import MANNERS
from bot.wire.limits import ROWS
from engines.core.game import Game, StartOption

DIGITS = string.digits + string.ascii_letters + "-_"
"""One stands for each option: which of its values is chosen."""
MOST_ASKED = 3
LONGEST_SEED = 100
MOST_AUTOMAS = 10
"""Where the game has no option `seats` that says how many seats there can be."""

Value = str | int | bool | None


@dataclass(frozen=True, slots=True)
class Choices:
    """The options of a game's start with what is chosen of each; the first ones, `asked`, matter most."""

    game: str
    options: tuple[StartOption, ...]
    asked: int
    places: tuple[int, ...]
    """For each option which of its values is chosen."""

    @classmethod
    def of(cls, game: Game[Any], languages: Sequence[str], last: Mapping[str, Any]) -> Self:
        """Return what was chosen last, or else is usual; a session can be in one of the languages."""
        own = [one for one in _own(game, languages) if len(values_of(one)) <= len(DIGITS)]
        wanted = game.asked or tuple(one.id for one in game.options[: 1 if game.strengths else MOST_ASKED])
        wanted += ("automas", "strength") if game.strengths else ()
        asked = [one for id_ in wanted for one in own if one.id == id_][: ROWS - 1]
        options = (*asked, *(one for one in own if one not in asked))
        places = tuple(_place(one, last.get(one.id, one.default)) for one in options)
        return cls(game.id, options, len(asked), places)

    @property
    def first(self) -> tuple[str, ...]:
        """The ids of the options that matter most."""
        return tuple(one.id for one in self.options[: self.asked])

    def read(self, code: str) -> Self | None:
        """Return these choices as a button carries them; None if that is from another version."""
        places = tuple(map(DIGITS.find, code))
        fits = len(places) == len(self.options) and all(
            0 <= place < len(values_of(one)) for one, place in zip(self.options, places, strict=True)
        )
        return replace(self, places=places) if fits else None

    @property
    def code(self) -> str:
        """What a button carries of them."""
        return "".join(DIGITS[place] for place in self.places)

    def changed(self, option: int, place: int) -> Self | None:
        """Return them with another value of an option; None if there is no such."""
        if not (0 <= option < len(self.options) and 0 <= place < len(values_of(self.options[option]))):
            return None
        return replace(self, places=(*self.places[:option], place, *self.places[option + 1 :]))

    def value(self, option: int) -> Value:
        """Return what is chosen of an option."""
        return values_of(self.options[option])[self.places[option]]

    @property
    def given(self) -> dict[str, Value]:
        """What is chosen, as a typed command has it; what the game works out itself is left out."""
        found = {one.id: self.value(n) for n, one in enumerate(self.options)}
        return {id_: value for id_, value in found.items() if value is not None}


def values_of(option: StartOption) -> tuple[Value, ...]:
    """Return what can be chosen; None first, where the game works it out by default."""
    found: tuple[Value, ...] = option.choices
    if option.kind == "number":
        found = tuple(range(option.low, option.high + 1))
    elif option.kind == "switch":
        found = (False, True)
    return (None, *found) if option.default is None else found


def _own(game: Game[Any], languages: Sequence[str]) -> list[StartOption]:
    """Return the options of the game, then of every start: who sits there, language, manners, a thread."""
    own = list(game.options)
    if game.strengths:
        most = next((one.high for one in game.options if one.id == "seats"), MOST_AUTOMAS)
        own.append(StartOption("automas", "number", None, low=0, high=most))
        own.append(StartOption("strength", "choice", game.strengths[0], game.strengths))
    if len(languages) > 1:
        own.append(StartOption("language", "choice", languages[0], tuple(languages)))
    own += (StartOption(name, "choice", None, values) for name, values in MANNERS.items())
    return [*own, StartOption("thread", "switch", False)]


def _place(option: StartOption, value: Any) -> int:
    """Return which value it is; the default's place for what the option doesn't take any more."""
    values = values_of(option)
    same = (n for n, one in enumerate(values) if type(one) is type(value) and one == value)
    return next(same, values.index(option.default))
