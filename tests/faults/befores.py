"""How things stand before a journey begins."""

import asyncio
from contextlib import suppress
from typing import Any

from sandbox.driver import TimedOut
from sandbox.permissions import bits
from tests.faults.acts import AWAY, is_offered, later, pressing
from tests.faults.scene import Scene
from tests.faults.seams import HTTP


async def pebbles(scene: Scene, **options: Any) -> None:
    """Begin a game of pebbles as Ada, with its cards in their order."""
    chosen = {"deck": "sorted", "seed": "net", "log": "turns"} | options
    await scene.slash("Ada", "start pebbles", **chosen)
    await scene.rest()


async def to_dare(scene: Scene) -> None:
    """Play pebbles until the next card asks for a dare."""
    await pebbles(scene)
    await scene.press("Ada", "Turn")
    await scene.rest()
    for answer in ("7", "blue", "Space 3"):
        await scene.press("Ada", "Turn")
        await scene.rest()
        if answer == "7":
            form = await scene.press("Ada", "Type the answer")
            await scene.people["Ada"].submit(form, {"text": answer})
        else:
            await scene.choose("Ada", answer)
        await scene.rest()


async def to_secret(scene: Scene) -> None:
    """Play pebbles until the next card is laid in secret."""
    await to_dare(scene)
    await scene.press("Ada", "Turn")
    await scene.press("Ada", "Yes")
    await scene.rest()
    await scene.press("Ada", "Turn")
    form = await scene.press("Ada", "Type the answer")
    await scene.people["Ada"].submit(form, {"text": "2 red"})


async def no_place(scene: Scene) -> None:
    """Take from the bot what it needs to write in the channel."""
    scene.channel.denied |= bits("send_messages")


async def giving_a_place(scene: Scene) -> None:
    """Give it back; by then Discord has forgotten the nonces of messages."""
    scene.channel.denied = 0
    scene.wires.forget_nonces()


async def place_and_start(scene: Scene) -> None:
    """Give it back, and begin a game."""
    await giving_a_place(scene)
    await scene.slash("Ada", "start pebbles", deck="sorted", seed="net", log="turns")


async def pair(scene: Scene, **options: Any) -> None:
    """Begin a game of pebbles of Ada and Ben."""
    await pebbles(scene, **options)
    await scene.press("Ben", "Join")
    await scene.rest()


async def pair_without_log(scene: Scene) -> None:
    """Begin a game of Ada and Ben whose table stays where it is."""
    await pair(scene, log="table")


async def pair_after_a_turn(scene: Scene) -> None:
    """Let Ada and Ben see a turn."""
    await pair(scene)
    await scene.press("Ada", "Turn")


async def asked(scene: Scene) -> None:
    """Let Ada ask Ben to agree to a step back."""
    await pair_after_a_turn(scene)
    await scene.rest()
    await scene.press("Ada", "Undo")


async def scythe(scene: Scene) -> None:
    """Begin a game of Scythe of Ada, Ben and an Automa; it is Ada's turn."""
    await scene.slash("Ada", "start scythe", seats=3, people="12")
    await scene.rest()
    await scene.press("Ben", "Join")
    await scene.rest()


async def said_in_advance(scene: Scene) -> None:
    """Let Ben say that he is done once it comes to him."""
    await scythe(scene)
    await scene.slash("Ben", "look")
    await scene.press("Ben", "In advance")
    await scene.choose("Ben", "Ben is done")
    await scene.rest()


async def saying_in_advance(scene: Scene) -> None:
    """Let Ben look at what he can say."""
    await scythe(scene)
    await scene.slash("Ben", "look")
    await scene.press("Ben", "In advance")


async def left_to_tell(scene: Scene) -> None:
    """Let nothing be heard of a question that Ada's press has brought."""
    await to_dare(scene)
    scene.seams.off.add(HTTP)
    with suppress(TimedOut):
        await scene.press("Ada", "Turn")
    scene.bot.kill()
    scene.seams.off.clear()


async def talking(scene: Scene) -> None:
    """Let people talk below the table."""
    await pair(scene)
    scene.people["Ben"].say(scene.channel, "Whose turn is it?")


async def ended(scene: Scene) -> None:
    """End a game of Ada and Ben; Ada has asked to take that back."""
    await pair_after_a_turn(scene)
    await scene.rest()
    await scene.slash("Ada", "end")
    await scene.press("Ada", "End the game")
    await scene.rest()
    await scene.press("Ben", "Agree")
    await scene.rest()
    await scene.press("Ada", "Undo")


async def to_plan(scene: Scene) -> None:
    """Let Ada plan her first turn of MacRobber."""
    await scene.slash("Ada", "start macrobber", automas=1, log="turns")
    await scene.rest()
    await scene.press("Ben", "Join")
    await scene.rest()
    await scene.press("Ada", "Play")


async def asleep(scene: Scene) -> None:
    """Let Ben wait for Ada's first turn of MacRobber for longer than a day."""
    await scene.slash("Ada", "start macrobber", automas=1, log="turns")
    await scene.rest()
    await scene.press("Ben", "Join")
    await asyncio.sleep(100 * AWAY)
    await scene.slash("Ben", "seats")


async def to_raid(scene: Scene, foe: str = "Ben") -> None:
    """Let Ada raid somebody in her first turn of MacRobber."""
    await scene.slash("Ada", "start macrobber", automas=1, log="turns")
    await scene.rest()
    await scene.press("Ben", "Join")
    await scene.rest()
    await scene.press("Ada", "Play")
    await scene.rest()
    while not is_offered("Ada", "Raid ")(scene):
        try:
            await scene.press("Ada", "No action")
        except LookupError:
            await scene.choose("Ada", "done")
        await scene.rest()
    raid = next(one.label for one in scene.own("Ada")[0].buttons if "Raid " in one.label and foe in one.label)
    await scene.press("Ada", raid)
    await scene.rest()
    await scene.press("Ada", "Confirm")


async def to_defend(scene: Scene) -> None:
    """Let Ben be called to defend his pasture."""
    await to_raid(scene)
    await later(pressing("Ada", "A 3"))(scene)


async def to_raid_an_automa(scene: Scene) -> None:
    """Let Ada raid the automa beside her and Ben."""
    await to_raid(scene, foe="Dunmorag")


async def to_lay_back(scene: Scene) -> None:
    """Let Ada's raid of Ben be over but for the cards that both lay back."""
    await to_raid(scene)
    await scene.rest()
    while not is_offered("Ada", "Take nothing")(scene):
        for person in scene.people:
            with suppress(LookupError):
                await scene.press(person, "Play")
                await scene.rest()
            with suppress(LookupError):
                await scene.press(person, "A ")
                await scene.rest()
    await scene.press("Ada", "Take nothing")
