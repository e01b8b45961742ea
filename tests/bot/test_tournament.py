"""Automas that play against each other."""

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.cli.tournament import wilson


def tournament(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["tournament", *arguments])


def test_a_tournament_prints_what_each_strength_came_to() -> None:
    ran = tournament("--game", "macrobber", "drover", "drover", "drover", "--games", "3", "--jobs", "2")
    assert ran.exit_code == 0
    assert "3 games, 3 seats that rotate." in ran.output
    assert "drover (3 of 3 seats): wins 100.0 %" in ran.output
    assert "even would be 100.0 %" in ran.output


@pytest.mark.slow
def test_the_same_seed_gives_the_same_result_however_many_jobs_there_are() -> None:
    game = ("--game", "macrobber", "drover", "reiver", "drover", "--games", "6")
    assert tournament(*game).output == tournament(*game, "--jobs", "2").output
    assert tournament(*game).output != tournament(*game, "--seed", "another").output


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (
            ("--game", "chess", "drover", "drover", "drover"),
            "No game 'chess' that automas play by themselves.",
        ),
        (("--game", "burgundy", "drover"), "No game 'burgundy' that automas play by themselves."),
        (("--game", "macrobber", "drover", "dragon", "drover"), "macrobber has no automa 'dragon'"),
        (("--game", "macrobber", "drover", "drover"), "macrobber is for 3 to 5 seats, not 2."),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(arguments: tuple[str, ...], wrong: str) -> None:
    ran = tournament(*arguments)
    assert ran.exit_code == 2
    assert wrong in ran.output


def test_intervals_are_those_of_wilson() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
