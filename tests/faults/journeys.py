"""What people do in the runs."""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.faults.acts import (
    Does,
    asking_below,
    choosing,
    has_made,
    has_moved,
    is_asked,
    is_at,
    is_below,
    is_offered,
    is_shown,
    is_told,
    later,
    letting_sleep,
    looking_at,
    pressing,
    pressing_one_of,
    sees_menu,
    sits,
    table_says,
    typing,
)
from tests.faults.befores import (
    asleep,
    ended,
    giving_a_place,
    left_to_tell,
    no_place,
    pair,
    pair_after_a_turn,
    pair_without_log,
    pebbles,
    place_and_start,
    said_in_advance,
    saying_in_advance,
    talking,
    to_dare,
    to_defend,
    to_lay_back,
    to_plan,
    to_raid_an_automa,
    to_secret,
)
from tests.faults.scene import Act


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
    is_denied: bool = False
    """Whether all that goes wrong in it is that the bot may see the channel no more, from some moment on."""
    is_dear: bool = False
    """Whether its runs take long: what goes wrong in nearly the same way is left to the other journeys."""


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
            Act(pressing("Ada", "Record"), has_made("Ada", "report"), "Ada's report"),
            Act(pressing("Ben", "Record"), has_made("Ben", "report"), "Ben's report"),
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
    meanwhile=Act(typing("Cleo", "status"), lambda scene: scene.is_last(scene.table), "the table"),
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
MEANWHILE = Journey(
    "a turn while another asks how things stand",
    pair_without_log,
    ((Act(pressing("Ada", "Turn"), table_says("7 cards left"), "the turn"),),),
    meanwhile=Act(asking_below("Ben"), lambda scene: scene.is_last(scene.table), "the table", is_hasty=True),
)
ALONE = Journey("a start after which nobody presses", left_to_tell, (), is_start=True)
SLEEPER = Journey(
    "a sleeper is answered for twice",
    asleep,
    ((Act(letting_sleep("Ben", "● Ardroch"), is_told("let the bot answer for it"), "the answer"),),),
    is_dear=True,
)
LOST = Journey(
    "a permission is lost for a quarter of an hour",
    pair,
    (
        (Act(pressing("Ada", "Turn"), table_says("7 cards left"), "the turn"),),
        (Act(later(giving_a_place, typing("Ben", "status")), has_moved, "the table"),),
        (Act(later(giving_a_place, typing("Ada", "status")), has_moved, "the table for Ada"),),
    ),
    is_denied=True,
)
LOOK = Journey(
    "another page is looked at while a picture is late",
    pair_after_a_turn,
    ((Act(pressing("Ada", "Look"), is_shown("Ada", "cards left"), "a page"),),),
    meanwhile=Act(looking_at("Ada", "Score"), is_at("Ada", "Score"), "another page"),
)
IN_PLACE = Journey(
    "a turn amid a turn at a table that stays",
    pair_without_log,
    ((Act(pressing("Ada", "Turn"), has_made("Ada", "turn"), "Ada's turn"),),),
    meanwhile=Act(pressing("Ben", "Turn"), has_made("Ben", "turn"), "Ben's turn"),
)
AMID = Journey(
    "a turn amid a turn at a table that moves",
    pair,
    IN_PLACE.steps,
    meanwhile=IN_PLACE.meanwhile,
)
PLAN = Journey(
    "a plan while another asks how things stand",
    to_plan,
    (
        (Act(pressing("Ada", "Play"), is_shown("Ada", "4 cards"), "what she plans"),),
        (Act(typing("Ben", "status"), lambda scene: scene.is_last(scene.table), "the table"),),
    ),
    is_dear=True,
    meanwhile=Act(pressing("Ada", "No action"), is_offered("Ada", "Neither"), "the plan"),
)
AHEAD = Journey(
    "a turn that another has said something ahead of",
    said_in_advance,
    ((Act(pressing("Ada", "Done"), has_made("Ben", "turn"), "both turns"),),),
    is_dear=True,
)
SAYING = Journey(
    "something is said in advance",
    saying_in_advance,
    ((Act(choosing("Ben", "Ben is done"), is_shown("Ben", "You have said"), "what is said"),),),
    is_dear=True,
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
    MEANWHILE,
    ALONE,
    SLEEPER,
    LOST,
    LOOK,
    IN_PLACE,
    AMID,
    PLAN,
    AHEAD,
    SAYING,
)
