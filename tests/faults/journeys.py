"""What people do in the runs."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sandbox.driver import TimedOut
from sandbox.permissions import bits
from tests.faults.scene import Act, Scene, button_of
from tests.faults.seams import HTTP

Does = Callable[[Scene], Awaitable[Any]]


@dataclass(frozen=True)
class Journey:
    """What is there already, and what people do then, step by step; the acts of a step are done at once."""

    name: str
    before: Does
    steps: Sequence[Sequence[Act]]
    is_start: bool = False
    """Whether the bot's start belongs to it."""
    meanwhile: Act | None = None
    """What another person does at any moment of it."""
    is_dear: bool = False
    """Whether its runs take long: what goes wrong in nearly the same way is left to the other journeys."""


def pressing(person: str, label: str) -> Does:
    return lambda scene: scene.press(person, label)


def pressing_one_of(person: str, *labels: str) -> Does:
    """Press the first of these that a person sees."""

    async def do(scene: Scene) -> None:
        for label in labels:
            with suppress(LookupError):
                await scene.press(person, label)
                return
        raise LookupError(f"{person} sees none of {labels}")

    return do


def typing(person: str, command: str, **options: Any) -> Does:
    return lambda scene: scene.slash(person, command, **options)


def choosing(person: str, *labels: str) -> Does:
    return lambda scene: scene.choose(person, *labels)


def table_says(words: str) -> Callable[[Scene], bool]:
    return lambda scene: scene.says(words)


def is_below(words: str) -> Callable[[Scene], bool]:
    """Tell whether the table says something, at the end of the channel."""
    return lambda scene: scene.says(words) and scene.is_last(scene.table)


def is_told(words: str) -> Callable[[Scene], bool]:
    return lambda scene: any(words in one.text for one in scene.public)


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


async def place_and_start(scene: Scene) -> None:
    """Give it back, and begin a game."""
    scene.channel.denied = 0
    await scene.slash("Ada", "start pebbles", deck="sorted", seed="net", log="turns")


async def pair(scene: Scene, **options: Any) -> None:
    """Begin a game of pebbles of Ada and Ben."""
    await pebbles(scene, **options)
    await scene.press("Ben", "Join")
    await scene.rest()


async def pair_after_a_turn(scene: Scene) -> None:
    """Let Ada and Ben see a turn."""
    await pair(scene)
    await scene.press("Ada", "Turn")


async def asked(scene: Scene) -> None:
    """Let Ada ask Ben to agree to a step back."""
    await pair_after_a_turn(scene)
    await scene.rest()
    await scene.press("Ada", "Undo")


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


def is_offered(person: str, label: str) -> Callable[[Scene], bool]:
    """Tell whether a person alone sees a button."""
    return lambda scene: any(button_of(one, label) for one in scene.own(person))


def is_asked(label: str) -> Callable[[Scene], bool]:
    """Tell whether everybody sees a button."""
    return lambda scene: any(button_of(one, label) for one in scene.public)


def sees_menu(person: str, label: str) -> Callable[[Scene], bool]:
    """Tell whether a person alone sees a menu with this."""
    return lambda scene: any(label in dict(menu.options) for one in scene.own(person) for menu in one.selects)


def sits(person: str) -> Callable[[Scene], bool]:
    """Tell whether a person has a seat."""
    return lambda scene: bool(
        scene.disk.rows(f"SELECT 1 FROM holders WHERE holder = '{scene.people[person].id}'")
    )


def is_shown(person: str, words: str) -> Callable[[Scene], bool]:
    """Tell whether a person alone was told something."""
    return lambda scene: any(words in one.text for one in scene.own(person))


def later(*all_: Does) -> Does:
    """Let somebody come back after a quarter of an hour: they weren't there any more."""

    async def do(scene: Scene) -> None:
        await asyncio.sleep(AWAY)
        for does in all_:
            await does(scene)

    return do


def has_reported(person: str) -> Callable[[Scene], bool]:
    """Tell whether a person's report is among the steps."""

    def is_there(scene: Scene) -> bool:
        author = scene.people[person].id
        return bool(scene.disk.rows(f"SELECT 1 FROM entries WHERE author = '{author}' AND kind = 'report'"))

    return is_there


AWAY = 900.0
ADAS, BENS = "We took 1 red", "We added 1 blue"

