"""`python -m benchmarks.typed`: how long the longest lines hold the loop, in each game's slowest readers."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any

from bot.presses import answers, suggestions
from bot.presses.candidates import Asked
from bot.presses.help import clauses_with
from bot.presses.search import Labels
from bot.screens.forms import labels_of
from bot.screens.rules import LONGEST_WORD
from bot.words.words import I18n, Words
from engines.core.errors import IllegalMove
from engines.core.game import Game
from engines.core.game.move import REPORT, Move
from engines.core.game.play import begin, play
from engines.core.game.registry import games
from engines.core.game.stand_in import NOBODY
from engines.core.script.chance import Stream
from engines.core.script.form import Form
from engines.core.script.notation import LONGEST, Notation
from engines.core.script.requests import Question
from engines.core.script.run import Asking, Said

SIGNS = ("", "?", "1", "x", ",", ";", '"', "2 x", "the", "é", "\ufdfa", "İ", "²", "9" * 9)
BETWEEN = (",", ", ", " ", ";", "; ", "\n", "")
MOST_OWN, MOST_MOVES, SHOWN = 12, 200, 5
"""Words of a reader's own that are repeated; moves of a game; readers that are shown of it."""

Read = Callable[[str], object]


def lines(own: list[str]) -> Iterator[str]:
    """Yield lines at the cap: signs and a reader's own words, over and over."""
    step = max(1, len(own) // MOST_OWN)
    for word in dict.fromkeys((*SIGNS, *own[::step], *own[:2])):
        for between in BETWEEN if word else BETWEEN[:-1]:
            yield (f"{word}{between}" * LONGEST)[:LONGEST]


def at_tables(game: Game[Any]) -> Iterator[tuple[Any, Question | None]]:
    """Yield what a game asks, each question once, and some states between its moves (with None)."""
    luck, seen = Stream("typed"), set[str]()
    people = next(iter(game.stand_ins()), NOBODY)
    state, move = None, None
    for number in range(MOST_MOVES):
        said: tuple[Said, ...] = ()
        while isinstance(
            result := begin(game, people.options, "typed", said)
            if move is None
            else play(game, state, move, "typed", said),
            Asking,
        ):
            question, shown = result.questions[0], result.state or state
            if question.id not in seen:
                seen.add(question.id)
                yield shown, question
            said = (*result.said, Said(question.id, people.answer(question, shown, luck)))
        state = result.value
        if number in (0, MOST_MOVES // 8):
            yield state, None
        if not (turns := game.turns(state)):
            return
        move = turns[0].move


def readers(game: Game[Any], words: Words) -> Iterator[tuple[str, Read, list[str]]]:
    """Yield what reads typed words of a game: its name, itself, and words that it knows."""
    for state, question in at_tables(game):
        if question is None:
            yield from _between(game, words, state)
            continue
        own = [label for label, _ in answers.labels_of(question, words).entries]
        if isinstance(question, Form):
            own = [f"{name}: 1" for name in labels_of(words, question).values()]
        if isinstance(notation := getattr(question, "notation", None), Notation):
            own = [notation.example, *islice(notation.go_on(""), 100)]
        yield f"answer {question.id}", partial(answers.typed_value, question, words=words), own
        yield f"suggest {question.id}", partial(suggestions.of_question, Asked(words, question)), own
    texts = {one: words.say(id_) for one in game.clauses if (id_ := f"rule-{one.replace('.', '-')}") in words}
    yield "rules", lambda line: clauses_with(line[:LONGEST_WORD], texts), list(texts.values())


def _between(game: Game[Any], words: Words, state: Any) -> Iterator[tuple[str, Read, list[str]]]:
    entries = [(words.plain(one.label), one.move.code) for one in game.reports(state)]
    yield "find a report", lambda line: Labels(entries).find(line), [label for label, _ in entries]
    if game.notation is not None:
        notation = game.notation(state)
        own = [notation.example, *islice(notation.go_on(""), 200)]
        yield "report", lambda line: play(game, state, Move(REPORT, {"line": line}), "typed"), own
        yield "suggest a report", partial(suggestions.lines, words, notation), own
    for one in {fix.hint.id: fix for fix in game.fixes(state)}.values():

        def correct(line: str, field: str = one.id) -> object:
            return play(game, state, Move("fix", {"field": field, "value": line}), "typed")

        yield f"fix {one.id}", correct, [one.now, *one.now.split()]


def slowest(read: Read, own: list[str]) -> tuple[float, str]:
    """Return how long (seconds of the processor) the slowest line takes, and that line."""
    found = (0.0, "")
    for line in lines(own):
        # The first time words are put together that are at hand later.
        found = max(found, (min(seconds(read, line) for _ in range(2)), line))
    return found


def seconds(read: Read, line: str) -> float:
    """Return how long (seconds of the processor) a line takes to be read or refused."""
    began = time.thread_time()
    with suppress(IllegalMove):
        read(line)
    return time.thread_time() - began


def main() -> None:
    """Measure and print."""
    every = games()
    for game in every.values():
        words = I18n(every).words(game.id, "nl")
        found = [(*slowest(read, own), name) for name, read, own in readers(game, words)]
        print(f"{game.id}: {len(found)} readers")
        for took, line, name in sorted(found, reverse=True)[:SHOWN]:
            print(f"  {took * 1e3:6.1f} ms  {name:30} {line[:40]!r}")


if __name__ == "__main__":
    main()
