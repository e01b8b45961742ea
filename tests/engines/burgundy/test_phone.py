"""What a phone shows in one line: the titles of questions and turns."""

from unicodedata import east_asian_width

import pytest

from engines.burgundy import GAME
from engines.core.state.seats import MARKS
from tests.contract.player import Played, session
from tests.contract.words import words

SAY = words(GAME)
MOST = 30
"""Characters of a title that the narrowest phone shows in a line; a coloured square counts two."""
MODULES = dict.fromkeys(("white_castles", "crane", "geese", "knowledge"), True)


def columns(line: str) -> int:
    return sum(2 if east_asian_width(one) in "WF" else 1 for one in line)


def played(board: str, dice: str) -> tuple[Played, ...]:
    options = {"board": board, "dice": dice, "automas": 3, "players": 1, **MODULES}
    return session(GAME, options, f"phone {board} {dice}").moves


@pytest.mark.parametrize("dice", ["bot", "table"])
@pytest.mark.parametrize("board", ["search", "tracked", "dealt"])
def test_no_title_of_a_question_or_a_turn_wraps(board: str, dice: str) -> None:
    titles = set()
    for one in played(board, dice):
        titles |= {SAY(question.ask).partition("\n")[0] for question in one.asked}
        if (gist := GAME.sum_up(one.events)).title:
            titles.add(f"{MARKS[0].icon} {SAY(gist.title)}")
    assert [title for title in sorted(titles) if columns(title) > MOST] == []
