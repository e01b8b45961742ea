"""The pictures of Burgundy show the state: all of it, as it is, and in words what they show."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from xml.etree.ElementTree import Element

import pytest

from engines.burgundy import GAME
from engines.burgundy.display.picture.tiles import FILLS, ICON_FILE, ICONS, icon_of, tile_hex
from engines.burgundy.model import tile
from engines.burgundy.model.state import PHASES, Before, CardPlace, State
from engines.core.picture import Picture
from engines.core.picture.die import die
from engines.core.picture.icon import icons
from engines.core.picture.palette import NEW, contrast, hex_colour
from engines.core.script.run import Asking
from engines.core.state.seats import MARKS
from tests.contract.player import SEED, Luck, option_sets, perform, session, step
from tests.engines.burgundy import states
from tests.engines.burgundy.gallery import score_pictures, seat_picture, table_picture
from tests.pictures.reading import SVG, lines_of, root, title_of, titled

ROUNDS = 5


@cache
def played() -> tuple[State, ...]:
    """Return states of sessions with all kinds of options, corrections included."""
    found = [
        state
        for number, options in enumerate(option_sets(GAME))
        for state in session(GAME, options, f"pictures {number}").states[3::23]
    ]
    return (*found, states.ONE, states.TWO, states.TRACKED, states.CROWDED, *states.ENDS.values())


def drawn(state: State) -> Iterator[Picture]:
    yield from (seat_picture(state, seat.id) for seat in state.seats)
    yield from score_pictures(state)
    if state.depots is not None and not state.is_over:
        yield table_picture(state)


def section(picture: Picture, start: str) -> Element:
    """Return the group of the drawing whose title begins so."""
    return next(one for one in titled(root(picture)) if title_of(one).startswith(start))


def icons_in(element: Element) -> list[str]:
    """Return the names of the icons that are drawn, in their order."""
    by_path = {icon.solid[0]: name for name, icon in icons(ICON_FILE).items()}
    paths = (one.get("d", "") for one in element.iter(f"{SVG}path"))
    return [by_path[d] for d in paths if d in by_path]


def texts(element: Element) -> list[str]:
    """Return the texts that are drawn."""
    return [one.text or "" for one in element.iter(f"{SVG}text")]


def is_dashed(element: Element) -> bool:
    return any(one.get("stroke-dasharray") for one in element.iter(f"{SVG}polygon"))


def has_check(element: Element) -> bool:
    return any(one.get("d") == "M-4 0.5L-1 3.5L4.5 -3" for one in element.iter(f"{SVG}path"))


def test_the_words_are_what_is_drawn_in_every_state() -> None:
    for state in played():
        for picture in drawn(state):
            assert lines_of(picture) == picture.words
            assert sum(map(len, picture.words)) + len(picture.words) <= 1024


def test_an_open_space_is_dashed_and_a_filled_one_has_a_check_mark() -> None:
    for state in played():
        for seat in state.seats:
            picture = seat_picture(state, seat.id)
            for side, placed in (("Left", seat.left), ("Right", seat.right)):
                items = list(titled(section(picture, f"{side} card")))
                assert [is_dashed(item) for item in items] == [not code for code in placed.tiles]
                assert [has_check(item) for item in items] == [bool(code) for code in placed.tiles]
                assert [title_of(item).startswith("open ") for item in items] == [
                    not code for code in placed.tiles
                ]


def test_each_space_of_a_card_shows_the_icon_of_its_tile_and_a_box_where_one_is_printed() -> None:
    items = list(titled(section(seat_picture(states.TWO), "Left card")))
    assert [icons_in(item) for item in items] == [
        ["boarding_house"],
        ["castle"],
        ["building", "sale"],
        ["cow"],
        ["ship"],
    ]


def test_a_box_is_said_where_it_is_drawn() -> None:
    for picture in (seat_picture(states.TWO), seat_picture(states.TWO, "a2")):
        for side in ("Left", "Right"):
            for item in titled(section(picture, f"{side} card")):
                assert title_of(item).endswith("(sale)") == ("sale" in icons_in(item))


@pytest.mark.parametrize(("white", "active", "other"), [(4, "Left", "Right"), (5, "Right", "Left")])
def test_the_card_that_the_white_die_makes_active_is_large_framed_and_named(
    white: int, active: str, other: str
) -> None:
    picture = seat_picture(replace(states.TWO, white=white))
    large, small = section(picture, f"{active} card"), section(picture, f"{other} card")
    assert ("active" in title_of(large), "active" in title_of(small)) == (True, False)
    assert "active" in texts(large)
    assert len(texts(large)) > len(texts(small)) + 2
    assert [one for one in large.iter(f"{SVG}rect") if one.get("stroke-width") == "3"]
    assert picture.words[1].startswith(f"{active} card")


def test_what_came_in_the_turn_lies_on_a_ground_of_its_own() -> None:
    picture = seat_picture(states.JUST)
    new = [
        title_of(one)
        for line in titled(root(picture))
        for one in titled(line)
        if any(rect.get("fill") == NEW for rect in one.iter(f"{SVG}rect"))
    ]
    assert new == ["new ship", "good 3 ×2", "good 5 ×2", "face down ×2"]
    assert (
        "Right card 8 · active · 14 points: castle, open mine (sale), open castle, new ship" in picture.words
    )


def test_nothing_is_new_on_a_card_that_slid_and_all_is_on_the_one_that_came() -> None:
    before = Before(
        (CardPlace(6, ("u",) * 3 + ("",)), CardPlace(4, ("", "dg", "", "", ""))), (), (), (0,) * 6
    )
    seat = replace(
        states.BUSY,
        left=CardPlace(4, ("", "dg", "", "", "b:bank")),
        right=CardPlace(9, ("", "", "", "")),
        before=before,
    )
    words = seat_picture(replace(states.TWO, white=2, seats=(seat,))).words
    assert words[1].endswith("open building, castle, open knowledge, open mine, new Bank")
    assert "new" not in words[2]


def test_a_new_round_shows_neither_die_nor_new_tiles_of_the_last_one() -> None:
    luck = Luck("a new round")
    state = perform(GAME, None, None, luck, {"automas": 2}).after
    shown = 0
    for _ in range(30):
        move = GAME.turns(state)[0].move
        state = perform(GAME, state, move, luck).after
        for seat in state.seats:
            first, *rest = seat_picture(state, seat.id).words
            assert ("own die" in first) == (seat.id in state.played)
            if seat.id not in state.played:
                assert not any("new " in line for line in rest)
            shown += any("new " in line for line in rest)
    assert shown


def test_while_a_turn_asks_its_die_and_the_tiles_placed_so_far_are_shown() -> None:
    asked = [
        result.state
        for one in session(GAME, {"board": "search"}, "asking").moves[:120]
        if one.move and one.move.action == "turn"
        for length in range(len(one.said))
        if isinstance(result := step(GAME, one.before, one.move, one.said[:length], {}, SEED), Asking)
    ]
    pictures = [seat_picture(state) for state in asked if state]
    assert pictures
    assert all("own die" in picture.words[0] for picture in pictures)
    assert any("new " in picture.alt for picture in pictures)


def test_no_card_is_active_when_the_game_is_over() -> None:
    assert "active" not in seat_picture(states.ENDS[3]).alt


def test_a_tile_that_lies_face_down_keeps_its_colour_to_itself() -> None:
    one, other = (
        seat_picture(
            replace(states.TWO, seats=(replace(states.BUSY, reserve=(f"wild:{colour}",)), states.OTHER))
        )
        for colour in ("y", "b")
    )
    assert one == other
    assert "Reserve: face down" in one.words


def test_every_depot_shows_its_number_tiles_and_goods() -> None:
    picture = table_picture(states.TWO)
    for number, depot in enumerate(states.DEPOTS, start=1):
        group = section(picture, f"Depot {number}")
        assert icons_in(group) == [icon_of(code) for code in depot.tiles if code]
        pips = [one for one in group.iter(f"{SVG}circle") if one.get("r") == "2.6"]
        assert len(pips) == number
    assert "Depot 4: mine, ship, empty, 2 chickens, goods 2 · 4×2" in picture.words


def test_the_depots_lie_clockwise_round_the_black_market() -> None:
    picture = table_picture(states.TWO)

    def middle(name: str) -> tuple[float, float]:
        box = section(picture, name).find(f"{SVG}rect")
        assert box is not None
        x, y, width, height = (float(box.get(key, "")) for key in ("x", "y", "width", "height"))
        return x + width / 2, y + height / 2

    x, y = middle("Black market")
    around = [middle(f"Depot {number}") for number in range(1, 7)]
    turns = [
        (ax - x) * (by - y) - (ay - y) * (bx - x)
        for (ax, ay), (bx, by) in zip(around, around[1:] + around[:1], strict=True)
    ]
    assert all(turn > 0 for turn in turns)
    assert around[0][1] < y < around[3][1]


def test_on_one_space_of_the_track_the_last_to_come_stands_first() -> None:
    space = next(
        one for one in titled(section(table_picture(states.TWO), "Turn track")) if "over" in title_of(one)
    )
    assert title_of(space) == "Automata 1 over Player 2 (space 2)"
    (first,), (person,) = space.findall(f"{SVG}circle"), space.findall(f"{SVG}polygon")
    place = [seat.id for seat in GAME.seats(states.TWO)].index("p2")
    assert (first.get("fill"), person.get("fill")) == tuple(hex_colour(MARKS[n].colour) for n in (0, place))
    assert float(first.get("cx", "")) < min(
        float(one.split(",")[0]) for one in person.get("points", "").split()
    )


def test_tiles_on_the_board_show_their_numbers() -> None:
    picture = table_picture(states.TWO)
    numbers = [[text for text in texts(section(picture, f"Depot {n}")) if text.isdigit()] for n in (1, 3)]
    assert numbers == [["4", "2"], ["3", "9", "1"]]
    assert [one for one in texts(section(picture, "Black market")) if one.isdigit()] == ["2", "20"]
    assert "knowledge 20" in picture.alt


@pytest.mark.parametrize(
    ("white", "seeks"),
    [
        (4, "Automata 1 seeks building or ship, Automata 2 seeks ship or building"),
        (5, "Automata 1 seeks knowledge or ship, Automata 2 seeks mine or livestock or knowledge"),
    ],
)
def test_the_board_shows_what_each_automata_seeks_with_this_white_die(white: int, seeks: str) -> None:
    picture = table_picture(replace(states.TWO, white=white))
    assert f"White die {white}: {seeks}" in picture.words
    drawn = [icons_in(one) for one in titled(section(picture, "White die"))]
    named = [one.partition(" seeks ")[2].split(" or ") for one in seeks.split(", ")]
    assert drawn == named


def test_every_tile_stands_out_from_the_black_market() -> None:
    market = section(
        table_picture(replace(states.TWO, market=("wild:b", "", "dg", "u", "b", "lg:cow2"))), "Black market"
    )
    box = market.find(f"{SVG}rect")
    assert box is not None
    edges = [one.get("stroke", "") for one in market.iter(f"{SVG}polygon")]
    assert len(edges) == 6
    assert all(contrast(edge, box.get("fill", "")) >= 4.5 for edge in edges)


def test_what_nobody_knows_is_drawn_as_unknown() -> None:
    words = table_picture(states.TRACKED).words
    assert "Depot 3: livestock, building, goods ?" in words
    assert "Black market: not known yet" in words


@pytest.mark.parametrize("state", [states.ONE, states.ENDS[1]], ids=["search", "over"])
def test_without_a_board_there_is_no_picture_of_it(state: State) -> None:
    assert GAME.pictures is not None
    assert GAME.pictures().table(state, str) is None


def test_people_have_no_picture_of_a_seat() -> None:
    assert GAME.pictures is not None
    assert GAME.pictures().seat(states.TWO, "p1", str) is None


def test_the_icons_of_all_tiles_differ() -> None:
    codes = [code for code in tile.all_codes() if tile.colour(code) != "y"]
    shown = {tile_hex(code, 0, 0): code for code in (*codes, "y", "wild:b")}
    assert len(shown) == len(codes) + 2
    assert len({icon.solid for icon in icons(ICON_FILE).values()}) == len(icons(ICON_FILE))
    assert FILLS.keys() == ICONS.keys()
    assert len(set(ICONS.values())) == len(ICONS)


def test_dice_show_as_many_pips_as_they_count() -> None:
    assert [die(0, 0, 30, value).count("<circle") for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_the_course_is_kept_round_by_round_and_ends_with_the_final_score() -> None:
    luck = Luck("course")
    state = perform(GAME, None, None, luck, {"automas": 2}).after
    expected = []
    while offers := GAME.turns(state):
        if offers[0].move.action not in ("turn", "done"):
            expected.append(tuple(seat.points for seat in state.seats))
        state = perform(GAME, state, offers[0].move, luck).after
    assert len(expected) == ROUNDS * len(PHASES)
    assert state.course == (*expected, tuple(seat.points for seat in state.seats))


def test_a_state_from_before_the_course_was_kept_can_still_be_read() -> None:
    kept = GAME.dump(states.TWO).replace(',"course":[]', "")
    assert "course" not in kept
    assert GAME.load(kept) == states.TWO


def test_bars_have_the_numbers_of_the_score() -> None:
    over, _ = score_pictures(states.ENDS[3])
    assert over.words[0] == "Final score: Automata 1: 97, Automata 2: 71, Automata 3: 64"
    now = score_pictures(states.TWO)[0]
    assert now.words[0].startswith("If it ended now: ")
    assert "Livestock: Automata 1: 23, Automata 2: 8" in now.words


def test_a_large_reserve_is_gathered_by_colour_and_a_larger_one_counted() -> None:
    def line(*reserve: str) -> str:
        seat = replace(states.BUSY, left=CardPlace(1, ("", "", "")), reserve=reserve)
        words = seat_picture(replace(states.TWO, seats=(seat,))).words
        return next(one for one in words if one.startswith("Reserve"))

    kinds = tuple(code for code in states.KINDS if tile.colour(code) in ("b", "lg"))
    assert line("u", "b:bank", "u") == "Reserve: ship ×2, Bank"
    assert line(*kinds, "u") == "Reserve: building ×11, livestock ×14, ship"
    assert line(*kinds * 2, *("u", "y", "g", "dg", "wild:b") * 12) == "Reserve: 110 tiles"


def test_a_state_from_before_new_tiles_were_marked_can_still_be_read() -> None:
    kept = GAME.dump(states.TWO).replace(',"before":null', "")
    assert "before" not in kept
    assert GAME.load(kept) == states.TWO
