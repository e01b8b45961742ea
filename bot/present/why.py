"""Why an automa did what it did: the clause, the candidates, and what each criterion left of them."""

from collections.abc import Mapping, Sequence

from bot.i18n import Words
from bot.present.limits import clip
from bot.present.message import COLOUR, Json, embed
from bot.present.panel import footer_of
from bot.present.seats import acting_mark
from bot.sessions.chronicle import Played, Weighed
from bot.sessions.view import View
from engines.core.funnel import Step, Trace
from engines.core.requests import Event
from engines.core.text import Text

PAGE = 1800
"""Characters on a page: about two phone screens."""
MOST_NAMES = 12
LONGEST = 700


def why_pages(words: Words, view: View, played: Played) -> list[Json]:
    """Return one embed for each page, at least one: every event of the move, with what it follows from."""
    clauses = view.game.clauses()
    blocks = [_block(words, event, clauses) for event in played.events]
    blocks += [_thought(words, one) for one in _tellable(view, played)]
    pages: list[list[str]] = [[]]
    for block in blocks:
        if pages[-1] and sum(len(one) + 2 for one in pages[-1]) + len(block) > PAGE:
            pages.append([])
        pages[-1].append(block)
    mark = acting_mark(view, played.events)
    title = words.label("ui-why-title", what=name_of(words, view, played))
    lines = ["\n\n".join(page) or words.say("ui-why-nothing") for page in pages]
    footer = footer_of(words, view)
    return [
        embed(
            title,
            [line],
            words.label("ui-page", n=number, of=len(pages), footer=footer) if len(pages) > 1 else footer,
            mark.colour if mark else COLOUR,
        )
        for number, line in enumerate(lines, 1)
    ]


def name_of(words: Words, view: View, played: Played) -> str:
    """Return what a move came to, or else its name."""
    named = view.game.gist(played.events).title or played.label
    return words.plain(named) if named else words.label("ui-setup")


def _block(words: Words, event: Event, clauses: Mapping[str, str]) -> str:
    # What an event marks would end the heading's own mark.
    lines = [f"**{words(event.text).replace('**', '')}**"]
    if event.rule:
        lines.append(_clause(words, event.rule, clauses))
    if event.trace:
        lines += _trace(words, event.trace)
    return clip("\n".join(lines), PAGE)


def _tellable(view: View, played: Played) -> list[Weighed]:
    """Return what may be told of what was weighed: after the end all, before it what hides nothing."""
    return [one for one in played.weighed if view.is_ended or (one.is_open and not played.is_open)]


def _thought(words: Words, weighed: Weighed) -> str:
    """Return what an automa on a seat weighed, best first."""
    lines = [words.say("ui-why-weighed", strength=words.label(f"strength-{weighed.strength}"))]
    lines += [
        words.say("ui-why-alternative", what=label, value=f"{value:.1f}")
        for label, value in weighed.alternatives
    ]
    return clip("\n".join(lines), PAGE)


def _clause(words: Words, rule: str, clauses: Mapping[str, str]) -> str:
    if rule in clauses:
        return words.say("ui-why-rule", rule=rule, text=clip(clauses[rule], LONGEST))
    return words.say("ui-why-rule-only", rule=rule)


def _trace(words: Words, trace: Trace) -> list[str]:
    lines = [words.say("ui-why-candidates", n=len(trace.candidates), names=_names(trace.candidates))]
    return lines + [_step(words, step) for step in trace.steps]


def _step(words: Words, step: Step) -> str:
    return words.say("ui-why-step", by=step.by, rule=step.rule, names=_names(step.left))


def _names(names: Sequence[Text]) -> Text:
    shown = tuple(names[:MOST_NAMES])
    if len(names) > MOST_NAMES:
        return Text("ui-and-more", {"names": shown, "n": len(names) - MOST_NAMES})
    return Text("ui-names", {"names": shown})
