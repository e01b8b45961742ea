"""What of a name can be seen."""

import sys
import unicodedata

import pytest

from engines.core.state.visible_text import seen

UNSEEN = {
    "nothing": "",
    "Hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "Hangul jamo fillers": "\u115f\u1160",
    "braille without dots": "\u2800" * 3,
    "tags": "\U000e0041\U000e0064\U000e0061\U000e007f",
    "variation selectors": "\ufe0f\ufe00\U000e0100",
    "Mongolian selectors": "\u180b\u180e",
    "joiners": "\u200d\u200c",
    "marks": "\u0301\u0308\u20dd",
    "a mark on a space": " \u0301 ",
    "spaces": " \u00a0\u2003\u3000\u2028\t\n",
    "zero width": "\u200b\u2060\ufeff\u00ad\u034f",
    "directions": "\u202e\u2066\u2069\u200f\u061c",
    "controls": "\0\x07\x1b\x7f\x9b",
    "shorthand and music": "\U0001bca0\U0001d173\U0001d159",
    "annotations": "\ufff9\ufffb\uffff",
    "half of a character": "\ud83c",
    "private signs": "\ue000\U000f0000",
    "all at once": "\u3164 \u2800\u200d\u0301\U000e0041\ufe0f",
}
SEEN = {
    "Ada": "Ada",
    "Ada\u3164": "Ada",
    "\u202eadA\u202c": "adA",
    "A\u2800d\U000e0041a": "Ada",
    "  Ada\u3000 of\tKew ": "Ada of Kew",
    "Zoe\u0308": "Zoe\u0308",
    "❤\ufe0f": "❤\ufe0f",
    "👩\u200d🚀": "👩\u200d🚀",
    "葛\U000e0100": "葛\U000e0100",
    "می\u200cخواهم": "می\u200cخواهم",
    "한글": "한글",
    "-": "-",
    "٣": "٣",
    "\u0903": "\u0903",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_of_what_can_not_be_seen_is_none(name: str) -> None:
    assert seen(name) == ""


@pytest.mark.parametrize(("name", "left"), SEEN.items())
def test_the_rest_of_a_name_stays(name: str, left: str) -> None:
    assert seen(name) == left
    assert seen(left) == left


def test_nothing_but_letters_numbers_and_signs_makes_a_name() -> None:
    alone = {unicodedata.category(one) for one in map(chr, range(sys.maxunicode)) if seen(one)}
    assert {one[0] for one in alone} - {"M", "C"} == {"L", "N", "P", "S"}
    assert alone & {"Mn", "Me", "Cc", "Cf", "Cs", "Co", "Zs", "Zl", "Zp"} == set()
