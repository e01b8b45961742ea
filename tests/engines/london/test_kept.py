"""Which lines of a file are cards, and which are something else."""

import pytest

from engines.core.errors import BadAnswer
from engines.core.game.collection_file import taken, written
from engines.core.text import Text
from engines.london import GAME
from engines.london.model.collection import KEPT
from tests.contract.words import words

CARDS = KEPT[0]
SAY = words(GAME)


@pytest.mark.parametrize(
    ("file", "line", "why"),
    [
        ("Hospital c2 e3\nHello there", 2, "is no known card and has no values"),
        ("Hello there brown", 1, "is no known card and has no values"),
        ("drew 3", 1, "is no known card and has no values"),
        ("cards:\n- Hospital c2 e3", 1, "or is JSON"),
        ("- Hospital c2 e3", 1, "or is JSON"),
        ("Hospital: c2 e3", 1, "or is JSON"),
        ("# mine\nHospitl c2 e3", 2, "Did you mean “Hospital”?"),
        ('["Hospital c2 e3",\n"Hello there"]', 2, "is no known card and has no values"),
    ],
)
def test_what_is_no_card_is_refused_with_its_line(file: str, line: int, why: str) -> None:
    with pytest.raises(BadAnswer) as fault:
        taken(CARDS, file)
    told = fault.value.text.args
    assert told["line"] == line
    assert isinstance(told["why"], Text)
    assert why in SAY(told["why"])


@pytest.mark.parametrize(
    "line", ["Hospital", "borough Lambeth", '"Hello there"', '"Hospitl" c2', '"Pier: 2" c2']
)
def test_what_is_taken_is_written_so_that_it_is_taken_again(line: str) -> None:
    things = taken(CARDS, line)
    assert written(CARDS, things) == (f"{line}\n", "txt")
    assert taken(CARDS, written(CARDS, things)[0]) == things


def test_what_was_kept_before_a_name_needed_quotes_is_written_with_them() -> None:
    assert written(CARDS, {"Pier: 2": "Pier: 2 c2"})[0] == '"Pier: 2" c2\n'


def test_a_known_borough_is_kept_as_one_though_nobody_said_so() -> None:
    things = taken(CARDS, "Lambeth c4 e3 d4")
    assert written(CARDS, things)[0] == "borough Lambeth c4 e3 d4\n"
