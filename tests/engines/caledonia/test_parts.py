"""What a typed line comes to: when it ends the turn, and by which names a contract is found."""

from dataclasses import replace

import pytest

from engines.caledonia import GAME
from engines.caledonia.model.catalogue import contracts
from engines.caledonia.model.state import State
from engines.core.game.move import REPORT, Move
from engines.core.script.run import Asking, Said
from tests.contract.player import step
from tests.engines.caledonia import states
from tests.engines.caledonia.test_table import begun, done


def table(*row: int, size: int = 8) -> State:
    return replace(begun(), row=row, row_size=size)


def told(state: State, line: str) -> State:
    return done(state, Move(REPORT, {"line": line}))


@pytest.mark.parametrize(
    ("line", "turn", "passed"),
    [
        ("sold 1 wool", "a1", ("", "")),
        ("bought 1 wool", "a1", ("", "")),
        ("took 2", "a1", ("", "")),
        ("done", "a1", ("", "")),
        ("price wool +1", "p1", ("", "")),
        ("refill 5", "p1", ("", "")),
        ("price wool +1; done", "a1", ("", "")),
        ("refill 5; sold 1 wool", "a1", ("", "")),
        ("sold 1 wool; price milk -1", "a1", ("", "")),
        ("sold 1 wool; more", "p1", ("", "")),
        ("bought 1 wool; took 2; more", "p1", ("", "")),
        ("passed", "a1", ("p1", "")),
        ("passed 2", "a1", ("", "p1")),
        ("sold 1 wool; passed", "a1", ("p1", "")),
        ("took 2; bought 3 milk; passed 2", "a1", ("", "p1")),
        ("d", "a1", ("", "")),
    ],
)
def test_a_line_ends_the_turn_once_if_at_all(line: str, turn: str, passed: tuple[str, str]) -> None:
    state = told(table(2, 24), line)
    assert (state.at, state.places) == (turn, passed)


def test_after_a_line_that_comes_late_the_machina_still_has_its_turn() -> None:
    late = done(table(2, 24), Move("done", {"seat": "p1"}))
    assert told(late, "sold 1 wool").at == "a1"
    assert told(late, "took 2").row == (24,)


@pytest.mark.parametrize(
    ("typed", "row", "taken"),
    [
        ("3 sugar cane", (3, 39), 39),
        ("3 sugar_cane", (3, 39), 39),
        ("3 sugar", (3, 39), 39),
        ("2 beef → £10, 1 hop, 2 sugar", (3, 4), 3),
        ("2 beef -> 10 money + 1 hops", (3, 4), 3),
        ("free hex", (1, 2), 1),
        ("free_hex", (1, 2), 1),
        ("1 free hex", (1, 2), 1),
        ("4 wool for free hex 2 cotton", (1, 2), 1),
        ("3 hops free hex", (14, 2), 14),
        ("1 upgrade", (6, 10), 6),
        ("2 upgrades", (6, 10), 10),
        ("2 bonus upgrades", (6, 10), 10),
        ("1 bonus_upgrade", (6, 10), 6),
        ("mutton whisky wool cotton", (40, 41), 40),
        ("1 mu 2 wh 1 wo", (40, 41), 41),
        ("7 hops", (39, 42), 42),
        ("£8", (8, 9), 9),
        ("£ 8", (8, 9), 9),
    ],
)
def test_a_contract_is_found_by_what_stands_on_it(typed: str, row: tuple[int, ...], taken: int) -> None:
    assert told(table(*row), f"took {typed}").row == tuple(one for one in row if one != taken)


def test_any_contract_of_the_row_is_found_as_its_menu_shows_it() -> None:
    """A line can be copied from the menu, for each of the fifty."""
    for one in contracts().values():
        gives = ", ".join(f"{n} {gift}" for gift, n in one.gives.items())
        needs = ", ".join(f"{n} {good}" for good, n in one.needs.items())
        assert told(table(*contracts(), size=50), f"took {needs} → {gives}").row.count(one.id) == 0


def test_contracts_of_a_refill_stand_in_the_row_by_number() -> None:
    assert told(table(24), "refill 50, 9, 4 wool").row == (1, 9, 24, 50)
    assert told(table(24, size=2), "refill 50").row == (24, 50)


def test_prices_stop_at_the_ends_of_their_tracks() -> None:
    state = done(begun(), Move("fix", {"field": "step-wool", "value": "9"}))
    assert told(state, "bought 7 wool").index["wool"] == 9
    assert told(state, "sold 7 wool").index["wool"] == 1
    low = done(begun(), Move("fix", {"field": "step-wool", "value": "3"}))
    assert told(low, "sold 7 wool").index["wool"] == 0
    assert told(low, "price wool -3").index["wool"] == 0


def test_in_the_set_up_an_order_that_is_corrected_is_that_of_the_round() -> None:
    state = done(begun(machinas=2), Move("fix", {"field": "order", "value": "a2 p1 a1"}))
    assert state.seats == ("a2", "p1", "a1")
    placing = replace(state, phase="setup", queue=("p1", "a1", "a1", "p1", "a2"), at="p1")
    changed = done(placing, Move("fix", {"field": "order", "value": "a1 a2 p1"}))
    assert (changed.seats, changed.at) == (("a1", "a2", "p1"), "a1")
    assert changed.queue == ("a1", "p1", "p1", "a2", "a1")


def test_how_many_cards_the_deck_has_can_be_seen_but_not_which() -> None:
    seen = GAME.public(begun())
    assert seen["deck"] == 72
    assert "MH" not in str(seen)


@pytest.mark.parametrize(
    "move",
    [
        Move("trade", {"good": "wool", "side": "buy", "n": 1, "more": "yes"}),
        Move("take", {"contract": 2, "more": "yes"}),
        Move("price", {"good": "wool", "steps": 1}),
        Move(REPORT, {"line": "refill 5"}),
        Move("pass", {"seat": "p1"}),
        Move("done", {"seat": "p1"}),
    ],
)
def test_whatever_a_person_does_a_turn_can_not_be_taken_back_after_it(move: Move) -> None:
    announced = states.latest("drawn", 1, "S")
    state = replace(announced, at="p1", row=(2, 24), row_size=3, places=("", ""))
    state = replace(state, machinas=(replace(state.machinas[0], box=0, fulfilled=()),))
    assert "veto" in [one.move.action for one in GAME.turns(state)]
    assert "veto" not in [one.move.action for one in GAME.turns(done(state, move))]


def test_others_are_drawn_among_those_that_do_not_split() -> None:
    """Meat.5: with 1 of 4 cows splitting the other is one of three."""
    own = replace(begun().machinas[0], box=3, units={**begun().machinas[0].units, "cow": 4})
    state = replace(begun(), at="a1", row=(), machinas=(own,), deck=("MH01",))
    found: set[str] = set()
    for position in range(12):
        asking = step(GAME, replace(state, position=position), Move("turn", {"seat": "a1"}))
        assert isinstance(asking, Asking)
        said = (*asking.said, Said("q.split", 1))
        asking = step(GAME, replace(state, position=position), Move("turn", {"seat": "a1"}), said)
        assert isinstance(asking, Asking)
        found.update(str(one.args["others"]) for one in asking.events if one.id == "slaughtered")
    assert found == {"1", "2", "3"}
