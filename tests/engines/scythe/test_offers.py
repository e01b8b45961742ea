"""What people can pick and correct, as it is shown, and with which words a wrong correction is refused."""

from functools import partial

import pytest

from engines.core.errors import IllegalMove
from engines.core.game.move import Move
from engines.core.script.requests import Choice, MultiChoice, Number
from engines.core.script.run import Asking, Said
from engines.scythe import GAME
from engines.scythe.model.state import State
from tests.contract import player
from tests.contract.player import step
from tests.engines.scythe import states
from tests.engines.scythe.test_session import words

OPTIONS = """\
seats number 2: 2 to 5
faction_1 choice None: nordic rusviet togawa crimea saxony polania albion
faction_2 choice None: nordic rusviet togawa crimea saxony polania albion
faction_3 choice None: nordic rusviet togawa crimea saxony polania albion
faction_4 choice None: nordic rusviet togawa crimea saxony polania albion
faction_5 choice None: nordic rusviet togawa crimea saxony polania albion
people choice 1: 1 12 13 14 15 123 124 125 134 135 145 1234 1235 1245 1345
level choice autometta: autometta automa automaszyna ultimaszyna
deck choice bot: bot table
combat_cards choice table: table bot
invaders switch None
skips switch False
all_moves switch False
veto choice none: none moves units both
coins number 0: -2 to 2
power number 0: -2 to 2
tunnels switch True
"""
"""The options of a start: kind, what is usual, and what can be chosen."""
OFFERS = """\
Crimea is done
Turn of Nordic
p1 Units: Crimea moves units
p1 Units: Crimea places a new mech
p1 Units: Crimea places a new worker
p1 Units: Crimea lost units
p1 Stars, mechs, recruits: Crimea places a star
p1 Stars, mechs, recruits: Crimea unlocks Riverwalk
p1 Stars, mechs, recruits: Crimea unlocks lakes
p1 Stars, mechs, recruits: Crimea enlists power
p1 Stars, mechs, recruits: Crimea enlists coins
p1 Stars, mechs, recruits: Crimea enlists popularity
p1 Stars, mechs, recruits: Crimea enlists combat cards
p1 Stars, mechs, recruits: Crimea links two hexes
- Encounters, resources: Encounter A3 gone
- Encounters, resources: Encounter B2 gone
- Encounters, resources: Encounter B5 gone
- Encounters, resources: Encounter B7 gone
- Encounters, resources: Encounter D2 gone
- Encounters, resources: Encounter D6 gone
- Encounters, resources: Encounter E1 gone
- Encounters, resources: Encounter F2 gone
- Encounters, resources: Encounter F3 gone
- Encounters, resources: Encounter F6 gone
- Encounters, resources: Encounter G4 gone
- Encounters, resources: Resources on a hex
"""
"""What stands on the buttons and in the menus at the start: whose, in which group."""
CORRECTIONS = """\
in-turn = p1: Whose turn it is (a seat, such as a1)
encounters = A3 B2 B5 B7 D2 D6 E1 F2 F3 F6 G4: Encounter tokens (hexes, such as A3 B2; - for none)
resources = -: Resources on hexes (hexes with numbers, such as F3 2 F5 0; - for none)
p1-character = base: Crimea: character (hexes or base, such as base A4 A4; - for none)
p1-mech = -: Crimea: mechs (hexes or base, such as base A4 A4; - for none)
p1-worker = G3 H1: Crimea: workers (hexes or base, such as base A4 A4; - for none)
p1-combat-stars = 0: Crimea: combat stars (a whole number)
p1-stars = 0: Crimea: stars (a whole number)
a1-character = base: Nordic: character (hexes or base, such as base A4 A4; - for none)
a1-mech = -: Nordic: mechs (hexes or base, such as base A4 A4; - for none)
a1-worker = A4 A5: Nordic: workers (hexes or base, such as base A4 A4; - for none)
a1-combat-stars = 0: Nordic: combat stars (a whole number)
a1-power = 4: Nordic: power (a whole number)
a1-coins = 5: Nordic: coins (a whole number)
a1-cards = 1: Nordic: combat cards (a whole number)
a1-track = 0: Nordic: space of the cube (a whole number)
a1-last-card = -: Nordic: last main card (a whole number)
a1-power-star = no: Nordic: star for power (yes or no)
a1-factory-card = no: Nordic: Factory card (yes or no)
a1-level = autometta: Nordic: level (autometta, automa, automaszyna, ultimaszyna)
"""
"""What can be corrected: as it reads at the start, what it is called, and what is to be typed."""


