"""What somebody wants to begin, and what is drawn for it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.sessions.holders import Change
from bot.sessions.seating import Automas


@dataclass(frozen=True, slots=True)
class Start:
    """A game to be played in a channel, with its options.

    Where the bot can decide so many `automas` of that strength sit down; those on the `seats` sit down in
    place of these and of the starter. The `manners` say how the table is kept: see `MANNERS`. What everybody
    sees of it is in the `language`, the name of a locale file.
    """

    game: str
    options: Mapping[str, Any]
    channel: str
    seed: str = ""
    """The seed that the starter has chosen; empty for one that the bot draws."""
    automas: Automas = (None, "")
    manners: Mapping[str, str] = field(default_factory=dict)
    language: str = "en"
    seats: Sequence[Change] = ()


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a new session gets what nobody has chosen: an id, and a seed that nobody can guess."""

    new_id: Callable[[], str]
    new_seed: Callable[[], str]
