"""What can be corrected: how it reads, what it is called, what is to be typed, and how it is refused."""

from typing import Any

import pytest

from bot.words.words import I18n
from engines.burgundy import GAME
from engines.burgundy.model.state import State
from engines.core.errors import IllegalMove
from engines.core.game.move import Move
from engines.core.game.play import play
from engines.core.script.run import Done
from tests.contract.player import Luck, perform
from tests.engines.burgundy import states
from tests.engines.burgundy.test_offers import SMALL
from tests.engines.burgundy.test_session import begun

SAY = I18n({"burgundy": GAME}).words("burgundy", "en").plain
DEALT = """\
phase = C: Phase (a letter from A to E)
round = 2: Round (a whole number)
white = 6: White die (a whole number)
depot-1 = y:4 b:bank - -: Depot 1: tiles (tiles such as b:bank lg:cow3 y u, each space, - for an empty one)
goods-1 = -: Depot 1: goods (types such as 5 5 2, ? for an unknown one)
depot-2 = - - - -: Depot 2: tiles (tiles such as b:bank lg:cow3 y u, each space, - for an empty one)
goods-2 = -: Depot 2: goods (types such as 5 5 2, ? for an unknown one)
depot-3 = - u - dg: Depot 3: tiles (tiles such as b:bank lg:cow3 y u, each space, - for an empty one)
goods-3 = 4 2 4: Depot 3: goods (types such as 5 5 2, ? for an unknown one)
depot-4 = - - - -: Depot 4: tiles (tiles such as b:bank lg:cow3 y u, each space, - for an empty one)
goods-4 = -: Depot 4: goods (types such as 5 5 2, ? for an unknown one)
depot-5 = - - - -: Depot 5: tiles (tiles such as b:bank lg:cow3 y u, each space, - for an empty one)
goods-5 = -: Depot 5: goods (types such as 5 5 2, ? for an unknown one)
depot-6 = g - - lg:geese2: Depot 6: tiles (tiles such as b:bank lg:cow3 y u, each space, - for an empty one)
goods-6 = 5: Depot 6: goods (types such as 5 5 2, ? for an unknown one)
market = b:city_hall - u - - - - -: Black market \
(tiles such as y b - g, each space, - for an empty one, ? if nobody knows)
bonus-g = large small: Bonus tiles left of ⬜ gray (large small, or - for none)
bonus-dg = -: Bonus tiles left of 🏰 dark green (large small, or - for none)
bonus-u = small: Bonus tiles left of 🟦 blue (large small, or - for none)
space-a2 = 1: Automata 2: space on the turn track (a space from 0 to 6; it goes on top there)
space-p2 = 2: Player 2: space on the turn track (a space from 0 to 6; it goes on top there)
space-a1 = 2: Automata 1: space on the turn track (a space from 0 to 6; it goes on top there)
space-p1 = 4: Player 1: space on the turn track (a space from 0 to 6; it goes on top there)
a1-silver = 3: Automata 1: silver (a whole number)
a1-points = 97: Automata 1: points (a whole number)
a1-goods = 0 3 1 0 1 2: Automata 1: goods (six numbers: how many of the types 1 to 6)
a1-reserve = u wild:y b:church u lg:pig4 y:3 u y:12 wild:g: Automata 1: reserve \
(tiles such as b:bank u wild:y, - for none)
a1-duchy = g g g y:1 dg b:bank b:bank lg:sheep2 u u y:5 b:market: Automata 1: duchy \
(tiles such as b:bank lg:cow3 y u, - for none)
a1-colours = g: Automata 1: colours completed (colours such as g dg, - for none)
a1-left = 7: b:boarding_house dg - lg:cow3 -: Automata 1: left card \
(card and each space from top to bottom: 4: b:bank dg - - -)
a1-right = 6: u - wild:b -: Automata 1: right card \
(card and each space from top to bottom: 4: b:bank dg - - -)
a2-silver = 0: Automata 2: silver (a whole number)
a2-points = 71: Automata 2: points (a whole number)
a2-goods = 0 0 0 0 0 0: Automata 2: goods (six numbers: how many of the types 1 to 6)
a2-reserve = -: Automata 2: reserve (tiles such as b:bank u wild:y, - for none)
a2-duchy = -: Automata 2: duchy (tiles such as b:bank lg:cow3 y u, - for none)
a2-colours = -: Automata 2: colours completed (colours such as g dg, - for none)
a2-left = 3: - - lg:geese2 b:crane: Automata 2: left card \
(card and each space from top to bottom: 4: b:bank dg - - -)
a2-right = 1: - - -: Automata 2: right card (card and each space from top to bottom: 4: b:bank dg - - -)
"""
"""Of a dealt board, in its order."""
SEARCH = """\
phase = A: Phase (a letter from A to E)
round = 1: Round (a whole number)
white = 3: White die (a whole number)
market = ?: Black market (none if it is empty, ? if it isn't or nobody knows)
taken = -: Tiles that automata took in this phase (depot and colour such as 3.lg 5.b, - for none)
space-a1 = 0: Automata 1: space on the turn track (a space from 0 to 6; it goes on top there)
space-p1 = 0: Player 1: space on the turn track (a space from 0 to 6; it goes on top there)
"""
"""Where people look, before what an automata has."""


