"""The gist of a move: what its events come to, in a title and a few short lines."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engines.core.script.event import Event
from engines.core.script.telling import Events, Meaning, meaning_of
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
    """Return what the events come to by what each of them means: without a word of it, a line for each.

    What several events come to otherwise a game makes an event of before: a scoring that is told clan by clan
    comes here as one event for each source of points.
    """
    named = next((event for event in events if meaning_of(event, declared).title), None)
    if named is None:
        return Gist(None, tuple(lines_of(events, declared)))
    meaning = meaning_of(named, declared)
    said = [event for event in events if event is not named] if meaning.once else events
    short = Text(meaning.unnamed, named.args) if meaning.unnamed else None
    return Gist(Text(meaning.title, named.args), tuple(lines_of(said, declared)), short)


def lines_of(events: Sequence[Event], declared: Events) -> Iterator[Remark]:
    """Yield the short lines of the events, those that give a reason last, of them the details."""
    told = [event for event in events if event.args.get(meaning_of(event, declared).empty) != 0]
    for group in sorted(gathered(told, declared), key=lambda one: _rank(meaning_of(one[0], declared))):
        last = meaning_of(group[-1], declared)
        if not last.unsaid and not (last.passing and group[-1] is not events[-1]):
            yield from _said(group, declared)


def _rank(meaning: Meaning) -> int:
    return meaning.reason + (meaning.reason and meaning.detail)


def gathered(events: Sequence[Event], declared: Events) -> list[list[Event]]:
    """Return the events line by line: each joins the one right before it, or those whose line it shares."""
    groups: list[list[Event]] = []
    shared: dict[tuple[str, str | None], list[Event]] = {}
    latest: list[Event] = []
    for event in events:
        meaning = meaning_of(event, declared)
        if meaning.closes:
            shared, latest = {}, []
        if meaning.line:
            latest = shared.setdefault((meaning.line, event.seat), [])
        elif not latest or latest[-1].id not in meaning.joins:
            latest = []
        if not latest:
            groups.append(latest)
        latest.append(event)
    return groups


def _said(group: Sequence[Event], declared: Events) -> Iterator[Remark]:
    """Yield the line of events that stand together, and what follows it."""
    meanings = [meaning_of(one, declared) for one in group]
    first = meanings[0]
    if first.line and (len(group) > 1 or not first.short):
        yield _shared(group, meanings)
        for event, meaning in zip(group, meanings, strict=True):
            yield from _further(meaning, event.args)
    else:
        args, last = _arguments(group, meanings), meanings[-1]
        words = last.joins[group[-2].id] if len(group) > 1 else last.short
        said = Text(words or f"event-{group[-1].id}", args)
        said = Text(last.within, {**args, "what": said}) if last.within else said
        yield Remark(said, last.detail, last.gives_points)
        yield from _further(last, args)


def _shared(group: Sequence[Event], meanings: Sequence[Meaning]) -> Remark:
    """Return the line that events of a seat share: a piece of each, and what is the same in all of them."""
    first, *others = group
    same = {
        name: value
        for name, value in first.args.items()
        if all(name in one.args and one.args[name] == value for one in others)
    }
    parts = tuple(
        Text(one.piece or one.short or f"event-{event.id}", event.args)
        for event, one in zip(group, meanings, strict=True)
    )
    is_detail, is_points = (all(one.detail for one in meanings), all(one.gives_points for one in meanings))
    return Remark(Text(meanings[0].line, {**same, "parts": parts}), is_detail, is_points)


def _further(meaning: Meaning, args: Mapping[str, Arg]) -> Iterator[Remark]:
    yield from (Remark(Text(one.words, args), one.detail) for one in meaning.further)


def _arguments(group: Sequence[Event], meanings: Sequence[Meaning]) -> dict[str, Arg]:
    """Return the arguments of events that join each other. Raises ValueError if one has two values."""
    args: dict[str, Arg] = {}
    for event, meaning in zip(group, meanings, strict=True):
        for name, value in event.args.items():
            if name in meaning.adds:
                args[name] = args.get(name, 0) + value
            elif args.setdefault(name, value) != value:
                raise ValueError(f"{[one.id for one in group]} stand in one line with two values of {name}")
    return args
