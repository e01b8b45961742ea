"""Maps of hexes: neighbours and distances, where each hex and edge lies in a drawing, arrows over them."""

from math import dist

import pytest

from engines.core.picture import Picture
from engines.core.picture.arrow import arrow
from engines.core.picture.element import document
from engines.core.picture.hexagon import HexGrid
from engines.core.picture.piece import KINDS, piece
from engines.core.state.hexes import Hex
from tests.engines.core import hexmap
from tests.engines.core.gallery import MIDDLE
from tests.pictures.reading import Pixels, texts_of

MAP = hexmap.hexes()


def near(one: str) -> set[str]:
    return {id_ for id_, place in MAP.items() if place in MAP[one].neighbours}


def test_hexes_of_a_table_have_their_neighbours() -> None:
    assert len(MAP) == 47
    assert near("A1") == {"A2", "B1", "B2"}
    assert near("D4") == {"C3", "C4", "D3", "D5", "E4", "E5"}
    assert near("H1") == {"G3", "G4"}
    assert [MAP["D5"], MAP["E5"], MAP["E4"], MAP["D3"], MAP["C3"], MAP["C4"]] == list(MAP["D4"].neighbours)


def test_distances_are_counted_in_steps() -> None:
    seen, ring = {MAP["D4"]: 0}, [MAP["D4"]]
    while ring:
        ring = list(
            {one for last in ring for one in last.neighbours if one in MAP.values() and one not in seen}
        )
        seen |= {one: max(seen.values()) + 1 for one in ring}
    assert all(MAP["D4"].distance(one) == one.distance(MAP["D4"]) == n for one, n in seen.items())
    assert len(seen) == 47
    assert Hex.at(-1, 4) == Hex(5, -1)


def test_a_map_fills_its_room_and_neighbours_share_an_edge() -> None:
    grid = HexGrid.fitting(MAP.values(), 10, 20, 400, 300)
    corners = [corner for one in MAP.values() for corner in grid.corners(one)]
    assert [min(x for x, _ in corners), max(x for x, _ in corners)] == pytest.approx([10, 410])
    assert [min(y for _, y in corners), max(y for _, y in corners)] == pytest.approx([20, 320])
    for one in MAP.values():
        for other in one.neighbours:
            ends = grid.edge(one, other)
            for end in ends:
                assert min(dist(end, corner) for corner in grid.corners(other)) == pytest.approx(0, abs=1e-9)
            assert dist(ends[0], grid.edge(other, one)[1]) == pytest.approx(0, abs=1e-9)
    with pytest.raises(ValueError, match="not in"):
        grid.edge(MAP["A1"], MAP["D4"])


def drawn(*parts: str) -> Pixels:
    return Pixels(Picture("arrow", document(200, 100, *parts), 200, 100))


@pytest.mark.parametrize(("bend", "height"), [(0, 50), (30, 20), (-30, 80)])
def test_an_arrow_goes_over_the_middle_or_past_it_and_points_at_its_end(bend: float, height: int) -> None:
    ink, halo = "#FF0000", "#00FF00"
    pixels = drawn(arrow((20, 50), (180, 50), ink, thick=6, bend=bend, halo=halo))
    column = [pixels.at(100, y) for y in range(100)]
    shaft = [y for y, colour in enumerate(column) if colour == ink]
    assert abs(sum(shaft) / len(shaft) - height) <= 4
    assert halo in column[shaft[0] - 3 : shaft[0]]
    assert halo in column[shaft[-1] + 1 : shaft[-1] + 4]
    across = [sum(pixels.at(x, y) == ink for y in range(100)) for x in range(140, 181)]
    assert max(across) > 1.5 * len(shaft) > across[-1]
    assert any(across[-5:])


def test_an_arrow_leaves_its_ends_free() -> None:
    ink = "#FF0000"
    pixels = drawn(arrow((20, 50), (180, 50), ink, free=15))
    reached = [x for x in range(200) if pixels.at(x, 50) == ink]
    assert 30 <= reached[0] <= 37
    assert 160 <= reached[-1] <= 166


@pytest.mark.parametrize("end", [(20, 50), (21, 50), (20, 51)])
def test_an_arrow_between_points_that_are_near_each_other_breaks_nothing(end: tuple[float, float]) -> None:
    assert "nan" not in arrow((20, 50), end, "#FF0000")
    assert arrow((20, 50), end, "#FF0000", free=10) == ""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n", [2, 9, 99])
def test_the_number_of_pieces_stays_inside_the_piece(kind: str, n: int) -> None:
    picture = Picture("piece", document(40, 40, piece(kind, 20, 20, "#FFFFFF", n)), 40, 40)
    (number,) = texts_of(picture)
    for x in (number.left + 1, number.right - 1):
        for y in (number.top + 1, number.bottom - 1):
            assert Pixels(picture).at(x, y) == "#FFFFFF"


def test_sixty_units_stand_on_the_map() -> None:
    assert sum(n for there in MIDDLE.values() for one in there for n in one.units.values()) >= 60
