"""What people see and do around the rules: set-up, passing, veto, gist, lines."""

from dataclasses import replace
from operator import attrgetter

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.score import score_embeds
from bot.words.words import I18n
from engines.caledonia import GAME
from engines.caledonia.model.codes import imports_notation, stock_notation
from engines.caledonia.model.labels import amounts
from engines.caledonia.model.state import State
from engines.caledonia.rules.score import final_question, points_of
from engines.caledonia.rules.setup import ask_row
from engines.caledonia.rules.workspace import Workspace
from engines.core.errors import BadAnswer, IllegalMove
from engines.core.game.gist import Gist
from engines.core.game.move import REPORT, Move
from engines.core.script.event import Event
from engines.core.script.requests import Line, MultiChoice
from engines.core.script.run import Asking, Done, Said
from tests.contract.player import Luck, perform, step
from tests.contract.screens import all_views, messages
from tests.contract.words import examples, words
from tests.engines.caledonia import states
from tests.engines.caledonia.gallery import seat_picture

SAY = words(GAME)


def done(state: State | None, move: Move | None, options: dict[str, object] | None = None) -> State:
    result = step(GAME, state, move, options=options)
    assert isinstance(result, Done)
    after: State = result.value
    return after


def begun(machinas: int = 1, people: int = 1) -> State:
    """Return the start of round 1."""
    state: State = done(None, None, {"automas": machinas, "players": people})
    luck = Luck("table")
    while state.phase != "action":
        state = perform(GAME, state, GAME.turns(state)[0].move, luck).after
    return state


def test_the_first_message_says_how_the_real_table_is_set_up() -> None:
    steps = [SAY(one) for one in GAME.set_up(done(None, None, {"automas": 2, "players": 2}))]
    assert len(steps) == 5
    assert "4 seats" in steps[0]
    assert "3 Clan" in steps[1]
    assert steps[2] == "Draw each MacHina an unused Starting tile"
    assert max(map(len, steps)) <= 45


def test_a_scoring_tile_that_nobody_knows_is_left_out_of_the_footer() -> None:
    state = begun()
    known, unknown = (replace(state, tiles=(tile, "", "", "", "")) for tile in ("KS", ""))
    assert SAY(GAME.footer(known)) == "Round 1 of 5, tile KS · designed deck"
    assert SAY(GAME.footer(unknown)) == "Round 1 of 5 · designed deck"


@pytest.mark.parametrize("profile", ["actions", "actions_uniform"])
def test_wherever_the_deck_is_named_it_is_called_designed(profile: str) -> None:
    state = done(None, None, {"deck_profile": profile})
    assert "designed" in SAY(GAME.footer(state))
    assert "designed" in SAY(GAME.panel(state).title)
    assert "designed" in SAY(perform(GAME, None, None, Luck("x"), {"deck_profile": profile}).events[0].text)


def test_done_and_pass_are_offered_to_the_person_whose_turn_it_is() -> None:
    state = begun()
    assert [offer.move.code for offer in GAME.turns(state)] == ["done seat=p1", "pass seat=p1"]


@pytest.mark.parametrize(("passed", "pays"), [("- -", "£16"), ("a1 -", "£14")])
def test_a_pass_is_offered_with_what_the_leftmost_free_place_pays(passed: str, pays: str) -> None:
    state = done(begun(), Move("fix", {"field": "passed", "value": passed}))
    offer = next(one for one in GAME.turns(state) if one.move.action == "pass")
    assert pays in SAY(offer.label)


def test_once_only_people_play_pass_comes_first_and_is_apart() -> None:
    state = begun(people=2)
    fixed = done(state, Move("fix", {"field": "passed", "value": "a1 - -"}))
    first, second = GAME.turns(fixed)
    assert (first.move.action, first.is_apart) == ("pass", True)
    assert second.move.action == "done"
    last = done(fixed, first.move)
    assert [offer.move.action for offer in GAME.turns(last)] == ["pass"]


def test_an_announced_turn_can_be_vetoed_until_something_else_is_done() -> None:
    state = states.latest("drawn", 1, "S")
    assert "veto" in [offer.move.action for offer in GAME.turns(state)]
    for move in (Move("done", {"seat": "p1"}), Move("fix", {"field": "step-wool", "value": "7"})):
        later = done(state, move)
        assert later.announced is None
        with pytest.raises(IllegalMove):
            step(GAME, later, Move("veto"))


