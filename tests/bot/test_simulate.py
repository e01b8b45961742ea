"""Games without people: points and their spread, the same with the same seed; nothing is left running."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.cli.match import Match, Unplayable, play_out
from bot.cli.spread import Spread
from bot.cli.spread_chart import spread_chart
from engines.core.game import Game, registry
from engines.core.game.move import Move
from engines.core.game.stand_in import StandIn

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "tests" / "demo"


def simulate(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["simulate", *map(str, arguments)])


def rows(ran: Result) -> dict[tuple[str, str], list[float]]:
    """Return the numbers of each row by who plays for people and the level."""
    assert ran.exit_code == 0, ran.output
    lines = [line.strip("| ").split("|") for line in ran.stdout.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines[2:]]
    return {(who, level): [float(one) for one in numbers] for who, level, *numbers in cells}


@pytest.mark.slow
def test_burgundy_has_a_row_for_each_stand_in_and_difficulty_each_named() -> None:
    ran = simulate("burgundy", "--games", "12", "--jobs", "2")
    found = rows(ran)
    levels = ("easy", "medium", "hard")
    assert list(found) == [(who, level) for who in ("nobody", "random", "usual") for level in levels]
    assert {numbers[0] for numbers in found.values()} == {12}
    for who in ("nobody", "random", "usual"):
        easy, medium, hard = (found[who, level][1] for level in levels)
        assert easy < medium < hard
        assert f"{who}: " in ran.stdout
    for level in levels:
        assert found["random", level][1] < found["usual", level][1] < found["nobody", level][1]
    assert "nobody: nobody takes tiles." in ran.stdout


def test_a_row_goes_from_the_lowest_to_the_highest() -> None:
    (numbers,) = rows(simulate("pebbles", "--games", "30")).values()
    assert numbers[0] == 30
    assert numbers[4:] == sorted(numbers[4:])
    assert numbers[4] <= numbers[1] <= numbers[-1]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_table_however_many_jobs_there_are() -> None:
    game = ("burgundy", "--stand-in", "usual", "--games", "8")
    tables = [simulate(*game, "--jobs", jobs).stdout for jobs in ("1", "2", "3")]
    assert tables[0] == tables[1] == tables[2]
    assert rows(simulate(*game, "--seed", "another")) != rows(simulate(*game))


def test_options_choose_the_games_and_the_one_compared_keeps_its_level() -> None:
    game = ("burgundy", "--games", "2", "--stand-in", "random", "--option", "automas=2")
    found = rows(simulate(*game, "--option", "difficulty=hard"))
    assert list(found) == [("random", "hard")]
    assert found["random", "hard"][0] == 4, "each automata has its points"


def test_any_option_can_be_compared() -> None:
    found = rows(simulate("pebbles", "--games", "3", "--by", "dice"))
    assert list(found) == [("takers", "bot"), ("takers", "table")]
    switched = rows(simulate("pebbles", "--games", "2", "--by", "lucky"))
    assert list(switched) == [("takers", "false"), ("takers", "true")]


def test_a_game_can_be_played_by_its_automa_alone() -> None:
    ran = simulate("pebbles", "--games", "3", "--stand-in", "nobody", "--option", "dice=table")
    assert list(rows(ran)) == [("nobody", "–")]
    assert "nobody: nothing is reported, and what is asked is answered at random." in ran.stdout


@pytest.mark.slow
def test_a_hosted_game_is_played_by_its_automas() -> None:
    ran = simulate("macrobber", "--games", "2", "--option", "strength=drover", "--option", "seats=4")
    found = rows(ran)
    assert list(found) == [("no people", "drover")]
    assert found["no people", "drover"][0] == 8
    assert "no people: automas hold all seats" in ran.stdout


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("chess",), "There is no game 'chess'; there are burgundy, "),
        (("burgundy", "--option", "colour=red"), "burgundy has no option 'colour'; it has automas, "),
        (
            ("burgundy", "--option", "automas=9"),
            "the option 'automas' doesn't take 9; it takes a whole number from 1 to 3.",
        ),
        (("burgundy", "--option", "automas=many"), "the option 'automas' doesn't take 'many'"),
        (("burgundy", "--option", "crane=perhaps"), "'crane' doesn't take 'perhaps'; it takes true or false"),
        (("burgundy", "--option", "crane"), "The option 'crane' isn't written name=value."),
        (
            ("burgundy", "--option", "crane=on", "--option", "crane=off"),
            "The option 'crane=off' was given before.",
        ),
        (("burgundy", "--option", "board=search"), "The stand-in 'nobody' needs board=dealt, not search."),
        (
            ("burgundy", "--option", "automas=3", "--option", "players=3"),
            "burgundy can't begin so: ",
        ),
        (("burgundy", "--stand-in", "dragon"), "burgundy has no stand-in 'dragon'; there are nobody, random"),
        (("burgundy", "--by", "colour"), "burgundy has no option 'colour' to compare by; it has automas, "),
        (("macrobber", "--stand-in", "usual"), "macrobber is hosted: automas hold all seats"),
        (("burgundy", "--games", "0"), "0 is not in the range"),
        (("burgundy", "--games", "1000000"), "1000000 is not in the range"),
        (("burgundy", "--chart", "spread.gif"), "A chart is a .svg or a .png file, not 'spread.gif'."),
        (("burgundy", "--chart", "no/such/spread.svg"), "there is no such folder"),
    ],
)
def test_what_cannot_be_played_is_said_before_the_first_game(arguments: tuple[str, ...], wrong: str) -> None:
    ran = simulate(*arguments)
    assert ran.exit_code == 2
    assert wrong in " ".join(ran.output.split())
    assert "Games" not in ran.output


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_chart_shows_every_row(tmp_path: Path, kind: str) -> None:
    file = tmp_path / f"spread.{kind}"
    game = ("burgundy", "--stand-in", "nobody", "--stand-in", "random", "--games", "2")
    assert rows(simulate(*game, "--chart", file))
    if kind == "png":
        assert file.read_bytes().startswith(b"\x89PNG")
        return
    drawn = file.read_text("utf-8")
    for who in ("nobody", "random"):
        for level in ("easy", "medium", "hard"):
            assert re.search(rf"<title>{who}, {level}: lowest \d+, .*, median \d+, .*, highest \d+<", drawn)
    assert "nobody takes tiles." in drawn
    assert "random: each person takes two tiles a round" in drawn


def test_a_chart_breaks_no_level_in_two() -> None:
    levels = ("automaszyna", "actions_uniform")
    spreads = [Spread("usual", one, ((20,), (30,))) for one in levels]
    drawn = spread_chart("Game", spreads, {"usual": "They play."}).svg
    assert [one for one in levels if f">{one}</text>" not in drawn] == []


def test_quantiles_and_intervals() -> None:
    spread = Spread("nobody", "easy", ((10, 20), (30, 40), (50, 60)))
    assert (spread.mean, spread.quantile(0.5), spread.quantile(0.1)) == (35, 35, 15)
    assert spread.deviation == pytest.approx(18.71, abs=0.01)
    assert spread.within == pytest.approx(1.96 * 20 / 3**0.5), "of the means 15, 35, 55"


def cheat(move: Move) -> Callable[[Any, Any], Any]:
    def act(_state: Any, _luck: Any) -> Any:
        while True:
            yield move

    return act


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Move("take", {"colour": "red", "n": 12}), r"refuses what is played in it: .*not-legal-now"),
        (Move("rest"), r"its people act 1,000 times without a turn between"),
    ],
)
def test_a_stand_in_that_plays_what_it_cannot_is_named(
    monkeypatch: pytest.MonkeyPatch, move: Move, why: str
) -> None:
    pebbles: Game[Any] = registry.game("pebbles")
    cheating = replace(pebbles, stand_ins=lambda: (StandIn(id="cheat", act=cheat(move)),))
    monkeypatch.setattr("bot.cli.match.game", lambda _: cheating)
    with pytest.raises(Unplayable, match=rf"A game of pebbles \(seed 'x', stand-in 'cheat'\) {why}"):
        play_out(Match(game="pebbles", seed="x", stand_in="cheat"))


def hear_interrupts() -> None:
    """Take back what a shell tells those that it runs in the background: to leave Ctrl-C alone."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