def shown(state: State) -> list[str]:
    """Return the offers as OFFERS has them."""
    say, lines = words("en").plain, []
    for offer in GAME.offers(state):
        group = f"{offer.seat or '-'} {say(offer.group)}: " if offer.group else ""
        lines.append(group + say(offer.label))
    return lines


def now(state: State, field: str) -> str:
    return next(one.now for one in GAME.fixes(state) if one.id == field)


asked = partial(player.asked, GAME)


def test_the_options_of_a_start() -> None:
    lines = []
    for one in GAME.options:
        line = f"{one.id} {one.kind} {one.default}"
        line += f": {' '.join(one.choices)}" if one.choices else ""
        lines.append(line + (f": {one.low} to {one.high}" if one.kind == "number" else ""))
    assert "\n".join(lines) + "\n" == OPTIONS


def test_what_is_chosen_at_a_start_is_how_the_table_plays() -> None:
    chosen = {"deck": "table", "combat_cards": "bot", "invaders": True, "skips": True, "all_moves": True}
    chosen |= {"veto": "units", "coins": -2, "power": 1, "tunnels": False}
    options = states.begun(**chosen).options
    assert {name: getattr(options, name) for name in chosen} == chosen
    usual = states.begun().options
    assert {name: getattr(usual, name) for name in chosen} == {
        one.id: one.default for one in GAME.options if one.id in chosen
    }


def test_all_that_can_be_picked_at_the_start() -> None:
    assert "\n".join(shown(states.two())) + "\n" == OFFERS


def test_what_is_done_is_no_longer_offered() -> None:
    """Nor is what nobody has: a mech of an empty mat, a loss of what stands at home."""
    begun = states.fixed(states.two(), {"p1-mech": "G3 G3 H1 base"})
    done = states.played(begun, states.line("riverwalk; enlist coins; encounter F3 gone; resources G3 2"))
    lines = shown(done)
    assert lines[2:5] == [
        "p1 Units: Crimea moves units",
        "p1 Units: Crimea places a new worker",
        "p1 Units: Crimea lost units",
    ]
    mine = [one.partition(": Crimea ")[2] for one in lines if "Stars, mechs" in one]
    assert mine == [
        "places a star",
        "unlocks lakes",
        "enlists power",
        "enlists popularity",
        "enlists combat cards",
        "links two hexes",
    ]
    assert "- Encounters, resources: Encounter F3 back" in lines
    assert "- Encounters, resources: Encounter F2 gone" in lines
    home = states.fixed(states.two(), {"p1-worker": "base", "p1-mech": "-"})
    assert not any("lost units" in one for one in shown(home))
    none = states.fixed(home, {"p1-character": "-", "p1-worker": "-"})
    assert [any("moves units" in one for one in shown(state)) for state in (home, none)] == [True, False]
    some = states.fixed(states.two(), {"p1-worker": "base G3"})
    assert any("lost units" in one for one in shown(some))


def test_picked_reports_do_what_they_say() -> None:
    def after(action: str, **args: str) -> State:
        return states.played(states.two(), Move(action, args))

    assert after("star", player="p1").person("p1").stars == 1
    assert after("unlock", player="p1", ability="lakes").person("p1").unlocked == ("lakes",)
    assert after("enlist", player="p1", kind="coin").person("p1").enlisted == ("coin",)
    assert "F3" not in after("encounter", hex="F3", way="gone").encounters
    assert after("encounter", hex="F3", way="gone").told == ("p1",)


