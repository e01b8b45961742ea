"""What no single example shows: lines as they are written, secrets, alt texts, the steps of setting up."""

from typing import Any

import pytest

from bot.words.words import I18n
from engines.core.errors import IllegalMove
from engines.core.game.move import Move
from engines.core.script.form import Form
from engines.core.script.run import Asking, Done
from engines.scythe import GAME
from engines.scythe.model.state import State
from tests.contract.player import step
from tests.contract.words import locales
from tests.engines.scythe import states
from tests.pictures.drawing import pictures_of
from tests.pictures.reading import png_of

LANGUAGES = locales(GAME)
ORDER = {
    "en": "Ada (Crimea), Saxony, Nordic",
    "de": "Ada (Krim), Sachsen, Norden",
    "fr": "Ada (Crimée), Saxonie, Nordique",
    "nl": "Ada (Crimea), Saxony, Nordic",
}


def words(language: str) -> Any:
    return I18n({GAME.id: GAME}, is_strict=True).words(GAME.id, language)


def more(state: State, typed: str) -> list[str]:
    assert GAME.notation is not None
    return list(GAME.notation(state).go_on(typed))


def test_at_the_end_everybody_s_points_are_known() -> None:
    """So nobody is asked for points that the game has worked out."""
    state = states.ended()
    assert GAME.points is not None
    assert GAME.points(state).keys() == {seat.id for seat in state.seats}


def test_all_units_are_drawn() -> None:
    assert sum(len(places) for seat in states.crowded().seats for places in seat.units.values()) == 65


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_65_units_names_every_hex_with_units(language: str) -> None:
    for state in (states.crowded(), states.full(), states.two()):
        picture = pictures_of(GAME).table(state, words(language).plain)
        assert picture is not None
        assert len("\n".join(picture.words)) <= 1024
        for seat in state.seats:
            own = next(
                line
                for line in picture.words
                if words(language).label("faction", faction=seat.faction) in line
                and ":" in line
                and "→" not in line
            )
            assert all(place in own for places in seat.units.values() for place in places if place != "base")


def test_the_picture_of_65_units_is_light() -> None:
    picture = pictures_of(GAME).table(states.crowded(), words("en").plain)
    assert picture is not None
    assert len(png_of(picture.svg, 2)) < 150_000


def test_a_line_is_continued_with_what_is_near_first() -> None:
    state = states.begun(faction_1="crimea", faction_2="nordic")
    assert more(state, "")[:3] == ["character base to", "worker G3 to", "worker H1 to"]
    assert more(state, "WORKER g3 t") == ["worker G3 to"]
    assert more(state, "worker G3 to")[:2] == ["worker G3 to G4", "worker G3 to H1"]
    assert "worker G3 to A1" in more(state, "worker G3 to")
    assert more(state, "worker G3 to G4; worker G4 to")[0] == "worker G3 to G4; worker G4 to G3"
    assert more(state, "worker F3 to") == []


def test_all_units_of_a_hex_are_offered_and_every_hex_for_a_new_one() -> None:
    state = states.fixed(states.begun(faction_1="crimea", faction_2="nordic"), {"p1-worker": "G3 G3 G3 H1"})
    assert more(state, "3") == ["3 workers G3 to", "3 new mechs", "3 new workers"]
    assert more(state, "5 workers") == []
    new = more(state, "new mech")
    assert new[:2] == ["new mech G3", "new mech H1"]
    assert "new mech A1" in new
    assert "new mech A4" not in new


def test_fights_and_tokens_are_offered_as_they_are_possible() -> None:
    given = {"p1-worker": "F3 H1", "p1-mech": "F4", "a1-worker": "F3 F4"}
    state = states.played(states.fixed(states.two(), given), states.line("encounter D2 gone"))
    assert more(state, "attack") == ["attack F4"]
    assert more(state, "encounter D2") == ["encounter D2 back"]
    assert more(state, "encounter F6") == ["encounter F6 gone"]


