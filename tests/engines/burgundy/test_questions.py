"""What people are asked, word by word, and what they can answer, in its order."""

from functools import partial
from typing import Any

import pytest

from bot.words.words import I18n
from engines.burgundy import GAME
from engines.core.game.move import Move
from engines.core.script.form import Form
from engines.core.script.requests import Choice, Line, MultiChoice, Question
from tests.contract import player
from tests.contract.player import Luck, perform
from tests.engines.burgundy.test_session import begun

SAY = I18n({"burgundy": GAME}).words("burgundy", "en").plain
BARE = {"market": "none", "a1-silver": "0", "a1-goods": "0 0 0 0 0 0", "white": "1"}
EMPTY = {f"depot-{n}": "none" for n in range(1, 7)}
TURN = Move("turn", {"seat": "a1"})


def fixed(board: str, **values: str) -> Any:
    """Return the beginning on a bare board, but for these values; the table rolls and draws."""
    state = begun(board=board, dice="table")
    named = {one.replace("_", "-"): value for one, value in values.items()}
    for field, value in (BARE | (EMPTY if board == "tracked" else {}) | named).items():
        state = perform(GAME, state, Move("fix", {"field": field, "value": value}), Luck("x")).after
    return state


asked = partial(player.asked, GAME)


def written(question: Question) -> str:
    """Return a question with its options, `<` behind one that leads nowhere new."""
    lines = [SAY(question.ask)]
    match question:
        case Choice(options=options):
            lines += ["; ".join(SAY(one.label) + "<" * one.is_back for one in options)]
        case MultiChoice(options=options, low=low, high=high, repeats=repeats):
            lines += ["; ".join(SAY(one.label) for one in options)]
            lines += [f"({low} to {high}{', each again and again' if repeats else ''})"]
        case Line(notation=notation):
            lines += [f"such as: {notation.example}"]
        case Form(questions=questions):
            lines += map(written, questions)
    return "\n".join(lines)


BUILDINGS = (
    "🟫 Bank; 🟫 Boarding House; 🟫 Watchtower; 🟫 Warehouse; "
    "🟫 City Hall; 🟫 Carpenter; 🟫 Church; 🟫 Market"
)
ANIMALS = "; ".join(f"🟩 {n} {one}" for one in ("cows", "pigs", "sheep", "chickens/goats") for n in (2, 3, 4))
GONE = "; It isn't there<"
DIE = "1; 2; 3; 4; 5; 6"
CARD = {"a1_left": "2", "a1_right": "1"}


@pytest.mark.parametrize(
    ("values", "answers", "words"),
    [
        (CARD, (), f"What does its die show?\nRoll the die of Automata 1.\n{DIE}"),
        (
            *(CARD, ("4",)),
            (
                "Which of these is there first?\nFor its left card.\n"
                "🟫 building in 4; 🟨 knowledge tile in 5; 🟫 building in 6; 🟩 livestock in 6; "
                "🟫 building in 1; 🟨 knowledge tile in 2; 🟫 building in 3; 🟩 livestock in 3; "
                "none of these<"
            ),
        ),
        (
            *(CARD | {"white": "6"}, ("5",)),
            (
                "Which of these is there first?\nFor its right card.\n"
                "⬜ mine in 5; 🟨 knowledge tile in 5; 🟩 livestock in 6; 🟨 knowledge tile in 2; "
                "🟩 livestock in 3; none of these<"
            ),
        ),
        (CARD, ("4", "4.b"), f"Which building does it place?\n{BUILDINGS}"),
        (CARD, ("6", "6.lg"), f"Which animals does it place?\n{ANIMALS}"),
        (
            *(CARD, ("4", "4.b", "b:church")),
            (
                "Which of these is there first?\nChurch: castle, mine or knowledge.\n"
                "🏰 castle in 2; ⬜ mine in 5; 🟨 knowledge tile in 2; 🟨 knowledge tile in 5; none of these<"
            ),
        ),
        (
            *(CARD, ("4", "4.b", "b:carpenter")),
            (
                "Which of these is there first?\nCarpenter: a building.\n"
                "🟫 building in 1; 🟫 building in 3; 🟫 building in 6; none of these<"
            ),
        ),
        (
            *(CARD, ("4", "4.b", "b:market")),
            (
                "Which of these is there first?\nMarket: a ship or livestock.\n"
                "🟦 ship in 1; 🟦 ship in 4; 🟩 livestock in 3; 🟩 livestock in 6; none of these<"
            ),
        ),
        (
            *(CARD | {"market": "?"}, ("4", "none")),
            (
                "The market's first tile?\nRow by row; stored face down.\n"
                "🟫 building; 🟨 knowledge tile; ⬜ mine; 🟩 livestock; 🏰 castle; 🟦 ship; "
                "the black market is empty<"
            ),
        ),
        (
            *(CARD | {"market": "?", "a1_silver": "2", "a1_reserve": "u u b y wild:g"}, ("4", "5.y")),
            (
                "Which tile does it buy?\nThe kind its reserve holds least\nof, then the first row by row.\n"
                "⬜ mine (0 held); 🟩 livestock (0 held); 🏰 castle (0 held); 🟫 building (1 held); "
                "🟨 knowledge tile (1 held); 🟦 ship (2 held); the black market is empty<"
            ),
        ),
        (
            *(CARD | {"a1_left": "3", "white": "4"}, ("1", "1.u")),
            (
                "Which goods does it take?\nAll of the fullest depot; on a tie\n"
                "the first of 4, 5, 6, 1, 2, 3.\n"
                "good 1; good 2; good 3; good 4; good 5; good 6\n(0 to 10, each again and again)"
            ),
        ),
        (
            *(CARD | {"a1_left": "1: g wild:lg -", "a1_right": "9"}, ("5", "5.y")),
            f"Which animals are these?\nLook at space 2 of card 1.\n{ANIMALS}",
        ),
        (
            *(CARD | {"a1_left": "1: g lg:cow2 -", "a1_right": "9", "a1_duchy": "g g"}, ("5", "5.y")),
            "The best bonus tile left?\nOf ⬜ gray.\nlarge; small; none left",
        ),
    ],
)
def test_questions_where_people_look(values: dict[str, str], answers: tuple[Any, ...], words: str) -> None:
    assert written(asked(fixed("search", **values), TURN, *answers)) == words