def test_after_the_sixth_star_the_score_alone_is_left_and_then_nothing() -> None:
    ended = states.played(states.two(), *[states.line("star")] * 6)
    assert shown(ended) == ["Enter the scores"]
    over = states.ended()
    assert shown(over) == []


def test_questions_name_unit_and_place_and_are_put_to_whose_units_they_are() -> None:
    say, state = words("en").plain, states.fixed(states.two(), {"p1-worker": "G3 G3 H1", "p1-mech": "G3"})
    which = asked(state, Move("move", {"player": "p1"}))
    assert isinstance(which, MultiChoice)
    assert (say(which.ask), which.low, which.high, which.to) == ("Which units moved?", 1, 5, "p1")
    assert [say(one.label) for one in which.options] == [
        "character base",
        "mech G3",
        "worker G3",
        "worker G3 (2)",
        "worker H1",
    ]
    where = asked(state, Move("move", {"player": "p1"}), ["worker.G3.2"])
    assert isinstance(where, Choice)
    assert (say(where.ask), where.to) == ("Where to: worker G3?", "p1")
    assert say(where.options[-1].label) == "Another hex"
    assert [one.id for one in where.options if one.is_back] == ["other"]
    every = asked(state, Move("move", {"player": "p1"}), ["worker.G3.2"], "other")
    assert isinstance(every, Choice)
    assert every.to == "p1"
    assert len(every.options) == 47 - len({"G3", "A4", "A5"}), (
        "all but its own hex and where an Automa stands"
    )
    new = asked(state, Move("place", {"player": "p1", "kind": "worker"}))
    assert (say(new.ask), new.to) == ("Where is the new worker?", "p1")
    lost = asked(state, Move("lost", {"player": "p1"}))
    assert say(lost.ask) == "Which units went home?"
    stock = asked(state, Move("resources"), "G3")
    assert isinstance(stock, Number)
    assert (say(stock.ask), stock.low, stock.high) == ("Resources on G3", 0, 20)
    other = asked(state, Move("link", {"player": "p1"}), "G3")
    assert (say(other.ask), other.to) == ("G3: and which other?", "p1")


def test_a_link_that_is_picked_leads_to_both_hexes() -> None:
    result = step(GAME, states.two(), Move("link", {"player": "p1"}), ())
    for answer in ("G3", "A1"):
        assert isinstance(result, Asking)
        said = (*result.said, Said(result.questions[0].id, answer))
        result = step(GAME, states.two(), Move("link", {"player": "p1"}), said)
    assert not isinstance(result, Asking)
    assert [(one.one, one.other) for one in result.value.person("p1").links] == [("G3", "A1")]


def test_no_mech_but_one_that_came_along_carries_a_worker() -> None:
    state = states.fixed(states.two(), {"p1-character": "G3", "p1-mech": "G3", "a1-worker": "G4 F3"})

    def offered(first: str) -> list[str]:
        picked = [first, "worker.G3.1"]
        where = asked(state, Move("move", {"player": "p1"}), picked, "G4")
        assert isinstance(where, Choice)
        return [one.id for one in where.options]

    assert "G4" in offered("mech.G3.1")
    assert "G4" not in offered("character.G3.1")
    assert "F3" not in offered("mech.G3.1")
    assert "G3" not in offered("mech.G3.1")


def test_all_that_can_be_corrected_at_the_start() -> None:
    say = words("en").plain
    lines = [f"{one.id} = {one.now}: {say(one.label)} ({say(one.hint)})" for one in GAME.fixes(states.two())]
    assert "\n".join(lines) + "\n" == CORRECTIONS


