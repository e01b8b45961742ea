"""What everyone who looks at a picture may count on; `python -m tests.pictures` draws the files anew."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from engines.core.picture import Picture
from engines.core.picture.font import ELLIPSIS, advances
from engines.core.picture.palette import MUTED, contrast
from tests.pictures.gallery import HOME, gallery
from tests.pictures.reading import Pixels, corner_of, lines_of, png_of, texts_of

pytestmark = pytest.mark.slow

GALLERY = gallery()
PHONE = 282
EVERY_PICTURE = pytest.mark.parametrize(
    "picture", GALLERY.values(), ids=[f"{file.parent.name}-{file.stem}" for file in GALLERY]
)


@pytest.mark.parametrize("file", GALLERY, ids=lambda file: file.stem)
def test_a_picture_is_the_one_on_file(file: Path) -> None:
    assert GALLERY[file].svg + "\n" == file.read_text(encoding="utf-8")


def test_every_file_belongs_to_a_picture() -> None:
    assert set(HOME.glob("*/*.svg")) == GALLERY.keys()


@EVERY_PICTURE
def test_the_words_say_what_the_drawing_shows(picture: Picture) -> None:
    assert lines_of(picture) == picture.words


@EVERY_PICTURE
def test_the_alt_text_fits_discord(picture: Picture) -> None:
    assert 0 < len(picture.alt) <= 1024


@EVERY_PICTURE
def test_a_picture_fits_one_message_on_a_phone(picture: Picture) -> None:
    if picture.name == "map":
        pytest.skip("the kit's own map stands in no message")
    assert picture.width == 480
    assert picture.height <= 330
    assert len(corner_of(picture)) == 1


@EVERY_PICTURE
def test_a_png_at_double_size_is_light(picture: Picture) -> None:
    assert len(png_of(picture.svg, 2)) < 150_000


@EVERY_PICTURE
def test_numbers_have_no_long_tails(picture: Picture) -> None:
    assert not re.search(r"\.\d{3}", picture.svg)
    assert not re.search(r"\d\.\d*e|nan|inf", picture.svg)


@EVERY_PICTURE
def test_no_text_leaves_the_picture_or_lies_on_another(picture: Picture) -> None:
    texts = texts_of(picture)
    for text in texts:
        assert text.left >= 4, text
        assert text.right <= picture.width - 4, text
        assert 4 <= text.top < text.bottom <= picture.height - 4, text
    for one, other in combinations(texts, 2):
        assert not one.touches(other), (one.words, other.words)


@EVERY_PICTURE
def test_texts_are_whole_and_can_be_read_on_a_phone(picture: Picture) -> None:
    known = advances()["medium"].keys()
    for text in texts_of(picture):
        assert set(text.words) <= known
        assert ELLIPSIS not in text.words
        assert text.size * PHONE / picture.width >= 10.5, text


@EVERY_PICTURE
def test_texts_stand_out_from_what_lies_below_them(picture: Picture) -> None:
    below = Pixels(picture)
    for text in texts_of(picture):
        middle = (text.top + text.bottom) / 2
        for x in (text.left + 1, (text.left + text.right) / 2, text.right - 1):
            for y in (text.top, middle, text.bottom - 1):
                assert contrast(text.fill, below.at(x, y)) >= 4.5, (text.words, below.at(x, y))


@EVERY_PICTURE
def test_a_number_that_is_seen_is_said_in_the_title_around_it(picture: Picture) -> None:
    for text in texts_of(picture):
        # Muted numbers are the scale of a track or of a chart.
        if text.fill != MUTED:
            said = re.findall(r"\d+", " ".join(text.titles))
            assert set(re.findall(r"\d+", text.words)) <= set(said), text


def test_a_picture_says_its_size() -> None:
    for picture in GALLERY.values():
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{picture.width}" height="{picture.height}" '
        assert picture.svg.startswith(head)
