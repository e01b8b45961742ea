"""What a message tells of a move: the title, then each line; a detail, the first to give way, has a *."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.state import State
from engines.core.game.move import REPORT, Move
from engines.core.script.event import Event
from engines.core.script.run import Asking, Done, Said
from engines.core.state.copying import altered
from tests.contract.player import step
from tests.contract.words import words
from tests.engines.caledonia.test_asked import NO_GOODS, ONLY_BAKERY, ONLY_SHEEP, TURN, before
from tests.engines.caledonia.test_table import begun, done

SAY = words(GAME)
NOTHING = NO_GOODS | {"a1-cheese": "0", "a1-bread": "0", "a1-whisky": "0"}
UPGRADED = {"a1-hired": "7", "a1-shipping": "4-loch", "a1-technology": "both"}
TIED = "2–6 tied, reading order: no. … *"


def message(events: Sequence[Event]) -> list[str]:
    """Return the title, then the lines; of tied hexes only that they are told, since they are drawn."""
    found = GAME.sum_up(events)
    told = [SAY(one.text) + ("" if one.is_needed else " *") for one in found.lines]
    return [
        SAY(found.title) if found.title else "",
        *(re.sub(r"(tied, reading order: no\.) [\d, ]+(?= )", r"\1 …", one) for one in told),
    ]


def moved(state: State | None, move: Move | None, *answers: Any, **options: Any) -> Done[State]:
    """Return what comes of a move with these answers."""
    result = step(GAME, state, move, options=options)
    for answer in answers:
        assert isinstance(result, Asking)
        said = (*result.said, Said(result.questions[0].id, answer))
        result = step(GAME, state, move, said, options=options)
    assert isinstance(result, Done)
    return result


MESSAGES: list[tuple[str, dict[str, str], dict[str, Any], list[Any], list[str]]] = [
    (
        "MH05",
        ONLY_SHEEP,
        {},
        ["2"],
        ["MacHina 1 expands: sheep", "sheep → £2 hex, any in reach", TIED, "Pays £10, has £45"],
    ),
    (
        "MH05",
        ONLY_SHEEP,
        {},
        ["none"],
        ["MacHina 1 upgrades a tile", "Turn its …", "Pays £10, has £45", "Skipped: Expand *"],
    ),
    (
        "MH05",
        ONLY_SHEEP,
        {"ports": "ten"},
        ["2", 1],
        [
            "MacHina 1 expands: sheep",
            "sheep → £2 hex, any in reach",
            TIED,
            "Pays £10, has £45",
            "1 port: £10",
        ],
    ),
    (
        "MH05",
        ONLY_BAKERY,
        {"factory_bonus": "take"},
        ["1", ["4", "12", "17"]],
        ["MacHina 1 expands: bakery", "bakery → £1 hex, any in reach", TIED, "Pays £9, has £46", "Take …"],
    ),
    (
        "MH05",
        {**ONLY_SHEEP, "a1-box": "39"},
        {"neighbourhood": "take"},
        ["2", ["wool"]],
        [
            "MacHina 1 expands: sheep",
            "sheep → £2 hex, any in reach",
            TIED,
            "Pays £10, has £45",
            "Neighbourhood bonus: buys 2 wool",
            "2 merchants to the buy side of wool",
            "Price marker of wool: step 6 (£5)",
            "Pays £4 (2 × £2), has £41 *",
        ],
    ),
    ("MH01", {"row": "12"}, {}, [], ["MacHina 1 takes a contract", "Take 12: 4 whisky", "Gets £5, has £60"]),
    (
        "MH01",
        {"row": "12", "round": "3"},
        {},
        [],
        ["MacHina 1 takes a contract", "Take 12: 4 whisky", "Pays £5, has £50"],
    ),
    (
        "MH01",
        {"row": "12", "round": "2"},
        {},
        [],
        ["MacHina 1 takes a contract", "Take 12: 4 whisky", "Pays £0, has £55"],
    ),
    (
        "MH61",
        {"a1-box": "6", "a1-wool": "3"},
        {},
        [1],
        [
            "MacHina 1 fulfils a contract",
            "Turn over 6: 3 wool",
            "Gives 3 hops, 1 sugar",
            "Import markers: £1 *",
            "3 hired, 3 available",
            "Pays £0, has £56",
        ],
    ),
    (
        "MH61",
        {"a1-box": "6", "a1-wool": "3", "a1-buying": "grain 1", **UPGRADED},
        {},
        [0],
        [
            "MacHina 1 fulfils a contract",
            "Turn over 6: 3 wool",
            "Gives 3 hops, 1 sugar",
            "Import markers: £0 *",
            "Back from the buy side of grain",
        ],
    ),
    (
        "MH61",
        {"a1-box": "6", "a1-wool": "3", "a1-selling": "milk 1", **UPGRADED},
        {},
        [0],
        [
            "MacHina 1 fulfils a contract",
            "Turn over 6: 3 wool",
            "Gives 3 hops, 1 sugar",
            "Import markers: £0 *",
            "Back from the sell side of milk",
        ],
    ),
    (
        "MH61",
        {"a1-box": "6", "a1-wool": "3", **UPGRADED},
        {},
        [0],
        [
            "MacHina 1 fulfils a contract",
            "Turn over 6: 3 wool",
            "Gives 3 hops, 1 sugar",
            "Import markers: £0 *",
            "The upgrade is lost",
        ],
    ),
    (
        "MH61",
        {"a1-box": "3", "a1-cow": "2"},
        {},
        [2],
        [
            "MacHina 1 fulfils a contract",
            "Turn over 3: 2 beef",
            "Take 2 cows off the map",
            "All there are",
            "Gives £10, 1 hop, 2 sugar",
            "Import markers: £2 *",
        ],
    ),
    (
        "MH61",
        {**ONLY_SHEEP, "a1-box": "1", "a1-wool": "4", "a1-money": "0"},
        {},
        [0],
        [
            "MacHina 1 fulfils a contract",
            "Turn over 1: 4 wool",
            "Gives 2 cotton, 1 hop",
            "Import markers: £0 *",
            "The free hex is lost",
        ],
    ),
    ("MH06", {}, {}, [], ["MacHina 1 upgrades a tile", "Turn its …", "Pays £10, has £45"]),
    (
        "MH06",
        {"a1-miner": "1"},
        {},
        [],
        ["MacHina 1 upgrades a tile", "Turn its miner tile over", "Pays £10, has £45"],
    ),
    (
        "MH04",
        {},
        {},
        [],
        ["MacHina 1 ships: river", "Shipping marker to river", "Pays £4, has £51"],
    ),
    ("MH03", {}, {}, [], ["MacHina 1 hires a merchant", "3 hired, 3 available", "Pays £4, has £51"]),
    (
        "MH02",
        {"a1-whisky": "2"},
        {},
        [],
        [
            "MacHina 1 sells 2 whisky",
            "2 merchants to the sell side of whisky",
            "Price marker of whisky: step 2 (£9)",
            "Gets £22 (2 × £11), has £77 *",
        ],
    ),
]


@pytest.mark.parametrize(("card", "fix", "options", "answers", "told"), MESSAGES)
def test_the_message_of_a_turn(
    card: str, fix: dict[str, str], options: dict[str, Any], answers: list[Any], told: list[str]
) -> None:
    events = moved(before(card, NOTHING | fix, **options), TURN, *answers).events
    found = message(events)
    assert len(found) == len(told)
    for one, other in zip(found, told, strict=True):
        assert one.startswith(other[:-1]) if other.endswith(" …") else one == other


def test_a_turn_taken_back_says_which_action() -> None:
    state = moved(before("MH04", NOTHING), TURN).value
    assert state.announced is not None
    result = step(GAME, state, Move("veto"))
    assert message(result.events)[:2] == ["", "Taken back: Shipping"]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (Move("done", {"seat": "p1"}), ["Player 1 is done"]),
        (Move("pass", {"seat": "p1"}), ["Player 1 passes", "Place 1, £16"]),
        (Move("pass", {"seat": "p1", "place": 2}), ["Player 1 passes", "Place 2, £14"]),
        (Move("fix", {"field": "a1-glory", "value": "7"}), ["", "0 → 7"]),
        (Move(REPORT, {"line": "took 1"}), ["Took contract 1"]),
        (Move(REPORT, {"line": "price wool +1"}), ["", "wool: £5, step 5"]),
        (Move(REPORT, {"line": "sold 2 wool"}), ["Sold 2 wool", "wool: £3, step 2"]),
    ],
)
def test_what_people_do_is_told_in_a_line_or_two(move: Move, told: list[str]) -> None:
    state = done(begun(), Move("fix", {"field": "row", "value": "1"}))
    assert message(moved(state, move).events) == told


def between(**fixed: str) -> State:
    """Return the end of a round, in which a MacHina has a worker, two cows, a field and a dairy."""
    units = {"a1-cow": "2", "a1-field": "1", "a1-cheese_dairy": "1", "a1-woodcutter": "1"}
    fix = {"tiles": "3 1 2 4 6", "passed": "a1 p1", "row-size": "3", "row": "12"}
    return before("MH05", NOTHING | units | fix | fixed)


def test_a_round_is_told_with_what_each_machina_makes_of_it() -> None:
    made = ["MacHina 1: £4, 2 milk, 2 grain", "MacHina 1: 1 milk → 1 cheese *"]
    glory = "MacHina 1: tile 3, glory +5, has 5"
    assert message(moved(between(), Move("next"), ["2", "3"]).events) == [
        "Round 2",
        *made,
        glory,
        "2 new contracts",
        "Order: ● 1 › Player 1",
    ]
    end = {"imports": "4 4 4", "contracts": "2", "settlements": "3 3"}
    assert message(moved(between(round="5"), Move("next"), end).events) == [
        "The end",
        *made,
        "Imports: cotton 5, tobacco 4, sugar cane 3 *",
        "MacHina 1: 16 points",
    ]


def test_the_set_up_is_told() -> None:
    begin = moved(None, None, pass_money="asked")
    assert message(begin.events) == ["", "72 cards, designed, not the printed ones *"]
    told = moved(begin.value, Move("begin"), "16 14", "55 wool 2", ["1", "2"], "1 2 3 4 5").events
    assert message(told) == [
        "",
        "Order: Player 1 › ● 1",
        "MacHina 1: £55, 2 wool",
        "2 contracts lie face up *",
    ]


def test_a_first_worker_is_told() -> None:
    begin = moved(None, None, order="machinas").value
    state = moved(begin, Move("begin"), "20", ["1"], "later").value
    state = altered(
        state, machinas=(altered(state.machinas[0], units={**state.machinas[0].units, "miner": 4}),)
    )
    worker = Move("worker", {"seat": "a1"})

    def placed(*answers: str) -> list[str]:
        return [
            re.sub("(module|in) [A-D]", r"\1 X", one)
            for one in message(moved(state, worker, *answers).events)
        ]

    title = "MacHina 1 places a woodcutter"
    assert placed("2") == [title, "woodcutter → £2 hex, module X", TIED, "Pays £8, has £12"]
    none = "woodcutter: none in X up to £6"
    assert placed("none", "3") == [
        title,
        none,
        "woodcutter → £3 hex, module X",
        TIED,
        "Pays £9, has £11",
    ]
    assert placed(*["none"] * 4) == ["MacHina 1 can't place a worker", *[none] * 4, "No hex that it can pay"]
    after = moved(state, worker, "2").value
    assert message(moved(after, Move("placed", {"seat": "p1"})).events) == ["Player 1 is done"]


def test_what_moves_nothing_on_the_table_has_no_line() -> None:
    empty = altered(before("MH03", NOTHING), deck=(), discard=("MH03",))
    events = moved(empty, TURN).events
    assert "reshuffled" in [one.id for one in events]
    assert message(events) == ["MacHina 1 hires a merchant", "3 hired, 3 available", "Pays £4, has £51"]


def test_a_worker_that_is_too_dear_is_told_by_the_title_alone() -> None:
    begin = moved(None, None, order="machinas").value
    poor = moved(begin, Move("begin"), "6", ["1"], "later").value
    events = moved(poor, Move("worker", {"seat": "a1"})).events
    assert [one.id for one in events].count("worker-too-dear") == 2
    assert message(events) == ["MacHina 1 can't place a worker", "No hex that it can pay"]


def test_a_hex_says_which_of_up_to_twelve_that_are_tied() -> None:
    """Expand.18: of n tied hexes the 1 + (r mod n)-th."""
    (placed,) = (one for one in moved(before("MH05", ONLY_SHEEP), TURN, "1").events if one.id == "placed")
    tie = placed.args["tie"]
    assert isinstance(tie, int)
    for name, low, high in (("picks", 2, 6), ("more", 7, 12)):
        order = ", ".join(str(1 + tie % n) for n in range(low, high + 1))
        assert SAY(placed.args[name]) == f"{low}–{high} tied, reading order: no. {order}"