@pytest.mark.parametrize(
    ("field", "typed", "reads"),
    [
        ("a1-power-star", "yes", "yes"),
        ("a1-power-star", "YES", "yes"),
        ("a1-factory-card", "yes", "yes"),
        ("a1-last-card", "7", "7"),
        ("a1-coins", "999", "999"),
        ("a1-coins", "0", "0"),
        ("a1-power", "16", "16"),
        ("a1-level", "Ultimaszyna", "ultimaszyna"),
        ("a1-track", "23", "23"),
        ("encounters", "f3 A3, f3", "A3 F3"),
        ("encounters", "-", "-"),
        ("resources", "F3 99, f5 0", "F3 99 F5 0"),
        ("resources", "-", "-"),
        ("p1-mech", "H1 base A1 G3", "base A1 G3 H1"),
        ("p1-worker", "-", "-"),
        ("p1-stars", "6", "6"),
        ("in-turn", "a1", "a1"),
    ],
)
def test_a_correction_reads_as_it_is_typed(field: str, typed: str, reads: str) -> None:
    state = states.fixed(states.fixed(states.two(), {"resources": "G3 1"}), {field: typed})
    assert now(state, field) == reads


def test_a_switch_goes_back_and_no_last_card_can_be_told() -> None:
    state = states.fixed(states.two(), {"a1-power-star": "yes", "a1-last-card": "7"})
    again = states.fixed(state, {"a1-power-star": "no", "a1-last-card": "-"})
    assert (now(again, "a1-power-star"), now(again, "a1-last-card")) == ("no", "-")


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("a1-power-star", "maybe", "That is neither yes nor no."),
        ("a1-level", "hard", "That is no level."),
        ("a1-coins", "-1", "a whole number from 0 to 999"),
        ("a1-coins", "1000", "a whole number from 0 to 999"),
        ("a1-track", "24", "a whole number from 0 to 23"),
        ("a1-last-card", "20", "a whole number from 1 to 19"),
        ("p1-stars", "7", "a whole number from 0 to 6"),
        ("p1-mech", "G3 G3 G3 G3 G3", "A faction has only 4 mechs, not 5."),
        ("p1-character", "G3 H1", "A faction has only one character, not 2."),
        ("p1-worker", "G9", "“G9” is no hex"),
        ("p1-worker", "abcdefghijklmnopqrstuvwxyz", "“abcdefghijklmnopqrst” is no hex"),
        ("encounters", "G3", "G3 has no encounter."),
        ("encounters", "base", "“base” is no hex"),
        ("resources", "base 2", "“base” is no hex"),
        ("resources", "F3", "There should be hexes with numbers, such as “F3 2 F5 0”."),
        ("resources", "F3 100", "a whole number from 0 to 99"),
        ("resources", "F3 2 F5 0 f3 5", "F3 stands there twice: each hex has one number."),
        ("in-turn", "a2", "It is one of p1 a1."),
    ],
)
def test_a_wrong_correction_is_refused_in_words(field: str, typed: str, said: str) -> None:
    with pytest.raises(IllegalMove) as fault:
        step(GAME, states.two(), Move("fix", {"field": field, "value": typed}))
    assert said in words("en").plain(fault.value.text)


def test_a_level_is_refused_where_its_track_has_no_room_for_the_cube() -> None:
    state = states.fixed(states.two(), {"a1-track": "20"})
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, Move("fix", {"field": "a1-level", "value": "ultimaszyna"}))
    said = words("en").plain(fault.value.text)
    assert said.startswith("Nordic: level can't be “ultimaszyna”. The cube stands on space 20, ")
    assert "spaces 0 to 17" in said
    assert now(states.fixed(state, {"a1-track": "17", "a1-level": "ultimaszyna"}), "a1-track") == "17"


def test_no_automa_becomes_an_ultimaszyna_where_turns_are_skipped() -> None:
    state = states.begun(skips=True, level="automa")
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, Move("fix", {"field": "a1-level", "value": "ultimaszyna"}))
    assert words("en").plain(fault.value.text).endswith("An Ultimaszyna skips no turns.")
    assert now(states.fixed(state, {"a1-level": "automaszyna"}), "a1-level") == "automaszyna"
