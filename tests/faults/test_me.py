"""`/automa me`: reminders, quiet hours, being away and pauses, as people see them."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import pytest

from bot.sessions.rights import Person
from bot.wire.channel import SILENT
from sandbox.feed import Change, MessageCreated
from sandbox.guild import Message
from tests.faults.journeys import Journey
from tests.faults.net import HOW, Net
from tests.faults.scene import Scene
from tests.faults.seams import Order, Touch

pytestmark = pytest.mark.slow

HOUR = 3600.0
"""Seconds."""
LASTING = ("off", "heard-off")
"""What goes wrong until people give up."""
Does = Callable[[Scene], Awaitable[None]]


class Plays(Protocol):
    """Runs what people do, after something else."""

    def __call__(self, doing: Does, before: Does = ..., /) -> None: ...


async def pair(scene: Scene, **options: Any) -> None:
    """Begin a game of Burgundy of Ada and Ben; it is Ada's turn."""
    await scene.slash("Ada", "start burgundy", players=2, board="dealt", **options)
    await scene.rest()
    await scene.press("Ben", "Join")
    await scene.rest()


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Net:
    return Net(tmp_path_factory.mktemp("net"))


@pytest.fixture
def play(net: Net) -> Plays:
    """Runs what people do at a game of Ada and Ben, on a bot that looks whom to remind."""

    def run(doing: Does, before: Does = pair) -> None:
        with Scene(net._disk, net.prepared(Journey(str(before), before, ()))) as scene:
            scene.world.commands = net._commands()
            scene.bot.is_reminding = True
            scene.bot.start()
            scene.play(doing(scene))
            assert scene.bot.bugs == []

    return run


async def later(scene: Scene, hours: float) -> None:
    scene.loop.breathe()
    await scene.rest(hours * HOUR)


def told(scene: Scene) -> Message:
    """Return the last message that mentions somebody."""
    return next(one for one in reversed(scene.public) if one.mentions)


async def done(scene: Scene, person: str) -> None:
    """End a turn of which there is nothing to tell."""
    await scene.press(person, "Done")
    await scene.press(person, "Yes: ")


async def remind(scene: Scene, person: str, label: str) -> None:
    await scene.slash(person, "me")
    await scene.choose(person, label)


