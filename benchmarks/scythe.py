"""Scythe with five seats and all 65 units on the map: an Automa's turn, a line continued, the map drawn."""

import statistics
import time
from functools import cache
from itertools import islice

from bot.words.words import I18n
from bot.worker.draw import draw
from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.game.registry import game, games
from engines.core.picture.font import FONT_FILES
from engines.core.script.run import Done
from engines.core.state.copying import altered
from engines.scythe.display.picture.map import map_picture
from engines.scythe.model.state import State

TIMES = 20
FACTIONS = ("crimea", "nordic", "saxony", "polania", "rusviet")
OPTIONS = {"seats": 5, "people": "13", "level": "automa", "combat_cards": "bot"}
OPTIONS |= {f"faction_{n}": one for n, one in enumerate(FACTIONS, start=1)}
UNITS = {
    "p1": ("G3", "F3 F3 F4 H1", "G3 H1 H1 F3 F5 E4 F4 G4"),
    "a1": ("B5", "B5 C4 A4 C3", "B5 B5 A5 A4 C3 C4 B4 A6"),
    "p2": ("F2", "F2 G1 E1 E2", "F1 F1 F1 G1 G1 E2 E2 E3"),
    "a2": ("D3", "D2 C1 B1 C2", "D1 D1 C1 C1 B2 D2 D2 D2"),
    "a3": ("D4", "D6 D6 E6 E6", "D6 D7 C6 E6 E7 F6 F7 G6"),
}
LINES = ("mech F3 to E3; worker G3 to G4; enlist power; new mech F3", "nordic: worker F1 to E1; star")
SCALE = 2


@cache
def full() -> State:
    """Return the state with every unit on the map."""
    found = begin(game("scythe"), OPTIONS, "bench")
    assert isinstance(found, Done)
    state: State = found.value
    for seat, places in UNITS.items():
        own = state.seat(seat)
        units = {kind: tuple(words.split()) for kind, words in zip(own.units, places, strict=True)}
        state = state.with_seat(altered(own, units=units))
    return altered(state, is_told=True, in_turn="a1")


def automa_turn() -> float:
    """Return the median of a turn, with each of the cards, in seconds."""
    state, took = full(), []
    own = state.automa("a1")
    for card in own.deck:
        deck = (card, *(one for one in own.deck if one != card))
        given = state.with_seat(altered(own, deck=deck))
        for number in range(TIMES):
            began = time.perf_counter()
            play(game("scythe"), given, Move("turn", {"seat": "a1"}), f"bench-{number}")
            took.append(time.perf_counter() - began)
    return statistics.median(took)


def continued_line() -> float:
    """Return the 99th percentile of what going on with a line takes at each of its letters, in seconds."""
    read, took = game("scythe").notation, []
    assert read is not None
    for line in LINES * TIMES:
        for length in range(len(line) + 1):
            began = time.perf_counter()
            list(islice(read(full()).go_on(line[:length]), 200))
            took.append(time.perf_counter() - began)
    return statistics.quantiles(took, n=100)[98]


def drawn_map() -> tuple[float, int]:
    """Return the median of what it takes to draw the map, in seconds, and its size in bytes."""
    say, took, size = I18n(games(), is_strict=True).words("scythe").plain, list[float](), 0
    for _ in range(TIMES):
        began = time.perf_counter()
        picture = map_picture(full(), say)
        fonts = [str(file) for file in FONT_FILES]
        head = {"width": picture.width * SCALE, "height": picture.height * SCALE, "fonts": fonts}
        size = len(draw(head, picture.svg.encode()))
        took.append(time.perf_counter() - began)
    return statistics.median(took), size


if __name__ == "__main__":
    drawn, size = drawn_map()
    print(f"turn {automa_turn() * 1e3:.2f} ms, line {continued_line() * 1e3:.2f} ms")
    print(f"map {drawn * 1e3:.0f} ms, {size / 1e3:.0f} kB")
