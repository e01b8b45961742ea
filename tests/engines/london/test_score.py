"""The score at the end: everybody whose points the game knows, the most first."""

from dataclasses import replace

from engines.london import GAME
from engines.london.model.state import Rival, State
from tests.contract.words import words
from tests.engines.london import states
from tests.engines.london.gallery import score_picture

SAY = words(GAME)


def over(*rivals: Rival, automas: int = 1) -> State:
    """Return a game that has ended, with what people told."""
    state = states.fixed(states.begun(players=len(rivals), automas=automas), a1_prestige="23", a1_coins="3")
    return replace(state, is_over=True, city_left=0, rivals=rivals)


def shown(state: State) -> list[str]:
    (panel,) = GAME.score(state)
    return [SAY(panel.title), *map(SAY, panel.lines)]


def test_people_s_totals_stand_in_score_and_picture() -> None:
    state = over(Rival("p1", 0, 41, 2))
    assert shown(state) == ["Player 1 wins", "Player 1: 41 points", "AutoMartin: 24 points"]
    assert score_picture(state).words[:2] == (
        "Final score: Player 1 41, AutoMartin 24",
        "Prestige: AutoMartin 23",
    )
    assert GAME.points is not None
    assert GAME.points(state) == {"a1": 24, "p1": 41}


def test_a_seat_whose_total_nobody_told_is_left_open() -> None:
    state = over(Rival("p1", 0, 41), Rival("p2", 0))
    assert shown(state) == [
        "Player 1: 41 points",
        "AutoMartin: 24 points",
        "Compare it with your own totals.",
    ]
    assert GAME.points is not None
    assert "p2" not in GAME.points(state)


def test_at_equal_points_it_says_what_decides_and_what_each_had_of_it() -> None:
    assert shown(over(Rival("p1", 4, 24))) == [
        "AutoMartin wins",
        "AutoMartin: 24 points, 0 poverty",
        "Player 1: 24 points, 4 poverty",
        "Tie, least poverty.",
    ]
    assert shown(over(Rival("p1", 0, 24, 1), Rival("p2", 0, 24, 2), Rival("p3", 3, 9))) == [
        "Player 2 wins",
        "Player 2: 24 points, 2 boroughs",
        "AutoMartin: 24 points, 0 boroughs",
        "Player 1: 24 points, 1 borough",
        "Player 3: 9 points",
        "Tie, most boroughs.",
    ]


def test_a_shared_win_names_what_put_others_out_not_what_left_it_shared() -> None:
    """score.6."""
    state = over(Rival("p1", 3, 24), automas=2)
    first, second = state.seats
    state = replace(state, seats=(first, replace(first, id=second.id)))
    assert shown(state) == [
        "A shared win: AutoMartin 1, AutoMartin 2",
        "AutoMartin 1: 24 points, 0 poverty",
        "AutoMartin 2: 24 points, 0 poverty",
        "Player 1: 24 points, 3 poverty",
        "Tie, least poverty.",
    ]


def test_where_nothing_decides_the_win_is_shared_and_no_reason_is_given() -> None:
    assert shown(over(Rival("p1", 0, 24, 0), Rival("p2", 0, 9, 0))) == [
        "A shared win: AutoMartin, Player 1",
        "AutoMartin: 24 points",
        "Player 1: 24 points",
        "Player 2: 9 points",
    ]


def test_a_total_of_nothing_is_a_total() -> None:
    assert shown(over(Rival("p1", 0, 0)))[1:] == ["AutoMartin: 24 points", "Player 1: 0 points"]


def test_before_the_end_only_automartins_have_points_and_poverty_costs_none() -> None:
    assert GAME.points is not None
    state = states.fixed(states.begun(automas=2), a1_poverty="9", a1_prestige="7")
    assert GAME.points(state) == {"a1": 8, "a2": 1}


def test_before_the_end_each_automartin_s_points_stand_by_what_they_are_for() -> None:
    state = states.fixed(states.begun(), a1_prestige="7", a1_coins="6", a1_stack="Bridge pink c2 e2")
    (panel,) = GAME.score(state)
    assert panel.seat == "a1"
    assert "11" in SAY(panel.title)
    assert [SAY(one.value) for one in panel.fields] == ["7", "2", "0", "2"]


def test_at_the_end_the_title_says_who_has_won() -> None:
    assert len(GAME.score(over(Rival("p1", 0, 41), automas=2))) == 1


def test_the_picture_of_the_score_has_a_line_for_each_part() -> None:
    """score.2: poverty counts at the end only."""
    assert score_picture(states.END).words == (
        "Final score: Player 1 61, Player 2 58, AutoMartin 1 20, AutoMartin 2 18",
        "Prestige: AutoMartin 1 20, AutoMartin 2 35",
        "Stack: AutoMartin 1 0, AutoMartin 2 0",
        "Boroughs: AutoMartin 1 0, AutoMartin 2 0",
        "Coins: AutoMartin 1 1, AutoMartin 2 1",
        "Poverty: AutoMartin 1 -1, AutoMartin 2 -18",
    )
    parts = [line.split(":")[0] for line in score_picture(states.MIDDLE).words[1:]]
    assert parts == ["Prestige", "Stack", "Boroughs", "Coins"]


def test_before_the_end_a_tie_is_not_decided() -> None:
    state = states.fixed(states.begun(automas=2), a1_poverty="5")
    assert score_picture(state).words[0] == "Points so far: AutoMartin 1 1, AutoMartin 2 1"
