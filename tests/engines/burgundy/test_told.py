"""Where the bot keeps the board people tell what they took, and How to play says so."""

import pytest

from bot.presses.search import Labels
from bot.words.words import I18n
from engines.burgundy import GAME
from engines.burgundy.display.panel import how_to_play
from engines.core.game.move import DONE, Move, Offer
from tests.contract.player import Luck, perform
from tests.engines.burgundy.test_session import begun

WORDS = I18n({"burgundy": GAME}).words("burgundy", "en")
BOARDS = ("search", "tracked", "dealt")
KEPT = pytest.mark.parametrize("board", BOARDS[1:])


def ending(state: object) -> Offer:
    """Return how the first person ends their turn."""
    return next(one for one in GAME.turns(state) if one.move.action == DONE)  # type: ignore[arg-type]


@KEPT
@pytest.mark.parametrize("action", ["take", "buy", "ship", "claim", "advance"])
def test_whatever_was_told_of_a_turn_takes_the_doubt_away_until_it_ends(board: str, action: str) -> None:
    state = perform(
        GAME, begun(board=board), Move("fix", {"field": "market", "value": "y y u u"}), Luck("x")
    ).after
    assert ending(state).doubt
    told = next(one for one in GAME.reports(state) if one.move.action == action)
    after = perform(GAME, state, told.move, Luck("x")).after
    assert not ending(after).doubt
    while after.round == 1:
        after = perform(GAME, after, GAME.turns(after)[0].move, Luck("x")).after
    assert ending(after).doubt


@KEPT
def test_what_is_told_after_the_last_turn_of_a_round_is_of_no_turn_of_the_next(board: str) -> None:
    state = begun(board=board)
    while GAME.turns(state)[0].move.action != "round":
        state = perform(GAME, state, GAME.turns(state)[0].move, Luck("x")).after
    told = next(one for one in GAME.reports(state) if one.move.action == "take")
    state = perform(GAME, state, told.move, Luck("x")).after
    assert ending(perform(GAME, state, Move("round"), Luck("x")).after).doubt


@KEPT
def test_what_one_person_told_takes_no_doubt_from_the_next_ones_turn(board: str) -> None:
    state = begun(board=board, players=2)
    told = next(one for one in GAME.reports(state) if one.move.action == "take")
    state = perform(GAME, state, told.move, Luck("x")).after
    after = perform(GAME, state, ending(state).move, Luck("x")).after
    assert ending(after).seat == "p2"
    assert ending(after).doubt


def test_what_is_told_of_the_board_alone_is_no_report_of_a_turn() -> None:
    state = begun(board="tracked")
    market = perform(GAME, state, Move("market"), Luck("x")).after
    assert ending(market).doubt


def test_of_a_board_on_the_table_nothing_is_doubted() -> None:
    assert not ending(begun(board="search")).doubt
    assert not GAME.tells_first(begun(board="search"))


@pytest.mark.parametrize(
    ("board", "dice", "kept"),
    [("dealt", "bot", True), ("dealt", "table", False), ("tracked", "bot", False), ("search", "bot", False)],
)
def test_hands_have_nothing_to_follow_only_where_the_bot_deals_and_draws_all(
    board: str, dice: str, kept: bool
) -> None:
    assert GAME.keeps_board(begun(board=board, dice=dice)) is kept


def test_how_to_play_differs_by_who_keeps_the_board() -> None:
    texts = [WORDS(how_to_play(begun(board=board))) for board in BOARDS]
    assert len(set(texts)) == len(BOARDS)
    for one in (*texts, WORDS(how_to_play(None))):
        assert [line.partition(":")[0] for line in one.splitlines() if "You tell" in line] == ["• **You tell"]
        assert "**It ends when**" in one
        assert "**A tie:**" in one
    assert "**My turn**" not in texts[0]
    assert "It isn't there" in texts[1]
    assert "It isn't there" not in texts[2]


@pytest.mark.parametrize(
    ("board", "moves"),
    [("tracked", ["take depot=3 slot=1"]), ("dealt", ["take depot=3 slot=1", "buy slot=2"])],
)
def test_the_example_of_a_line_is_understood(board: str, moves: list[str]) -> None:
    state = perform(
        GAME, begun(board=board), Move("fix", {"field": "market", "value": "y y u u"}), Luck("x")
    ).after
    state = perform(GAME, state, Move("fix", {"field": "depot-3", "value": "g y"}), Luck("x")).after
    example = WORDS(how_to_play(state)).partition("typed: `")[2].partition("`")[0]
    labels = Labels([(WORDS.plain(one.label), one.move.code) for one in GAME.reports(state)])
    assert [labels.find(part.strip()).only for part in example.split(";")] == moves


def test_a_dealt_board_never_asks_whether_a_tile_is_there() -> None:
    state, luck = begun(board="dealt"), Luck("there")
    for _ in range(40):
        played = perform(GAME, state, GAME.turns(state)[0].move, luck)
        assert played.asked == ()
        state = played.after


@pytest.mark.parametrize(
    ("action", "most"), [("take", 3), ("ship", 2), ("claim", 2), ("buy", 1), ("advance", 1)]
)
def test_so_often_a_person_can_tell_the_same_of_one_turn(action: str, most: int) -> None:
    told = [one.most for one in GAME.reports(begun(board="dealt")) if one.move.action == action]
    assert told
    assert set(told) == {most}
