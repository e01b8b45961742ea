"""Lines that people write: their parts, what is wrong with them, and that a line is one move."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game.move import REPORT, Move
from engines.core.game.play import play
from engines.core.scenario import Scenario, parse_move
from engines.core.scenario.trial import check
from engines.core.script import Script, ask
from engines.core.script.chance import Stream
from engines.core.script.notation import LONGEST, Notation, in_part, parts_of, unfinished, whole
from engines.core.script.requests import Number
from engines.core.script.run import Asking, Done, Said, run
from engines.core.text import text
from tests.engines.core.tiny import GAME


def test_parts() -> None:
    assert parts_of(" a b ;; c;") == ["a b", "c"]
    assert parts_of(" ; ") == []
    assert unfinished("a; b ;c ") == (["a", "b"], "a; b; ", "c")
    assert unfinished("a;") == (["a"], "a; ", "")
    assert unfinished("") == ([], "", "")


@pytest.mark.parametrize("line", [None, 3, ["a"], "\ud83c", "x" * (LONGEST + 1)])
def test_what_is_no_line_is_refused(line: Any) -> None:
    notation: Notation[str] = Notation(str)
    with pytest.raises(BadAnswer):
        notation.check(line)


def test_a_line_comes_without_the_spaces_around_it() -> None:
    assert Notation(str).check("  a  b ") == "a  b"


def test_a_part_is_named_also_around_a_script() -> None:
    def inner() -> Script[int]:
        n: int = yield from ask(Number(id="n", ask=text("ask-n"), low=0, high=9))
        if n > 3:
            raise IllegalMove(text("too-many"))
        return n

    def outer() -> Script[int]:
        with in_part(2, "x" * 100):
            return (yield from inner())

    assert isinstance(run(outer(), (), Stream("s")), Asking)
    with pytest.raises(IllegalMove) as fault:
        run(outer(), (Said("n", 4),), Stream("s"))
    assert not isinstance(fault.value, BadAnswer)
    assert fault.value.text.id == "bad-part"
    assert fault.value.text.args["n"] == 2
    assert fault.value.text.args["part"] == "x" * 59 + "…"
    assert fault.value.text.args["why"] == text("too-many")


def _points(state: Any) -> Notation[Script[Any]]:
    def script(points: list[int]) -> Script[Any]:
        yield from ()
        return replace(state, points=state.points + sum(points))

    def read(line: str) -> Script[Any]:
        points = []
        for number, part in enumerate(parts_of(line), start=1):
            with in_part(number, part):
                if not part.isdecimal():
                    raise BadAnswer(text("bad-points"))
            points.append(int(part))
        return script(points)

    return Notation(read, example="3; 4")


LINED = replace(GAME, notation=_points)
SCENARIO = {
    "scenario": "Points by a line",
    "game": "tiny",
    "rules": [],
    "given": {"fix": {"points": 10}},
    "when": ["report 3; 4"],
    "then": {"state": {"points": 17}},
}


def test_a_scenario_holds_a_line() -> None:
    assert parse_move("report 3; x=4") == Move(REPORT, {"line": "3; x=4"})
    assert check(LINED, Scenario.model_validate(SCENARIO)) == []
    wrong = SCENARIO | {"when": ["report 3; x"], "then": {"refused": "bad-part", "state": {"points": 10}}}
    assert check(LINED, Scenario.model_validate(wrong)) == []


def test_a_game_without_a_notation_takes_no_line() -> None:
    state = play(LINED, LINED.load("{}"), Move(REPORT, {"line": "3"}), "seed")
    assert isinstance(state, Done)
    with pytest.raises(IllegalMove):
        play(GAME, GAME.load("{}"), Move(REPORT, {"line": "3"}), "seed")


@pytest.mark.parametrize(
    ("word", "n"),
    [
        ("0", 0),
        ("007", 7),
        ("99", 99),
        *dict.fromkeys(("100", "", "-1", "+1", " 1", "1_0", "²", "٣", "9" * 5000)).items(),
    ],
)
def test_a_number_is_plain_digits_within_its_bounds(word: str, n: int | None) -> None:
    assert whole(word, 99) == n
    assert whole(word, 99, least=1) == (n or None)
