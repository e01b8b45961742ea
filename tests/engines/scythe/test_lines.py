"""Lines as people write them: with what they go on, and what is said of one that can't be read."""

from functools import cache

import pytest

from engines.core.errors import IllegalMove
from engines.core.script.run import Asking
from engines.scythe import GAME
from engines.scythe.model.state import State
from tests.contract.player import step
from tests.engines.scythe import states
from tests.engines.scythe.test_session import more, words

STOCKS = "resources A1 1; resources A2 1; resources A3 1; resources A4 1; "
"""A line of 64 characters."""


@cache
def three() -> State:
    """Return the start with three people, Crimea in turn, and an Automa."""
    factions = {"faction_1": "crimea", "faction_2": "nordic", "faction_3": "saxony", "faction_4": "rusviet"}
    return states.begun(seats=4, people="123", level="automa", **factions)


def fixed(**values: str) -> State:
    """Return the start of a game of two with places corrected."""
    return states.fixed(states.two(), {name.replace("_", "-"): value for name, value in values.items()})


def refused(state: State, line: str) -> str:
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, states.line(line))
    return str(words("en").plain(fault.value.text))


def test_all_that_a_line_can_begin_with() -> None:
    new = ["new mech", *(f"{n} new mechs" for n in (2, 3, 4))]
    new += ["new worker", *(f"{n} new workers" for n in range(2, 7))]
    units = ["character base to", "worker G3 to", "worker H1 to"]
    rest = ["star", "lost", "riverwalk", "lakes", "enlist", "encounter", "resources", "link"]
    assert more(states.two(), "") == [*units, *new, *rest]
    assert more(three(), "") == [*units, *new, *rest, "nordic:", "saxony:"]


def test_what_a_word_goes_on_with() -> None:
    state = states.two()
    assert more(state, "l") == ["lost", "lakes", "link"]
    assert more(state, "lost") == ["lost worker G3", "lost worker H1"]
    assert more(state, "enlist") == ["enlist power", "enlist coins", "enlist popularity", "enlist cards"]
    assert more(state, "resources g3") == [f"resources G3 {n}" for n in range(10)]
    links = more(state, "link G3")
    assert links[:2] == ["link G3 A1", "link G3 A2"]
    assert len(links) == 46
    assert "link G3 G3" not in links


def test_what_is_done_is_no_longer_suggested() -> None:
    some = states.played(
        states.two(), states.line("riverwalk; enlist power; enlist cards; encounter A3 gone")
    )
    assert more(some, "r") == ["resources"]
    assert more(some, "enlist") == ["enlist coins", "enlist popularity"]
    tokens = more(some, "encounter")
    assert (tokens[0], tokens[-1]) == ("encounter B2 gone", "encounter A3 back")
    every = states.played(some, states.line("lakes; enlist coins; enlist popularity"))
    assert (more(every, "enl"), more(every, "la")) == ([], [])
    assert more(fixed(p1_worker="base", p1_character="base"), "l") == ["lakes", "link"]
    assert more(fixed(p1_worker=" ".join(["G3"] * 8), p1_mech="G3 G3 G3"), "n") == ["new mech"]


def test_nothing_goes_on_once_the_game_has_ended_or_from_what_is_not_possible() -> None:
    ended = states.played(states.two(), *[states.line("star")] * 6)
    assert (more(ended, ""), more(ended, "star")) == ([], [])
    assert GAME.notation is not None
    assert GAME.notation(ended).example == ""
    assert more(states.two(), "worker G3 to G4; worker G3 to") == []
    assert more(states.two(), "elephant; ") == []


def test_another_person_s_parts_stand_behind_their_name() -> None:
    assert more(three(), "nordic: l") == ["nordic: lost", "nordic: lakes", "nordic: link"]
    assert more(three(), "nordic: lost") == ["nordic: lost worker A4", "nordic: lost worker A5"]
    assert more(three(), "nordic: worker A5 to")[0] == "nordic: worker A5 to A4"
    after = more(three(), "nordic: star; ")
    assert after[:2] == ["nordic: star; character base to", "nordic: star; worker A4 to"]
    assert after[-2:] == ["nordic: star; crimea:", "nordic: star; saxony:"]
    gone = more(three(), "encounter A3 gone; nordic: encounter")
    assert gone[-1] == "encounter A3 gone; nordic: encounter A3 back"