def test_a_veto_gives_back_what_the_turn_took() -> None:
    state = states.latest("drawn", 1, "S")
    assert state.announced is not None
    before = state.announced.before.own
    after = perform(GAME, state, Move("veto"), Luck("veto")).after
    assert after.machina("a1").shipping == before.shipping
    assert after.discard == state.discard


def test_a_line_is_refused_whole_in_words() -> None:
    state = done(begun(), Move("fix", {"field": "row", "value": "2"}))
    with pytest.raises(IllegalMove) as fault:
        step(GAME, state, Move(REPORT, {"line": "sold 2 wool; took 99"}))
    said = SAY(fault.value.text)
    assert "Part 2" in said
    assert "There are: 2" in said


@pytest.mark.parametrize(
    ("typed", "begun"),
    [
        (" ", ["55", "60", "50"]),
        ("55 w", ["55 wool", "55 whisky"]),
        ("55 wool", ["55 wool 1", "55 wool 2", "55 wool 3"]),
        ("55 wool 2 g", ["55 wool 2 grain"]),
        ("55 2 w", ["55 2 wool", "55 2 whisky"]),
        ("999 wool", []),
        ("55 wol 2", []),
        ("55 wool 99", []),
        ("55 wool 2 wool ", []),
    ],
)
def test_a_stock_goes_on_only_where_it_can_be_read(typed: str, begun: list[str]) -> None:
    assert list(stock_notation().go_on(typed)) == begun


def test_a_title_says_who_did_what() -> None:
    state = begun()
    while (offer := GAME.turns(state)[0]).move.action != "turn":
        state = done(state, offer.move)
    gist = GAME.sum_up(perform(GAME, state, offer.move, Luck("gist")).events)
    assert gist.title is not None
    assert SAY(gist.title).startswith("MacHina 1 ")


def test_a_lone_machina_has_its_mark_once_over_the_score() -> None:
    own = I18n({GAME.id: GAME}, is_strict=True).words(GAME.id)
    view = next(one for one in all_views(GAME) if one.state and len(one.state.machinas) == 1)
    title = str(score_embeds(LocalizedView(own, view))[-1]["title"])
    assert title.count("●") == 1


def test_the_end_of_a_round_is_called_so() -> None:
    state = done(begun(), Move("fix", {"field": "passed", "value": "p1 a1"}))
    (offer,) = GAME.turns(state)
    assert SAY(offer.label) == "Round 1 ends: production"
    (last,) = GAME.turns(done(state, Move("fix", {"field": "round", "value": "5"})))
    assert SAY(last.label) == "Production, then the end"


def test_two_trades_but_one_contract_are_picked_from_a_menu_of_one_turn() -> None:
    state = done(begun(), Move("fix", {"field": "row", "value": "2 24"}))
    most = {(offer.move.action, offer.most) for offer in GAME.reports(state)}
    assert most == {("trade", 2), ("take", 1), ("price", 1)}


def test_where_one_contract_is_chosen_of_many_they_are_listed_by_number() -> None:
    state = done(begun(), Move("done", {"seat": "p1"}))
    poor = replace(state.machinas[0], box=0, goods=dict.fromkeys(state.machinas[0].goods, 0))
    state = replace(state, machinas=(poor,), deck=("MH01",), row=(2, 9, 24))
    events = perform(GAME, state, Move("turn", {"seat": "a1"}), Luck("row")).events
    trace = next(one.trace for one in events if one.id == "obtained")
    assert trace is not None
    assert [SAY(one) for one in trace.candidates] == ["2", "9", "24"]


@pytest.mark.parametrize("line", ["so 2 whis", "sold whisk 2", "SOLD 2 whisky"])
def test_words_are_typed_by_their_beginnings(line: str) -> None:
    state = begun()
    after = done(state, Move(REPORT, {"line": line}))
    assert after.index["whisky"] == state.index["whisky"] - 2


def test_pass_is_typed_as_the_button_says() -> None:
    assert done(begun(), Move(REPORT, {"line": "pass"})).places == ("p1", "")
    assert done(begun(), Move(REPORT, {"line": "pass 2"})).places == ("", "p1")


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("sold 2 w", "“w”"),
        ("p 2", "begins with"),
        ("sold -1 wool", "“-1” should be"),
        ("sold 2 ool", "“ool”"),
    ],
)
def test_what_several_words_begin_with_or_is_no_number_is_refused(line: str, named: str) -> None:
    with pytest.raises(IllegalMove) as fault:
        step(GAME, begun(), Move(REPORT, {"line": line}))
    assert named in SAY(fault.value.text)


