"""The pictures of MacRobber show the state: all of it, as it is, and in words what they show."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from xml.etree.ElementTree import Element

import pytest

from engines.core.picture import Picture
from engines.core.picture.icon import icons
from engines.core.picture.palette import NEW
from engines.core.state.cache import remembered
from engines.macrobber import GAME
from engines.macrobber.display.picture.pieces import ICONS, TARTAN
from engines.macrobber.model.labels import seat_label
from engines.macrobber.model.state import CATEGORIES, PlannedStep, Seat, State, Turn
from engines.macrobber.model.tokens import Tokens
from engines.macrobber.rules.action import PLAIN
from engines.macrobber.rules.end import winners
from engines.macrobber.rules.step import PHASE_3, planned
from tests.contract.player import Luck, perform
from tests.contract.words import spoken
from tests.engines.macrobber import states
from tests.engines.macrobber.moments import begun, mixed, moments
from tests.pictures.drawing import pictures_of, say_of, seat_of, table_of
from tests.pictures.reading import SVG, lines_of, root, title_of, titled

pytestmark = pytest.mark.slow
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
ESTATES = ["cattle", "castle", "abbey"]


@cache
def asked(seats: int) -> tuple[State, ...]:
    """Return states of a game at moments at which somebody is asked, and the state at its end."""
    state = replace(begun(seats=seats), marker="s2")
    shown = [asking.state for asking, _ in moments(state, f"drawn {seats}")]
    raids = [state for state in shown if state.raid][:60]
    return (*shown[::7], *raids, over(seats))


@cache
def over(seats: int) -> State:
    """Return the state at the end of a game."""
    state, luck = begun(seats=seats), Luck(f"drawn to the end {seats}")
    while offers := GAME.offers(state):
        state = perform(GAME, state, offers[0].move, luck).after
    return state


table = remembered(partial(table_of, GAME), most=2000)
"""Returns the picture of the table: most tests look at the same states."""


def board(state: State, seat: str) -> Picture:
    return seat_of(GAME, state, seat)


def hand(state: State, seat: str) -> Picture:
    drawing = pictures_of(GAME)
    assert drawing.hand is not None
    picture = drawing.hand(state, seat, say_of(GAME))
    assert picture is not None
    return picture


def scores(state: State) -> tuple[Picture, ...]:
    return pictures_of(GAME).scores(state, say_of(GAME))


def public_pictures(state: State) -> Iterator[Picture]:
    yield table(state)
    yield from (board(state, seat.id) for seat in state.seats)
    yield from scores(state)


def section(picture: Picture, start: str) -> Element:
    """Return the group of the drawing whose title begins so."""
    return next(one for one in titled(root(picture)) if title_of(one).startswith(start))


def of_seat(picture: Picture, state: State, seat: Seat) -> Element:
    """Return the board of a seat on the table."""
    places = [one for one in titled(root(picture)) if " points" in title_of(one) or " point" in title_of(one)]
    return places[[one.id for one in state.seats].index(seat.id)]


def icons_in(element: Element) -> list[str]:
    """Return the names of the icons that are drawn, in their order."""
    by_paths = {icon.solid[0]: name for name, icon in icons(ICONS).items() if name != "raid"}
    paths = (one.get("d", "") for one in element.iter(f"{SVG}path"))
    return [by_paths[d] for d in paths if d in by_paths]


def dashed(element: Element) -> int:
    """Return how many dashed places are drawn."""
    return sum(bool(one.get("stroke-dasharray")) for one in element.iter(f"{SVG}rect"))


def numbers(element: Element) -> list[str]:
    """Return the texts that are drawn."""
    return [one.text or "" for one in element.iter(f"{SVG}text")]


def fills(element: Element) -> list[str]:
    """Return the colours of the rectangles that are drawn."""
    return [one.get("fill", "") for one in element.iter(f"{SVG}rect")]


def is_marked(card: Element) -> bool:
    return card.get("stroke-width") == "4"


@SEATS
def test_the_words_are_what_is_drawn_at_every_moment(seats: int) -> None:
    for state in asked(seats):
        hands = [hand(state, seat.id) for seat in state.seats]
        for picture in (*public_pictures(state), *hands):
            assert lines_of(picture) == picture.words
            assert sum(map(len, picture.words)) + len(picture.words) <= 1024
            assert "…" not in picture.svg
            assert picture.height <= 330
            assert all(float(size) >= 18 for size in re.findall(r'font-size="([\d.]+)"', picture.svg))


@SEATS
def test_every_board_shows_its_court_its_hand_and_its_estates(seats: int) -> None:
    for state in asked(seats):
        picture = table(state)
        for seat in state.seats:
            place = of_seat(picture, state, seat)
            *court, estates = titled(place)
            assert [numbers(one) for one in court] == [
                [str(n)] for n in (*list(seat.court)[:3], len(seat.hand))
            ]
            assert [icons_in(one) for one in court] == [["warriors"], ["bagpipers"], ["monks"], []]
            assert [one.get("fill") for one in court[3].iter(f"{SVG}rect")] == [TARTAN]
            assert icons_in(estates) == sorted(filter(None, seat.estates), key=ESTATES.index)
            assert dashed(estates) == seat.estates.count("")
            assert str(seat.points) in numbers(place)


@SEATS
def test_the_board_alone_shows_the_same_as_on_the_table(seats: int) -> None:
    for state in asked(seats):
        for seat in state.seats:
            picture = board(state, seat.id)
            estates = list(titled(section(picture, "Estates")))
            assert [icons_in(one) for one in estates] == [
                [what] if what else [] for what in sorted(seat.estates, key=[*ESTATES, ""].index)
            ]
            assert [dashed(one) for one in estates] == [title_of(one) == "free" for one in estates]
            court = list(titled(section(picture, "Court")))
            assert [numbers(one)[0] for one in court] == [
                str(n) for n in (*list(seat.court)[:3], len(seat.hand))
            ]
            assert [numbers(one)[1] for one in titled(section(picture, "On board"))] == [
                str(n) for n in seat.board
            ]


@SEATS
def test_markers_are_drawn_where_they_are_said(seats: int) -> None:
    said = {"begins": "begins", "following": "largest following", "winner": "winner"}
    for state in asked(seats):
        for seat in state.seats:
            place = of_seat(table(state), state, seat)
            head = icons_in(place)[: -3 - len(list(filter(None, seat.estates)))]
            assert [said[one] in title_of(place) for one in said] == [one in head for one in said]
            assert ("begins" in head) == (seat.id == state.beginner and not state.is_over)
            assert ("following" in head) == (seat.id == state.marker)
            assert ("winner" in head) == (state.is_over and seat.id in winners(state))


@SEATS
def test_the_seat_in_turn_has_a_frame(seats: int) -> None:
    for state in asked(seats):
        for seat in state.seats:
            place = of_seat(table(state), state, seat)
            is_in_turn = state.in_turn == seat.id and not state.is_over
            assert ("in turn" in title_of(place)) == is_in_turn
            ground = place.find(f"{SVG}rect")
            assert ground is not None
            assert (ground.get("stroke-width") == "2.5") == is_in_turn


@SEATS
def test_the_status_shows_every_token_and_how_many_are_used(seats: int) -> None:
    shown = 0
    for state in asked(seats):
        if state.turn is None or state.turn.phase == 3 or state.raid:
            assert not any(line.startswith("Tokens") for line in table(state).words)
            continue
        shown += 1
        status = section(table(state), "Tokens")
        used = f"{state.turn.used} of 4 used"
        assert numbers(status)[1:] == [*state.turn.status.colours, used]
        assert [title_of(one) for one in titled(status) if title_of(one).endswith("used")] == [used]
        assert icons_in(status) == list(state.turn.done)
    assert shown


def test_of_a_plan_the_table_shows_nothing() -> None:
    assert table(states.PLANNING) == table(states.FOUR)
    assert board(states.PLANNING, "s1") == board(states.FOUR, "s1")


@SEATS
def test_a_round_of_a_raid_shows_the_cards_the_bagpipers_and_who_won_it(seats: int) -> None:
    fought = 0
    for state in asked(seats):
        if state.raid is None:
            continue
        rounds = list(titled(next(one for one in titled(root(table(state))) if " raids " in title_of(one))))
        assert len(rounds) == 3
        for place, drawn in enumerate(rounds[: len(state.raid.rounds)]):
            attack, defence = state.raid.rounds[place]
            fought += 1
            assert numbers(drawn) == [str(n) for n in (place + 1, attack.card, defence.card)]
            assert icons_in(drawn).count("bagpipers") == attack.piper + defence.piper
            cards = [one for one in drawn.iter(f"{SVG}rect") if one.get("rx") and one.get("fill") != NEW]
            assert [is_marked(one) for one in cards] == [
                attack.total > defence.total,
                attack.total < defence.total,
            ]
            result = "won" if is_marked(cards[0]) else "lost" if is_marked(cards[1]) else "tied"
            assert f"{('1st', '2nd', '3rd')[place]} card {result} " in title_of(drawn)
    assert fought


def test_a_card_laid_in_a_raid_lies_face_down_with_its_bagpiper() -> None:
    drawn = list(titled(section(table(states.RAIDING), "Ardroch raids Corrieglen, 1 to 0")))[2]
    assert title_of(drawn) == "3rd card: Ardroch has laid it face down with piper"
    assert (numbers(drawn), icons_in(drawn), TARTAN in fills(drawn), dashed(drawn)) == (
        ["3"],
        ["bagpipers"],
        True,
        1,
    )


@SEATS
def test_only_the_round_that_is_new_has_a_ground_of_its_own(seats: int) -> None:
    seen = set()
    for state in asked(seats):
        if state.raid is None:
            continue
        rounds = list(titled(next(one for one in titled(root(table(state))) if " raids " in title_of(one))))
        new = [NEW in fills(one) for one in rounds]
        newest = len(state.raid.rounds) - (state.raid.laid is None)
        assert new == [place == newest for place in range(3)]
        seen.add(newest)
    assert {0, 1, 2} <= seen


@SEATS
def test_sack_and_supply_are_counted(seats: int) -> None:
    for state in asked(seats):
        if state.raid is None:
            assert numbers(section(table(state), "Sack"))[2::2] == [str(n) for n in state.sack]
            assert f"Red area from {state.options.red_area} points" in table(state).words
        stock = len(state.stock)
        assert numbers(section(table(state), "Supply")) == [
            f"{stock} {'estate' if stock == 1 else 'estates'} left",
            f"{len(state.pile)} to draw",
            f"{len(state.returned)} returned",
        ]


@SEATS
def test_what_is_hidden_is_not_drawn_for_all(seats: int) -> None:
    for state in asked(seats):
        assert list(public_pictures(mixed(state, ""))) == list(public_pictures(state))


@SEATS
def test_a_hand_shows_nothing_that_the_seat_cannot_know(seats: int) -> None:
    for state in asked(seats):
        for seat in state.seats:
            assert hand(mixed(state, seat.id), seat.id) == hand(state, seat.id)


@SEATS
def test_a_hand_shows_every_own_card(seats: int) -> None:
    for state in asked(seats):
        for seat in state.seats:
            picture, mine = hand(state, seat.id), planned(state, seat.id).seat(seat.id)
            cards = [str(card) for card in mine.hand or ("none",)]
            assert numbers(section(picture, "Your cards")) == ["Yours", *cards]


def test_a_hand_shows_the_cards_returned_but_not_where_they_could_be_taken_for_others() -> None:
    returned = section(hand(states.FOUR, "s1"), "Returned")
    assert [title_of(one) for one in titled(returned)] == ["1 ×3", "2", "3 ×2"]
    assert "Returned" not in hand(states.RAIDING, "s1").alt
    assert "Returned" not in hand(states.RAIDING, "s3").alt


@SEATS
def test_a_hand_shows_the_own_court_and_estates(seats: int) -> None:
    for state in asked(seats):
        for seat in state.seats:
            picture, mine = hand(state, seat.id), planned(state, seat.id).seat(seat.id)
            court = list(titled(section(picture, "Your court")))
            assert [numbers(one)[0].split()[0] for one in court] == [str(n) for n in list(mine.court)[:3]]
            assert [icons_in(one) for one in court] == [["warriors"], ["bagpipers"], ["monks"]]
            estates = section(picture, "Estates")
            assert icons_in(estates) == sorted(filter(None, mine.estates), key=ESTATES.index)
            assert dashed(estates) == mine.estates.count("")


def test_board_and_tokens_of_a_hand_are_as_they_will_be_after_the_plan() -> None:
    turn = Turn(phase=2, status=Tokens(1, 2, 1, 2), plan=(PlannedStep("castle"),))
    state = replace(states.FOUR, turn=turn)
    assert "Estates: cattle, castle ×2, abbey" in hand(state, "s1").words
    assert "Tokens: 1 yellow, 1 green, 2 red, 2 of 4 used" in hand(state, "s1").words
    assert "Tokens: 1 yellow, 2 blue, 1 green, 2 red, 0 of 4 used" in table(state).words


def test_the_signs_of_the_courts_are_named_on_the_table() -> None:
    names = ["warriors", "pipers", "monks", "cards"]
    for state in (states.FOUR, states.RAIDING):
        assert [one for one in numbers(root(table(state))) if one in names] == names


def test_a_hand_shows_the_raid_and_the_card_laid_to_the_attacker_only() -> None:
    def raid(seat: str) -> list[Element]:
        return list(titled(section(hand(states.RAIDING, seat), "Ardroch raids Corrieglen, 1 to 0")))

    own, others = raid("s1"), raid("s3")
    assert [title_of(one) for one in own[:2]] == [title_of(one) for one in others[:2]]
    assert title_of(own[2]) == "3rd card: you have laid a 3 with piper, others see its back"
    assert (numbers(own[2]), TARTAN in fills(own[2])) == (["3", "3"], False)
    assert title_of(others[2]) == "3rd card: Ardroch has laid it face down with piper"
    assert (numbers(others[2]), TARTAN in fills(others[2])) == (["3"], True)


def test_a_hand_shows_the_plan_to_its_owner_only() -> None:
    own = hand(states.PLANNING, "s1")
    assert icons_in(section(own, "Your plan")) == ["estate", "monks", "exchange"]
    assert "Your plan: estate: 1 yellow, 1 red, monk: 1 green, exchange: cards 1, 2" in own.words
    assert hand(states.PLANNING, "s2") == hand(states.FOUR, "s2")


def test_every_step_of_a_plan_has_an_icon_and_words() -> None:
    cards = {"exchange": (1, 2)}
    dos = [
        *PLAIN,
        "estate:YR",
        "estate:yR",
        "estate:ygg",
        "estate:YGg",
        "bard:s2:B",
        "bard:s2:YB:Y",
        "raid:s2",
    ]
    for do in (*dos, *PHASE_3[1:]):
        turn = Turn(phase=2, status=Tokens(1, 2, 1, 2), plan=(PlannedStep(do, cards.get(do, ())),))
        picture = hand(replace(states.FOUR, turn=turn), "s1")
        plan = section(picture, "Your plan")
        drawn = [one.get("d") for one in plan.iter(f"{SVG}path")]
        assert drawn[0] == icons(ICONS)[do.partition(":")[0]].solid[0]


def test_the_icons_differ() -> None:
    assert len({(icon.solid, icon.cut) for icon in icons(ICONS).values()}) == len(icons(ICONS))


def test_someone_who_is_no_seat_has_no_picture() -> None:
    drawing = pictures_of(GAME)
    assert drawing.hand is not None
    assert drawing.seat(states.FOUR, "s5", say_of(GAME)) is None
    assert drawing.hand(states.FOUR, "s5", say_of(GAME)) is None


@SEATS
def test_bars_have_the_points_by_category(seats: int) -> None:
    for state in asked(seats)[::9]:
        bars = section(scores(state)[0], "Final score" if state.is_over else "The score")
        assert [title_of(one).split(": ")[1] for one in titled(bars)] == [
            str(one.points) for one in state.seats
        ]
        lines = scores(state)[0].words[2 if state.is_over else 1 :]
        names = {"Start": "start", "Green": "green", "Cattle": "red", "Blue": "blue", "Raids": "raid"}
        found = {names[line.partition(":")[0]]: re.findall(r": (-?\d+)", line) for line in lines}
        assert found == {
            category: [str(seat.ledger.get(category, 0)) for seat in state.seats]
            for category in CATEGORIES
            if any(seat.ledger.get(category) for seat in state.seats)
        }


def test_a_seat_is_called_by_its_whole_name_with_who_sits_there() -> None:
    called = spoken(GAME).named([(seat_label(states.OVER, "s1"), "Corrieglen (Margaret)")])
    (names, *_) = pictures_of(GAME).scores(states.OVER, called.plain)
    assert "Corrieglen (Margaret)" in numbers(root(names))


def test_the_winner_is_named_and_a_shared_win_too() -> None:
    assert scores(states.OVER)[0].words[0] == "Winner: Corrieglen"
    assert scores(states.SHARED)[0].words[0] == "Winner: Ardroch, Corrieglen"
    assert not any("Winner" in line for line in scores(states.FOUR)[0].words)


@SEATS
def test_the_course_has_the_points_after_each_scored_round(seats: int) -> None:
    state, luck = begun(seats=seats), Luck("course")
    expected = []
    while offers := GAME.offers(state):
        before = state
        state = perform(GAME, state, offers[0].move, luck).after
        if state.round > before.round or (state.is_over and before.is_last):
            expected.append(tuple(seat.points for seat in state.seats))
    assert len(expected) > 2
    assert state.course == tuple(expected)


def test_a_round_that_was_broken_off_ends_the_course_with_the_points_of_now() -> None:
    whole = scores(states.OVER)[1]
    broken = scores(replace(states.OVER, round=7))[1]
    assert "Ardroch: 7, 9, 16, 20, 23, 23" in whole.words
    assert "Ardroch: 7, 9, 16, 20, 23, 23, 23" in broken.words
    assert len(scores(replace(states.OVER, is_over=False))) == 1


def test_a_clan_is_called_by_the_name_that_it_was_given() -> None:
    assert [line.partition(" · ")[0] for line in table(states.NAMED).words[1:4]] == [
        "Glen Etive",
        "Corrieglen",
        "Erskay",
    ]
