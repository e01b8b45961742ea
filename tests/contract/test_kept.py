"""What every game keeps to that lets a server keep things of it."""

from typing import Any

import pytest

from engines.core.errors import BadAnswer
from engines.core.game import Game, registry
from engines.core.game.collection_file import taken, written
from engines.core.script.collection import KINDS, MOST, Kept
from engines.core.script.event import Event
from engines.core.text import Text
from tests.contract.player import Session, option_sets
from tests.contract.test_game import EVERY_GAME, HOSTILE, played

OF_GAMES = {f"{game.id}-{kind.id}": kind for game in registry.games().values() for kind in game.kept}
EVERY_KIND = pytest.mark.parametrize("kind", OF_GAMES.values(), ids=OF_GAMES)


@EVERY_GAME
def test_kinds_are_declared_once_and_no_option_has_their_name(game: Game[Any]) -> None:
    ids = [kind.id for kind in game.kept]
    assert len(set(ids)) == len(ids)
    assert set(ids) <= set(KINDS)
    assert all(0 < kind.most <= MOST for kind in game.kept)
    assert "kept" not in [option.id for option in game.options]


@EVERY_KIND
def test_the_example_is_read_and_written_again(kind: Kept) -> None:
    things = taken(kind, kind.example)
    assert len(things) == 1
    assert taken(kind, written(kind, things)[0]) == things


@EVERY_KIND
def test_whatever_a_file_can_hold_is_taken_or_refused_in_words(kind: Kept) -> None:
    key, value = next(iter(taken(kind, kind.example).items()))
    entry = kind.write(key, value)
    found: list[Any] = [*HOSTILE, {str(key): value}, [entry], f"{entry} {entry}", f"{kind.example}\0"]
    if isinstance(entry, dict):
        found += [{**entry, field: one} for field in entry for one in HOSTILE]
        found += [{other: one for other, one in entry.items() if other != field} for field in entry]
    found += [f"{word} {kind.example}" for word in HOSTILE if isinstance(word, str)]
    for one in found:
        refused: Text | None = None
        try:
            key, value = kind.read(one)
        except BadAnswer as fault:
            refused = fault.text
        if refused:
            assert not {"None", "True", "False"} & {str(arg) for arg in refused.args.values()}, one
            continue
        again = kind.read(kind.write(key, value))
        assert again == (key, value)


@EVERY_GAME
def test_what_a_game_keeps_is_of_its_kinds_and_can_be_written(game: Game[Any]) -> None:
    kinds: dict[str, Kept] = {kind.id: kind for kind in game.kept}
    for number, _ in enumerate(option_sets(game)):
        for event in _told(played(game.id, number)):
            for one in event.keep:
                kind = kinds[one.kind]
                assert taken(kind, written(kind, {one.key: one.value})[0]) == {one.key: one.value}


def _told(session: Session) -> list[Event]:
    return [event for one in session.moves for event in one.events]
