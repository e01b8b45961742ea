"""What AutoMartin asks, and how little that takes."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.words.words import I18n
from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.script.chance import Stream
from engines.core.script.form import Form, as_shown, only_line
from engines.core.script.requests import Question
from engines.core.script.run import Asking, Done, Said
from engines.london import GAME
from engines.london.model.catalogue import boroughs
from engines.london.model.state import State, is_automa
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)


def asked(state: State, card: str, *answers: Any) -> Question:
    """Return what is asked in the turn of an AutoMartin with this automa card, after these answers."""
    deck = (card, *(one for one in state.deck if one != card))
    state, said = replace(state, deck=deck), tuple[Said, ...]()
    result = play(GAME, state, Move("turn", {"seat": "a1"}), "ask")
    for answer in answers:
        assert isinstance(result, Asking)
        said = (*result.said, Said(result.questions[0].id, answer))
        result = play(GAME, state, Move("turn", {"seat": "a1"}), "ask", said)
    assert isinstance(result, Asking)
    return result.questions[0]


def listed(question: Question) -> dict[str, str]:
    """Return what can be picked from menus, by what it stands for."""
    line = only_line(question)
    assert line
    return {option.id: SAY(option.label) for option in line.listed}


def test_the_city_card_and_the_one_put_aside_are_picked_from_the_names_of_the_section() -> None:
    start = states.fixed(states.begun(deck="designed"), section="B", t1="Fleet Street")
    start = replace(start, cards={"Brewing": "Brewing brown c2 +9 e2"})
    for question in (asked(start, "I-08"), asked(start, "I-09")):
        found = listed(question)
        assert found["Shops brown v2 p-1"] == "Shops brown v2 p-1"
        assert found["Brewing brown c2 +9 e2"] == "Brewing"
        assert "Mercers brown +5" not in found
        assert "Fleet Street pink +5" not in found
        assert list(found) == sorted(found)
        assert [question.check(one).card.line for one in found] == list(found)


def test_the_values_of_a_listed_card_are_in_the_words_that_people_of_a_language_type() -> None:
    say = I18n({"london": GAME}).words("london", "nl")
    question = asked(states.begun(deck="designed"), "I-08")
    line = only_line(question)
    assert line
    label = next(say.plain(one.label) for one in line.listed if one.id == "Almshouses brown p-2")
    assert label == "Almshouses bruin p-2"
    assert question.check(say.read_typed(label)).card.line == "Almshouses brown p-2"


def test_a_card_is_listed_until_all_its_copies_of_all_sections_are_out() -> None:
    """Two copies of Shops are in section B, two in section C."""
    start = states.fixed(states.begun(deck="designed"), section="B", t1="Shops", t2="Shops", t3="Shops")
    assert "Shops brown v2 p-1" in listed(asked(start, "I-08"))
    assert "Shops brown v2 p-1" not in listed(asked(states.fixed(start, b1="Shops"), "I-08"))


def test_a_card_of_the_group_s_own_is_in_the_menus_of_every_section() -> None:
    start = replace(states.begun(deck="designed"), cards={"Victoria Station": "Victoria Station c2"})
    assert listed(asked(start, "I-08"))["Victoria Station c2"] == "Victoria Station"


def test_who_picks_a_card_confirms_what_is_shown_of_it() -> None:
    assert asked(states.begun(deck="designed"), "I-08", "Salters brown +4").id == "aside"


def test_a_single_place_or_slot_that_nobody_has_named_is_picked_too() -> None:
    start = states.fixed(states.begun(deck="designed"), t1="?", slot_1="?", slot_2="empty", slot_3="empty")
    assert "Mercers brown +5" in listed(asked(start, "I-03"))
    found = listed(asked(start, "I-10"))
    assert "borough Lambeth c4 e3 d4" in found
    assert len(found) == len(boroughs())


def in_a_word(question: Question) -> list[str]:
    """Return what is answered with a button, by what it stands for."""
    line = only_line(question)
    assert line
    return [option.id for option in line.options]


def test_that_the_deck_is_empty_has_a_button_only_where_it_may_be() -> None:
    """With few city cards left by the count, or where nobody knows how many are left (end.1)."""
    start = states.begun(deck="designed")
    for left, words_ in (("10", []), ("9", ["empty"]), ("?", ["empty"])):
        there = states.fixed(start, city_left=left)
        assert in_a_word(asked(there, "I-08")) == words_
        assert in_a_word(asked(there, "I-09")) == ["later", *words_]


def taps(seed: str, level: str) -> Iterator[str]:
    """Yield each tap, and each form that is typed into, of AutoMartin's turns in a game."""
    people, luck, found = GAME.stand_ins()[0], Stream(seed), list[str]()

    def answered(asking: Asking) -> Said:
        question = asking.questions[0]
        answer = people.answer(question, asking.state, luck)
        if question.id != "rivals":
            line, said = only_line(question), answer
            if line and isinstance(question, Form):
                said = answer[line.id]
            is_picked = said in [one.id for one in line.listed] if line else not isinstance(question, Form)
            is_tapped = is_picked or answer == as_shown(question)
            found.extend(["tap"] if is_tapped else ["tap", "tap", "form"])
        return Said(question.id, answer)

    def moved(state: State, move: Move) -> State:
        done = play(GAME, state, move, seed, people=answered)
        assert isinstance(done, Done)
        return done.value

    done = begin(GAME, {"level": level}, seed)
    assert isinstance(done, Done)
    state = done.value
    while not state.is_over:
        acts = people.act(state, luck)
        try:
            move = next(acts)
            while True:
                state = moved(state, move)
                move = acts.send(state)
        except StopIteration:
            pass
        move = GAME.turns(state)[0].move
        if is_automa(str(move.args.get("seat", ""))):
            found += ["turn", "tap"]
        state = moved(state, move)
    yield from found


def test_a_turn_of_automartin_takes_few_taps_and_hardly_a_form() -> None:
    counted = sum((Counter(taps("taps", level)) for level in ("I", "II", "III")), Counter[str]())
    assert counted["tap"] < 4 * counted["turn"]
    assert counted["form"] < 0.3 * counted["turn"]