SOLO = Journey(
    "a turn alone, with a question",
    to_dare,
    (
        (Act(pressing("Ada", "Turn"), table_says("Do you dare"), "the turn"),),
        (Act(pressing("Ada", "Yes"), is_told("The card brings 2"), "the answer"),),
    ),
)
REPORT = Journey(
    "a typed report",
    talking,
    ((Act(typing("Ada", "report", action="took 1 red"), is_below("People took 1 red"), "the report"),),),
)
AT_ONCE = Journey(
    "two at once",
    pair,
    (
        (
            Act(pressing("Ada", "Turn"), table_says("7 cards left"), "Ada's turn"),
            Act(pressing("Ben", "Turn"), table_says("7 cards left"), "Ben's turn"),
        ),
    ),
)
SECRET = Journey(
    "a secret of one person",
    to_secret,
    (
        (Act(pressing("Ada", "Turn"), is_asked("Play"), "the turn"),),
        (Act(pressing("Ada", "Play"), is_offered("Ada", "Shell"), "the question"),),
        (Act(pressing("Ada", "Shell"), is_told("1 card left"), "the secret"),),
    ),
)
UNDO = Journey(
    "an undo with consent",
    pair_after_a_turn,
    (
        (Act(pressing("Ada", "Undo"), is_asked("Agree"), "the request"),),
        (Act(pressing("Ben", "Agree"), table_says("8 cards left"), "the consent"),),
    ),
)
END = Journey(
    "an end",
    pair_after_a_turn,
    (
        (Act(typing("Ada", "end"), is_offered("Ada", "End the game"), "the wish"),),
        (Act(pressing("Ada", "End the game"), is_asked("Agree"), "the request"),),
        (Act(pressing("Ben", "Agree"), is_asked("Again"), "the consent"),),
    ),
)
RAID = Journey(
    "a raid between two",
    to_defend,
    (
        (
            Act(
                later(pressing("Ben", "Play"), pressing("Ben", "A 1")),
                table_says("Ada, attack: 2nd card of 3"),
                "the defence",
            ),
        ),
        (
            Act(
                later(pressing("Ada", "Play"), pressing("Ada", "A 3")),
                table_says("Ben, defend: 2nd card of 3"),
                "the second card",
            ),
        ),
    ),
    is_dear=True,
)
START = Journey(
    "a start where a game has ended",
    ended,
    (
        (
            Act(
                typing("Ada", "start pebbles", deck="sorted", seed="net", log="turns"),
                table_says("Pebbles begins"),
                "the start",
            ),
        ),
    ),
    is_start=True,
)
PLANS = Journey(
    "two plans recorded at once",
    pair,
    (
        (
            Act(pressing("Ada", "Report"), sees_menu("Ada", ADAS), "Ada's menus"),
            Act(pressing("Ben", "Report"), sees_menu("Ben", BENS), "Ben's menus"),
        ),
        (
            Act(choosing("Ada", ADAS), is_offered("Ada", "Record"), "Ada's plan"),
            Act(choosing("Ben", BENS), is_offered("Ben", "Record"), "Ben's plan"),
        ),
        (
            Act(pressing("Ada", "Record"), has_reported("Ada"), "Ada's report"),
            Act(pressing("Ben", "Record"), has_reported("Ben"), "Ben's report"),
        ),
    ),
)
STATUS = Journey(
    "a look at how things stand",
    talking,
    ((Act(typing("Ada", "status"), lambda scene: scene.is_last(scene.table), "the table"),),),
)
HASTE = Journey(
    "turns in haste",
    pair,
    (
        (Act(pressing("Ada", "Turn"), table_says("card Plain"), "the first turn", is_hasty=True),),
        (Act(typing("Ben", "turn"), table_says("How many pebbles"), "the second turn", is_hasty=True),),
        (
            Act(typing("Ada", "answer", text="7"), table_says("6 cards left"), "the answer", is_hasty=True),
            Act(typing("Ben", "status"), table_says("6 cards left"), "the table", is_hasty=True),
        ),
    ),
)
LEFT = Journey(
    "a start with something left to tell",
    left_to_tell,
    ((Act(typing("Ada", "status"), lambda scene: scene.is_last(scene.table), "the table"),),),
    is_start=True,
    meanwhile=Act(typing("Ada", "answer", text="yes"), is_told("The card brings 2"), "the answer"),
)
AUTOMA = Journey(
    "a raid on an automa",
    to_raid_an_automa,
    (
        (
            Act(
                pressing_one_of("Ada", "Wake the automa", "A 3"),
                table_says("2nd card of 3"),
                "the first card",
            ),
        ),
    ),
    is_dear=True,
)
TOGETHER = Journey(
    "both lay cards back",
    to_lay_back,
    (
        (
            Act(pressing("Ada", "The lowest"), table_says("Ben, it's your turn"), "Ada's cards"),
            Act(pressing("Ben", "The lowest"), table_says("Ben, it's your turn"), "Ben's cards"),
        ),
    ),
    is_dear=True,
)
DENIED = Journey(
    "a start that is refused",
    no_place,
    (
        (Act(typing("Ada", "start pebbles", deck="sorted"), is_shown("Ada", "I still need"), "the refusal"),),
        (Act(place_and_start, table_says("Pebbles begins"), "the start"),),
    ),
)
JOIN = Journey(
    "a turn while another sits down",
    pebbles,
    ((Act(pressing("Ada", "Turn"), table_says("7 cards left"), "the turn"),),),
    meanwhile=Act(pressing("Ben", "Join"), sits("Ben"), "Ben"),
)
JOURNEYS = (
    HASTE,
    SOLO,
    REPORT,
    AT_ONCE,
    SECRET,
    UNDO,
    END,
    RAID,
    START,
    PLANS,
    STATUS,
    LEFT,
    AUTOMA,
    TOGETHER,
    DENIED,
    JOIN,
)
