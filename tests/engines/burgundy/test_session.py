"""What no single example shows: secrets of a dealt board, lists that fit a menu, the points' breakdown."""

import json
from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engines.burgundy import GAME
from engines.burgundy.model import tile
from engines.burgundy.model.catalogue import cards
from engines.burgundy.model.search import Search
from engines.burgundy.model.state import CardPlace, Depot, State
from engines.burgundy.rules.people_facts import Asked
from engines.burgundy.rules.place import GROUPS
from engines.burgundy.rules.score import end_points
from engines.burgundy.rules.workspace import Workspace
from engines.core.errors import BadAnswer
from engines.core.game.move import Move
from engines.core.script.requests import Choice, MultiChoice
from engines.core.script.run import Asking, Done, Said
from engines.core.text import text
from tests.contract.player import Luck, perform, session, step

SEATINGS = [(automas, people) for automas, people in product((1, 2, 3), (1, 2, 3)) if automas + people <= 4]
EVERY_SEATING = pytest.mark.parametrize(("automas", "people"), SEATINGS)


def begun(**options: Any) -> State:
    state: State = perform(GAME, None, None, Luck("burgundy"), options).after
    return state


def shown(state: State) -> tuple[Any, ...]:
    return GAME.public(state), GAME.panel(state), GAME.offers(state), GAME.fixes(state), GAME.score(state)


def test_what_lies_face_down_shows_nowhere() -> None:
    state = begun(board="dealt", automas=2)
    assert state.supply is not None
    turned = replace(
        state,
        position=state.position + 1,
        seats=tuple(replace(seat, deck=seat.deck[::-1]) for seat in state.seats),
        supply=replace(
            state.supply,
            tiles={colour: pile[::-1] for colour, pile in state.supply.tiles.items()},
            black=state.supply.black[::-1],
            goods=state.supply.goods[::-1],
        ),
    )
    assert turned != state
    assert shown(turned) == shown(state)


def test_a_table_that_draws_its_own_cards_learns_nothing_of_a_decks_order() -> None:
    state = begun(dice="table")
    (seat,) = state.seats
    assert seat.deck == tuple(sorted(seat.deck))


@EVERY_SEATING
@pytest.mark.parametrize("phase", [1, 2])
def test_a_list_of_where_to_look_fits_a_menu(automas: int, people: int, phase: int) -> None:
    state = replace(begun(automas=automas, players=people), phase=phase, white=3)
    wanted = [tuple({item.colour for item in card.items}) for card in cards().values()]
    for colours in (*wanted, *GROUPS.values(), tile.COLOURS):
        search = Search(text("purpose-white-castle"), "take.6", frozenset(colours).__contains__, ())
        asking = Asked(Workspace(state, "a1")).take_tile(search)
        question = next(one for one in asking if isinstance(one, Choice))
        assert 2 <= len(question.options) <= 25
        ids = [option.id for option in question.options]
        assert len(set(ids)) == len(ids)


@EVERY_SEATING
def test_every_question_of_a_session_fits_a_menu(automas: int, people: int) -> None:
    options = {"automas": automas, "players": people, "geese": True, "white_castles": True, "crane": True}
    for one in session(GAME, options, f"menus {automas} {people}").moves:
        for question in one.asked:
            if isinstance(question, Choice | MultiChoice):
                assert 1 <= len(question.options) <= 25, question.id


@EVERY_SEATING
@pytest.mark.parametrize("board", ["search", "tracked", "dealt"])
def test_the_breakdown_adds_up_to_the_final_score(automas: int, people: int, board: str) -> None:
    options = {"automas": automas, "players": people, "board": board, "trade_routes": True}
    *_, last, end = session(GAME, options, f"score {board}").states
    for before, after in zip(last.seats, end.seats, strict=True):
        assert after.points == sum(after.ledger.values())
        assert {category: after.ledger[category] for category in end_points(after)} == end_points(after)
        assert after.points == before.points + sum(end_points(after).values())


def test_a_dealt_game_without_reports_asks_nothing() -> None:
    state = begun(board="dealt", automas=3, geese=True, white_castles=True, crane=True, knowledge=True)
    made: Counter[str] = Counter()
    while offers := GAME.offers(state):
        made[offers[0].move.action] += 1
        result = step(GAME, state, offers[0].move)
        assert isinstance(result, Done)
        state = result.value
    # The set-up begins the first round of the game, and each phase its own.
    assert made == {"done": 25, "turn": 3 * 25, "round": 5 * 4, "phase": 4, "end": 1}


def test_the_market_is_asked_for_once_a_phase() -> None:
    state = begun(board="tracked")
    state = replace(state, seats=tuple(replace(seat, silver=9) for seat in state.seats))
    rows = []
    while state.phase == 1:
        played = perform(GAME, state, GAME.offers(state)[0].move, Luck(f"{state.round}"))
        rows += [question.id for question in played.asked if question.id == "market.row"]
        state = played.after
    assert rows == ["market.row"]


def test_changing_to_a_dealt_board_and_back_keeps_what_the_table_shows() -> None:
    state = begun(board="dealt", automas=2, players=2)
    tracked = perform(GAME, state, Move("board", {"mode": "tracked"}), Luck("x"))
    assert tracked.asked == ()
    dealt = perform(GAME, tracked.after, Move("board", {"mode": "dealt"}), Luck("x"))
    assert dealt.asked == ()
    assert dealt.after.depots == state.depots
    assert dealt.after.market == state.market
    assert face_down(dealt.after) == face_down(state)


def face_down(state: State) -> Counter[str]:
    """Return the tiles of the supply; which of them have a black back nobody can tell after a change."""
    assert state.supply is not None
    found = Counter(state.supply.black)
    for pile in state.supply.tiles.values():
        found.update(pile)
    return found


@pytest.mark.parametrize("board", ["search", "tracked", "dealt"])
def test_a_state_of_the_first_rules_loads(board: str) -> None:
    state = begun(board=board, automas=2)
    saved = json.loads(GAME.dump(state))
    del saved["taken"]
    for seat in saved["seats"]:
        del seat["before"]
    assert GAME.load(json.dumps(saved)) == state


def test_an_answer_that_cannot_be_read_leaves_the_market_question_open() -> None:
    state = begun(board="tracked")
    asking = step(GAME, state, Move("market"))
    assert isinstance(asking, Asking)
    with pytest.raises(BadAnswer):
        step(GAME, state, Move("market"), (*asking.said, Said("market.row", "b b b b b")))


def test_while_people_draw_a_new_card_the_completed_one_lies_empty() -> None:
    state = begun(board="tracked", dice="table")
    (seat,) = state.seats
    left, right = CardPlace(1, ("g", "lg:cow2", "")), CardPlace(2, ("",) * 4)
    depots = (Depot(), Depot(), Depot(("y", "")), Depot(), Depot(), Depot())
    state = replace(state, white=1, depots=depots, seats=(replace(seat, left=left, right=right),))
    asking = step(GAME, state, Move("turn", {"seat": "a1"}), (Said("dice.own", "3"),))
    assert isinstance(asking, Asking)
    assert [question.id for question in asking.questions] == ["card.drawn"]
    (seat,) = asking.state.seats
    assert seat.duchy == ("g", "lg:cow2", "y")
    assert seat.left.tiles == ("", "", "")