SIMULATION = ("bot", "simulate", "burgundy", "--games", "20000", "--jobs", "2")
INTERRUPTED_AT_A_START = f"""
import os, runpy, signal, sys
os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGINT))
sys.argv = {list(SIMULATION)!r}
runpy.run_module("bot", run_name="__main__")
"""


@contextmanager
def simulation(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run Python so; what it prints and what its faults print comes from one pipe."""
    path = os.pathsep.join((str(ROOT), str(DEMO)))
    with subprocess.Popen(
        (sys.executable, *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": path},
        preexec_fn=hear_interrupts,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.slow
@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGKILL])
def test_who_interrupts_it_leaves_no_process_behind(signum: int) -> None:
    with simulation("-m", *SIMULATION) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"Games\n"
        process.send_signal(signum)
        # The output ends when the last process that holds it does.
        told = process.communicate(timeout=60)[0].decode()
    assert told.strip() == ("Aborted!" if signum == signal.SIGINT else "")
    assert process.returncode == (1 if signum == signal.SIGINT else -signal.SIGKILL)


@pytest.mark.slow
def test_an_interrupt_while_its_processes_start_is_heard() -> None:
    with simulation("-c", INTERRUPTED_AT_A_START) as process:
        told = process.communicate(timeout=60)[0].decode()
    assert told.split() == ["Games", "Aborted!"]
    assert process.returncode == 1
