"""How autocomplete goes on with a line: no more work than there is room for suggestions."""

from collections.abc import Iterator
from itertools import count

import pytest

from bot.presses.report import labels_of
from bot.presses.suggestions import lines
from bot.wire.custom_id import choice_key
from bot.wire.limits import CHOICE_NAME, OPTIONS
from bot.words.words import I18n, Words
from engines.burgundy.model import tile
from engines.core.errors import BadAnswer
from engines.core.game import registry
from engines.core.game.move import Move
from engines.core.script.notation import Notation
from engines.core.text import text
from tests.contract.player import Luck, perform
from tests.contract.words import locales

WORDS = Words((), is_strict=True)
"""The words of a game that has none of its own for what is typed."""


def test_it_looks_no_further_than_needed() -> None:
    looked_at = []

    def go_on(typed: str) -> Iterator[str]:
        for n in count():
            looked_at.append(n)
            yield f"{typed}{n}"

    found = lines(WORDS, Notation(str, go_on), "move ")
    assert len(found) == OPTIONS
    assert found[0] == ("move", "move")
    assert len(looked_at) < OPTIONS
    assert lines(WORDS, Notation(str, lambda typed: (typed + "x" * CHOICE_NAME for _ in count())), "y") == [
        ("y", "y")
    ]


def test_what_is_too_long_for_discord_or_comes_twice_is_left_out() -> None:
    long = "x" * (CHOICE_NAME + 1)
    notation = Notation(str, lambda _: ["a", long, "a", "", "😀" * 51, "b"])
    assert lines(WORDS, notation, long) == [("a", "a"), ("b", "b")]


def test_a_line_that_can_not_be_read_is_not_suggested_itself() -> None:
    def read(_: str) -> None:
        raise BadAnswer(text("bad-line"))

    assert lines(WORDS, Notation(read, lambda typed: [f"{typed} on"]), "go") == [("go on", "go on")]


@pytest.mark.parametrize(
    ("typed", "colour"), [("brown", "b"), ("blue", "u"), ("dark green", "dg"), ("castle", "dg")]
)
def test_a_tile_is_found_by_its_colour_and_by_its_kind(typed: str, colour: str) -> None:
    game = registry.games()["burgundy"]
    state = perform(game, None, None, Luck("burgundy"), {"board": "dealt"}).after
    offers = {choice_key(one.move.code): one for one in game.offers(state)}
    labels = labels_of(I18n(registry.games()).words("burgundy"), offers)
    there = [
        choice_key(Move("take", {"depot": n, "slot": slot + 1}).code)
        for n, depot in enumerate(state.depots, start=1)
        for slot, one in enumerate(depot.tiles)
        if one and tile.colour(one) == colour and one not in depot.tiles[:slot]
    ]
    assert there
    assert set(labels.hits(f"took {typed}")) == set(there)


@pytest.mark.parametrize("language", locales(registry.games()["burgundy"]))
def test_the_examples_of_how_to_play_are_found_among_what_can_be_reported(language: str) -> None:
    game, words = registry.games()["burgundy"], I18n(registry.games()).words("burgundy", language)
    state = perform(game, None, None, Luck("burgundy"), {"board": "dealt"}).after
    labels = labels_of(words, {choice_key(one.move.code): one for one in game.offers(state)})
    mine = next(
        Move("take", {"depot": n, "slot": depot.tiles.index("g") + 1})
        for n, depot in enumerate(state.depots, start=1)
        if "g" in depot.tiles
    )
    took, bought = words.plain(text("game-help", board="dealt")).split("`")[1].split("; ")
    assert labels.hits(took.replace("3", str(mine.args["depot"]))) == (choice_key(mine.code),)
    assert labels.hits(bought) == (choice_key(Move("buy", {"slot": 2}).code),)