def test_what_is_offered_in_a_run_of_moves_is_possible_beside_them() -> None:
    state = states.fixed(
        states.begun(faction_1="crimea", faction_2="nordic"), {"a1-worker": "G4 A4", "p1-mech": "H1"}
    )
    assert "worker G3 to G4" not in more(state, "worker G3 to")
    assert "character base to G4; worker G3 to G4" not in more(state, "character base to G4; worker G3 to")
    assert "mech H1 to G4; worker G3 to G4" in more(state, "mech H1 to G4; worker G3 to")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("mech", "Write it like this: “mech D4 to E5”"),
        ("9 workers G3 to G4", "A faction has only 8 workers, not 9."),
        ("2 workers G3 to G4", "Crimea has only one worker at G3. There is: worker G3 H1."),
        ("worker G3 to I1", "“I1” is no hex"),
        ("new mech base", "The base is no hex"),
        ("lost mech base", "The base is no hex"),
        ("worker G3 to base", "to its base it goes as “lost”"),
        ("lost worker", "Which worker?"),
        ("new character G3", "Crimea has no character left on the mat."),
        ("attack G3", "there is nobody to fight"),
        ("encounter D3 gone", "D3 has no encounter"),
        ("link G3 G3", "two hexes"),
        ("riverwalk; riverwalk", "Part 2, “riverwalk”: That is so already"),
        ("nordic: worker A4 to A5", "is no person's faction. Before the colon stands Crimea."),
        ("resources G3 1000", "On a hex lie 0 to 99 resources."),
        ("elephant G1 to F1", "“elephant” isn't known here. Write it like this: “mech D4 to E5”"),
        ("enlist love", "“love” isn't known here. Write it like this: “enlist power”"),
    ],
)
def test_what_is_wrong_is_named_with_its_part(line: str, said: str) -> None:
    state = states.two()
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, states.line(line))
    told = words("en").plain(fault.value.text)
    assert told.startswith("Part ")
    assert said in told


def test_who_else_may_be_meant_is_said_where_nobody_is_named() -> None:
    def refused(line: str) -> str:
        with pytest.raises(IllegalMove) as fault:
            step(GAME, states.full(), states.line(line))
        return str(words("en").plain(fault.value.text))

    meant = "such as “Crimea:”."
    assert refused("mech D4 to D5").endswith(meant)
    assert not refused("saxony: mech D4 to D5").endswith(meant)
    assert "Saxony has no mech at D4." in refused("mech D4 to D5")


def test_a_line_is_about_who_writes_it_up_to_the_first_name() -> None:
    state = states.begun(seats=3, people="12", faction_1="crimea", faction_2="saxony", faction_3="nordic")
    assert GAME.notation is not None
    of_seat = GAME.notation(state).of_seat
    assert of_seat("star", "p2") == "saxony: star"
    assert of_seat("star; crimea: riverwalk", "p2") == "saxony: star; crimea: riverwalk"
    assert of_seat("crimea: star", "p2") == "crimea: star"


def test_the_hand_that_the_bot_draws_shows_nowhere() -> None:
    state = states.begun(combat_cards="bot", faction_1="crimea", faction_2="saxony")
    own = state.automa("a1")
    assert len(own.hand) == own.cards == 4
    shown = [GAME.public(state), GAME.panel(state), GAME.offers(state), GAME.fixes(state), GAME.score(state)]
    assert "hand" not in repr(shown)
    assert str(list(own.hand)) not in repr(shown)


def test_each_automa_shuffles_its_own_19_cards() -> None:
    one, other = states.begun(seats=3).automas
    assert sorted(one.deck) == sorted(other.deck) == list(range(1, 20))
    assert one.deck != other.deck


@pytest.mark.parametrize("seats", range(2, 6))
def test_setting_up_takes_five_short_steps_at_most(seats: int) -> None:
    for language in LANGUAGES:
        steps = [words(language)(one) for one in GAME.set_up(states.begun(seats=seats))]
        assert 4 <= len(steps) <= 5
        assert f"{seats + 1} " in steps[0]
        assert all(len(one) <= 42 for one in steps)


