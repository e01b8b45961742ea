"""Plays a game with a scripted table and writes down all that is done, asked, told and shown."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engines.burgundy import GAME
from engines.core.game import Offer
from engines.core.panel import Panel
from engines.core.requests import Choice, Event, MultiChoice, Question
from engines.core.run import Said
from engines.core.text import text
from tests.contract.player import Luck, Played, perform
from tests.contract.words import words

HOME = Path(__file__).parent
SAY = words(GAME)


@dataclass(frozen=True)
class Playthrough:
    """One way to play: its options, and whether the people at the table report what they do."""

    name: str
    options: Mapping[str, Any]
    is_reporting: bool = False

    @property
    def file(self) -> Path:
        """Where the transcript lies."""
        return HOME / f"{self.name}.txt"


MODULES = dict.fromkeys(("trade_routes", "white_castles", "crane", "geese", "knowledge"), True)
ALL = (
    Playthrough("burgundy-search", {"board": "search"}),
    Playthrough("burgundy-tracked", {"board": "tracked", "difficulty": "medium"}, is_reporting=True),
    Playthrough("burgundy-dealt", {"board": "dealt", "difficulty": "hard"}, is_reporting=True),
    Playthrough("burgundy-table-dice", {"board": "dealt", "dice": "table"}),
    Playthrough(
        "burgundy-four-players",
        {
            "board": "dealt",
            "automas": 3,
            "players": 1,
            "difficulty_2": "medium",
            "difficulty_3": "hard",
            **MODULES,
        },
        is_reporting=True,
    ),
)


def transcript(playthrough: Playthrough) -> str:
    """Return the whole game in words."""
    return "\n".join((*_header(playthrough), *_game(playthrough))) + "\n"


def _header(playthrough: Playthrough) -> Iterator[str]:
    yield f"{SAY(text('game-about'))}"
    for option, value in playthrough.options.items():
        chosen = SAY(text(f"option-{option}-{value}")) if isinstance(value, str) else value
        yield f"{SAY(text(f'option-{option}'))}: {chosen}"
    yield ""


def _game(playthrough: Playthrough) -> Iterator[str]:
    luck = Luck(playthrough.name)
    played = perform(GAME, None, None, luck, playthrough.options)
    yield from _lines(played)
    yield from _table(played.after)
    while offers := GAME.offers(played.after):
        for report in _reports(offers, luck) if playthrough.is_reporting else ():
            played = perform(GAME, played.after, report.move, luck)
            yield f"< {SAY(report.label)}"
            yield from _lines(played)
        yield f"> {SAY(offers[0].label)}"
        if offers[0].move.action in ("phase", "end"):
            yield from _table(played.after)
        played = perform(GAME, played.after, offers[0].move, luck)
        yield from _lines(played)
    yield from _table(played.after)
    for panel in GAME.score(played.after):
        yield from _panel(panel)


def _reports(offers: tuple[Offer, ...], luck: Luck) -> Iterator[Offer]:
    """Yield what the table reports before a round: a tile taken, now and then something else."""
    if offers[0].move.action not in ("round", "phase"):
        return
    for action, seldom in (("good", 1), ("take", 1), ("buy", 4), ("ship", 3), ("claim", 12), ("advance", 9)):
        found = [offer for offer in offers if offer.move.action == action]
        if found and luck.one_in(seldom):
            yield luck.pick(found)


def _lines(played: Played) -> Iterator[str]:
    """Yield questions with their answers, then what happened: each event, and what they come to."""
    answers = [said for said in played.said if said.by == "people"]
    for question, said in zip(played.asked, answers, strict=True):
        yield f"  ? {SAY(question.ask)} {_answer(question, said)}"
    for event in played.events:
        yield f"  {_event(event)}"
    gist = GAME.gist(played.events)
    if gist.title:
        yield f"  = {SAY(gist.title)}"
    yield from (f"  = {'(detail) ' * remark.is_detail}{SAY(remark.text)}" for remark in gist.lines)
    yield ""


def _answer(question: Question, said: Said) -> str:
    chosen = said.value if isinstance(said.value, list) else [said.value]
    if isinstance(question, Choice | MultiChoice):
        labels = {option.id: SAY(option.label) for option in question.options}
        return f"– {', '.join(labels[one] for one in chosen) or '–'}"
    return f"– {said.value}"


def _event(event: Event) -> str:
    rule = f" [{event.rule}]" if event.rule else ""
    why = ""
    if event.trace and event.trace.steps:
        steps = (f"{SAY(step.by)} → {', '.join(map(SAY, step.left))}" for step in event.trace.steps)
        why = f"\n      of {', '.join(map(SAY, event.trace.candidates))}: {'; '.join(steps)}"
    return f"{event.seat or 'table'}: {SAY(event.text)}{rule}{why}"


def _table(state: Any) -> Iterator[str]:
    """Yield the panel, and what the pictures say in words."""
    yield from _panel(GAME.panel(state))
    pictures = GAME.pictures() if GAME.pictures else None
    if pictures is None:
        return
    table = pictures.table(state, SAY)
    seats = [pictures.seat(state, seat.id, SAY) for seat in GAME.seats(state)]
    for picture in (table, *seats):
        if picture:
            yield from (f"  # {line}" for line in picture.words)
            yield ""


def _panel(panel: Panel) -> Iterator[str]:
    yield f"  | {SAY(panel.title)}"
    for line in panel.lines:
        yield f"  | {SAY(line)}"
    for field in panel.fields:
        first, *rest = SAY(field.value).splitlines()
        yield f"  | {SAY(field.name)}: {first}" if not rest else f"  | {SAY(field.name)}"
        yield from (f"  |   {line}" for line in ((first, *rest) if rest else ()))
    yield ""
