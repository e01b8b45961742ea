"""How contracts are named in a line: by number, by what they need, by what they need and give."""

from dataclasses import replace

import pytest

from bot.words.words import I18n
from engines.caledonia import GAME
from engines.caledonia.model.catalogue import contracts
from engines.caledonia.model.codes import tiles_notation
from engines.caledonia.model.labels import contract_in_full
from engines.caledonia.model.state import State
from engines.caledonia.moves.notation import contract_words, find_contract
from engines.core.errors import IllegalMove
from engines.core.game.move import REPORT, Move
from tests.contract.player import step
from tests.contract.words import locales, words
from tests.engines.caledonia import states
from tests.engines.caledonia.test_table import begun, done

SAY = words(GAME)
I18N = I18n({GAME.id: GAME}, is_strict=True)
NEEDS = {one.id: " ".join(f"{n} {good}" for good, n in one.needs.items()) for one in contracts().values()}


def table(*row: int, size: int = 10) -> State:
    """Return the start of round 1 with these contracts face up."""
    return replace(begun(), row=row, row_size=size)


def told(state: State, line: str) -> State:
    return done(state, Move(REPORT, {"line": line}))


def refused(state: State, line: str) -> str:
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, Move(REPORT, {"line": line}))
    return SAY(fault.value.text)


@pytest.mark.parametrize("contract", [one for one in contracts() if one not in (39, 42)])
def test_what_a_contract_needs_exactly_means_it_though_others_need_more(contract: int) -> None:
    state = replace(begun(), row=tuple(contracts()), row_size=50)
    assert contract not in told(state, f"took {NEEDS[contract]}").row


@pytest.mark.parametrize("language", locales(GAME))
def test_a_contract_is_meant_by_all_that_is_shown_of_it_in_each_language(language: str) -> None:
    say, state = I18N.words(GAME.id, language), replace(begun(), row=tuple(contracts()))
    shown = {one: say.plain(contract_in_full(one)).partition(": ")[2] for one in contracts()}
    read = {one: contract_words(say.read_typed(typed)) for one, typed in shown.items()}
    assert {one: find_contract(state, typed) for one, typed in read.items()} == {one: one for one in shown}


def test_two_that_need_the_same_are_told_apart_by_what_they_give() -> None:
    state = table(39, 42)
    assert "Which one" in refused(state, f"took {NEEDS[39]}")
    assert told(state, f"took {NEEDS[39]} for 3 sugar").row == (42,)
    assert told(state, f"took {NEEDS[42]} 7 hops").row == (39,)


def test_as_much_as_the_bot_suggests_is_understood() -> None:
    assert GAME.notation is not None
    state = table(12, 15)
    assert told(state, "took 4 whisky for 3 hops 4 sugar_cane").row == (15,)
    assert "took 4 whisky" in list(GAME.notation(state).go_on("took 4"))
    for row in ((12, 15), (39, 42), (1, 2, 6, 35, 39, 42, 46)):
        notation = GAME.notation(table(*row))
        lines = list(notation.go_on("took"))
        assert len(lines) == 2 * len(row)
        assert [one for one in lines if not notation.takes(one)] == []


def test_what_no_contract_needs_exactly_still_means_the_one_that_has_it() -> None:
    assert told(table(12, 15), "took 1 wool").row == (12,)
    assert told(table(12, 15), "took £15").row == (12,)


def test_a_refill_is_typed_by_what_lies_there() -> None:
    assert told(table(2), "refill 9 44").row == (2, 9, 44)
    assert told(table(2), "refill 4 wool, 2 bread 1 wool, 9 44").row == (1, 2, 9, 24, 44)
    assert told(table(39), f"refill {NEEDS[39]}").row == (39, 42)
    assert told(table(2), "refill 9; took 2").row == (9,)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("refill 6 wool", "Contract 2 lies in the row already"),
        ("refill 9 wool", "No contract has “9 wool”"),
        ("refill 1 wool", "contracts have that. Type all that it needs"),
        (f"refill {NEEDS[39]}", "Which one? 39"),
        ("refill 4 wool, 1", "Contract 1 is named twice"),
        ("refill", "0 contracts were typed"),
    ],
)
def test_a_refill_that_is_not_clear_is_refused(line: str, why: str) -> None:
    assert why in refused(table(2), line)