def test_after_a_whole_part_a_further_one_is_offered_as_long_as_the_line_is_short() -> None:
    assert more(states.two(), "star")[0] == "star; character base to"
    assert more(states.two(), STOCKS + "3 new workers F4")[0].endswith("; character base to"), "80 characters"
    assert more(states.two(), STOCKS + "encounter F3 gone") == [], "81 characters"


def test_what_comes_behind_a_run_of_moves_is_what_they_have_led_to() -> None:
    """Only a further move of that run is made beside them."""
    state = fixed(p1_mech="F4", a1_worker="G4 A4")
    assert more(state, "mech F4 to G4; worker G3 to")[0] == "mech F4 to G4; worker G3 to G4"
    assert more(state, "mech F4 to F5; worker G3 to")[0] == "mech F4 to F5; worker G3 to H1"
    assert more(state, "mech F4 to G4; lost mech") == ["mech F4 to G4; lost mech G4"]
    assert more(state, "mech F4 to G4; attack") == [], "the workers there have gone home"
    stands = fixed(p1_mech="G4", a1_mech="G4")
    assert more(stands, "attack") == ["attack G4"]
    assert more(stands, "mech G4 to G3; attack") == []
    new = more(state, "mech F4 to G4; new mech")
    assert "mech F4 to G4; new mech G4" in new


def test_how_many_of_a_place_can_go() -> None:
    state = fixed(p1_mech="F4 F4", p1_worker="F4 F4 F4 G3")
    assert more(state, "2") == ["2 mechs F4 to", "2 workers F4 to", "2 new mechs", "2 new workers"]
    assert more(state, "3") == ["3 workers F4 to", "3 new workers"]


def test_a_move_that_is_too_far_is_named_to_whose_it_is() -> None:
    line = "star; nordic: worker A5 to H1; crimea: worker G3 to A1; worker H1 to G4"
    asking = step(GAME, three(), states.line(line))
    assert isinstance(asking, Asking)
    (question,) = asking.questions
    assert question.to == "p2"
    said = words("en").plain(question.ask)
    assert said.splitlines() == ["Further than two steps. Is that right?", "worker A5→H1, worker G3→A1"]


MOVE = "Write it like this: “mech D4 to E5”, “2 workers base to F3”."
ANY = "Write it like this: “mech D4 to E5”, “new worker F3”, “lost mech D4”."
LOST = "Write it like this: “lost mech D4”, “lost character”."
NEW = "Write it like this: “new worker F3”, “2 new workers F3”."
TOKEN = "Write it like this: “encounter D2 gone”, “encounter D2 back”."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("worker", MOVE),
        ("worker G3 G4", MOVE),
        ("mech D4 to", MOVE),
        ("worker 2 G3 to G4", MOVE),
        ("lost base", LOST),
        ("lost mech D4 to", LOST),
        ("lost mechanical", f"“mechanical” isn't known here. {LOST}"),
        ("new F3", NEW),
        ("new worker", NEW),
        ("link F3", "Write it like this: “link F3 C5”."),
        ("attack", "Write it like this: “attack E5”."),
        ("2 attack G3", "Write it like this: “attack E5”."),
        ("enlist", "Write it like this: “enlist power”, coins, popularity or cards."),
        ("encounter F3", TOKEN),
        ("encounter F3 away", f"“away” isn't known here. {TOKEN}"),
        ("resources G3 x", "“x” isn't known here. Write it like this: “resources F3 2”."),
        ("resources G3 ²", "“²” isn't known here. Write it like this: “resources F3 2”."),
        ("resources G3 ٣", "Write it like this: “resources F3 2”."),
        ("star gone", ANY),
        ("gone", ANY),
        ("to", ANY),
        ("base", ANY),
        ("2 star", ANY),
        ("2 riverwalk", ANY),
        ("c", "“c” can be cards, character, coins. Write a bit more of it."),
        ("me G3", "“me” can be mech, mechs. Write a bit more of it."),
        ("b c", "“b” can be back, base. Write a bit more of it."),
        (f"{'ab' * 20} G3", f"“{'ab' * 10}” isn't known here. {ANY}"),
        ("worker G3 to I9", "“I9” is no hex of the map: they are a letter A to H and a number, such as D4."),
        (
            f"worker G3 to {'x' * 30}",
            f"“{'x' * 20}” is no hex of the map: they are a letter A to H and a number, such as D4.",
        ),
        ("lost 2 workers", "Which worker? Say where it stood: “lost mech D4”."),
        ("lost character", "Crimea has no character on the map: only what stands there can be lost."),
        ("lost mech", "Crimea has no mech on the map: only what stands there can be lost."),
        ("lost worker G4", "Crimea has no worker at G4. There is: worker G3 H1."),
        ("lost 2 workers H1", "Crimea has only one worker at H1. There is: worker G3 H1."),
        ("9 new workers F3", "A faction has only 8 workers, not 9."),
        ("mechs G3 to G4", "Crimea has no mech on the map or the base."),
        ("new worker A4", "An Automa stands on A4."),
        (f"{'x' * 30}: star", f"“{'x' * 20}” is no person's faction. Before the colon stands Crimea."),
    ],
)
def test_what_cant_be_read_is_answered_by_how_to_write_it(line: str, said: str) -> None:
    state = states.two()
    assert refused(state, line) == f"Part 1, “{line}”: {said}"
    assert refused(state, f"star; {line}").endswith(f"Part 2, “{line}”: {said}")


