"""Who did what in an export, and when: as far as a file can be held to it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from bot.sessions.chain import digests
from bot.sessions.holders import AUTOMA, NOBODY, Holders
from bot.store.rows import HolderRow
from engines.core.game import Game

_PERSON = re.compile(r"p([1-9][0-9]{0,5})")


@dataclass
class Authors:
    """What is known of the authors and times so far, while the entries of an export are gone through."""

    chain: tuple[str, ...]
    """The digest that each entry must have; none in the export of an older version."""
    seats: tuple[HolderRow, ...]
    strengths: tuple[str, ...]
    is_whole: bool
    people: int = 0
    at: int = 0

    @classmethod
    def of(cls, document: Mapping[str, Any], game: Game[Any]) -> Self:
        """Return what an export says. Raises ValueError if its seats can't be read."""
        entries = [one for one in document["entries"] if isinstance(one, dict)]
        is_chained = any("digest" in one for one in entries)
        chain = tuple(digests({**document, "entries": entries})) if is_chained else ()
        starter = str(entries[0].get("author")) if entries else ""
        rows = [
            HolderRow("", nr, str(one["seat"]), str(one["holder"]), starter, int(one["after"]), 0)
            for nr, one in enumerate(document.get("seats") or (), 1)
        ]
        return cls(chain, tuple(rows), game.strengths, is_whole="seed" in document)

    def holders(self, number: int) -> Holders:
        """Return who had held the seats when an entry was made, as far as the export says."""
        rows = tuple(row for row in self.seats if row.seq < number)
        return Holders(rows) if rows else NOBODY

    def fault(self, entry: Mapping[str, Any], place: int) -> str | None:
        """Return what is wrong with author, time or digest of the entry at a place (from 0)."""
        author, at = entry["author"], entry["at"]
        person = _PERSON.fullmatch(author)
        # The game's own automas go on by themselves: they have no strength.
        is_automa = place > 0 and author in [AUTOMA + one for one in ("", *self.strengths)]
        if not person and not is_automa:
            return "nobody goes by the name of its author"
        number = int(person[1]) if person else 0
        # People are numbered in the order in which they come; a running game leaves some entries out.
        if self.is_whole and number > self.people + 1:
            return "its author comes before others who were first"
        self.people = max(self.people, number)
        if type(at) is not int or at < 0 or (self.chain and at < self.at):
            return "its time can't be"
        self.at = at
        if self.chain and entry.get("digest") != self.chain[place]:
            return "its digest differs: something of it, or of the header, isn't as exported"
        return None
