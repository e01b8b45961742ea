"""Where a session stands after an entry: the state after the last finished move, and the open move."""

import json
from dataclasses import dataclass, field
from typing import Any

from bot.sessions.entry import Kind
from bot.store.rows import EntryRow
from engines.core.errors import BadAnswer, Diverged, IllegalMove
from engines.core.game import Game
from engines.core.move import Move
from engines.core.play import begin, play
from engines.core.run import Asking, Done, Said
from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class OpenMove:
    """A move that waits for an answer: what it is and what was said so far. Without a move: the set-up."""

    kind: Kind
    """One of `MOVES`."""
    move: Move | None = None
    label: Text | None = None
    said: tuple[Said, ...] = ()
    told: int = 0
    """How many events of the move the table has been told."""

    def to_json(self) -> str:
        """Return the open move as JSON text."""
        return dump(
            {
                "kind": self.kind,
                "move": self.move and self.move.to_json(),
                "label": self.label and self.label.to_json(),
                "said": [one.to_json() for one in self.said],
                "told": self.told,
            }
        )

    @staticmethod
    def from_json(data: str) -> "OpenMove":
        """Return the open move that `to_json` made the text of."""
        raw = json.loads(data)
        return OpenMove(
            Kind(raw["kind"]),
            Move.from_json(raw["move"]) if raw["move"] else None,
            Text.from_json(raw["label"]) if raw["label"] else None,
            tuple(Said.from_json(one) for one in raw["said"]),
            raw["told"],
        )


Progress = Asking | Done[Any]
"""How far a move came: to open questions, or to its end."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state (None while the set-up asks) and the open move (None between moves)."""

    state: Any
    open: OpenMove | None

    @staticmethod
    def of(game: Game[Any], entry: EntryRow) -> "Snapshot":
        """Return where the session stands after the entry. Raises DataFault if the state isn't readable."""
        return Snapshot(
            game.load(entry.state) if entry.state else None,
            OpenMove.from_json(entry.open) if entry.open else None,
        )


@dataclass(frozen=True, slots=True)
class Runner:
    """Runs moves of one session: knows its game, its options (JSON) and its seed."""

    game: Game[Any]
    options: str
    seed: str = field(repr=False)

    def run(self, state: Any, open_move: OpenMove) -> Progress:
        """Run a move with what was said so far. Raises IllegalMove, BadAnswer or Diverged."""
        if open_move.move is None:
            return begin(self.game, json.loads(self.options), self.seed, open_move.said)
        return play(self.game, state, open_move.move, self.seed, open_move.said)

    def resume(self, snapshot: Snapshot) -> tuple[OpenMove | None, Asking | None, bool]:
        """Return the open move as the present rules ask it, its questions, and whether it begins again.

        It begins again when what was said doesn't fit the present version of the rules. Without an open
        move, or when the rules don't allow the move any more, there is nothing to ask.
        """
        if snapshot.open is None:
            return None, None, False
        try:
            asking = self.run(snapshot.state, snapshot.open)
        except (Diverged, BadAnswer):
            asking = None
        except IllegalMove:
            return None, None, True
        if isinstance(asking, Asking):
            return snapshot.open, asking, False
        anew = OpenMove(snapshot.open.kind, snapshot.open.move, snapshot.open.label)
        try:
            asking = self.run(snapshot.state, anew)
        except IllegalMove:
            return None, None, True
        # A move that has nothing to ask any more can be done again from its button.
        return (anew, asking, True) if isinstance(asking, Asking) else (None, None, True)


def has_ended(game: Game[Any], entry: EntryRow) -> bool:
    """Tell whether the session had ended after an entry: people have ended it, or its game is over."""
    is_over = entry.state and not entry.open and game.is_over(game.load(entry.state))
    return entry.kind == Kind.END or bool(is_over)


def dump(data: Any) -> str:
    """Return the data as compact JSON text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
