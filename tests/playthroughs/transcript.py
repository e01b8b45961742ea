"""Plays a game with a scripted table and writes down all that is done, asked, told and shown."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.screens.why import value_text
from engines.core.game import Game
from engines.core.game.move import Offer
from engines.core.game.panel import Panel
from engines.core.picture import Picture
from engines.core.script.event import Event
from engines.core.script.requests import Choice, MultiChoice, Question
from engines.core.script.run import Said
from engines.core.script.trace import Step
from engines.core.text import text
from tests.contract.player import Luck, Played, perform
from tests.contract.words import Words, words
from tests.engines.own import own

HOME = Path(__file__).parent


@dataclass(frozen=True)
class Playthrough:
    """One way to play: a game, its options, what people report, and when the table is looked at."""

    game: Game[Any]
    name: str
    options: Mapping[str, Any]
    reports: Callable[[tuple[Offer, ...], Luck], Iterable[Offer]] = lambda *_: ()
    """What the table reports before a move, of what is offered."""
    before: tuple[str, ...] = ()
    """Moves before which the table is looked at, beside the beginning and the end."""
    after: tuple[str, ...] = ()
    """Events after which it is."""

    @property
    def file(self) -> Path:
        """Where the transcript lies."""
        return HOME / f"{self.name}.txt"


def playthroughs() -> tuple[Playthrough, ...]:
    """Return all ways to play that are kept as files."""
    return tuple(one for _, part in own("playthroughs") for one in part.PLAYTHROUGHS)


def transcript(playthrough: Playthrough) -> str:
    """Return the whole game in words."""
    say = words(playthrough.game)
    return "\n".join((*_header(say, playthrough), *_game(say, playthrough))) + "\n"


def _header(say: Words, playthrough: Playthrough) -> Iterator[str]:
    yield say(text("game-about"))
    for option, value in playthrough.options.items():
        chosen = say(text(f"option-{option}-{value}")) if isinstance(value, str) else value
        yield f"{say(text(f'option-{option}'))}: {chosen}"
    yield ""


def moves(playthrough: Playthrough) -> Iterator[tuple[Offer | None, Played]]:
    """Play it, and yield each move with what was offered as it; the set-up first, which nobody chose."""
    game, luck = playthrough.game, Luck(playthrough.name)
    played = perform(game, None, None, luck, playthrough.options)
    yield None, played
    while offers := game.offers(played.after):
        for report in playthrough.reports(offers, luck):
            if all(one.move != report.move for one in game.offers(played.after)):
                continue  # what was reported before it has made it impossible
            played = perform(game, played.after, report.move, luck)
            yield report, played
        first = game.offers(played.after)[0]
        played = perform(game, played.after, first.move, luck)
        yield first, played


def _game(say: Words, playthrough: Playthrough) -> Iterator[str]:
    game, state = playthrough.game, None
    for offer, played in moves(playthrough):
        is_first = offer is not None and offer == game.offers(state)[0]
        if offer is not None:
            yield f"{'>' if is_first else '<'} {say(offer.label)}"
            if is_first and offer.move.action in playthrough.before:
                yield from _table(say, game, state)
        yield from _lines(say, game, played)
        state = played.after
        if offer is None or (is_first and any(event.id in playthrough.after for event in played.events)):
            yield from _table(say, game, state)
    yield from _table(say, game, state)
    for panel in game.score(state):
        yield from _panel(say, panel)
    if game.pictures:
        yield from _drawn(game.pictures().scores(state, say))


def _lines(say: Words, game: Game[Any], played: Played) -> Iterator[str]:
    """Yield questions with their answers, then what happened: each event, and what they come to."""
    answers = [said for said in played.said if said.by == "people"]
    for question, said in zip(played.asked, answers, strict=True):
        to = f"{question.to}: " if question.to else ""
        yield f"  ? {to}{say(question.ask)} {_answer(say, question, said)}"
    for event in played.events:
        yield f"  {_event(say, event)}"
    gist = game.sum_up(played.events)
    if gist.title:
        yield f"  = {say(gist.title)}"
    yield from (f"  = {'(detail) ' * remark.is_detail}{say(remark.text)}" for remark in gist.lines)
    yield ""


def _answer(say: Words, question: Question, said: Said) -> str:
    chosen = said.value if isinstance(said.value, list) else [said.value]
    if isinstance(question, Choice | MultiChoice):
        labels = {option.id: say(option.label) for option in question.options}
        return f"– {', '.join(labels[one] for one in chosen) or '–'}"
    return f"– {said.value}"


def _event(say: Words, event: Event) -> str:
    rule = f" [{event.rule}]" if event.rule else ""
    why = ""
    if event.trace and event.trace.steps:
        steps = (f"{say(step.by)} → {', '.join(_left(say, step))}" for step in event.trace.steps)
        why = f"\n      of {', '.join(map(say, event.trace.candidates))}: {'; '.join(steps)}"
    return f"{event.seat or 'table'}: {say(event.text)}{rule}{why}"


def _left(say: Words, step: Step) -> Iterator[str]:
    """Yield who was left, each with the value that was compared."""
    if not step.values:
        yield from map(say, step.left)
    for name, value in step.values[: len(step.left)]:
        yield f"{say(name)} ({say(value_text(value))})"


def _table(say: Words, game: Game[Any], state: Any) -> Iterator[str]:
    """Yield the panel, and what the pictures say in words."""
    yield from _panel(say, game.panel(state))
    pictures = game.pictures() if game.pictures else None
    if pictures is None:
        return
    table = pictures.table(state, say)
    seats = [pictures.seat(state, seat.id, say) for seat in game.seats(state)]
    yield from _drawn(picture for picture in (table, *seats) if picture)


def _drawn(pictures: Iterable[Picture]) -> Iterator[str]:
    for picture in pictures:
        yield from (f"  # {line}" for line in picture.words)
        yield ""


def _panel(say: Words, panel: Panel) -> Iterator[str]:
    yield f"  | {say(panel.title)}"
    for line in panel.lines:
        yield f"  | {say(line)}"
    for field in panel.fields:
        first, *rest = say(field.value).splitlines()
        yield f"  | {say(field.name)}: {first}" if not rest else f"  | {say(field.name)}"
        yield from (f"  |   {line}" for line in ((first, *rest) if rest else ()))
    yield ""
