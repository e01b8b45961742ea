"""Pictures in two halves, for large type."""

import pytest

from engines.core.picture import Picture
from engines.core.picture.halves import OVERLAP, halves_of
from tests.pictures.gallery import gallery
from tests.pictures.reading import Pixels, png_of

pytestmark = pytest.mark.slow

PICTURES = {one.name: one for file, one in gallery().items() if file.stem != "map"}
"""One of each kind."""
WIDTH, MOST_APART = 270, 2


def is_near(colour: str, other: str) -> bool:
    """Tell whether colours differ by no more than edges do that are drawn at another place."""
    both = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return all(abs(one - another) <= MOST_APART for one, another in both)


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_two_halves_show_all_of_a_picture_nearly_twice_as_large(picture: Picture) -> None:
    left, right = halves_of(picture)
    assert left.width == right.width == WIDTH
    assert left.height == right.height == picture.height
    assert left.width + right.width == picture.width + OVERLAP
    whole, parts = Pixels(picture), (Pixels(left), Pixels(right))
    for y in range(4, picture.height - 4, 7):
        for x in range(4, WIDTH - 4, 11):
            assert is_near(parts[0].at(x, y), whole.at(x, y))
            assert is_near(parts[1].at(x, y), whole.at(x + picture.width - WIDTH, y))


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_halves_are_light_and_say_all_once(picture: Picture) -> None:
    left, right = halves_of(picture)
    assert all(len(png_of(one.svg, 2)) < 150_000 for one in (left, right))
    assert left.words == picture.words
    assert right.words == ()
    assert len({left.name, right.name, picture.name}) == 3