def test_the_title_of_several_reports_names_each_and_of_many_the_lines_do() -> None:
    line = "sold 2 whisky; price wool +1; took 23"

    def told(typed: str) -> Gist:
        return GAME.sum_up(perform(GAME, begun(), Move(REPORT, {"line": typed}), Luck("x")).events)

    few = told(line)
    assert few.title is not None
    assert SAY(few.title) == "Sold 2 whisky, wool at £5, Took contract 23"
    many = told(f"{line}; bought 1 milk")
    assert many.title is None
    assert [SAY(one.text) for one in many.lines if one.is_needed] == [
        "Sold 2 whisky (whisky: £9, step 2)",
        "wool: £5, step 5",
        "Took contract 23",
        "Bought 1 milk (milk: £6, step 5)",
    ]


@pytest.mark.parametrize(
    ("move", "told"),
    [(Move("veto"), "on the table. It is"), (Move("veto", {"reason": "no room"}), "table: no room. It")],
)
def test_a_veto_has_a_reason_only_where_one_was_given(move: Move, told: str) -> None:
    events = perform(GAME, states.latest("drawn", 1, "S"), move, Luck("veto")).events
    assert told in SAY(next(one.text for one in events if one.id == "vetoed"))


@pytest.mark.parametrize(
    ("goods", "money", "told"),
    [
        (0, 16, "MacHina 1: £16"),
        (2, 16, "MacHina 1: £16, 2 wool"),
        (2, 0, "MacHina 1: 2 wool"),
        (0, 0, "MacHina 1: £0"),
    ],
)
def test_production_leaves_out_what_is_nothing(goods: int, money: int, told: str) -> None:
    args = {"money": money, "goods": amounts({"wool": goods}), "n": goods, "left": 20}
    event = Event("produced", args, "", None, "a1")
    (line,) = GAME.sum_up([event]).lines
    assert SAY(line.text) == told


def test_no_glory_and_no_good_turned_are_no_line() -> None:
    args = {"raw": "grain", "into": "bread", "contract": 0, "rest": 0, "n": 0}
    events = [
        Event("converted", args, "", None, "a1"),
        Event("glory", {"glory": 0, "total": 3}, "", None, "a1"),
    ]
    assert GAME.sum_up(events).lines == ()


@pytest.mark.parametrize(
    ("way", "of", "told"),
    [
        ("all", 0, ["All there are"]),
        ("splitting", 1, ["The one that splits"]),
        ("some-splitting", 3, ["Splitting, reading order: no. 1 3"]),
        ("others", 0, ["In reading order: no. 2"]),
        ("both", 1, ["The one that splits", "Others, reading order: no. 2"]),
    ],
)
def test_hands_know_which_animals_are_slaughtered(way: str, of: int, told: list[str]) -> None:
    args = {"n": 2, "unit": "cows", "way": way, "of": of, "splitting": "1 3", "others": "2", "rest": 2}
    lines = GAME.sum_up([Event("slaughtered", args | {"left": 1}, "", None, "a1")]).lines
    assert [SAY(one.text) for one in lines] == ["Take 2 cows off the map", *told]


def test_asked_for_imports_the_table_sees_the_contract_turned_over() -> None:
    state = done(begun(), Move("done", {"seat": "p1"}))
    rich = replace(state.machinas[0], box=9, goods={**state.machinas[0].goods, "cheese": 2}, money=1)
    asking = step(GAME, replace(state, machinas=(rich,), deck=("MH01",)), Move("turn", {"seat": "a1"}))
    assert isinstance(asking, Asking)
    assert [one.id for one in asking.questions] == ["q.import"]
    shown = asking.state.machina("a1")
    assert (shown.box, shown.fulfilled, shown.goods["cheese"]) == (0, (9,), 0)


def test_imports_below_the_own_name_the_good_and_why() -> None:
    with pytest.raises(BadAnswer) as fault:
        imports_notation((2, 0, 5)).check("9 6 4")
    said = SAY(fault.value.text)
    assert "4 sugar" in said
    assert "5" in said


def test_each_line_of_the_last_question_says_whose_numbers_in_which_order() -> None:
    state = done(None, None, {"automas": 2, "players": 2})
    imports, contracts, settlements = (SAY(one.ask) for one in final_question(state).questions)
    assert "MacHina 1, MacHina 2: all their imports" in imports
    assert "Player 1, Player 2, in this order" in contracts
    assert "Player 1, Player 2, MacHina 1, MacHina 2" in settlements