@pytest.mark.parametrize(
    ("values", "answers", "words"),
    [
        (
            *(CARD | {"depot_3": "b u"}, ("3",)),
            f"Which building does it take?\nLook in depot 3.\n{BUILDINGS}{GONE}",
        ),
        (
            *(CARD | {"depot_3": "b b"}, ("2",)),
            f"Which building does it take?\nThe first of 2 such tiles in depot 3.\n{BUILDINGS}{GONE}",
        ),
        (
            *(CARD | {"depot_4": "lg u"}, ("3",)),
            f"Which animals does it take?\nLook in depot 4.\n{ANIMALS}{GONE}",
        ),
        (
            *(CARD | {"depot_4": "lg lg"}, ("3",)),
            f"Which animals does it take?\nThe first of 2 such tiles in depot 4.\n{ANIMALS}{GONE}",
        ),
        (
            *(CARD | {"a1_reserve": "lg b"}, ("3",)),
            f"Which building does it place?\nIt comes from its reserve.\n{BUILDINGS}{GONE}",
        ),
        (
            *(CARD | {"a1_reserve": "lg"}, ("3",)),
            f"Which animals does it place?\nThey come from its reserve.\n{ANIMALS}{GONE}",
        ),
        (
            *(CARD | {"a1_left": "3", "depot_3": "u -", "goods_4": "5 ? ? ?"}, ("3",)),
            (
                "Which goods are on depot 4?\nThe bot counts 3 that nobody has named.\n"
                "good 1; good 2; good 3; good 4; good 5; good 6\n(0 to 3, each again and again)"
            ),
        ),
        (
            *(CARD | {"market": "?"}, ("3",)),
            (
                "What is in the black market?\n4 places, row by row, - if empty:\nb brown, y yellow, "
                "g gray,\nlg light green, dg dark green, u blue\nsuch as: y b b g"
            ),
        ),
        (
            *(CARD | {"a1_left": "1: g lg:cow2 -", "a1_right": "9", "depot_3": "y -"}, ("3",)),
            (
                "Automata 1: new card?\nDraw the next one from its deck.\n"
                "card 2; card 3; card 4; card 5; card 6; card 7; card 8"
            ),
        ),
    ],
)
def test_questions_of_a_board_that_is_reported(
    values: dict[str, str], answers: tuple[Any, ...], words: str
) -> None:
    state = fixed("tracked", **values)
    assert written(asked(state, TURN, *answers)) == words


def test_options_bring_their_kinds() -> None:
    state = begun(board="tracked", dice="table", white_castles=True, crane=True, geese=True)
    for field, value in {**BARE, **EMPTY, "depot-3": "b lg", "a1-left": "2"}.items():
        state = perform(GAME, state, Move("fix", {"field": field, "value": value}), Luck("x")).after
    place = f"Which building does it take?\nLook in depot 3.\n{BUILDINGS}; 🟫 White castle; 🟫 Crane{GONE}"
    assert written(asked(state, TURN, "3")) == place
    look = f"Which animals does it take?\nLook in depot 3.\n{ANIMALS}; 🟩 2 geese{GONE}"
    assert written(asked(state, TURN, "3", "gone")) == look


