"""What people are offered to report, in menus and while they type."""

from dataclasses import replace

from engines.core.game.move import Offer
from engines.london import GAME
from engines.london.model.state import State
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)
STATE = states.fixed(states.begun(players=2), t1="Hospital", t3="?")


def offers(state: State, action: str) -> list[Offer]:
    return [one for one in GAME.reports(state) if one.move.action == action]


def labels(state: State, action: str) -> list[str]:
    return [SAY(one.label) for one in offers(state, action)]


def typed(state: State, begun: str) -> list[str]:
    assert GAME.notation is not None
    return list(GAME.notation(state).go_on(begun))


def test_each_card_on_the_board_can_be_taken_by_its_place() -> None:
    assert [one.move.args for one in offers(STATE, "take")] == [{"what": "t1"}, {"what": "t3"}]
    assert "Hospital" in labels(STATE, "take")[0]
    assert typed(STATE, "took t") == ["took t1", "took t3"]


def test_each_slot_can_be_bought_from() -> None:
    assert [one.move.args for one in offers(STATE, "buy")] == [{"slot": n} for n in (1, 2, 3)]
    first = [typed(STATE, f"slot {n} bought")[0] for n in (1, 2, 3)]
    assert first == ["slot 1 bought", "slot 2 bought", "slot 3 bought"]


def test_up_to_six_cards_are_offered_as_drawn_and_no_more_than_are_left() -> None:
    for left, most in ((None, 6), (50, 6), (4, 4), (0, 0)):
        state = replace(STATE, city_left=left)
        assert [one.move.args["n"] for one in offers(state, "drew")] == list(range(1, most + 1))
        assert typed(state, "drew ") == [f"drew {n}" for n in range(1, most + 1)]


def test_a_section_is_used_up_but_not_the_last_one() -> None:
    assert "A" in labels(STATE, "section")[0]
    assert offers(replace(STATE, section="C"), "section") == []


def test_dues_go_to_a_player_or_to_the_supply() -> None:
    """loan.2, loan.6."""
    assert [(one.move.args["to"], one.move.args["n"]) for one in offers(STATE, "due")] == [
        (to, n) for to in ("player", "supply") for n in range(1, 6)
    ]


def test_effects_take_no_more_coins_than_are_there() -> None:
    """loan.7."""
    state = states.fixed(STATE, a1_coins="2", a1_poverty="0", a1_prestige="1")
    found = [(one.move.args["what"], one.move.args["n"]) for one in offers(state, "effect")]
    assert [n for what, n in found if what == "coins"] == [1, 2, 3, -1, -2]
    assert [n for what, n in found if what == "poverty"] == [1, 2, 3, -1, -2, -3]
    assert [n for what, n in found if what == "prestige"] == [1, 2, 3, -1]
    assert len(set(labels(state, "effect"))) == len(found)


def test_of_several_automartins_whose_it_is_stands_before() -> None:
    assert "due 5" in typed(STATE, "due 5")
    assert typed(STATE, "martin") == []
    several = states.begun(automas=2)
    assert "martin 2: due 5" in typed(several, "martin 2: due 5")
    assert typed(several, "due") == []


def test_effects_are_offered_while_they_are_typed() -> None:
    assert typed(STATE, "effect poverty +") == [f"effect poverty +{n}" for n in (1, 2, 3)]
    assert typed(STATE, "effect coins +") == ["effect coins +1"]
    assert typed(STATE, "effect prestige +") == ["effect prestige +1"]


def test_after_a_comma_the_next_card_is_offered() -> None:
    assert "board + ?, Vintners" in " ".join(typed(STATE, "board + ?, Vintn")).replace('"', "")
    assert typed(STATE, "board + no such card c, Vintn") == []


def test_nothing_is_reported_when_the_game_is_over() -> None:
    over = replace(STATE, city_left=0, is_over=True)
    assert list(GAME.reports(over)) == []
    assert typed(over, "took") == []
