"""What an event can never tell: a value that `never` names so holds whatever happens, and shows nothing."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from unicodedata import normalize

import bot.words
from bot.cli.samples import GAMES, Samples
from engines.core.game.registry import game
from engines.core.game.vocabulary import bounds_of, events_of, like
from engines.core.scenario import Scenario
from engines.core.scenario.patch import as_json
from engines.core.scenario.unknown_names import OWN
from engines.core.script.requests import Json

TOLD = 3
"""So often an argument has to be told before its kind is known: a number each time."""
_WORD = re.compile(r"(?<![^\W_])[^\W\d_]{3,}(?![^\W_])")
"""A word of letters alone: codes such as MH04 are put together, and stand nowhere."""


def never_told(game_id: str, home: Path, scenario: Scenario) -> Iterator[str]:
    """Yield the values of `never` that the game can't tell.

    They are a word where there is always a number, a number beyond the bounds that the game names, and a word
    that stands nowhere: neither in the game's files nor elsewhere in the scenario, where people may have
    typed it.
    """
    if not any(args for _, args in scenario.then.never):
        return
    known, said = _in_files(home) | _in_rest(scenario), _in_english(home)
    for id_, args in scenario.then.never:
        for name, value in args.items():
            plain = name.removeprefix("$")
            if name in OWN or plain not in events_of(home).get(id_, ()):
                continue
            if _is_word(value) and _is_number(game_id, id_, plain):
                yield f"then.never: {id_}: {name} is always a number, never {as_json(value)}"
                continue
            if bounds := _bounds_broken(home, plain, value):
                yield f"then.never: {id_}: {name} is {bounds}, never {as_json(value)}"
                continue
            for word in _words(value):
                if word not in known:
                    yield f"then.never: {id_}: {name}: {game_id} never says {word}{like(word, said)}"


def _is_word(value: Json) -> bool:
    return isinstance(value, str) and not value.removeprefix("-").isdecimal()


def _bounds_broken(home: Path, name: str, value: Json) -> str:
    """Return between which numbers an argument lies if this number doesn't; empty if it does."""
    bounds = bounds_of(home).get(name)
    if bounds is None or isinstance(value, bool) or not isinstance(value, int | str):
        return ""
    low, high = bounds
    with suppress(ValueError):
        return "" if low <= int(value) <= high else f"{low} to {high}"
    return ""


def _is_number(game_id: str, event: str, name: str) -> bool:
    """Tell whether the argument was a number each time that it was told in games played at random."""
    samples = _met(game_id)
    # Rules that break off are told where the scenario meets them.
    with suppress(Exception):
        while len(samples.numbers.get((event, name), ())) < TOLD and samples.games < GAMES:
            samples.play_a_game()
    told = samples.numbers.get((event, name), [])
    return len(told) >= TOLD and None not in told


@cache
def _met(game_id: str) -> Samples:
    return Samples(game(game_id))


@cache
def _in_files(home: Path) -> frozenset[str]:
    """Return every word that stands in the files of a game, or in the bot's own words."""
    files = [*home.rglob("*"), *Path(bot.words.__file__).parent.rglob("*.ftl")]
    texts = (
        one.read_text("utf-8", errors="ignore") for one in files if one.is_file() and one.suffix != ".pyc"
    )
    return frozenset(word for text in texts for word in _words(text))


@cache
def _in_english(home: Path) -> frozenset[str]:
    """Return every word that the game says in English, and so may be meant."""
    return frozenset(_words((home / "locale" / "en.ftl").read_text("utf-8")))


def _in_rest(scenario: Scenario) -> frozenset[str]:
    """Return every word of a scenario but those of `never`."""
    then = scenario.then.model_copy(update={"never": ()})
    return frozenset(_words(scenario.model_copy(update={"then": then}).model_dump()))


def _words(value: Json) -> Iterator[str]:
    """Yield the words that stand in a value, in small letters."""
    if isinstance(value, str):
        yield from _WORD.findall(normalize("NFKC", value).casefold())
    elif isinstance(value, dict):
        yield from _words([*value, *value.values()])
    elif isinstance(value, list | tuple):
        yield from (word for one in value for word in _words(one))
