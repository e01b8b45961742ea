"""Games that go on elsewhere from a moment of another one: with free seats, and its seed or a new one."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

from bot.sessions import errors
from bot.sessions.fork import KEY, Fork
from bot.sessions.history import History
from bot.sessions.holders import NOBODY, Change, Holders
from bot.sessions.journal import Journal
from bot.sessions.moment import Moment, goes_on
from bot.sessions.outbox import Forked, due
from bot.sessions.rights import Person, demand_at_table
from bot.sessions.session import Draft
from bot.sessions.start import Origin
from bot.sessions.view import OF_SERVER, View
from bot.store.rows import DueRow, SessionRow
from engines.core.script.chance import commitment

MOST_TRIED = 5
"""Moves that are looked at for the last one from which a game goes on: at its end some don't."""


class Forks:
    """Begins games that go on from others."""

    def __init__(self, journal: Journal, history: History, clock: Callable[[], int], origin: Origin) -> None:
        self._journal = journal
        self._history = history
        self._clock = clock
        self._origin = origin

    async def moment(self, view: View, number: int, by: Person, *, is_same: bool = False) -> Moment:
        """Return how a game stood after the move of that number, for a person to play on from there.

        A move that isn't finished counts as not begun. Raises NotSeated, HandsHidden or SeedHidden where that
        could tell the person what they may not know, NoWayOn where nothing goes on from there.
        """
        demand_may_fork(view, by, is_same=is_same)
        count = await self._history.count_told(view)
        entry = await self._history.end_of(view, number) if 0 < number <= count else None
        if entry is None or not entry.state:
            raise errors.NoWayOn(view)
        move = number - 1 if entry.open else number
        moment = Moment(view.session, view.game, entry.state, move, view.is_ended)
        if not goes_on(moment):
            raise errors.NoWayOn(view)
        return moment

    async def last_moment(self, view: View, by: Person, *, is_same: bool = False) -> Moment:
        """Return the last moment from which a person can play on elsewhere; raises as `moment` does."""
        count = await self._history.count_told(view)
        for number in range(count, max(0, count - MOST_TRIED), -1):
            with suppress(errors.NoWayOn):
                return await self.moment(view, number, by, is_same=is_same)
        raise errors.NoWayOn(view)

    async def fork(
        self,
        view: View,
        moment: Moment,
        channel: str,
        by: Person,
        *,
        is_same: bool,
        of_server: Mapping[str, str] = MappingProxyType({}),
    ) -> View:
        """Begin a game in a channel that goes on from a moment of another one.

        Another channel is told of it, this one by the game itself. Raises SessionHere and ServerFull.
        """
        told = due(view, Forked(self._clock(), by.id, channel, moment.move, is_same))
        is_here = channel == view.session.channel
        further = [] if is_here else [told]
        return await self.begin(moment, channel, by, is_same=is_same, of_server=of_server, further=further)

    async def begin(
        self,
        moment: Moment,
        channel: str,
        by: Person,
        *,
        is_same: bool,
        of_server: Mapping[str, str] = MappingProxyType({}),
        further: Sequence[DueRow] = (),
    ) -> View:
        """Begin a game in a channel that goes on from a moment. Raises SessionHere and ServerFull.

        What is chosen `of_server` (see `OF_SERVER`) takes the place of what was for the other game's.
        """
        before, game = moment.session, moment.game
        fork = Fork(before.id, moment.move, is_same, moment.is_known)
        kept = {key: one for key, one in json.loads(before.options).items() if key not in OF_SERVER}
        options = {**kept, **of_server, KEY: fork.to_json()}
        seed, salt = (before.seed, before.salt) if is_same else (self._origin.new_seed(), "")
        session = SessionRow(
            id=self._origin.new_id(),
            guild=by.guild,
            channel=channel,
            game=game.id,
            rules=game.version,
            options=json.dumps(options, ensure_ascii=False),
            seed=seed,
            commitment=commitment(seed, salt),
            status="running",
            created=self._clock(),
            language=before.language,
            salt=salt,
        )
        draft = Draft.forked(session, game, game.load(moment.state), by.id, self._clock())
        free = [Change(seat, "") for seat in draft.view.seats]
        rows = NOBODY.changed(free, draft.entry, by.id, self._clock())
        return await self._journal.create(draft.held(Holders(tuple(rows))), rows, by, further)


def demand_may_fork(view: View, by: Person, *, is_same: bool = False) -> None:
    """Raise unless a person may play on elsewhere from this game.

    NotSeated: who isn't at the table of a game that runs, or asks from elsewhere for one that they never sat
    at. HandsHidden: with free seats the hands of a game could be looked at. SeedHidden: the end of the other
    game would tell the seed of this one. The last two hold only while others sit here, or have.
    """
    holders = view.holders
    if not view.is_ended:
        demand_at_table(view, by)
        if not holders.sitters <= {by.id}:
            if view.has_hands:
                raise errors.HandsHidden(view)
            if is_same:
                raise errors.SeedHidden(view)
    elif by.channel != view.session.channel and not (
        by.may_manage or by.id == holders.starter or by.id in holders.sitters
    ):
        raise errors.NotSeated(view)