def shown(state: State) -> str:
    return "".join(f"{one.id} = {one.now}: {SAY(one.label)} ({SAY(one.hint)})\n" for one in GAME.fixes(state))


def fixed(state: State, field: str, value: str) -> State:
    after: State = perform(GAME, state, Move("fix", {"field": field, "value": value}), Luck("x")).after
    return after


def now(state: State, field: str) -> str:
    return next(one.now for one in GAME.fixes(state) if one.id == field)


def test_what_can_be_corrected_of_a_dealt_board() -> None:
    assert shown(SMALL) == DEALT


def test_what_can_be_corrected_where_people_look() -> None:
    assert shown(states.ONE).partition("a1-silver")[0] == SEARCH


@pytest.mark.parametrize(
    ("board", "field", "typed", "reads"),
    [
        ("tracked", "goods-3", "5 ? 2", "5 ? 2"),
        ("tracked", "goods-3", " ".join("1" * 25), " ".join("1" * 25)),
        ("tracked", "market", "?", "?"),
        ("tracked", "market", "none", "- - - -"),
        ("search", "market", "none", "empty"),
        ("search", "market", "empty", "empty"),
        ("search", "market", "?", "?"),
        ("search", "taken", "6.b 3.LG", "6.b 3.lg"),
        ("search", "taken", "none", "-"),
        ("search", "round", "1", "1"),
        ("search", "round", "5", "5"),
        ("search", "white", "1", "1"),
        ("search", "white", "6", "6"),
        ("search", "space-a1", "0", "0"),
        ("search", "space-a1", "6", "6"),
        ("tracked", "bonus-u", "small, LARGE", "large small"),
        ("tracked", "bonus-u", "large", "large"),
        ("tracked", "bonus-u", "none", "-"),
        ("search", "a1-silver", "0", "0"),
        ("search", "a1-silver", "9999", "9999"),
        ("search", "a1-points", "0", "0"),
        ("search", "a1-goods", "0 0 0, 0 0 9999", "0 0 0 0 0 9999"),
        ("search", "a1-reserve", "b " * 60, " ".join("b" * 60)),
        ("search", "a1-reserve", "lg wild:y b", "lg wild:y b"),
        ("search", "a1-reserve", "b - u", "b u"),
        ("search", "a1-duchy", "g - lg:cow2", "g lg:cow2"),
        ("search", "a1-colours", "dg, gray dg -", "dg g"),
        ("search", "a1-colours", "-", "-"),
        ("tracked", "a1-left", "3", "3: - - - -"),
    ],
)
def test_a_correction_reads_as_it_was_typed(board: str, field: str, typed: str, reads: str) -> None:
    state = begun(board=board)
    if field.startswith("space"):
        state = fixed(state, field, "3")
    assert now(fixed(state, field, typed), field) == reads


