"""What a move of MacRobber comes to in a title and a few lines, and what the table and a seat look at."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.phone import broken
from engines.core.game.panel import Panel
from engines.core.script.event import Event
from engines.core.text import Text, text
from engines.macrobber import GAME
from engines.macrobber.display.gist import gist
from engines.macrobber.model.labels import tokens_label
from engines.macrobber.model.state import Laid, PlannedStep, Raid, State, Turn
from engines.macrobber.model.tokens import Tokens
from tests.contract.words import spoken, words
from tests.engines.macrobber.states import BEGUN, FOUR, LATER, LOST, OVER, PLANNING, RAIDING, SHARED

SAY, SHOWN = words(GAME), spoken(GAME)
TIED = replace(
    RAIDING,
    raid=Raid(
        "s1", "s3", stage="refill", rounds=((Laid(1), Laid(3)), (Laid(2), Laid(2)), (Laid(4), Laid(1)))
    ),
)
CLANS = ("corrieglen", "ardroch", "erskay", "balnevis", "dunmorag")


def clan(seat: str) -> Text:
    return text("clan", clan=CLANS[int(seat[1:]) - 1])


def event(id: str, seat: str | None = "s1", /, **args: Any) -> Event:  # noqa: A002 - the event's own name
    return Event(id, ({"who": clan(seat)} if seat else {}) | args, seat=seat)


DRAWN = event("drawn", tokens=tokens_label(Tokens(1, 2, 2, 1)))
CATTLE, MONK = event("built", building="cattle"), event("monks", n=1)
RAID = event("raid", defender=clan("s2"))
RESTED = event("rested")


def bard(taken: Tokens, kept: str = "none") -> Event:
    return event("bard", victim=clan("s2"), taken=tokens_label(taken), kept=kept)


def combat(n: int, attack: Text, defence: Text, winner: str) -> tuple[Event, ...]:
    sides = {"attacker": clan("s1"), "defender": clan("s2"), "attack": attack, "defence": defence}
    fought = event("combat", None, round=n, winner=winner, **sides)
    return laid(n), event("laid", "s2", piper="no", round=n), fought


def laid(n: int, piper: str = "no") -> Event:
    return event("laid", piper=piper, round=n)


def card(n: int) -> Text:
    return text("card", n=n)


COMBATS = (
    *combat(1, text("card-piper", n=3, total=4), card(4), "nobody"),
    *combat(2, card(2), text("card-piper", n=1, total=2), "nobody"),
    *combat(3, card(4), text("card-missing"), "attacker"),
)
WON = event("raid-won", won=1, lost=0, n=1)
REFILLED = event("refilled", None, drawn=5, back=2)
SCORING = (
    event("green", "s2", n=4, points=3),
    event("red", "s1", n=2, points=2),
    event("red-most", "s1", points=2),
    event("scored", None, points=tuple(text("seat-points", seat=clan(f"s{n}"), n=n) for n in (1, 2, 3))),
)
NEXT_ROUND = (event("estate-removed", None), event("round", None, n=4, seat=clan("s2")))


def title(*events: Event) -> str | None:
    found = gist(events).title
    return SAY(found) if found else None


def lines(*events: Event) -> list[str]:
    return [line.replace("**", "") for one in gist(events).lines for line in broken(SHOWN, one.text)]


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([], "Turn of Corrieglen"),
        ([CATTLE], "Corrieglen: cattle"),
        ([CATTLE, MONK, RESTED], "Corrieglen: cattle + monk"),
        ([event("monks", n=2), event("estate")], "Corrieglen: 2 monks + estate"),
        ([CATTLE, RAID], "Corrieglen raids Ardroch"),
        ([CATTLE, MONK, RAID, *COMBATS, WON], "Corrieglen beats Ardroch"),
        ([RAID, event("repelled", "s2")], "Corrieglen loses to Ardroch"),
        ([RAID, event("raid-drawn")], "Corrieglen ties with Ardroch"),
        ([bard(Tokens(Y=1)), event("exchanged", n=2)], "Corrieglen: bard to Ardroch"),
        ([event("no-action"), event("exchanged", n=1)], "Corrieglen exchanges a card"),
        ([event("no-action"), event("exchanged", n=0)], "Corrieglen does nothing"),
        ([event("no-action"), RESTED], "Corrieglen does nothing"),
        ([CATTLE, RESTED, *SCORING, *NEXT_ROUND], "Corrieglen: cattle"),
    ],
)
def test_a_turns_title_says_what_the_seat_did(events: list[Event], expected: str) -> None:
    assert title(DRAWN, *events) == expected


@pytest.mark.parametrize(("id", "winners"), [("won", ("s2",)), ("shared", ("s1", "s3"))])
def test_the_end_leaves_the_winner_to_the_score_below_it(id: str, winners: tuple[str, ...]) -> None:  # noqa: A002
    over = event("over", None, why="end-3")
    won = event(id, None, winners=tuple(map(clan, winners)), points=38)
    assert title(DRAWN, CATTLE, RESTED, over, won) == "Corrieglen: cattle"
    assert lines(over, won) == ["Fewer than 6 tokens in the sack: game over"]


def test_actions_are_one_line_and_an_estates_price_a_detail_below_it() -> None:
    price: dict[str, Any] = {
        "paid": "both",
        "status": tokens_label(Tokens(Y=1)),
        "court": tokens_label(Tokens(G=2)),
    }
    events = (event("estate", **price), event("warrior"), RESTED)
    assert lines(*events)[:2] == ["🏞️ estate · 🟨 warrior and a card", "↳ paid: 1 yellow; court 2 green"]
    assert [one.is_detail for one in gist(events).lines] == [False, True, True]
    assert lines(event("monks", n=2), RESTED)[0] == "🟩 2 monks"


@pytest.mark.parametrize(("kept", "expected"), [("none", "↳ to the sack"), ("Y", "↳ keeps the yellow one")])
def test_a_bard_is_told_with_what_he_takes_and_keeps(kept: str, expected: str) -> None:
    events = (bard(Tokens(Y=1, G=1), kept), event("discarded", "s2"))
    assert lines(*events) == [
        "🎶 Bard to Ardroch: 1 yellow, 1 green",
        expected,
        "↳ ■ Ardroch discards a card",
    ]
    assert [one.is_detail for one in gist(events).lines] == [False, True, True]


def test_a_round_of_combat_is_one_line_with_the_clans_and_what_they_laid() -> None:
    assert lines(RAID, *COMBATS) == [
        "1st card: Corrieglen 3+1 = Ardroch 4",
        "2nd card: Corrieglen 2 = Ardroch 1+1",
        "3rd card: Corrieglen 4 > Ardroch 0",
    ]
    (lost,) = lines(*combat(1, card(2), card(3), "defender")[2:])
    assert lost == "1st card: Corrieglen 2 < Ardroch 3"


def test_at_the_end_of_a_round_the_combats_are_one_line_so_that_none_is_left_alone() -> None:
    assert lines(RAID, *COMBATS, WON, *SCORING)[0] == "Cards: 3+1 = 4 · 2 = 1+1 · 4 > 0"


def test_a_raid_and_a_laid_card_are_said_only_while_nothing_has_come_of_them() -> None:
    assert lines(RAID) == ["⚔️ Raid on Ardroch"]
    assert lines(RAID, laid(1)) == ["1st card: face down"]
    assert lines(RAID, laid(1, "yes")) == ["1st card: face down with a bagpiper 🎵"]


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([WON], "● Corrieglen won 1 to 0: +1"),
        ([event("raid-won", won=2, lost=1, n=2)], "● Corrieglen won 2 to 1, nothing to take: +2"),
        ([WON, event("loot-stolen", defender=clan("s2"))], "● Corrieglen won 1 to 0, took cattle: +1"),
        ([WON, event("loot-removed", loot="cattle")], "● Corrieglen won 1 to 0, cattle to sack: +1"),
        ([WON, event("loot-removed", loot="abbey")], "● Corrieglen won 1 to 0, removed an abbey: +1"),
        ([WON, event("loot-none", defender=clan("s2"))], "● Corrieglen won 1 to 0, took nothing: +1"),
        (
            [event("repelled", "s2", attacker=clan("s1"), won=2, lost=1, n=2, paid=1)],
            "■ Ardroch won 2 to 1: +2 · Corrieglen −1",
        ),
        (
            [event("repelled", "s2", attacker=clan("s1"), won=3, lost=0, n=2, paid=0)],
            "■ Ardroch won 3 to 0: +2",
        ),
        ([event("raid-drawn", won=1, lost=1, n=1)], "The raid is tied 1 to 1: ● Corrieglen +1"),
    ],
)
def test_the_points_of_a_raid_and_its_loot_are_one_line(events: list[Event], expected: str) -> None:
    assert lines(*events) == [expected]


def test_a_scoring_says_what_each_clan_gains_and_for_what() -> None:
    assert lines(*SCORING) == ["🟩 Green: ■ +3", "🟥 Cattle: ● +4"]


def test_a_scoring_that_gives_nothing_says_so() -> None:
    assert lines(SCORING[-1]) == ["Nobody scores"]


def test_of_a_full_turn_at_the_end_of_a_round_actions_raid_and_scoring_fit_a_message() -> None:
    told = (DRAWN, CATTLE, MONK, RAID, *COMBATS, WON, REFILLED, *SCORING, event("marker"), *NEXT_ROUND)
    assert [SAY(one.text).replace("**", "") for one in gist(told).lines if not one.is_detail] == [
        "🐄 cattle · 🟩 1 monk",
        "Cards: 3+1 = 4 · 2 = 1+1 · 4 > 0",
        "● Corrieglen won 1 to 0: +1",
        "Scored: ● +4 ■ +3",
    ]


def test_a_raid_in_a_round_in_which_nobody_scores_is_told_with_that() -> None:
    assert lines(RAID, *COMBATS, WON, SCORING[-1])[-1] == "Nobody scores"


def test_tokens_put_back_and_drawn_anew_are_two_lines() -> None:
    redrawn = event("redrawn", back=tokens_label(Tokens(B=2)), tokens=tokens_label(Tokens(Y=1, R=1)))
    assert lines(DRAWN, redrawn)[1:] == ["Put back: 2 blue", "Drawn: 1 yellow, 1 red"]


def test_the_clans_of_a_table_are_named_in_few_lines() -> None:
    chosen = [event("clan", f"s{n}", clan=clan(f"s{n}"), n=str(n)) for n in range(1, 6)]
    assert lines(*chosen, event("set-up", None, points=8, sack=tokens_label(Tokens(Y=9)))) == [
        "● Corrieglen · ■ Ardroch · ▲ Erskay",
        "◆ Balnevis · ★ Dunmorag",
        "Every clan begins with 8 points",
    ]


def said(panel: Panel) -> list[str]:
    return [line.replace("**", "") for one in panel.lines for line in broken(SHOWN, one)]


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (BEGUN, ["In turn: ■ Corrieglen"]),
        (FOUR, ["In turn: ● Ardroch", "Tokens: 1 yellow, 2 blue, 1 green, 2 red"]),
        (LATER, ["In turn: ● Ardroch · 2 of 4 tokens used", "Tokens: 2 blue, 1 green, 1 red"]),
        (replace(FOUR, turn=Turn(phase=3)), ["In turn: ● Ardroch"]),
        (LOST, ["⚔️ ▲ Corrieglen won the raid, 2 to 1"]),
        (TIED, ["⚔️ The raid is tied, 1 to 1"]),
        (
            replace(RAIDING, raid=Raid("s1", "s3", laid=Laid(3))),
            ["⚔️ ● Ardroch raids ▲ Corrieglen: 0 to 0", "● Ardroch has laid a card"],
        ),
    ],
)
def test_the_panel_says_first_whose_turn_or_raid_it_is(state: State, expected: list[str]) -> None:
    no_end = replace(state.options, red_area=99)
    assert said(GAME.panel(replace(state, options=no_end, turned=(), face_up=()))) == expected


def test_the_panel_ends_with_what_the_picture_does_not_tell() -> None:
    assert said(GAME.panel(replace(FOUR, turned=(41, 40, 38, 35))))[-2:] == [
        "Estates turned up: 40, 38, 35",
        "Seen in raids: 1 1 · 2 · 3 3 · 4 4",
    ]


def test_many_cards_are_counted() -> None:
    many = replace(FOUR, face_up=(1,) + (2,) * 3 + (3,) * 5 + (4,) * 4)
    assert said(GAME.panel(many))[-1] == "Seen: 1 one, 3 twos, 5 threes, 4 fours"


def test_a_seats_field_has_its_points_and_leaves_other_numbers_to_the_picture() -> None:
    assert [(SAY(one.name), SAY(one.value), one.seat) for one in GAME.panel(FOUR).fields] == [
        ("● Ardroch", "23 points", "s1"),
        ("■ Balnevis", "14 points", "s2"),
        ("▲ Corrieglen", "31 points", "s3"),
        ("◆ Dunmorag", "22 points", "s4"),
    ]


def test_after_the_end_the_panel_names_the_winner_alone() -> None:
    assert said(GAME.panel(OVER)) == ["🏆 ▲ Corrieglen wins"]
    assert said(GAME.panel(SHARED)) == ["🏆 ● Ardroch · ▲ Corrieglen share the win"]


def hand(state: State, seat: str) -> list[str]:
    assert GAME.hand is not None
    panel = GAME.hand(state, seat)
    assert panel.seat == seat
    return said(panel)


def planning(*steps: PlannedStep) -> State:
    return replace(FOUR, turn=Turn(phase=2, status=Tokens(1, 2, 1, 2), plan=steps))


def test_a_hand_has_cards_and_tokens_in_the_own_turn() -> None:
    assert hand(FOUR, "s1") == [
        "5 cards: 1, 2, 2, 3, 4",
        "Your tokens: 1 yellow, 2 blue, 1 green, 2 red",
        "In the return deck: 1 1 1 · 2 · 3 3",
    ]
    assert hand(FOUR, "s2") == ["3 cards: 3, 3, 4", "In the return deck: 2"]


@pytest.mark.parametrize(
    ("down", "line"),
    [
        ((1, 2, *(3,) * 5, *(4,) * 3), "In the return deck: 1 · 2 · 3 3 3 3 3 · 4 4 4"),
        ((1, 2, *(3,) * 6, *(4,) * 3), "Returned: 1 one, 1 two, 6 threes, 3 fours"),
    ],
)
def test_more_cards_than_a_phone_line_holds_are_counted(down: tuple[int, ...], line: str) -> None:
    state = replace(FOUR, seats=(replace(FOUR.seats[0], down=down), *FOUR.seats[1:]))
    assert hand(state, "s1")[-1] == line
    assert len(line) <= 45


def test_who_plans_reads_the_plan_and_what_will_be_left() -> None:
    state = planning(PlannedStep("estate:yR", (3,)))
    assert hand(state, "s1") == [
        "4 cards: 1, 2, 2, 4",
        "Your tokens: 1 yellow, 2 blue, 1 green, 1 red",
        "Planned: estate",
        "In the return deck: 1 1 1 · 2 · 3 3 3",
    ]
    assert hand(state, "s2") == hand(FOUR, "s2")


def test_a_plan_that_is_to_be_confirmed_is_read_in_the_question_alone() -> None:
    assert not any(line.startswith("Planned") for line in hand(PLANNING, "s1"))


@pytest.mark.parametrize(("seat", "winner"), [("s1", "▲ Corrieglen"), ("s3", "You")])
def test_who_has_fought_reads_how_the_raid_ended_while_cards_are_laid_back(seat: str, winner: str) -> None:
    assert f"⚔️ {winner} won the raid, 2 to 1" in hand(LOST, seat)
    assert "⚔️ The raid is tied, 1 to 1" in hand(TIED, seat)
    assert not any("raid" in line for line in hand(LOST, "s2"))


def test_a_hand_names_the_card_laid_in_combat_to_the_attacker_alone() -> None:
    laid = "You have laid a 3 + bagpiper = 4"
    assert laid in hand(RAIDING, "s1")
    assert laid not in hand(RAIDING, "s3")


def test_in_combat_a_hand_says_how_it_stands_and_what_was_laid_openly() -> None:
    cards, stands, needed, opposite, pipers = hand(RAIDING, "s3")
    assert cards == "6 cards: 1, 1, 2, 3, 4, 4"
    assert stands == "⚔️ You 0 to 1 ● Ardroch: 3<4+1, 2=2"
    assert needed == "Win here to tie the raid."
    assert opposite == "● Ardroch laid card + piper: 2 to 5"
    assert pipers == "Pipers (+1): you 4, ● Ardroch 3"


def test_who_chooses_whom_to_raid_reads_the_rivals_points_and_what_there_is_to_take() -> None:
    state = planning(PlannedStep("done"))
    rivals = ["Balnevis 14: 🐄 · Corrieglen 31: 🏰⛪", "Dunmorag 22: 🏰"]
    assert set(rivals) < set(hand(state, "s1"))
    assert not set(rivals) & set(hand(state, "s2"))
    assert not any(line.startswith("Your tokens") for line in hand(state, "s1"))
    decided = planning(PlannedStep("done"), PlannedStep("raid:s2"))
    assert not set(rivals) & set(hand(decided, "s1"))


def test_in_combat_nothing_that_was_laid_down_before_stands_beside_what_is_laid_now() -> None:
    down = replace(RAIDING, seats=tuple(replace(seat, down=(1, 2)) for seat in RAIDING.seats))
    for seat in ("s1", "s3"):
        assert not any("return deck" in line or "face down" in line for line in hand(down, seat))


def test_the_score_names_the_winner_and_leaves_the_numbers_to_the_picture() -> None:
    (panel,) = GAME.score(OVER)
    assert SAY(panel.title) == "🏆 Corrieglen wins with 38 points"
    assert (panel.seat, panel.fields) == (None, ())


def test_equal_points_share_the_lead() -> None:
    level = replace(BEGUN, seats=(*BEGUN.seats[:2], replace(BEGUN.seats[2], points=1)))
    (panel,) = GAME.score(level)
    assert SAY(panel.title) == "Ardroch, Corrieglen lead with 2 points"


def test_while_all_have_equal_points_nobody_is_named() -> None:
    (panel,) = GAME.score(BEGUN)
    assert SAY(panel.title) == "All are level with 2 points"


@pytest.mark.parametrize(
    ("rounds", "own", "enemy"),
    [
        (((4, 1), (3, 2)), "The raid is won already.", "The raid is lost already."),
        (((4, 1), (2, 2)), "A tie here is enough to win.", "Win here to tie the raid."),
        (((4, 1), (1, 2)), "Win here to win the raid.", "Win here to win the raid."),
    ],
)
def test_before_the_last_round_both_sides_read_what_it_takes(
    rounds: tuple[tuple[int, int], ...], own: str, enemy: str
) -> None:
    fought = tuple((Laid(one), Laid(other)) for one, other in rounds)
    for sides, (first, last) in {("s1", "s3"): (own, enemy), ("s3", "s1"): (own, enemy)}.items():
        state = replace(FOUR, raid=Raid(*sides, rounds=fought))
        assert first in hand(state, sides[0])
        assert last in hand(state, sides[1])
        earlier = replace(FOUR, raid=Raid(*sides, rounds=fought[:1]))
        assert not {first, last} & {*hand(earlier, sides[0]), *hand(earlier, sides[1])}


@pytest.mark.parametrize(
    ("laid", "told"),
    [
        (Laid(3), "● Ardroch laid a card: 1 to 4"),
        (Laid(3, piper=True), "● Ardroch laid card + piper: 2 to 5"),
        (Laid(0), "● Ardroch laid no card: 0"),
    ],
)
def test_who_defends_reads_what_the_enemy_can_have_laid(laid: Laid, told: str) -> None:
    assert told in hand(replace(FOUR, raid=Raid("s1", "s3", laid=laid)), "s3")


def test_the_table_says_that_the_game_may_end_once_a_clan_is_in_the_red_area() -> None:
    leader = max(seat.points for seat in FOUR.seats)
    for first, is_told in ((leader, True), (leader + 1, False)):
        state = replace(FOUR, options=replace(FOUR.options, red_area=first))
        shown = [SAY(line) for line in GAME.panel(state).lines]
        assert ("The game may end after this round" in shown) is is_told
    assert "may end" not in " ".join(SAY(line) for line in GAME.panel(OVER).lines)
