"""`automa simulate`: whole games without people, and how the points of the automas are spread."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from bot.cli.match import Match, Unplayable, play_all, stand_ins
from bot.cli.spread import Spread, spread_table
from bot.cli.spread_chart import spread_chart
from bot.words.words import I18n, Words
from bot.worker.draw import draw
from engines.core.errors import IllegalMove
from engines.core.game import Game, StartOption
from engines.core.game.options import chosen_options
from engines.core.game.play import begin
from engines.core.game.registry import game, games
from engines.core.picture import Picture
from engines.core.picture.font import FONT_FILES
from engines.core.text import text

STRENGTH = "strength"
"""What the difficulty of a hosted game is called: the strength of the automas on its seats."""
NO_PEOPLE = "no people"
SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
SCALE = 2
"""Pixels of a PNG for each pixel of the drawing."""


@dataclass(frozen=True)
class Series:
    """The games that make one row: who stands in for people, at which level, with which options."""

    people: str
    level: str
    options: Mapping[str, Any]
    strengths: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be simulated: so many games for each stand-in and level, with options as they were typed."""

    game: str
    people: Sequence[str]
    options: Sequence[str]
    by: str
    games: int
    seed: str
    iterations: int


def run_simulation(simulation: Simulation, jobs: int, chart: Path | None) -> None:
    """Play all games in `jobs` processes; print the table, and draw it where that is wanted.

    Raises click.UsageError for what can't be played, click.ClickException if a game or the chart fails.
    """
    if chart is not None:
        _check_chart(chart)
    name, number = simulation.game, simulation.games
    words, known = I18n(games()).words(name), _known(name)
    compared, chosen = _by(known, simulation.by), _read(known, simulation.options)
    if known.strengths and compared != STRENGTH:
        chosen.setdefault(STRENGTH, known.strengths[0])
    series = _playable(known, _series(known, simulation.people, chosen, compared), words)
    matches = [
        Match(
            game=name,
            seed=f"{simulation.seed} {n}",
            options=one.options,
            strengths=one.strengths,
            stand_in=one.people,
            iterations=simulation.iterations,
        )
        for one in series
        for n in range(number)
    ]
    try:
        points = [tuple(one.values()) for one in play_all(matches, jobs)]
    except Unplayable as fault:
        raise click.ClickException(str(fault)) from None
    spreads = [
        Spread(one.people, one.level, tuple(points[number * place : number * (place + 1)]))
        for place, one in enumerate(series)
    ]
    said = {one.people: _said(known, one.people, words, simulation.iterations) for one in series}
    given = "".join(f", {id_}={_written(value)}" for id_, value in chosen.items())
    click.echo(f"{name}, rules {known.version}{given}: {number} games a row, seed {simulation.seed!r}.\n")
    click.echo(f"{spread_table(spreads, compared)}\n")
    for who, sentence in said.items():
        click.echo(f"{who}: {sentence}")
    if chart is not None:
        _draw(chart, spread_chart(f"{words.label('game-name')}: points in {number} games", spreads, said))


def _known(name: str) -> Game[Any]:
    """Return the game; one that is hosted with the strength as an option more. Raises click.UsageError."""
    if name not in games():
        raise click.UsageError(f"There is no game {name!r}; there are {', '.join(games())}.")
    found = game(name)
    if found.points is None:
        raise click.UsageError(f"{name} doesn't tell the points of its automas (Game.points).")
    if not found.strengths:
        return found
    strength = StartOption(STRENGTH, "choice", found.strengths[0], found.strengths)
    return replace(found, options=(*found.options, strength), difficulty=STRENGTH)


def _read(known: Game[Any], typed: Sequence[str]) -> dict[str, Any]:
    """Return the options that were typed as `name=value`. Raises click.UsageError."""
    kinds = {option.id: option.kind for option in known.options}
    chosen: dict[str, Any] = {}
    for one in typed:
        id_, equals, value = one.partition("=")
        if not equals or id_ in chosen:
            why = "was given before" if id_ in chosen else "isn't written name=value"
            raise click.UsageError(f"The option {one!r} {why}.")
        chosen[id_] = _value(kinds.get(id_, ""), value)
    try:
        chosen_options(known, chosen)
    except ValueError as fault:
        raise click.UsageError(f"{fault}.") from None
    return chosen