@pytest.mark.parametrize(
    ("options", "field", "typed", "words"),
    [
        ({}, "phase", "F", "A phase is one letter of ABCDE."),
        ({}, "round", "0", "That should be a whole number from 1 to 5."),
        ({}, "round", "6", "That should be a whole number from 1 to 5."),
        ({}, "white", "0", "That should be a whole number from 1 to 6."),
        ({}, "space-a1", "-1", "That should be a whole number from 0 to 6."),
        ({}, "space-a1", "7", "That should be a whole number from 0 to 6."),
        ({}, "a1-silver", "-1", "That should be a whole number from 0 to 9999."),
        ({}, "a1-silver", "10000", "That should be a whole number from 0 to 9999."),
        ({}, "a1-points", "-1", "That should be a whole number from 0 to 9999."),
        ({}, "a1-goods", "0 0 0 0 0 -1", "That should be a whole number from 0 to 9999."),
        ({}, "a1-goods", "1 1 1", "Six numbers are needed, 3 were given."),
        (
            {},
            "market",
            "u",
            "Nobody tells the bot what lies in this market. Write none if it is empty, else ?.",
        ),
        ({}, "taken", "3.dg", "No such tile lay there: “3.dg”. Write depot and colour, such as 3.lg."),
        ({}, "taken", "3.lg 3.lg", "No such tile lay there: “3.lg”. Write depot and colour, such as 3.lg."),
        (
            *({}, "taken", f"{'1' * 50}.b"),
            f"No such tile lay there: “{'1' * 30}”. Write depot and colour, such as 3.lg.",
        ),
        ({}, "a1-reserve", "b " * 61, "There is room for 60 tiles, not 61."),
        ({}, "a1-duchy", "u lg", "Say which livestock it is, such as cow3 or pig2."),
        ({}, "a1-colours", "g b:bank", "“b:bank” is no colour. Write b, y, g, lg, dg or u."),
        ({}, "a1-left", "10", "There is no card “10”. Write a number from 1 to 9, then the tiles."),
        (
            *({}, "a1-left", f"{'7' * 50}: -"),
            f"There is no card “{'7' * 30}”. Write a number from 1 to 9, then the tiles.",
        ),
        ({}, "a1-left", "1: g -", "There are 3 spaces, and 2 were written. Write each, - for an empty one."),
        ({}, "a1-left", "1: g lg:cow2 y", "A card in play has at least one open space."),
        ({}, "a1-left", "1: g y -", "Space 2 of that card takes 🟩 light green, not 🟨 knowledge tile."),
        ({"board": "tracked"}, "goods-3", "1 " * 26, "There is room for 25 tiles, not 26."),
        ({"board": "tracked"}, "bonus-u", "large huge", "Write large, small, both, or -."),
        ({"board": "dealt"}, "goods-3", "1 ?", "The bot deals this board, so it must know the kinds"),
        ({"board": "dealt"}, "depot-2", "y lg", "The bot deals this board, so it must know the kinds"),
        ({"board": "dealt"}, "depot-2", "b y", "The bot deals this board, so it must know the kinds"),
        (
            {"board": "dealt"},
            "a1-reserve",
            "u wild:lg",
            "The bot deals this board, so it must know the kinds",
        ),
        (
            {"board": "dealt"},
            "a1-left",
            "1: - wild:lg -",
            "The bot deals this board, so it must know the kinds",
        ),
    ],
)
def test_a_wrong_correction_is_refused_with_what_can_be_typed(
    options: dict[str, Any], field: str, typed: str, words: str
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        fixed(begun(**options), field, typed)
    reason = SAY(refusal.value.text)
    assert words in reason


def test_the_card_that_lies_there_keeps_its_tiles_if_it_is_named_alone() -> None:
    state = fixed(begun(), "a1-left", "4: - dg - - -")
    assert now(fixed(state, "a1-left", " 4 "), "a1-left") == "4: - dg - - -"
    assert now(fixed(state, "a1-left", "4: none"), "a1-left") == "4: - - - - -"


def test_what_earlier_versions_have_corrected_stands_in_their_logs() -> None:
    state = fixed(begun(board="dealt"), "a1-left", "4: - dg - - -")
    for field, typed, reads in (("a1-left", "4", "4: - - - - -"), ("a1-reserve", "wild:lg", "wild:lg")):
        before = play(GAME, state, Move("fix", {"field": field, "value": typed}), "", as_before=True)
        assert isinstance(before, Done)
        assert now(before.value, field) == reads


def test_a_dealt_board_may_have_a_face_down_building_that_nobody_named_on_a_card() -> None:
    """It is never placed again, and of those in the duchy only livestock counts by its kind (complete.4)."""
    assert now(fixed(begun(board="dealt"), "a1-left", "2: wild:b - - -"), "a1-left") == "2: wild:b - - -"