def test_a_white_castle_takes_any_tile() -> None:
    state = begun(dice="table", white_castles=True)
    for field, value in {**BARE, "a1-left": "2"}.items():
        state = perform(GAME, state, Move("fix", {"field": field, "value": value}), Luck("x")).after
    words = written(asked(state, TURN, "4", "4.b", "b:white_castle"))
    assert words.splitlines()[:2] == ["Which of these is there first?", "White castle: any tile."]
    assert words.splitlines()[2].startswith("🟫 building in 1; 🟦 ship in 1; 🟨 knowledge tile in 2;")


def test_questions_of_the_set_up_and_of_a_round() -> None:
    every = [f"card {n}" for n in range(1, 10)]
    words = [written(asked(None, None, *said, dice="table")) for said in ((), ("7",), ("7", "4"))]
    assert words == [
        (
            "Automata 1: left card?\nDraw until one shows a castle space,\nthen shuffle the others back in.\n"
            "card 4; card 7; card 8"
        ),
        f"Automata 1: right card?\nDraw one from the shuffled cards.\n{'; '.join(every[:6] + every[7:])}",
        f"Roll the white die\nWhat does it show?\n{DIE}",
    ]


def test_questions_when_the_bot_begins_to_keep_the_board() -> None:
    colours = ("⬜ gray", "🏰 dark green", "🟩 light green", "🟦 blue", "🟨 yellow", "🟫 brown")
    kept = Move("board", {"mode": "tracked"})
    begun_with: list[tuple[Any, ...]] = [(), ([],), ([], "-")]
    words = [written(asked(fixed("search"), kept, *said)) for said in begun_with]
    assert words == [
        (
            "Which tiles are still there?\nThose in the depots.\n"
            "depot 1: 🟫 building; depot 1: 🟦 ship; depot 2: 🟨 knowledge tile; depot 2: 🏰 castle; "
            "depot 3: 🟩 livestock; depot 3: 🟫 building; depot 4: 🟦 ship; depot 4: 🟫 building; "
            "depot 5: ⬜ mine; depot 5: 🟨 knowledge tile; depot 6: 🟫 building; "
            "depot 6: 🟩 livestock\n(0 to 12)"
        ),
        "Which goods are there?\nOn the depots: 2: 5 5, 4: ? (- for none)\nsuch as: 2: 5 5, 4: ?",
        "Which bonus tiles are gone?\n"
        + "; ".join(f"{colour}, {size}" for colour in colours for size in ("large", "small"))
        + "\n(0 to 12)",
    ]


def test_questions_when_the_bot_begins_to_deal_go_from_place_to_place() -> None:
    state = fixed(
        "tracked",
        depot_3="lg b",
        goods_3="1 ? ?",
        goods_4="? ? ? ? ? ? ?",
        market="b - - u",
        a1_reserve="u lg wild:lg wild:b",
        a1_left="2: wild:b - wild:lg -",
        a1_duchy="g",
        round="2",
    )
    form = "Which tiles are these? {} of 6\nLook at {}.\n"
    mine: tuple[Any, ...] = (
        {"tile.1": "lg:cow2", "tile.2": "gone", "goods": "5"},
        {"goods": "-"},
        {"tile.1": "b:bank"},
        {"tile.2": "lg:pig2", "tile.3": "lg:pig3"},
        {"tile.3": "lg:cow4"},
    )
    dealt = Move("board", {"mode": "dealt"})
    words = [written(asked(state, dealt, *mine[:n])) for n in range(6)]
    assert words == [
        form.format(1, "depot 3") + f"tile 1: 🟩 livestock\n{ANIMALS}{GONE}\n"
        f"tile 2: 🟫 building\n{BUILDINGS}{GONE}\n"
        "Types of its 2 goods\nsuch as 5, - if there is none\nsuch as: 5 2",
        form.format(2, "depot 4")
        + "Types of its 7 goods\nsuch as 5, - if there is none\nsuch as: 5 2 1 3 4 5 2",
        form.format(3, "the black market") + f"tile 1: 🟫 building\n{BUILDINGS}{GONE}",
        form.format(4, "the reserve of Automata 1, as stored")
        + f"tile 2: 🟩 livestock\n{ANIMALS}\ntile 3: 🟩 livestock\n{ANIMALS}",
        form.format(5, "card 2") + f"tile 3: 🟩 livestock\n{ANIMALS}",
        (
            "Your own tiles? 6 of 6\nOf all people, but the first castles:\n"
            "b:bank lg:cow3 y:12 dg g u, - for none\nsuch as: b:bank lg:cow3 y:12 dg g u"
        ),
    ]