def test_people_are_told_to_place_a_worker_in_the_set_up() -> None:
    own = I18n({GAME.id: GAME}, is_strict=True).words(GAME.id)
    state_of = attrgetter("state.phase", "state.at")
    view = next(
        one for one in all_views(GAME) if one.state and state_of(one) == ("setup", "p1") and not one.questions
    )
    assert any("Place one worker" in str(payload) for payload in messages(own, view))


def test_the_lines_of_how_to_play_are_understood() -> None:
    assert GAME.notation is not None
    state = done(begun(), Move("fix", {"field": "row", "value": "24"}))
    lines = [
        *examples(GAME, "sold"),
        *examples(GAME, "took"),
        *examples(GAME, "price"),
        *examples(GAME, "pass"),
    ]
    assert len(lines) == 4
    assert [one for one in lines if not GAME.notation(state).takes(one)] == []
    (refill,) = examples(GAME, "refill")
    assert GAME.notation(done(begun(), Move("fix", {"field": "row", "value": "2"}))).takes(refill)


def test_the_reading_order_is_drawn_while_a_machina_looks_for_a_hex() -> None:
    order = "Reading order: row by row, module A to D"
    state = replace(done(begun(machinas=2), Move("done", {"seat": "p1"})), deck=("MH05",))
    assert order not in seat_picture(state).words
    asking = step(GAME, state, Move("turn", {"seat": "a1"}))
    assert isinstance(asking, Asking)
    assert order in seat_picture(asking.state).words
    assert order not in seat_picture(asking.state, "a2").words
    shipped = done(replace(state, deck=("MH04",)), Move("turn", {"seat": "a1"}))
    assert order not in seat_picture(shipped).words
    again = step(GAME, shipped, Move("veto"))
    assert isinstance(again, Asking)
    assert order in seat_picture(again.state).words


def test_before_the_end_imports_count_three_and_majorities_nothing() -> None:
    state = begun()
    own = replace(
        state.machinas[0], money=29, goods=dict.fromkeys(state.machinas[0].goods, 1), fulfilled=(28, 44)
    )
    assert points_of(own) == {"glory": 0, "basic": 3, "processed": 6, "money": 2, "hops": 6, "imports": 15}
    (panel,) = GAME.score(replace(state, machinas=(own,)))
    assert SAY(panel.title) == "So far 32 points: MacHina 1"
    assert len(panel.lines) == 1


@pytest.mark.parametrize(("people", "usual"), [(1, 6), (2, 7), (3, 8)])
def test_the_row_is_asked_with_how_many_contracts_usually_lie_there(people: int, usual: int) -> None:
    state = done(None, None, {"players": people})
    asked = next(one for one in ask_row(Workspace(state)) if isinstance(one, MultiChoice))
    assert f"Usually {usual}." in SAY(asked.ask)


def test_seats_that_people_tell_are_asked_by_their_place() -> None:
    state = done(None, None, {"order": "asked", "players": 2})
    said: tuple[Said, ...] = ()
    for place in (1, 2):
        asking = step(GAME, state, GAME.turns(state)[0].move, said)
        assert isinstance(asking, Asking)
        assert SAY(asking.questions[0].ask) == f"Who is no. {place} in turn order?"
        said = (*asking.said, Said("q.seats", "a1"))


def test_a_scoring_tile_that_was_told_stands_in_no_menu_for_a_later_round() -> None:
    state = done(None, None)
    said: tuple[Said, ...] = ()
    for answer in (Said("q.start", "55"), Said("q.row", ["1"]), Said("q.tiles", "3")):
        asking = step(GAME, state, GAME.turns(state)[0].move, said)
        assert isinstance(asking, Asking)
        said = (*asking.said, answer)
    asking = step(GAME, state, GAME.turns(state)[0].move, said)
    assert isinstance(asking, Asking)
    (question,) = asking.questions
    assert isinstance(question, Line)
    assert [one.id for one in question.listed] == ["1", "2", "4", "5", "6", "7", "8", "KS"]


def test_the_panel_tells_prices_and_how_many_spaces_of_the_row_are_empty() -> None:
    for size, told in ((6, "(4 empty)"), (2, "Row: 2 24")):
        state = replace(begun(), row=(2, 24), row_size=size)
        lines = [SAY(line) for line in GAME.panel(state).lines]
        assert lines[2:4] == ["wool £4 · milk £5 · grain £5", "cheese £10 · bread £10 · whisky £11"]
        assert lines[4].endswith(told)


def test_machinas_have_the_first_marks_whoever_plays_first() -> None:
    state = done(None, None, {"automas": 2, "players": 2, "order": "people"})
    assert [seat.id for seat in GAME.seats(state)] == ["a1", "a2", "p1", "p2"]
