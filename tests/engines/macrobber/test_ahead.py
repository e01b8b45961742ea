"""What a side of a raid reads that lays several cards at once, and what becomes of what it has laid ahead."""

from dataclasses import replace

import pytest

from engines.core.script.chance import Stream
from engines.core.script.requests import Choice
from engines.core.script.run import Asking, Said, run
from engines.core.text import text
from engines.macrobber import GAME
from engines.macrobber.model.state import Ahead, Laid, Raid, State
from engines.macrobber.model.tokens import Tokens
from engines.macrobber.rules.combat import fight
from engines.macrobber.rules.workspace import Workspace
from tests.contract.player import step
from tests.contract.words import words
from tests.engines.macrobber.moments import begun

PHONE = 45
"""Characters in a line."""
RAIDED = (("d.action", "done"), ("d.phase3", "raid:s2"), ("d.confirm", "confirm"))


def first_in_turn(hand: tuple[int, ...] = (1, 2, 3, 4), pipers: int = 2) -> State:
    state = replace(begun(), beginner="s1", in_turn="s1")
    first = replace(state.seats[0], hand=hand, court=Tokens(Y=4, B=pipers))
    second = replace(state.seats[1], hand=(1, 1, 2, 2))
    return replace(state, seats=(first, second, state.seats[2]))


def raided(*answers: tuple[str, str]) -> Asking:
    """Return what is open in a raid of the first seat after these answers."""
    state = first_in_turn()
    drawn = Said("tokens", list("YYBGRR"), "chance")
    said = (drawn, *(Said(id_, value) for id_, value in (*RAIDED, *answers)))
    result = step(GAME, state, GAME.offers(state)[0].move, said)
    assert isinstance(result, Asking)
    return result


def hand(state: State, seat: str) -> list[str]:
    assert GAME.hand is not None
    return [words(GAME)(line) for line in GAME.hand(state, seat).lines]


def options(asking: Asking) -> list[str]:
    (question,) = asking.questions
    assert isinstance(question, Choice)
    return [words(GAME)(option.label) for option in question.options]


def test_the_first_question_offers_several_cards_at_once_and_then_asks_card_by_card() -> None:
    say = words(GAME)
    assert options(raided())[-1] == "Several cards at once"
    asked = [("d.attack", "ahead"), ("d.attack", "4+p"), ("d.attack", "2")]
    told = [raided(*asked[:n]) for n in (1, 2, 3)]
    assert [say(one.questions[0].ask) for one in told] == [
        "Attack, several at once: 1st card of 3",
        "Attack, several at once: 2nd card of 3",
        "Attack, several at once: 3rd card of 3",
    ]
    assert options(told[0]) == [
        *("A 1", "A 2", "A 3", "A 4"),
        *("A 1 + piper", "A 2 + piper", "A 3 + piper", "A 4 + piper"),
    ]
    assert options(told[1])[-2:] == ["A 3 + piper", "Ask me then"]
    assert options(told[2])[-2:] == ["My lowest, if decided by then", "Ask me then"]


def test_what_is_asked_and_read_of_cards_laid_ahead_fits_a_phone() -> None:
    say, longest = words(GAME), (Laid(4, piper=True), Laid(3, piper=True))
    asks = [
        say(text("ask-ahead", side=side, round=1, later=later))
        for side in ("attack", "defend")
        for later in (1, 2, 3)
    ]
    raid = Raid("s1", "s2", ahead=(Ahead("s1", longest, then_lowest=True),))
    (line,) = (one for one in hand(replace(first_in_turn(), raid=raid), "s1") if "ahead" in one)
    assert line == "Laid ahead: 4+1, 3+1, lowest if decided"
    # Before a question stands the seat's mark.
    assert max(map(len, asks)) + 2 <= PHONE
    assert len(line) <= PHONE


def test_who_has_laid_ahead_reads_what_and_nobody_else_does() -> None:
    lays = [("d.attack", "ahead"), ("d.attack", "2"), ("d.attack", "4+p")]
    assert "Laid ahead: 2, 4+1" in hand(raided(*lays).state, "s1")
    after = raided(*lays, ("d.attack", "lowest")).state
    assert "Laid ahead: 4+1, lowest if decided" in hand(after, "s1")
    assert not any("ahead" in line for seat in ("s2", "s3") for line in hand(after, seat))


def test_a_side_that_laid_nothing_ahead_reads_nothing_of_it() -> None:
    assert not any("ahead" in line for line in hand(raided(("d.attack", "4")).state, "s1"))


def test_nothing_is_told_before_the_last_card_laid_ahead_is_chosen() -> None:
    before = raided()
    lays = [("d.attack", "ahead"), ("d.attack", "2"), ("d.attack", "4+p")]
    for n in (1, 2, 3):
        now = raided(*lays[:n])
        assert now.events == before.events
        assert [one.to for one in now.questions] == ["s1"]
    assert [one.id for one in raided(*lays, ("d.attack", "1")).events][-1] == "laid"


def test_without_the_last_answer_the_raid_stands_where_it_stood() -> None:
    lays = [("d.attack", "ahead"), ("d.attack", "2"), ("d.attack", "4+p")]
    assert raided(*lays[:2]).state.raid.ahead == (Ahead("s1", (Laid(2),)),)
    assert raided().state.raid.ahead == ()
    plain, ahead = raided(("d.attack", "2")), raided(*lays, ("d.attack", "ask"))
    assert plain.state.raid == replace(ahead.state.raid, ahead=())


@pytest.mark.parametrize("impossible", [Laid(4), Laid(1, piper=True)])
def test_what_was_laid_ahead_and_is_gone_is_asked_anew(impossible: Laid) -> None:
    state = first_in_turn(hand=(1, 2, 3), pipers=0)
    raid = Raid("s1", "s2", rounds=((Laid(4), Laid(2)),), ahead=(Ahead("s1", (impossible, Laid(2))),))
    table = Workspace(replace(state, raid=raid))
    asking = run(fight(table), (), Stream("a seed"))
    assert isinstance(asking, Asking)
    assert options(asking) == ["A 1", "A 2", "A 3", "Several cards at once"]
    assert asking.state.raid.ahead == ()