def test_of_several_units_of_a_place_it_is_said_how_many_there_are() -> None:
    state = fixed(p1_worker="G3 H1 H1", p1_character="-")
    assert refused(state, "3 workers H1 to G4").endswith("only 2 workers at H1. There is: worker G3 H1 H1.")
    assert refused(state, "character base to G3").endswith("Crimea has no character on the map or the base.")


def test_who_else_may_be_meant_is_said_up_to_the_first_name() -> None:
    meant = " If it isn't Crimea's, begin with whose it is, such as “Nordic:”."
    none = "no mech on the map or the base."
    assert refused(three(), "star; mech A1 to A2").endswith(f"Crimea has {none}{meant}")
    assert refused(three(), "mech A1 to A2; nordic: star").endswith(f"Crimea has {none}{meant}")
    assert refused(three(), "crimea: star; mech A1 to A2").endswith(f"Crimea has {none}")
    twice = refused(three(), "star; crimea: worker G3 to G4; worker G3 to G4")
    assert twice.startswith("Part 3, ")
    assert not twice.endswith(meant)
    assert refused(three(), "nordic: worker A5 to A4; star; mech A1 to A2").endswith(f"Nordic has {none}")
    assert refused(three(), "star; worker G3 to G4; worker G3 to G4").startswith("Part 3, ")


@pytest.mark.parametrize("line", ["2 new workers F3", "new 2 workers F3"])
def test_a_number_may_stand_before_or_behind_new(line: str) -> None:
    assert states.played(states.two(), states.line(line)).person("p1").on_mat("worker") == 4


def test_a_place_is_left_out_where_earlier_parts_have_left_one() -> None:
    state = states.played(states.two(), states.line("new mech F4; worker G3 to F4; lost mech"))
    assert state.person("p1").units["mech"] == ("base",)


def test_a_part_that_is_whole_goes_on_with_a_further_one_only() -> None:
    assert more(three(), "nordic: star")[0] == "nordic: star; character base to"
    assert more(states.two(), "star x") == []
    assert more(states.two(), "lost worker G3")[0] == "lost worker G3; character base to"


def test_a_mech_is_offered_where_an_automa_stands_and_no_hex_twice() -> None:
    state = fixed(p1_mech="F4", a1_mech="G4", a1_worker="A4")
    ends = more(state, "mech F4 to")
    assert "mech F4 to G4" in ends
    assert len(ends) == len(set(ends)) == 46
    assert more(state, "mech F4 to G4; lost mech") == ["mech F4 to G4; lost mech G4"], "it may have won"


def test_what_an_earlier_part_has_moved_is_where_it_is_now() -> None:
    told = states.line("worker G3 to G4; mech F4 to F5; lost mech")
    assert states.played(fixed(p1_mech="F4"), told).person("p1").units["mech"] == ("base",)


def test_of_a_run_of_moves_the_part_that_is_not_possible_is_named() -> None:
    said = refused(states.two(), "star; worker G3 to G4; worker G3 to G4")
    assert said.startswith("Part 3, “worker G3 to G4”: ")


def test_a_run_goes_on_from_all_that_stands_before_it() -> None:
    typed = "star; new mech G3; mech G3 to H1; mech H1 to"
    assert more(states.two(), typed)[0] == "star; new mech G3; mech G3 to H1; mech H1 to G3"
