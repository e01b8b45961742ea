"""The gist of a move: what its events come to, in a title and a few short lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.script.requests import Event
from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Remark:
    """A short line of what happened.

    Where there is little room a detail is the first to give way, then what hands needn't do: points alone.
    What hands must do, or what concerns a person, is neither.
    """

    text: Text
    is_detail: bool = False
    is_points: bool = False
    is_at_mats: bool = False
    """Whether it gathers all that changes at an automa's own mats: that line may take two of a phone."""

    @property
    def is_needed(self) -> bool:
        """Whether hands must do it, or it concerns a person: it is never left out."""
        return not (self.is_detail or self.is_points)


@dataclass(frozen=True, slots=True)
class Gist:
    """What happened in few words: a title (None: the name of the move serves) and short lines.

    A line may gather several events. Nothing is lost by it: "Why?" and the log have each event in full.
    """

    title: Text | None = None
    lines: tuple[Remark, ...] = ()
    short: Text | None = None
    """The title without whose move it is, for a line that its mark begins."""


def plain_gist(events: Sequence[Event]) -> Gist:
    """Return each event as a line of its own."""
    return Gist(lines=tuple(Remark(event.text) for event in events))
