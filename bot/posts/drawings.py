"""The last pictures of all games, by what they were made of: what shows the same isn't made again.

Their words have the colon of the language that they are in.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.core.picture import Picture, Pictures, Say
from engines.core.text import text

MOST = 12
"""Pictures that are kept, each with its state: for the moment in which several messages show the same."""


class Drawings:
    """Keeps the last pictures; states and words that are equal make the same picture."""

    def __init__(self) -> None:
        self._last: deque[tuple[tuple[Any, ...], Any]] = deque(maxlen=MOST)

    def of(self, pictures: Pictures[Any]) -> Pictures[Any]:
        """Return what draws the same, but none of the last pictures anew."""
        return replace(
            pictures,
            seat=self._kept(pictures.seat),
            table=self._kept(pictures.table),
            scores=self._kept(pictures.scores),
            hand=pictures.hand and self._kept(pictures.hand),
            turn=pictures.turn and self._kept(pictures.turn),
        )

    def _kept(self, draw: Callable[..., Any]) -> Callable[..., Any]:
        def drawn(state: Any, *args: Any) -> Any:
            made_of = (draw, args, state)
            for known, picture in self._last:
                if known == made_of:
                    return picture
            picture = _with_colon(draw(state, *args), args[-1])
            self._last.append((made_of, picture))
            return picture

        return drawn


def _with_colon(drawn: Any, say: Say) -> Any:
    """Return a picture, or several, with the colon of the language that it is drawn in."""
    if isinstance(drawn, Picture):
        return replace(drawn, colon=say(text("ui-title-separator")))
    return tuple(_with_colon(one, say) for one in drawn) if drawn else drawn
