"""Who is ahead, and what breaks a tie."""

from dataclasses import replace

from engines.caledonia import GAME
from engines.caledonia.model.state import Category
from tests.contract.words import words
from tests.engines.caledonia import states

SAY = words(GAME)


def test_the_score_speaks_of_a_tie_only_where_there_is_one() -> None:
    one, three = states.END[1], states.END[3]
    assert GAME.score(one)[0].lines == ()
    ledger: dict[Category, int] = {"glory": 50}
    machinas = tuple(
        replace(machina, money=n, ledger=ledger)
        for machina, n in zip(three.machinas, (19, 25, 7), strict=True)
    )
    (panel,) = GAME.score(replace(three, machinas=machinas))
    assert "MacHina 1" in SAY(panel.title)
    assert "MacHina 2" not in SAY(panel.title)
    lines = "\n".join(map(SAY, panel.lines))
    assert "most money" in lines
    assert "MacHina 2: £5" in lines
    assert "Compare yours" not in lines


def test_of_three_machinas_only_the_two_that_are_level_compare_their_money() -> None:
    three = states.END[3]
    machinas = tuple(
        replace(machina, money=7, ledger={"glory": points})
        for machina, points in zip(three.machinas, (50, 48, 50), strict=True)
    )
    (panel,) = GAME.score(replace(three, machinas=machinas))
    lines = "\n".join(map(SAY, panel.lines))
    assert "MacHina 3: £7" in lines
    assert "MacHina 2" not in lines


def test_level_with_a_person_the_money_that_is_known_is_told() -> None:
    assert GAME.ties is not None
    state = states.END[1]
    machinas = (replace(state.machinas[0], money=39),)
    lines = "\n".join(map(SAY, GAME.ties(replace(state, machinas=machinas), ["a1", "p1"])))
    assert "MacHina 1: £9" in lines
    assert "Player" not in lines
    assert lines.endswith("Compare yours: £ beyond full tens")
