"""What one person alone sees as they wish it: words for listening, pictures large or in words."""

import re
from collections.abc import Awaitable, Callable

import pytest

from sandbox.guild import Message
from tests.faults.journeys import Journey
from tests.faults.net import Net
from tests.faults.scene import Scene

pytestmark = pytest.mark.slow

Does = Callable[[Scene], Awaitable[None]]
SIGN = re.compile("[\u00b7\u2022\u2023\u203a\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]")


async def clans(scene: Scene) -> None:
    """Begin a game of MacRobber of Ada, Ben and an automa."""
    await scene.slash("Ada", "start macrobber", automas=1, seats=3)
    await scene.rest()
    await scene.press("Ben", "Join")
    await scene.rest()


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Net:
    return Net(tmp_path_factory.mktemp("net"))


@pytest.fixture
def play(net: Net) -> Callable[[Does], None]:
    def run(doing: Does) -> None:
        with Scene(net._disk, net.prepared(Journey("clans", clans, ()))) as scene:
            scene.world.commands = net._commands()
            scene.bot.start()
            scene.play(doing(scene))
            assert scene.bot.bugs == []

    return run


async def look(scene: Scene, person: str) -> Message:
    """Let a person look at the board; return what they see when its pictures have come."""
    await scene.slash(person, "look")
    await scene.rest()
    return scene.own(person)[0]


def read_aloud(message: Message) -> str:
    """Return all that is read of a message."""
    menus = [label for menu in message.selects for label, _ in menu.options]
    alts = [one.description or "" for one in message.attachments]
    emoji = [str(one["emoji"]) for row in message.components for one in row["components"] if "emoji" in one]
    return "\n".join([message.text, *(one.label for one in message.buttons), *menus, *alts, *emoji])


def test_who_listens_gets_no_signs_in_what_they_alone_see(play: Callable[[Does], None]) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "me")
        await scene.press("Ada", "Words for listening")
        assert "What only you see has words made for listening." in scene.own("Ada")[0].text
        heard = read_aloud(await look(scene, "Ada"))
        assert not SIGN.search(heard)
        assert SIGN.search(read_aloud(await look(scene, "Ben")))
        await scene.press("Ada", "Play")
        await scene.rest()
        assert "tokens" in read_aloud(scene.own("Ada")[0])
        for _ in range(3):
            assert not SIGN.search(read_aloud(scene.own("Ada")[0]))
            try:
                await scene.press("Ada", "No action")
            except LookupError:
                break
            await scene.rest()
        assert SIGN.search(read_aloud(scene.table))
        await scene.slash("Ada", "me")
        await scene.press("Ada", "Words as at the table")
        assert SIGN.search(read_aloud(await look(scene, "Ada")))

    play(doing)


def test_who_listens_gets_no_signs_in_what_is_suggested(play: Callable[[Does], None]) -> None:
    async def doing(scene: Scene) -> None:
        typed = (("answer", "text"), ("import", "game"), ("answer", "text"))  # the last is at hand already
        await scene.press("Ada", "Play")
        await scene.rest()
        shown = [await scene.suggested("Ada", *one) for one in typed]
        assert all(any(map(SIGN.search, one)) for one in shown)
        await scene.slash("Ada", "me")
        await scene.press("Ada", "Words for listening")
        heard = [await scene.suggested("Ada", *one) for one in typed]
        assert not any(SIGN.search(name) for one in heard for name in one)
        assert [[*one.values()] for one in heard] == [[*one.values()] for one in shown]
        assert "1 monk green" in heard[0]
        assert any(map(SIGN.search, await scene.suggested("Ben", "import", "game")))

    play(doing)


def test_words_stand_in_place_of_pictures_for_who_wishes_it(play: Callable[[Does], None]) -> None:
    async def doing(scene: Scene) -> None:
        alt = (await look(scene, "Ben")).attachments[0].description or ""
        await scene.slash("Ada", "me")
        await scene.choose("Ada", "words in place of pictures")
        assert "In what only you see: words in place of pictures." in scene.own("Ada")[0].text
        shown = await look(scene, "Ada")
        assert shown.attachments == []
        assert alt
        assert alt in shown.text
        assert (await look(scene, "Ben")).attachments
        await scene.press("Ada", "Play")
        await scene.rest()
        assert scene.own("Ada")[0].attachments == []
        assert scene.table.attachments

    play(doing)


def test_pictures_are_large_for_who_wishes_it(play: Callable[[Does], None]) -> None:
    async def doing(scene: Scene) -> None:
        alt = (await look(scene, "Ben")).attachments[0].description or ""
        await scene.slash("Ada", "me")
        await scene.choose("Ada", "pictures large, in two halves")
        left, right = (await look(scene, "Ada")).attachments
        assert left.filename == "table-left.png"
        assert right.filename == "table-right.png"
        assert left.description == alt
        assert not right.description
        assert len((await look(scene, "Ben")).attachments) == 1
        await scene.press("Ada", "Play")
        await scene.rest()
        assert len(scene.own("Ada")[0].attachments) == 2
        assert len(scene.table.attachments) == 1
        await scene.slash("Ada", "me")
        await scene.choose("Ada", "pictures as at the table")
        assert len((await look(scene, "Ada")).attachments) == 1

    play(doing)
