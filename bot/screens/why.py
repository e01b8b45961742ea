"""Why an automa did what it did: the clause, the candidates, and what each criterion left of them.

Of the automas on seats of hosted games also what they weighed, as far as it may be told already.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.screens.controls.looking import Why
from bot.screens.localized_view import LocalizedView
from bot.screens.message import COLOUR, embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import button, row
from bot.screens.seat_mark import acting_mark, mark_of
from bot.sessions.moves import Played, Weighed
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.limits import clip
from bot.words.words import Markup, Words
from engines.core.script.event import Event
from engines.core.script.trace import Step, Trace, Value
from engines.core.text import Text, text

PAGE = 1800
"""Characters on a page: about two phone screens."""
MOST_NAMES = 50
"""More than a game compares at once: where there is room for all, all are named."""
FOR_VALUE = 8
"""Characters that stand behind a name: what was compared, and a comma."""
MOST_TOGETHER = 6
"""So many events in a row that follow the same clause share its text."""
LONGEST = 700
CHOSEN, OTHER = "✔", "‣"


@dataclass(frozen=True, slots=True)
class _Block:
    """What stands together: what was done, the clause that it follows, what was weighed and compared."""

    done: str
    rule: str = ""
    weighed: str = ""
    trace: Trace | None = None


def why_pages(local: LocalizedView, *moves: Played) -> list[Json]:
    """Return an embed for each page, at least one a move: each of its events, with what it follows from."""
    footer = footer_of(local)
    pages: list[tuple[str, int, str]] = []
    for move in moves:
        title = local.label("ui-why-title", what=name_of(local, move))
        colour = mark.colour if (mark := acting_mark(local.view, move.events)) else COLOUR
        pages += [(title, colour, page) for page in _pages(local.words, list(_blocks(local, move)))]
    return [
        embed(
            title,
            [page or local.say("ui-why-nothing")],
            local.label("ui-page", n=number, of=len(pages), footer=footer) if len(pages) > 1 else footer,
            colour,
        )
        for number, (title, colour, page) in enumerate(pages, 1)
    ]


def why_page(local: LocalizedView, pages: Sequence[Json], page: int, seqs: tuple[int, int]) -> Json:
    """Return one of the pages about the moves from one entry to another, with buttons to the others."""
    if len(pages) == 1:
        return message(pages[0])
    first, last = seqs
    back = Why(last, max(0, page - 1), "b", first).of(local.view)
    on = Why(last, page + 1, "n", first).of(local.view)
    buttons = (
        button(back, local.label("ui-back"), is_disabled=page == 0),
        button(on, local.label("ui-next"), is_disabled=page == len(pages) - 1),
    )
    return message(pages[page], rows=[row(*buttons)])


def name_of(local: LocalizedView, played: Played) -> str:
    """Return what a move came to, or else its name."""
    named = local.view.game.sum_up(played.events).title or played.label
    return local.plain(named) if named else local.label("ui-setup")


def _pages(words: Words, blocks: Sequence[_Block]) -> list[str]:
    """Return the pages; each tells the text of a clause where it first comes up."""
    pages: list[list[str]] = [[]]
    told: set[str] = set()
    for block in blocks:
        lines = _lines(words, block, told)
        if pages[-1] and sum(len(one) + 2 for one in pages[-1]) + len(lines) > PAGE:
            pages.append([])
            told = set()
            lines = _lines(words, block, told)
        told.add(block.rule)
        pages[-1].append(lines)
    return ["\n\n".join(page) for page in pages]


def _lines(words: Words, block: _Block, told: set[str]) -> str:
    rule = block.rule and _clause(words, block.rule, is_told=block.rule in told)
    above = "\n".join(filter(None, (block.done, rule, block.weighed)))
    trace = _trace(words, block.trace, PAGE - len(above) - 1) if block.trace else ""
    return clip("\n".join(filter(None, (above, trace))), PAGE)


def _blocks(local: LocalizedView, played: Played) -> Iterator[_Block]:
    """Yield what is still withheld, then the events, and under each what was weighed before it."""
    tellable = [one for one in played.weighed if _is_tellable(local.view, played, one)]
    if withheld := _withheld(local, played):
        yield _Block(withheld)
    thoughts: dict[int, list[Weighed]] = {}
    for one in tellable:
        if one.alternatives:
            thoughts.setdefault(one.at, []).append(one)
    for first, events in _together(played.events, set(thoughts)):
        # What an event marks would end the heading's own mark.
        done = "\n".join(f"**{local.words(event.text).replace('**', '')}**" for event in events)
        yield _Block(done, events[0].rule, trace=events[-1].trace)
        for one in thoughts.pop(first + len(events) - 1, ()):
            yield _Block(_thought(local, one))
    # A game that was ended in the middle of a turn: what was planned didn't come to be.
    for rest in thoughts.values():
        yield from (_Block(_thought(local, one)) for one in rest)


def _together(events: Sequence[Event], ends: set[int]) -> Iterator[tuple[int, list[Event]]]:
    """Yield the events, those in a row that follow the same clause together, with the number of the first.

    `ends` are the numbers of the events after which something else has to stand.
    """
    group: list[Event] = []
    for number, event in enumerate(events):
        if group and (number - 1 in ends or len(group) == MOST_TOGETHER or not _is_alike(group[-1], event)):
            yield number - len(group), group
            group = []
        group.append(event)
    if group:
        yield len(events) - len(group), group


def _is_alike(one: Event, other: Event) -> bool:
    return bool(one.rule) and one.rule == other.rule and not (one.trace or other.trace)


def _is_tellable(view: View, played: Played, weighed: Weighed) -> bool:
    """Return whether it may be told what was weighed: after the end all, before it what hides nothing."""
    return view.is_ended or (weighed.is_open and not played.is_open)


def _withheld(local: LocalizedView, played: Played) -> str:
    """Return of which automas more is told after the end.

    That an automa has decided something is no secret, whatever it had to choose from.
    """
    if local.view.is_ended:
        return ""
    hidden = dict.fromkeys(_who(local, one) for one in played.weighed if not one.is_open)
    return "\n".join(local.say("ui-why-withheld", who=who) for who in hidden)


def _who(local: LocalizedView, weighed: Weighed) -> str:
    """Return an automa's mark and strength."""
    mark = mark_of(local.view, [weighed.seat])
    strength = local.label(f"strength-{weighed.strength}")
    return f"{mark.icon} {strength}" if mark else strength


