"""What `make bench` presses comes up, and does something: it measures what it says."""

import pytest

from benchmarks.journey import COURSES, Course, Journey
from benchmarks.loads import Table, one_after_another
from benchmarks.looks import looks
from benchmarks.subject import Refused, Subject
from sandbox.driver import Sandbox
from tests.wire.conftest import Bot

pytestmark = [pytest.mark.wire, pytest.mark.slow]


@pytest.fixture
def subject(sandbox: Sandbox, bot: Bot) -> Subject:
    assert bot.process is not None
    return Subject(sandbox, 0.0, 0.0, bot.process, bot.folder)


@pytest.mark.parametrize("board", ["dealt", "search"])
async def test_what_is_measured_comes_up(subject: Subject, board: str) -> None:
    table = Table(subject, channels=1)
    await table.start(board)
    await table.play_until(table.is_automata_next)
    await table.turn(0)
    if board == "search":
        await table.play_until(table.is_asking)
        await table.answer(0)


async def test_a_load_whose_presses_are_refused_fails(subject: Subject) -> None:
    table = Table(subject, channels=1)
    with pytest.raises(Refused, match="Of 1 presses 0 have saved something"):
        await one_after_another(subject, table.turn, 1)


async def test_a_journey_plays_each_game_and_every_step_of_it_is_saved(subject: Subject) -> None:
    for course in COURSES:
        journey = Journey(subject, course, course.game)
        before = subject.saved()
        await journey.begin()
        for _ in range(6):
            await subject.rest()
            await journey.go_on()
        await subject.rest()
        await journey.look()
        await journey.undo()
        await subject.rest()
        await journey.end()
        assert journey.saved == subject.saved() - before
        assert journey.saved > 6
        assert journey.presses > journey.saved  # a look saves nothing, and the end is asked back


async def test_a_journey_fails_at_a_press_that_is_refused_and_says_why(subject: Subject) -> None:
    journey = Journey(subject, Course("scythe", reports=("worker Z9 to B2",)), "refused")
    await journey.begin()
    await subject.rest()
    with pytest.raises(Refused, match=r"scythe, report worker Z9 to B2: .*no effect.*(?s:.)*Z9"):
        await journey.go_on()


async def test_a_journey_that_ends_what_has_ended_fails(subject: Subject) -> None:
    journey = Journey(subject, Course("burgundy"), "ended")
    await journey.begin()
    await journey.end()
    with pytest.raises(Refused, match="burgundy, end: it had no effect"):
        await journey.end()


async def test_a_look_that_is_measured_shows_the_table() -> None:
    short, long = await looks(long=20, repeats=1)
    assert short > 0
    assert long > 0
