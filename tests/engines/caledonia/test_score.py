"""Who is ahead, and what breaks a tie."""

from dataclasses import replace

from engines.caledonia import GAME
from engines.caledonia.model.state import Category
from engines.caledonia.rules.score import import_values
from engines.core.text import text
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


def test_only_the_pounds_beyond_full_tens_break_a_tie() -> None:
    """Score.3: £20 leaves nothing over, £11 leaves £1."""
    three = states.END[3]
    machinas = tuple(
        replace(machina, money=n, ledger={"glory": 50})
        for machina, n in zip(three.machinas, (20, 11, 30), strict=True)
    )
    (panel,) = GAME.score(replace(three, machinas=machinas))
    assert "MacHina 2" in SAY(panel.title)
    assert "MacHina 1" not in SAY(panel.title)


def test_the_score_says_whether_it_is_final() -> None:
    """The same points read otherwise at the end than while the game goes on."""
    over = states.END[3]
    assert SAY(GAME.score(over)[0].title) != SAY(GAME.score(replace(over, is_over=False))[0].title)


def test_imports_that_are_level_are_as_rare_as_their_tie_break_says() -> None:
    """Score.4: tied, cotton is rarer than tobacco, tobacco than sugar cane."""
    values = [import_values(totals) for totals in ((4, 4, 4), (4, 4, 1), (5, 2, 2))]
    rarest_first = [sorted(one, key=one.__getitem__, reverse=True) for one in values]
    assert rarest_first == [
        ["cotton", "tobacco", "sugar_cane"],
        ["sugar_cane", "cotton", "tobacco"],
        ["tobacco", "sugar_cane", "cotton"],
    ]


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
    assert lines.startswith(SAY(text("tie")))
    assert lines.endswith("Compare yours: £ beyond full tens")