def _value(kind: str, typed: str) -> Any:
    """Return what was typed as an option of this kind takes it, or as it is if it can't be read so."""
    if kind == "switch":
        return SWITCH.get(typed.lower(), typed)
    is_number = kind == "number" and typed.isascii() and typed.removeprefix("-").isdigit() and len(typed) < 9
    return int(typed) if is_number else typed


def _by(known: Game[Any], by: str) -> str:
    """Return the option whose values are compared, "" if there is none. Raises click.UsageError."""
    if by and all(option.id != by for option in known.options):
        ids = ", ".join(option.id for option in known.options) or "none"
        raise click.UsageError(f"{known.id} has no option {by!r} to compare by; it has {ids}.")
    return by or known.difficulty


def _series(
    known: Game[Any], people: Sequence[str], chosen: Mapping[str, Any], compared: str
) -> list[Series]:
    """Return a series for each stand-in and level, in the game's order. Raises click.UsageError."""
    found = []
    for who, needs in _people(known, people).items():
        clash = next((id_ for id_ in needs if id_ in chosen and chosen[id_] != needs[id_]), None)
        if clash is not None:
            raise click.UsageError(f"The stand-in {who!r} needs {clash}={needs[clash]}, not {chosen[clash]}.")
        levels = [chosen[compared]] if compared in chosen else _levels(known, compared)
        for level in levels:
            options = {**chosen, **needs, **({compared: level} if compared else {})}
            strengths = (options.pop(STRENGTH),) if known.strengths else ()
            found.append(Series(who, _written(level), options, strengths))
    return found


def _people(known: Game[Any], people: Sequence[str]) -> dict[str, Mapping[str, Any]]:
    """Return the stand-ins to play with, each with the options that it needs. Raises click.UsageError."""
    if known.strengths:
        if people:
            raise click.UsageError(f"{known.id} is hosted: automas hold all seats, without people.")
        return {NO_PEOPLE: {}}
    there = stand_ins(known)
    wrong = [one for one in people if one not in there]
    if wrong:
        raise click.UsageError(f"{known.id} has no stand-in {wrong[0]!r}; there are {', '.join(there)}.")
    own = [one.id for one in known.stand_ins()]
    return {one: there[one].options for one in (people or own or there)}


def _levels(known: Game[Any], compared: str) -> list[Any]:
    """Return all values of the option that is compared; where nothing is, a single level without a name."""
    option = next((option for option in known.options if option.id == compared), None)
    if option is None:
        return [""]
    if option.kind == "switch":
        return [False, True]
    return [*option.choices] if option.kind == "choice" else [*range(option.low, option.high + 1)]


def _written(level: Any) -> str:
    return str(level).lower() if isinstance(level, bool) else str(level)


def _playable(known: Game[Any], series: Sequence[Series], words: Words) -> list[Series]:
    """Return the series whose options go together: not all that is compared can be had, such as an own deck.

    Raises click.UsageError if there is none.
    """
    found, why = [], ""
    for one in series:
        try:
            begin(game(known.id), one.options, "check")
        except IllegalMove as refusal:
            why = why or words.plain(refusal.text)
        else:
            found.append(one)
    if not found:
        raise click.UsageError(f"{known.id} can't begin so: {why}")
    return found


def _said(known: Game[Any], people: str, words: Words, iterations: int) -> str:
    """Return what the people of a row do, in a sentence."""
    if known.strengths:
        return f"automas hold all seats, and search {iterations} iterations a decision if they search."
    if people in (one.id for one in known.stand_ins()):
        return words.plain(text(f"stand-in-{people}"))
    return "nothing is reported, and what is asked is answered at random."


def _check_chart(chart: Path) -> None:
    """Raise click.UsageError if the chart couldn't be written, before the first game is played."""
    if chart.suffix not in (".svg", ".png"):
        raise click.UsageError(f"A chart is a .svg or a .png file, not {str(chart)!r}.")
    if not chart.parent.is_dir() or chart.is_dir():
        raise click.UsageError(f"The chart can't be written to {chart}: there is no such folder.")


def _draw(chart: Path, drawn: Picture) -> None:
    """Write the chart. Raises click.ClickException."""
    try:
        if chart.suffix == ".svg":
            chart.write_text(drawn.svg, encoding="utf-8")
            return
        head = {
            "width": drawn.width * SCALE,
            "height": drawn.height * SCALE,
            "fonts": [str(one) for one in FONT_FILES],
        }
        chart.write_bytes(draw(head, drawn.svg.encode()))
    except (OSError, ValueError) as fault:
        raise click.ClickException(f"The chart isn't written to {chart}: {fault}.") from None