def test_a_refill_goes_on_after_its_last_comma() -> None:
    assert GAME.notation is not None
    goes_on = GAME.notation(table(2)).go_on
    assert "refill 3 beef" in list(goes_on("ref"))
    assert "refill 4 wool, 3 beef" in list(goes_on("refill 4 wool, 3 be"))
    assert "sold 2 wool; refill 4 wool, 3 beef" in list(goes_on("sold 2 wool; refill 4 wool, 3"))
    assert not any("4 wool, 4 wool" in one for one in goes_on("refill 4 wool, "))
    assert "refill 4 wool; took 1" in list(goes_on("refill 4 wool"))
    assert list(GAME.notation(table(2, size=1)).go_on("ref")) == []


def test_technology_is_corrected_as_its_hint_says() -> None:
    state = done(begun(), Move("fix", {"field": "a1-technology", "value": "both"}))
    assert state.machina("a1").upgraded == ("woodcutter", "miner")


def test_the_hint_of_the_deck_names_only_what_it_can_become() -> None:
    state = begun()
    known = {one.id: SAY(one.hint) for one in GAME.fixes(state)}
    assert known["deck_profile"] == "one of: actions, actions_uniform"
    for profile in ("actions", "actions_uniform"):
        assert (
            done(state, Move("fix", {"field": "deck_profile", "value": profile})).options.deck_profile
            == profile
        )
    with pytest.raises(IllegalMove):
        step(GAME, state, Move("fix", {"field": "deck_profile", "value": "own"}))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("passed; sold 1 wool", "Nothing can follow after “passed”"),
        ("sold 2 wool; took 24; more; took 2", "Nothing can follow after “more”"),
        ("took wool", "9 contracts have that"),
        ("took 99", "Contract “99” isn't in the row"),
        ("took 25", "Contract “25” isn't in the row"),
        ("refill 3 beef", "Contract 4 lies among the fulfilled ones of MacHina 1 already"),
    ],
)
def test_a_line_is_refused_with_what_is_wrong(line: str, why: str) -> None:
    state = table(1, 2, 6, 13, 14, 15, 16, 24, 30)
    state = replace(state, machinas=(replace(state.machinas[0], fulfilled=(4,)),))
    assert why in refused(state, line)


def test_of_eight_that_may_be_meant_each_is_told() -> None:
    row = (1, 2, 6, 13, 14, 15, 16, 24)
    told_back = refused(table(*row), "took wool")
    assert [one for one in row if f"{one}: " not in told_back] == []


def test_a_contract_is_taken_by_all_its_names() -> None:
    assert told(table(2, 16), "took beef wool cotton").row == (2,)
    assert told(table(1, 2), "took free hex").row == (2,)
    assert told(table(2, 3), "took 1 hop").row == (2,)


def test_what_it_gives_tells_it_from_one_that_lies_elsewhere() -> None:
    assert told(table(4), "refill 3 beef 4 sugar").row == (4, 18)
    assert "Contract 4 lies in the row" in refused(table(4), "refill 3 beef")
    assert "Contract 36 lies in the row" in refused(table(36), "refill beef cheese whisky")


def test_a_price_of_a_port_before_a_contract_leaves_the_turn_to_end() -> None:
    assert told(table(2, 24), "price wool +1; took 24").at == "a1"
    assert told(table(2, 24), "price wool +1").at == "p1"


