"""The clans that the bot plays: legal, deterministic, and blind to what is hidden from them."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot.cli.match import Match, play_out
from engines.core.script.chance import Stream
from engines.core.script.decide import Dilemma
from engines.core.script.requests import Choice
from engines.macrobber import GAME
from engines.macrobber.model.state import Laid, Raid, State, Turn
from engines.macrobber.model.tokens import Tokens
from engines.macrobber.rules.seat_view import seen
from engines.macrobber.search.decide import ENOUGH, decide
from tests.contract.words import words
from tests.engines.macrobber.moments import begun
from tests.engines.macrobber.planner import PLAN, shares
from tests.engines.macrobber.quandaries import Quandary, no_clock, quandaries

pytestmark = pytest.mark.slow

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
STRENGTHS = pytest.mark.parametrize("strength", GAME.strengths)


@SEATS
@STRENGTHS
def test_every_answer_is_legal(seats: int, strength: str) -> None:
    asked = set()
    for one in quandaries(seats, every=2, name="legal", turns=30):
        one.question.check(one.thought(strength).answer)
        asked.add(one.question.id.split(".")[1])
    assert asked >= {"action", "phase3", "confirm", "attack", "defend", "layback", "loot", "discard"}


@STRENGTHS
def test_an_automa_lays_card_by_card_also_where_a_person_has_begun_to_lay_several(strength: str) -> None:
    answers = {"ahead": 0, "ask": 0}
    for one in quandaries(5, every=1, name="legal", turns=30):
        options = one.question.options if isinstance(one.question, Choice) else ()
        for marked in answers.keys() & {option.id for option in options}:
            answers[marked] += 1
            assert (one.thought(strength).answer == "ask") == (marked == "ask")
            assert one.thought(strength).answer != "ahead"
    assert all(answers.values())


@SEATS
@STRENGTHS
def test_what_is_hidden_from_a_seat_changes_nothing(seats: int, strength: str) -> None:
    stream = Stream("secrets")
    changed = 0
    for one in quandaries(seats, every=7):
        other = one.with_other_secrets(stream)
        changed += other.state != one.state
        assert pickle.dumps(other.thought(strength)) == pickle.dumps(one.thought(strength))
    assert changed > 10


@STRENGTHS
def test_an_open_thought_tells_nothing_of_what_is_hidden(strength: str) -> None:
    stream = Stream("hidden from all")
    told = set()
    for one in quandaries(3, every=2, name="thoughts", turns=30):
        thought = one.thought(strength)
        if not thought.is_open or not thought.weighed:
            continue
        told.add(one.question.id)
        for _ in range(3):
            other = with_other_cards(one, stream).with_other_secrets(stream)
            assert pickle.dumps(other.thought(strength)) == pickle.dumps(thought)
    assert told == {
        "drover": {"d.redraw", "d.action", "d.loot"},
        "reiver": {"d.redraw", "d.loot"},
        "chieftain": set(),
    }.get(strength)


def with_other_cards(one: Quandary, stream: Stream) -> Quandary:
    """Return the same, but the seat that is asked has other cards, as many, but for those planned."""
    state, own = one.state, one.state.seat(one.seat)
    plan = state.turn.plan if state.turn and state.in_turn == one.seat else ()
    kept = [card for step in plan for card in step.cards]
    rest = list(own.hand)
    for card in kept:
        rest.remove(card)
    cards = list(stream.shuffled([*rest, *own.down, *state.pile]))
    hand = tuple(sorted(kept + [cards.pop() for _ in rest]))
    down = tuple(sorted(cards.pop() for _ in own.down))
    seats = tuple(
        replace(seat, hand=hand, down=down) if seat.id == one.seat else seat for seat in state.seats
    )
    return replace(one, state=replace(state, seats=seats, pile=tuple(cards)))


def test_what_is_withheld_would_tell_of_the_hand() -> None:
    stream = Stream("hidden from all")
    changed = set()
    for one in quandaries(3, every=2):
        if one.question.id in ("d.action", "d.phase3"):
            other = with_other_cards(one, stream)
            changed |= {
                (strength, one.question.id)
                for strength in GAME.strengths
                if other.thought(strength).weighed != one.thought(strength).weighed
            }
    assert changed == {
        ("drover", "d.phase3"),
        *((strength, name) for strength in ("reiver", "chieftain") for name in ("d.action", "d.phase3")),
    }


def test_all_clans_decide_alike_under_any_hash_seed() -> None:
    first, other = (_thoughts(hash_seed) for hash_seed in ("1", "2"))
    assert first == other
    assert "chieftain" in first


def _thoughts(hash_seed: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "tests.engines.macrobber.quandaries"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_number_of_iterations_brings_back_a_search_that_was_cut_short() -> None:
    cut = 0
    for one in quandaries(3, every=11):
        timed = replace(one.dilemma("chieftain", None), seconds=9.0)
        thought = decide(timed, count().__next__)
        assert thought.iterations < 10
        assert thought.is_cut == (thought.iterations > 0)
        cut += thought.is_cut
        again = decide(replace(timed, iterations=thought.iterations), no_clock)
        assert again == replace(thought, is_cut=False)
    assert cut


def test_a_search_stops_when_it_has_looked_enough() -> None:
    one = next(one for one in quandaries(3, every=1) if one.question.id == "d.action")
    thought = decide(one.dilemma("chieftain", None), lambda: 0.0)
    assert 0 < thought.iterations <= ENOUGH


def test_a_slow_machine_decides_as_a_fast_one() -> None:
    one = next(one for one in quandaries(3, every=1) if one.question.id == "d.action")
    dilemma = replace(one.dilemma("chieftain", None), seconds=60.0)
    looks = count()
    slow = decide(dilemma, lambda: next(looks) * 0.029)  # just in time for 2,000
    assert slow == decide(dilemma, lambda: 0.0)
    assert slow.iterations > 100
    assert not slow.is_cut


@STRENGTHS
def test_what_was_weighed_has_words_and_comes_best_first(strength: str) -> None:
    say = words(GAME)
    for one in quandaries(4, every=3):
        thought = one.thought(strength)
        weighed = thought.weighed
        assert all(say(alternative.label) for alternative in weighed)
        if weighed:
            assert thought.about is not None
            assert thought.by is not None
            assert say(thought.about)
            assert say(thought.by)
        order = [(alternative.visits, alternative.value) for alternative in weighed]
        assert order == sorted(order, reverse=True)


def test_the_answer_is_the_first_of_what_was_weighed() -> None:
    say = words(GAME)
    for one in quandaries(3, every=1):
        if isinstance(one.question, Choice) and one.question.id in ("d.action", "d.phase3", "d.loot"):
            thought = one.thought("reiver")
            chosen = next(option for option in one.question.options if option.id == thought.answer)
            if thought.weighed and not thought.answer.startswith("bard"):
                assert say(thought.weighed[0].label) == say(chosen.label)


def test_a_chieftain_tells_the_chance_to_win_in_percent() -> None:
    thoughts = [one.thought("chieftain") for one in quandaries(3, every=9)]
    told = [alternative for thought in thoughts if thought.is_measured for alternative in thought.weighed]
    assert all(alternative.visits for alternative in told)
    assert all(0 <= alternative.value <= 100 for alternative in told)
    assert max(alternative.value for alternative in told) > 20


def test_a_drover_thinks_of_no_bard() -> None:
    for one in quandaries(3, every=1):
        if one.question.id == "d.action":
            thought = one.thought("drover")
            assert not any(alternative.label.id.startswith("do-bard") for alternative in thought.weighed)


def raid(hand: tuple[int, ...], rival: tuple[int, ...]) -> State:
    """Return the last round of a raid that stands at 1 to 1: s1 raids s2, who has no bagpiper."""
    state = begun(seats=3)
    one, other, third = state.seats
    drawn = Laid(3), Laid(2)
    return replace(
        state,
        in_turn="s1",
        beginner="s1",
        turn=Turn(phase=3),
        raid=Raid("s1", "s2", rounds=(drawn, drawn[::-1])),
        seats=(replace(one, hand=hand), replace(other, hand=rival, court=Tokens(Y=4)), third),
    )


def laid(strength: str, state: State) -> str:
    """Return what s1 lays."""
    options = [f"{card}{piper}" for piper in ("", "+p") for card in sorted(set(state.seats[0].hand))]
    known = seen(state, "s1")
    dilemma = Dilemma(strength, "s1", known, "d.attack", options, "combat", iterations=300)
    answer: str = decide(dilemma, no_clock).answer
    return answer


@STRENGTHS
def test_the_deciding_round_is_fought_with_the_best_card(strength: str) -> None:
    assert laid(strength, raid((1, 1, 4), (2, 2, 3))).startswith("4")


def games(first: str, others: str) -> Iterator[bool]:
    """Yield whether the first, one against two, wins a game alone; it sits on every seat as often."""
    for number in range(15):
        place = number % 3
        strengths = [others] * 3
        strengths[place] = first
        match = Match(
            game="macrobber",
            seed=f"games {number // 3}",
            options={"seats": len(strengths)},
            strengths=tuple(strengths),
            iterations=40,
        )
        points = list(play_out(match).values())
        yield points[place] > max(points[:place] + points[place + 1 :])


def test_a_reiver_wins_more_than_its_share_against_drovers() -> None:
    assert sum(games("reiver", "drover")) > 5


def test_a_drover_stands_up_to_a_plan_of_ten_lines_and_can_be_beaten_by_it() -> None:
    assert sum(shares("drover", PLAN, 200)) >= 200 / 3
    assert sum(shares(PLAN, "drover", 30)) > 2
