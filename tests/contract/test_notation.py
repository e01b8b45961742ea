"""Lines that people write: each is continued from every letter, read, legal, and one move."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from engines.core.errors import IllegalMove
from engines.core.game import Game
from engines.core.game.move import REPORT, Move
from engines.core.script.form import lines_of
from engines.core.script.notation import LONGEST, Notation
from engines.core.script.requests import Line
from tests.contract.player import Luck, Played, can_write, option_sets, perform, session, step
from tests.contract.test_game import EVERY_GAME

HOSTILE = (
    "",
    " ",
    ";",
    ";;;",
    "; ;",
    "\0",
    "\ud83c",
    "٣",
    "²",
    "x" * (LONGEST + 1),
    "a;" * 400,
    "@everyone",
    "-1",
    "\n",
    ",",
    "- 1",
    "?",
    "1 1",
    '"',
)
WRITTEN = 40
LOOKED_AT = 2000


def played(game: Game[Any]) -> Any:
    return session(game, option_sets(game)[0], "notation")


def _lines(one: Played) -> list[Line]:
    asked = (line for question in one.asked for line in (question, *lines_of(question)))
    return [line for line in asked if isinstance(line, Line)]


def notations(game: Game[Any]) -> Iterator[Notation[Any]]:
    """Yield what lines can be written at some moments: between moves, and as answers."""
    for number, one in enumerate(played(game).moves):
        if game.notation is not None and number % 9 == 0:
            yield game.notation(one.after)
        yield from (line.notation for line in _lines(one))


@EVERY_GAME
def test_a_line_goes_on_from_every_letter(game: Game[Any]) -> None:
    luck = Luck("letters")
    for notation in notations(game):
        line = luck.line(notation)
        if line == notation.example:
            continue
        for length in range(len(line)):
            begun = line[:length].casefold()
            more = [one for _, one in zip(range(LOOKED_AT), notation.go_on(begun), strict=False)]
            assert any(
                line.casefold().startswith(one.casefold()) or one.casefold().startswith(line.casefold())
                for one in more
            ), begun
            assert all("".join(one.casefold().split()).startswith("".join(begun.split())) for one in more), (
                begun
            )


@EVERY_GAME
def test_the_example_can_be_read(game: Game[Any]) -> None:
    lines = [line for one in played(game).moves for line in _lines(one)]
    assert all(line.notation.takes(line.notation.example) for line in lines)
    if game.notation is not None:
        assert written(game)


def written(game: Game[Any]) -> list[Any]:
    """Return the states in which people can write what they did."""
    return [state for state in played(game).states if can_write(game, state)]


@EVERY_GAME
def test_what_is_no_line_is_refused_in_words(game: Game[Any]) -> None:
    for notation in notations(game):
        for line in HOSTILE:
            notation.takes(line)  # nothing but a refusal comes of it
            list(zip(range(LOOKED_AT), notation.go_on(line), strict=False))


@EVERY_GAME
def test_what_is_no_value_is_refused_in_words(game: Game[Any]) -> None:
    for state in played(game).states[:: len(played(game).states) // 3]:
        for one in {fix.hint.id + fix.label.id: fix for fix in game.fixes(state)}.values():
            for line in HOSTILE:
                with suppress(IllegalMove):  # nothing but a refusal comes of it
                    step(game, state, Move("fix", {"field": one.id, "value": line}))


@EVERY_GAME
def test_a_written_line_is_one_legal_move(game: Game[Any]) -> None:
    if game.notation is None:
        pytest.skip("its people write no lines")
    luck = Luck("lines")
    state = written(game)[0]
    for number in range(WRITTEN):
        if game.is_over(state) or not can_write(game, state):
            break
        line = luck.line(game.notation(state))
        kept = game.dump(state)
        after = perform(game, state, Move(REPORT, {"line": line}), luck).after
        assert game.dump(state) == kept
        state = after if number % 2 else state


@EVERY_GAME
def test_a_line_with_a_wrong_part_is_refused_whole(game: Game[Any]) -> None:
    if game.notation is None:
        pytest.skip("its people write no lines")
    state = written(game)[0]
    line = f"{Luck('wrong').line(game.notation(state))}; zzzz qqqq"
    with pytest.raises(IllegalMove) as fault:
        step(game, state, Move(REPORT, {"line": line}))
    assert fault.value.text.id == "bad-part"
    assert fault.value.text.args["n"] == len(line.split(";"))
