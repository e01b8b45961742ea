"""What a game brings to the tests of all games, found by scanning: `tests/engines/<game>/<part>.py`.

- `gallery` has `drawn()`: the pictures that are kept as files, each with its name.
- `fuzz` has `MACHINE`: what hypothesis plays the game with.
- `hands` has `HANDS` and `OTHERS`: the events that a real table must follow, and all others.
- `playthroughs` has `PLAYTHROUGHS`: the games that are kept as transcripts.

A game need not have any of them. The kit's own pictures lie in `core`.
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent


def own(part: str) -> Iterator[tuple[str, ModuleType]]:
    """Yield each game that has this part, in the order of their ids, with the module."""
    for file in sorted(HOME.glob(f"*/{part}.py")):
        game = file.parent.name
        yield game, import_module(f"tests.engines.{game}.{part}")
