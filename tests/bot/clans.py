"""A table of MacRobber in which a test plays everybody."""

import itertools
from dataclasses import replace

from bot.sessions import seating
from bot.sessions.holders import Holders
from bot.sessions.rights import Person
from bot.sessions.service import Sessions, first
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from engines.core.game import registry
from engines.core.script.requests import Json
from tests.bot.conftest import ADA, BEN, CHANNEL, say

DROVER = Person("automa:drover", "77")


class Clans:
    """A session of MacRobber between Ada, Ben and a Drover, in which the test plays them all."""

    def __init__(self, store: SqliteStore) -> None:
        ids, ticks = itertools.count(2), itertools.count(1)
        self.sessions = Sessions(
            store,
            registry.games(),
            lambda: next(ticks),
            Origin(lambda: f"session{next(ids)}", lambda: self.drawn),
        )
        self.id = ""
        self.drawn = "seed"

    async def start(self, automas: int = 1, drawn: str = "seed", seed: str = "") -> View:
        """Start with a seed that the bot has drawn, or else with one that Ada has chosen."""
        self.drawn = drawn
        view = await self.sessions.start(Start("macrobber", {}, CHANNEL, seed, (automas, "drover")), ADA)
        self.id = view.id
        return view

    async def begin(self) -> View:
        """Start, and let Ben join."""
        await self.start()
        return await self.sessions.seats.change(self.id, seating.join(BEN.id), BEN)

    async def answer(self, *values: str) -> View:
        """Answer the first open question: a choice by its option, several by their options."""
        view = await self.sessions.records.view(self.id)
        question = view.questions[0]
        value: Json = list(values) if hasattr(question, "high") else values[0]
        by = Person(view.holders.of(question.to or ""), "77")
        return await self.sessions.answer(self.id, None, say(question.id, value), by)

    async def turn(self) -> View:
        """Begin the turn that comes next."""
        view = await self.sessions.records.view(self.id)
        by = Person(view.holders.of(seating.waits_for(view)[0]), "77")
        return await self.sessions.move(self.id, None, first, by)

    async def to_raid(self) -> View:
        """Begin a turn of a person that raids the next seat, up to the first card of the attacker."""
        view = await self.turn()
        await self.answer("done")
        raider, raided = seat_of_turn(view), other_person(view)
        await self.answer(f"raid:{raided}")
        view = await self.answer("confirm")
        assert view.questions[0].to == raider
        return view


def seat_of_turn(view: View) -> str:
    return str(view.questions[0].to)


def other_person(view: View) -> str:
    """Return the seat of the person whose turn it isn't."""
    return next(one for one in ("s1", "s2") if one != seat_of_turn(view))


def with_names(view: View) -> View:
    """Return the view with what Discord calls Ada and Ben."""
    names = {ADA.id: "Ada", BEN.id: "Ben"}
    rows = (replace(row, name=names.get(row.holder, "")) for row in view.holders.rows)
    return replace(view, holders=Holders(tuple(rows)))
