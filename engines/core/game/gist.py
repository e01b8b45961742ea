"""The gist of a move: what its events come to, in a title and a few short lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core.script.event import Event
from engines.core.script.telling import Events, meaning_of
from engines.core.text import Arg, Text


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


def gist_of(events: Sequence[Event], declared: Events) -> Gist:
    """Return what the events come to by what each of them means: without a word of it, a line for each."""
    titles = (Text(title, event.args) for event in events if (title := meaning_of(event, declared).title))
    return Gist(next(titles, None), tuple(lines_of(events, declared)))


def lines_of(events: Sequence[Event], declared: Events) -> Iterator[Remark]:
    """Yield the short lines of the events, those that give a reason last."""
    groups = gathered(events, declared)
    for group in sorted(groups, key=lambda one: meaning_of(one[0], declared).reason):
        last = meaning_of(group[-1], declared)
        if not last.unsaid and not (last.passing and group is not groups[-1]):
            yield Remark(_words(group, declared), last.detail, last.gives_points)


def gathered(events: Sequence[Event], declared: Events) -> list[list[Event]]:
    """Return the events line by line: each joins the one right before it, if it is declared to."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and groups[-1][-1].id in meaning_of(event, declared).joins:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _words(group: Sequence[Event], declared: Events) -> Text:
    """Return the line of events that stand together. Raises ValueError if they contradict each other."""
    *before, last = group
    meaning = meaning_of(last, declared)
    args: dict[str, Arg] = {}
    for event in group:
        for name, value in event.args.items():
            if args.setdefault(name, value) != value:
                raise ValueError(f"{[one.id for one in group]} stand in one line with two values of {name}")
    words = meaning.joins[before[-1].id] if before else meaning.short
    return Text(words or f"event-{last.id}", args)