def test_who_plays_which_faction_stands_in_the_first_message() -> None:
    state = states.begun(seats=3, people="12", faction_1="crimea", faction_2="saxony", faction_3="nordic")
    for language in LANGUAGES:
        first, *_ = GAME.seats(state)
        assert first.named
        named = words(language).named([(first.label, "Ada"), (first.named, "yes")])
        _, order, power, *_ = map(named, GAME.set_up(state))
        ada, *_, nordic = ORDER[language].split(", ")
        assert order.endswith(ORDER[language])
        assert power.endswith(f": {nordic} 4/1")
        assert ada in named(GAME.panel(state).fields[0].name)


def test_a_turn_on_a_full_map_asks_nothing_after_a_report() -> None:
    told = states.played(states.full(), states.line("saxony: enlist coins"))
    assert isinstance(step(GAME, told, Move("turn", {"seat": "a2"})), Done)
    assert isinstance(
        step(GAME, states.played(told, Move("turn", {"seat": "a2"})), Move("turn", {"seat": "a3"})), Done
    )


def test_not_told_it_asks_once() -> None:
    asking = step(GAME, states.two(), Move("turn", {"seat": "a1"}))
    if isinstance(asking, Asking):
        assert [question.id for question in asking.questions] == ["enemy.units"]


def test_the_form_of_the_score_knows_what_is_on_the_map() -> None:
    """The resources of each hex once, however many units hold it, and of none on which nothing lies."""
    told = states.line("resources G3 2; resources H1 0; new worker G3; new mech D4")
    state = states.played(states.two(), told, *[states.line("star")] * 6)
    asking = step(GAME, state, Move("score"))
    assert isinstance(asking, Asking)
    (form,) = asking.questions
    assert isinstance(form, Form)
    known = {one.id: one.prefill for one in form.questions}
    assert known["resources"] == "2"
    assert (known["stars"], known["hexes"]) == (6, 5), "the Factory is three hexes"


def test_a_turn_is_over_when_everybody_has_had_theirs() -> None:
    """So the turns of two Automas count as one, and who sits behind an Automa has the same number."""

    def foot(state: State) -> str:
        return str(words("en").plain(GAME.footer(state)))

    state, seen = states.begun(seats=4, people="13"), list[str]()
    for move in ("done p1", "turn a1", "done p2", "turn a2", "done p1"):
        seen.append(foot(state))
        action, seat = move.split()
        state = states.played(state, Move(action, {"seat": seat}))
    assert seen == ["Turn 1"] * 4 + ["Turn 2"]
    behind = states.played(states.begun(seats=3, people="13"), Move("turn", {"seat": "a1"}))
    assert (behind.in_turn, foot(behind)) == ("p2", "Turn 1")
    assert foot(states.fixed(states.begun(seats=4, people="13"), {"in-turn": "p2"})) == "Turn 1"
    assert foot(states.played(state, *[states.line("star")] * 6)) == "The end"


def test_the_course_has_one_value_a_turn_and_that_of_the_end() -> None:
    state = states.begun(seats=3)
    for seat in ("a1", "a2", "a1", "a2", "a1"):
        state = states.played(states.fixed(state, {"in-turn": seat}), Move("turn", {"seat": seat}))
    state = states.played(state, *[states.line("star")] * 6, Move("score"))
    course = pictures_of(GAME).scores(state, words("en").plain)[-1]
    values = next(line for line in course.words if line.startswith("Nordic:"))
    assert len(values.partition(":")[2].split()) == 3


def test_corrections_give_no_automa_more_stars_than_it_has() -> None:
    corrected = states.fixed(states.two(), {"a1-track": "23", "a1-combat-stars": "2", "a1-power-star": "yes"})
    assert corrected.automa("a1").stars == 6
    assert GAME.panel(corrected).fields[1].value.args["stars"] == 6


def test_the_score_names_a_winner_or_who_is_level() -> None:
    won = states.ended()
    told = GAME.score(won)[0]
    assert " wins with " in words("en").plain(told.title)
    assert told.lines == ()
    two = states.begun(seats=3, faction_1="nordic", faction_2="rusviet", faction_3="crimea")
    assert words("en").plain(GAME.score(two)[0].title) == "Automas level with 11: Rusviet, Crimea"