def _thought(local: LocalizedView, weighed: Weighed) -> str:
    """Return what an automa on a seat weighed, best first: the first is what it chose."""
    who = _who(local, weighed)
    if weighed.by is None:
        lines = [local.say("ui-why-weighed", about=weighed.about, who=who)]
    else:
        heading = "ui-why-measured" if weighed.is_measured else "ui-why-by-rule"
        lines = [local.say(heading, about=weighed.about, who=who, by=weighed.by)]
    values = _values(local.words, weighed) if weighed.is_measured else [""] * len(weighed.alternatives)
    for number, ((what, _, _), value) in enumerate(zip(weighed.alternatives, values, strict=True)):
        name = "ui-why-value" if value else "ui-why-alternative"
        lines.append(local.say(name, mark=OTHER if number else CHOSEN, what=what, value=value))
    return clip("\n".join(lines), PAGE)


def _values(words: Words, weighed: Weighed) -> list[str]:
    """Return the values in words, with as many digits as it takes to tell them apart."""
    values = [value for _, value, _ in weighed.alternatives]
    digits = next((n for n in (1, 2) if len({f"{one:.{n}f}" for one in values}) == len(set(values))), 3)
    told = []
    for number, (_, value, tried) in enumerate(weighed.alternatives):
        whole, _, decimals = f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "−").partition(".")
        shown = words.label("ui-decimal", whole=whole, decimals=decimals)
        if number and value == values[number - 1]:
            shown = words.label("ui-why-equal", value=shown)
        told.append(words.label("ui-why-tried", value=shown, n=tried) if tried else shown)
    return told


def _clause(words: Words, rule: str, *, is_told: bool) -> str:
    short = f"rule-{rule.replace('.', '-')}"
    if is_told or short not in words:
        return words.say("ui-why-rule-only", rule=rule)
    return words.say("ui-why-rule", rule=rule, text=Markup(clip(words.say(short), LONGEST)))


def _trace(words: Words, trace: Trace, room: int) -> str:
    """Return the trace in so many characters; where it is too long each list names fewer."""
    longest = max((len(words.plain(one)) for one in trace.candidates), default=0)
    for most in range(max(1, min(MOST_NAMES, room // (longest + FOR_VALUE))), 0, -1):
        candidates = _names(trace.candidates, most)
        lines = [words.say("ui-why-candidates", n=len(trace.candidates), names=candidates)]
        lines += [line for step in trace.steps for line in _step(words, step, most)]
        told = "\n".join(lines)
        if len(told) <= room:
            break
    return told


def _step(words: Words, step: Step, most: int) -> Iterator[str]:
    """Yield who was left, then who was not; with the values, where some were compared."""
    left, out = step.values[: len(step.left)], step.values[len(step.left) :]
    yield words.say("ui-why-step", by=step.by, names=_names(left or step.left, most))
    if out:
        yield words.say("ui-why-out", names=_names(out, most))


def value_text(value: Value) -> Text:
    """Return a value that was compared as people read it."""
    match value:
        case Text():
            return value
        case bool():
            return text("ui-value-yes" if value else "ui-value-no")
        case tuple():
            return text("ui-names", names=tuple(map(value_text, value)))
        case str():
            return text("ui-value", value=value)
    return text("ui-value", value=str(round(value, 2)).replace("-", "−"))


def _names(names: Sequence[Text | tuple[Text, Value]], most: int) -> Text:
    """Return the first names, those that have a value with it, and how many more there are."""
    if not names:
        return text("ui-why-left-none")
    shown = tuple(one if isinstance(one, Text) else _compared(*one) for one in names[:most])
    if len(names) > most:
        return text("ui-and-more", names=shown, n=len(names) - most)
    return text("ui-names", names=shown)


def _compared(name: Text, value: Value) -> Text:
    return text("ui-why-compared", name=name, value=value_text(value))
