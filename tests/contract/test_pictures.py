"""What the pictures of every game keep: well-formed, always the same, no secret, an alt text that fits."""

import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any
from xml.etree import ElementTree

import pytest

from engines.core.game import Game, registry
from engines.core.picture import MOST_ALT, Picture, Say
from tests.contract.elsewhere import elsewhere
from tests.contract.player import option_sets, session
from tests.contract.pseudo import pseudo_words
from tests.contract.screens import sessions
from tests.contract.shuffled import lists_of, loaded, with_value
from tests.contract.words import locales, spoken
from tests.pictures.reading import corner_of, texts_of

pytestmark = pytest.mark.slow
DRAWN = {game.id: game for game in registry.games().values() if game.pictures}
EVERY_GAME = pytest.mark.parametrize("game", DRAWN.values(), ids=DRAWN.keys())
WIDE, HIGH, SMALLEST = 480, 330, 18
"""A phone shows a picture 282 wide: its text is 10.5 high there, and the question below it is in view."""
NAME = "abcdefghijklmnopqrstuvwxyz0123456789-"
CUT_OFF = re.compile("…</")


@cache
def states(game: str) -> tuple[Any, ...]:
    """Return states of the sessions, the first and the last ones included."""
    return tuple(state for one in sessions(game) for state in (*one.states[:-1:29], one.states[-1]))


def pictures(game: Game[Any], state: Any, language: str = "en") -> Iterator[Picture]:
    """Yield all pictures of a state."""
    yield from said(game, state, spoken(game, language).plain)


def said(game: Game[Any], state: Any, say: Say) -> Iterator[Picture]:
    """Yield all pictures of a state in these words."""
    assert game.pictures is not None
    drawing = game.pictures()
    found = [drawing.seat(state, seat.id, say) for seat in game.seats(state)]
    yield from (one for one in (*found, drawing.table(state, say), *drawing.scores(state, say)) if one)


@cache
def drawn(game: str) -> tuple[tuple[Picture, ...], ...]:
    """Return all pictures of each state in English."""
    return tuple(tuple(pictures(DRAWN[game], state)) for state in states(game))


def hands(game: Game[Any], state: Any, say: Say) -> Iterator[Picture]:
    """Yield the pictures of a state that only one seat may see."""
    assert game.pictures is not None
    hand = game.pictures().hand
    found = (hand(state, seat.id, say) for seat in game.seats(state)) if hand else ()
    yield from filter(None, found)


def digest(game: Game[Any]) -> str:
    """Return a fingerprint of all pictures of a session."""
    seen = sha256()
    for state in session(game, option_sets(game)[0], "drawn elsewhere").states:
        for one in pictures(game, state):
            seen.update(f"{one.name} {one.width} {one.height}\n{one.svg}\n{one.alt}\n".encode())
    return seen.hexdigest()


@EVERY_GAME
def test_something_is_drawn(game: Game[Any]) -> None:
    assert any(drawn(game.id))


@EVERY_GAME
def test_a_drawing_is_well_formed_and_stands_alone(game: Game[Any]) -> None:
    for shown in drawn(game.id):
        for one in shown:
            root = ElementTree.fromstring(one.svg)
            assert (root.get("width"), root.get("height")) == (str(one.width), str(one.height))
            tags = {element.tag.rpartition("}")[2] for element in root.iter()}
            assert not tags & {"image", "script", "style", "foreignObject", "use", "a"}
            assert "href" not in one.svg


@EVERY_GAME
def test_names_differ_and_fit_a_file(game: Game[Any]) -> None:
    for shown in drawn(game.id):
        names = [one.name for one in shown]
        assert len(set(names)) == len(names)
        assert all(name and set(name) <= set(NAME) for name in names)


@EVERY_GAME
def test_all_words_fit_the_alt_text_in_every_language(game: Game[Any]) -> None:
    for language in locales(game):
        for state, in_english in zip(states(game.id), drawn(game.id), strict=True):
            for one in in_english if language == "en" else pictures(game, state, language):
                assert one.words
                assert all(line.strip() == line != "" and "\n" not in line for line in one.words)
                assert len("\n".join(one.words)) <= MOST_ALT, one.words


@EVERY_GAME
def test_no_language_cuts_off_what_english_shows_whole(game: Game[Any]) -> None:
    for language in locales(game):
        for state, in_english in zip(states(game.id), drawn(game.id), strict=True):
            for one, english in zip(pictures(game, state, language), in_english, strict=True):
                assert cut_off(one) <= cut_off(english), (language, one.name)


def cut_off(picture: Picture) -> int:
    """Return how many texts of a picture end before they are whole."""
    return len(CUT_OFF.findall(picture.svg))


@EVERY_GAME
def test_a_picture_fits_one_message_on_a_phone(game: Game[Any]) -> None:
    say = spoken(game).plain
    for state, shown in zip(states(game.id), drawn(game.id), strict=True):
        for one in (*shown, *hands(game, state, say)):
            assert one.width == WIDE
            assert one.height <= HIGH, (one.name, one.height)
            for text in texts_of(one):
                assert text.size >= SMALLEST, text
            assert len(corner_of(one)) == 1, (one.name, corner_of(one))


@EVERY_GAME
def test_a_longer_language_stays_in_the_picture(game: Game[Any]) -> None:
    say = pseudo_words(game).plain
    for state in states(game.id):
        for one in (*said(game, state, say), *hands(game, state, say)):
            whole = "\n".join(one.words)
            assert one.alt == whole or (len(whole) > MOST_ALT and len(one.alt) <= MOST_ALT)
            for text in texts_of(one):
                assert 0 <= text.left <= text.right <= one.width, text
                assert 0 <= text.top <= text.bottom <= one.height, text


@EVERY_GAME
def test_what_the_public_state_hides_is_not_drawn(game: Game[Any]) -> None:
    tried = 0
    for state, shown in zip(states(game.id), drawn(game.id), strict=True):
        data = json.loads(game.dump(state))
        for path, items in lists_of(data):
            other = loaded(game, with_value(data, path, items[::-1]))
            if other is not None and game.public(other) == game.public(state):
                assert tuple(pictures(game, other)) == shown, path
                tried += 1
    assert tried or not _has_secrets(game)


def _has_secrets(game: Game[Any]) -> bool:
    return any(said.by == "secret" for one in sessions(game.id) for move in one.moves for said in move.said)


@EVERY_GAME
def test_pictures_are_the_same_in_another_process(game: Game[Any]) -> None:
    code = f"from {__name__} import DRAWN, digest; print(digest(DRAWN[{game.id!r}]))"
    assert elsewhere("-c", code).strip() == digest(game)