def test_the_example_takes_the_first_contract_of_the_row() -> None:
    assert GAME.notation is not None
    assert GAME.notation(table(2, 24)).example == "sold 2 whisky; took 2"
    assert GAME.notation(table()).example == "sold 2 whisky"


@pytest.mark.parametrize("line", ["price wool", "price wool 2", "price wool +2 +1", "price +2"])
def test_a_price_wants_a_good_and_a_signed_step(line: str) -> None:
    assert "1 to 3 steps" in refused(begun(), line)


def test_places_that_are_free_are_told() -> None:
    state = done(begun(people=2), Move("pass", {"seat": "p1"}))
    state = done(state, Move("fix", {"field": "turn", "value": "p2"}))
    assert "Free: 2, 3." in refused(state, "passed 1")
    assert "Part 2" in refused(state, "sold 1 wool; passed 1")


def test_the_last_person_of_a_round_is_offered_no_done() -> None:
    assert GAME.notation is not None
    state = table(24)
    assert "done" in list(GAME.notation(state).go_on("d"))
    last = done(state, Move("fix", {"field": "passed", "value": "a1 -"}))
    assert list(GAME.notation(last).go_on("d")) == []
    assert "passed" in list(GAME.notation(last).go_on("p"))
    assert list(GAME.notation(last).go_on("passed; ")) == []


def test_scoring_tiles_go_on_with_later_or_with_all_that_are_left() -> None:
    assert list(tiles_notation(()).go_on("")) == ["later", "1 2 3 4 5"]
    assert list(tiles_notation(("2", "KS")).go_on("")) == ["later", "1 3 4"]


def test_scoring_tiles_are_told_some_at_once_and_no_more_than_there_are_rounds() -> None:
    last = tiles_notation(("1", "", "KS", "8"))
    assert last.check("5") == ("5",)
    assert last.check("later") == last.check("?") == ("",)
    assert tiles_notation(()).check("1 ? ks") == ("1", "", "KS")
    for line, why in (
        ("5 6", "1 tile is wanted, and 2 typed"),
        ("8", "Tile 8 stands there twice"),
        ("9", "“9”"),
    ):
        with pytest.raises(IllegalMove) as fault:
            last.check(line)
        assert why in SAY(fault.value.text)
    with pytest.raises(IllegalMove) as fault:
        tiles_notation(("1",)).check("2 3 4 5 6")
    assert "Up to 4 tiles are wanted" in SAY(fault.value.text)


def test_suggestions_begin_with_what_can_be_typed() -> None:
    assert GAME.notation is not None
    state = done(begun(), Move("fix", {"field": "row", "value": "24"}))
    assert "took 24" in list(GAME.notation(state).go_on("to"))
    assert "took 2 bread 1 wool" in list(GAME.notation(state).go_on("took 2 b"))
    assert "sold 2 wool; took 24" in list(GAME.notation(state).go_on("sold 2 wool; took"))


def test_nothing_is_suggested_that_can_not_be() -> None:
    assert GAME.notation is not None
    state = done(begun(), Move("fix", {"field": "step-wool", "value": "9"}))
    goes_on = GAME.notation(state).go_on
    assert "sold 2 wool; sold 1 milk" in list(goes_on("sold 2 wool; "))
    assert not any(one.endswith("wool") for one in goes_on("sold 2 wool; b"))
    assert list(goes_on("price wool +")) == ["price wool +1"]
    priced = [offer.move.args for offer in GAME.reports(state) if offer.move.action == "price"]
    assert [one["steps"] for one in priced if one["good"] == "wool"] == [-3, -2, -1, 1]
    assert list(GAME.notation(replace(state, phase="setup")).go_on("")) == []


def test_a_veto_is_suggested_while_there_is_a_turn_to_veto() -> None:
    assert GAME.notation is not None
    assert "veto" in list(GAME.notation(states.latest("drawn", 1, "S")).go_on(""))
    assert "veto" not in list(GAME.notation(begun()).go_on(""))