def test_three_reminders_and_then_the_table_says_that_they_have_stopped(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        await remind(scene, "Ada", "after 3 hours")
        assert "Reminders while a table waits for you: after 3 hours." in scene.own("Ada")[0].text
        scene.seen.mentioned.clear()
        for hours, reminded in ((2.8, 0), (0.5, 1), (3, 2), (3, 3), (3, 3), (48, 3)):
            await later(scene, hours)
            assert scene.seen.mentioned == ["Ada"] * reminded
            assert ("the reminders have stopped" in scene.table.text) is (reminded == 3)
            assert scene.is_last(scene.table)
        assert told(scene).content == f"<@{scene.people['Ada'].user.id}> The table is waiting for you."
        assert not told(scene).flags & SILENT

    play(doing)


def test_nobody_is_reminded_who_has_not_asked_for_it_or_wants_it_no_more(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        scene.seen.mentioned.clear()
        await later(scene, 60)
        assert scene.seen.mentioned == []
        await remind(scene, "Ada", "after 1 hour")
        await later(scene, 0.1)
        assert scene.seen.mentioned == ["Ada"]
        await remind(scene, "Ada", "never")
        await later(scene, 60)
        assert scene.seen.mentioned == ["Ada"]

    play(doing)


def test_a_game_of_a_move_a_day_reminds_after_a_day_until_the_turn_is_muted(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        assert "Agreed: a move a day." in scene.table.text
        scene.seen.mentioned.clear()
        await later(scene, 23.5)
        assert scene.seen.mentioned == []
        await later(scene, 1)
        assert scene.seen.mentioned == ["Ada"]
        await scene.slash("Ada", "me")
        await scene.press("Ada", "No reminders this turn")
        assert not any(one.label.startswith("No reminders") for one in scene.own("Ada")[0].buttons)
        await later(scene, 60)
        assert scene.seen.mentioned == ["Ada"]
        await done(scene, "Ada")
        await later(scene, 24.6)
        assert scene.seen.mentioned.count("Ben") == 2  # that it is his turn, and the reminder

    play(doing, daily)


async def daily(scene: Scene) -> None:
    """Begin a game in which a move a day is agreed."""
    await pair(scene, speed="daily")


def test_a_paused_table_says_so_and_reminds_nobody_until_it_goes_on(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Cleo", "me")
        labels = [one.label for one in scene.own("Cleo")[0].buttons]
        assert labels == ["Quiet hours and time zone", "Play my only move for me", "Words for listening"]
        scene.seen.mentioned.clear()
        await later(scene, 20)
        await scene.slash("Ben", "me")
        await scene.press("Ben", "Pause this game")
        await later(scene, 0.1)
        assert "Paused since" in scene.table.text
        await later(scene, 100)
        assert scene.seen.mentioned == []
        await scene.slash("Ada", "me")
        await scene.press("Ada", "Let this game go on")
        await later(scene, 0.1)
        assert "Paused since" not in scene.table.text
        await later(scene, 23)
        assert scene.seen.mentioned == []
        await later(scene, 1)
        assert scene.seen.mentioned == ["Ada"]

    play(doing, daily)


def test_who_is_away_is_not_reminded_and_the_table_says_so_until_they_are_back(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "me")
        assert not any("automa may play" in one.label for one in scene.own("Ada")[0].buttons)
        until = scene.own("Ada")[0].selects[1].options[3]
        assert until[0].startswith("until ")
        scene.seen.mentioned.clear()
        await scene.choose("Ada", until[0])
        assert "Away until <t:" in scene.own("Ada")[0].text
        await later(scene, 0.1)
        assert "Ada is away until <t:" in scene.table.text
        assert "automa" not in scene.table.text.split("away")[1].splitlines()[0]
        await later(scene, 40)
        assert "away" in scene.table.text
        await later(scene, 36)
        assert "away" not in scene.table.text
        assert scene.seen.mentioned == []
        await later(scene, 24)
        assert scene.seen.mentioned == ["Ada"]

    play(doing, daily)


def test_who_is_away_may_let_an_automa_have_their_seat_at_once(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "me")
        await scene.choose("Ada", scene.own("Ada")[0].selects[1].options[3][0])
        await scene.slash("Ben", "seats")
        assert not gives(scene)
        await scene.slash("Ada", "me")
        await scene.press("Ada", "Away: an automa may play")
        await later(scene, 0.1)
        assert "under **Seats** an automa can take over at once" in scene.table.text
        await scene.slash("Ben", "seats")
        await scene.choose("Ben", gives(scene)[0])
        await scene.press("Ben", "Give it to the automa")
        await later(scene, 0.1)
        assert "away" not in scene.table.text
        await scene.slash("Ada", "me")
        await scene.choose("Ada", "not away")
        await scene.slash("Ada", "seats")
        await scene.choose("Ada", next(one for one in offered(scene, "Ada") if one.startswith("Take")))
        await scene.slash("Ben", "seats")
        assert not gives(scene)

    play(doing, macrobber)


def gives(scene: Scene) -> list[str]:
    """Return what Ben can choose that gives Ada's seat to an automa."""
    return [one for one in offered(scene, "Ben") if "Ardroch: give to" in one]


def offered(scene: Scene, person: str) -> list[str]:
    """Return what a person can choose in the newest message for them alone."""
    return [label for menu in scene.own(person)[0].selects for label, _ in menu.options]


async def macrobber(scene: Scene) -> None:
    """Let Ada and Ben sit down with an automa that can play for anybody."""
    await scene.slash("Ada", "start macrobber", automas=1, seats=3)
    await scene.rest()
    await scene.press("Ben", "Join")
    await scene.rest()


async def fill_in(scene: Scene, person: str, **typed: str) -> Message:
    """Let a person fill in the form of their quiet hours, and return what they are told."""
    form = await scene.press(person, "Quiet hours and time zone")
    await scene.people[person].submit(form, typed)
    return scene.own(person)[0]


def test_in_quiet_hours_it_becomes_ones_turn_without_a_push_and_reminders_wait(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        await remind(scene, "Ada", "after 1 hour")
        shown = await fill_in(scene, "Ada", zone="tokyo", begin="1", end="9")
        assert "Quiet hours: 1:00–9:00 (Asia/Tokyo)." in shown.text
        await done(scene, "Ada")
        await later(scene, 0.5)
        scene.seen.mentioned.clear()
        await done(scene, "Ben")
        await later(scene, 0.1)
        assert told(scene).flags & SILENT
        assert scene.seen.mentioned == ["Ada"]
        await later(scene, 12)
        assert scene.seen.mentioned == ["Ada"] * 4

    play(doing)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ({"zone": "Atlantis"}, "I know no time zone “Atlantis”. Nothing was changed"),
        ({"zone": "indiana"}, "can mean several time zones: America/Indiana/Indianapolis, "),
    ],
)
def test_what_is_no_time_zone_is_refused(play: Plays, typed: dict[str, str], why: str) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "me")
        shown = await fill_in(scene, "Ada", **typed)
        assert why in shown.text
        shown = await fill_in_again(scene)
        assert "Quiet hours: none (Europe/Paris)." in shown.text

    play(doing)


async def fill_in_again(scene: Scene) -> Message:
    form = await scene.press("Ada", "Try again")
    await scene.people["Ada"].submit(form, {"zone": "paris", "begin": "none"})
    return scene.own("Ada")[0]


def test_of_several_who_are_told_only_those_who_are_awake_are_pushed(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ben", "me")
        await fill_in(scene, "Ben", zone="tokyo", begin="0", end="9")
        await scene.slash("Ben", "start burgundy", players=2, board="dealt")
        await later(scene, 0.1)
        await scene.press("Cleo", "Join")
        await later(scene, 0.5)
        heard = list[tuple[str, bool]]()

        def hear(change: Change) -> None:
            if isinstance(change, MessageCreated):
                silent = bool(change.message.flags & SILENT)
                heard.extend((one.name, silent) for one in change.message.mentions)

        scene.world.feed.listen(hear)
        sessions = scene.bot.context.sessions
        boss = Person("9", str(scene.world.guild.id), may_manage=True)
        view = await scene.bot.inside(sessions.records.view_in(str(scene.channel.id)))
        await scene.bot.inside(sessions.end(view.id, None, boss))
        await later(scene, 0.1)
        assert heard == [("Ben", True), ("Cleo", False)]
        assert scene.is_last(scene.table)
        assert len([one for one in scene.public if one.buttons]) == 1

    play(doing, nothing)


async def nothing(_: Scene) -> None:
    """Begin no game."""


def reminded(net: Net, order: Order | None) -> tuple[list[str], tuple[Touch, ...]]:
    """Return whom the bot reminds at Ada's and Ben's table, where something may go wrong, and all touches."""

    async def doing(scene: Scene) -> None:
        await remind(scene, "Ada", "after 1 hour")
        await later(scene, 0.95)
        scene.seen.mentioned.clear()
        scene.seams.is_counting = True
        await later(scene, 0.5)

    with Scene(net._disk, net.prepared(Journey("pair", pair, ())), order) as scene:
        scene.world.commands = net._commands()
        scene.bot.is_reminding = True
        scene.bot.start()
        scene.play(doing(scene))
        assert scene.is_last(scene.table)
        return scene.seen.mentioned, tuple(scene.seams.touches)


def test_a_reminder_comes_once_whatever_goes_wrong_at_one_moment(net: Net) -> None:
    found, touches = reminded(net, None)
    assert found == ["Ada"]
    orders = [
        Order(n, how)
        for n, one in enumerate(touches)
        for how in HOW.get((one.kind, one.has_effect), ())
        if how not in LASTING
    ]
    assert len(orders) > 20
    assert {order: reminded(net, order)[0] for order in orders} == {order: ["Ada"] for order in orders}


def test_who_is_asked_to_agree_in_their_quiet_hours_hears_nothing(play: Plays) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ben", "me")
        await fill_in(scene, "Ben", zone="tokyo", begin="0", end="9")
        await scene.slash("Ada", "end")
        await scene.press("Ada", "End the game")
        await later(scene, 0.1)
        assert [one.name for one in told(scene).mentions] == ["Ben"]
        assert told(scene).flags & SILENT

    play(doing)
