"""Where a session stands after an entry: the state after the last finished move, and the open move."""

import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.sessions.entry import Kind
from bot.sessions.field import BROKEN
from bot.store.rows import EntryRow
from engines.core.errors import DataFault
from engines.core.game import Game
from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.script.run import Asking, Done, Said
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


class Fit(StrEnum):
    """How a session as it is stored fits the present rules, which may be newer."""

    WHOLE = ""
    ANEW = "anew"
    """Its open move begins again, and asks."""
    WAITING = "waiting"
    """Its open move begins again with a press, and asks nothing any more."""
    GIVEN_UP = "given-up"
    """Its open move can't be done any more: the session goes on from before it."""
    BROKEN = "broken"
    """Nothing goes on from here."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """An open move as the present rules have it, how far it comes, and for the log why not from where it was.

    Without a `progress` no move is open, or it can't be done any more.
    """

    fit: Fit = Fit.WHOLE
    fault: str = ""
    open: OpenMove | None = None
    progress: Progress | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state (None while the set-up asks) and the open move (None between moves)."""

    state: Any
    open: OpenMove | None

    @staticmethod
    def of(game: Game[Any], entry: EntryRow) -> "Snapshot":
        """Return where the session stands after the entry. Raises DataFault if that isn't readable."""
        state = game.load(entry.state) if entry.state else None
        try:
            return Snapshot(state, OpenMove.from_json(entry.open) if entry.open else None)
        except BROKEN as fault:
            raise DataFault(f"{game.id} session", "open move", line_of(fault)) from fault


@dataclass(frozen=True, slots=True)
class Runner:
    """Runs moves of one session: knows its game, its options (JSON) and its seed.

    `as_before` asks and corrects as earlier versions did: for logs of theirs.
    """

    game: Game[Any]
    options: str
    seed: str = field(repr=False)
    as_before: bool = False

    def run(self, state: Any, open_move: OpenMove) -> Progress:
        """Run a move with what was said so far. Raises IllegalMove, BadAnswer or Diverged."""
        if open_move.move is None:
            return begin(self.game, json.loads(self.options), self.seed, open_move.said)
        return play(self.game, state, open_move.move, self.seed, open_move.said, as_before=self.as_before)

    def resume(self, snapshot: Snapshot) -> Resumed:
        """Return how the open move goes on under the present rules: from what was said, or else from anew.

        What earlier rules have left may be anything to the present ones, so any fault of theirs counts.
        """
        if snapshot.open is None:
            return Resumed()
        try:
            progress = self.run(snapshot.state, snapshot.open)
            if isinstance(progress, Asking):
                return Resumed(open=snapshot.open, progress=progress)
            fault = "the rules ask nothing any more"
        except Exception as error:
            fault = line_of(error)
        anew = OpenMove(snapshot.open.kind, snapshot.open.move, snapshot.open.label)
        try:
            progress = self.run(snapshot.state, anew)
        except Exception as error:
            # What was before the set-up nobody can go back to.
            fit = Fit.GIVEN_UP if snapshot.open.move else Fit.BROKEN
            return Resumed(fit, line_of(error), snapshot.open)
        return Resumed(Fit.ANEW if isinstance(progress, Asking) else Fit.WAITING, fault, anew, progress)


def line_of(fault: Exception) -> str:
    """Return a fault in one line for the log: what else it says could be hands, or what somebody typed."""
    return str(fault) if isinstance(fault, DataFault) else type(fault).__name__


def dump(data: Any) -> str:
    """Return the data as compact JSON text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
