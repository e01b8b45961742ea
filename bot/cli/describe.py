"""`automa scenario --describe`: the names that a scenario of a game can use."""

import json
from collections.abc import Iterator
from textwrap import fill
from typing import Any

import click
import yaml

from bot.cli.request_ids import CHANCE, QUESTIONS, named
from bot.cli.samples import GAMES, Samples
from bot.cli.state_fields import state_fields
from bot.words.words import I18n
from engines.core.game import Game
from engines.core.game.options import takes
from engines.core.game.registry import games
from engines.core.game.vocabulary import bounds_of, events_of, like
from engines.core.scenario.patch import as_json
from engines.core.scenario.spelling import Say
from engines.core.scenario.trial import answers_to
from engines.core.script.requests import Json, Question

WIDTH = 90
NOT_MET = "not met in the games played at random"


def describe(name: str) -> int:
    """Print what scenarios of the game can name; return 0 if there is such a game."""
    game = games().get(name)
    if game is None:
        meant = like(name, games())
        click.echo(f"There is no game {name!r}{meant}; there are {', '.join(games())}.", err=True)
        return 2
    samples = Samples(game)
    for _ in range(GAMES):
        samples.play_a_game()
    click.echo("\n".join(_page(samples, I18n(games()).words(name).plain)))
    return 0


def _page(samples: Samples, say: Say) -> Iterator[str]:
    """Yield the lines: for each part of a scenario what can stand in it."""
    game, start = samples.game, samples.start
    yield f"# {game.id}: what a scenario can name"
    yield "\n# given.options"
    for option in game.options:
        yield f"{option.id}: {takes(option)}; by default {as_json(option.default)}"
    if game.kept:
        yield "\n# given.kept, then.kept: a list for each kind, and an example"
        yield from (f"{kind.id}: {as_json(kind.example)}" for kind in game.kept)
    yield f"\n# seats\n{', '.join(seat.id for seat in game.seats(start)) or 'none'}"
    yield from _moves(samples)
    yield "\n# given.fix, then.fix: the fields that can be corrected, a value of each, and how it is written"
    for fix in samples.fixes.values():
        yield _filled(f"{fix.id} ({say(fix.label)}): {as_json(fix.now)}; {say(fix.hint)}")
    yield from [] if samples.fixes else ["none"]
    yield "\n# chance: an example of each outcome"
    yield from (_filled(as_json({id_: outcome})) for id_, outcome in sorted(samples.chance.items()))
    yield from (
        f"{id_}: {NOT_MET}" for id_ in named(game.home, CHANCE, (*samples.chance, *samples.questions))
    )
    yield "\n# answers: each question, what it took, and what answers for a seat that sleeps"
    yield from (
        _question(one, tuple(samples.options.get(id_, ()))) for id_, one in sorted(samples.questions.items())
    )
    yield from (f"{id_}: {NOT_MET}" for id_ in named(game.home, QUESTIONS, samples.questions))
    yield "\n# then.events, then.never: each event, and its arguments besides rule and seat"
    for id_, names in events_of(game.home).items():
        yield f"{id_}: {', '.join(f'${one}' if one in ('rule', 'seat') else one for one in names)}".rstrip(
            ": "
        )
    if bounds := bounds_of(game.home):
        yield "\n# then.events, then.never: numbers that arguments of an event are between"
        yield from (f"{name}: {low} to {high}" for name, (low, high) in bounds.items())
    yield "\n# rules\n" + fill(", ".join(game.clauses), WIDTH)
    yield "\n# given.state, then.state, then.open: each field, and what it takes"
    yield from (f"{path}: {words}" for path, words in state_fields(game.state))
    for name, data in _states(game, start).items():
        words = yaml.safe_dump(data, sort_keys=False, default_flow_style=None, width=WIDTH)
        yield f"\n# {name}: a new session\n{words}".rstrip()


def _moves(samples: Samples) -> Iterator[str]:
    yield "\n# when: an example of each move, and the values that its parameters had"
    for action, args in samples.moves.items():
        yield " ".join([action, *(f"{name}={next(iter(values))}" for name, values in args.items())])
        yield from (_filled(f"  {name}: {', '.join(map(str, values))}") for name, values in args.items())
    if samples.game.notation is not None:
        yield f"report {samples.game.notation(samples.start).example}"
    if samples.fixes:
        yield "fix <field>=<value>"


def _question(question: Question, options: tuple[str, ...]) -> str:
    """Return a question's id with every option that it had, and what answers for who sleeps."""
    asleep = "" if question.asleep is None else f"; for who sleeps {as_json(question.asleep)}"
    also = [id_ for id_ in options if f"{as_json(id_)}" not in answers_to(question)]
    more = f"; at other times {', '.join(map(as_json, also))}" if also else ""
    return _filled(f"{question.id}: {answers_to(question)}{more}{asleep}")


def _states(game: Game[Any], start: Any) -> dict[str, Json]:
    """Return the state and the views of it, by the part of a scenario that speaks of them."""
    public = json.loads(json.dumps(game.public(start)))
    found = {"given.state, then.state, then.open": json.loads(game.dump(start)), "then.public": public}
    seats = game.seats(start)
    if game.seen is not None and seats:
        seen = json.loads(json.dumps(game.seen(start, seats[0].id)))
        own = {key: value for key, value in seen.items() if key not in public or public[key] != value}
        found["then.seen, beside what is public"] = {seats[0].id: own}
    return found


def _filled(line: str) -> str:
    return fill(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
