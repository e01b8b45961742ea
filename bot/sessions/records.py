"""The sessions as they stand and as they came to it: only looked at."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.sessions import errors
from bot.sessions.entry import BACK, MOVES, Input, Kind
from bot.sessions.holders import Holders, is_automa, strength_of
from bot.sessions.limits import Limits
from bot.sessions.moves import Played, Told, last_of_set_up, moves_of, told_moves
from bot.sessions.outbox import AGREE
from bot.sessions.retold import view_after
from bot.sessions.rights import Person
from bot.sessions.session import Session
from bot.sessions.snapshot import Fit
from bot.sessions.store import Store
from bot.sessions.view import View, is_hidden, is_unseen
from bot.store.rows import Current, EntryRow, HolderRow, SessionRow
from engines.core.game import Game
from engines.core.script.run import Said

MOST_TURNS = 100
"""Sessions of which is remembered when their turn began."""
MOST_PRESSES = 500
"""Entries that are looked through for who has just pressed: in minutes people make fewer."""
MOST_NEWS = 8
"""Moves that are looked back for what happened last."""


class Records:
    """What the store holds of all sessions, put together; nothing here writes."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]], limits: Limits) -> None:
        self.games = games
        self.limits = limits
        self._loaded: dict[str, Game[Any]] = {}
        self._store = store
        self._examined: set[tuple[str, int]] = set()
        """The sessions whose states were looked through, for an earlier version may have left them.

        With each goes the entry that was gone back to, 0 for what these rules went on from.
        """
        self._turns: OrderedDict[str, tuple[int, set[int]]] = OrderedDict()
        """When the turns of sessions began, and the entries after which it is still that turn."""

    async def view(self, session_id: str) -> View:
        """Return a session as it stands. Raises NoSession."""
        return self._limited((await self._standing(await self._store.current(session_id))).view())

    async def view_in(self, channel: str) -> View:
        """Return the running session of the channel, else the one that ended last. Raises NoSession."""
        return self._limited((await self._standing(await self._store.current_in(channel))).view())

    def _limited(self, view: View) -> View:
        """Return the view, which says so if the session has as many entries as it may."""
        is_full = view.seq >= self.limits.entries and not view.is_ended
        return replace(view, most=self.limits.entries) if is_full else view

    async def is_last(self, view: View) -> bool:
        """Tell whether a session is the one that its channel plays, or has played last."""
        if not view.is_ended:
            return True
        last = await self._store.current_in(view.session.channel)
        return last is not None and last.session.id == view.id

    async def game_in(self, channel: str) -> Game[Any]:
        """Return the game of that session; how it stands is left unread. Raises NoSession."""
        return (await self._known(await self._store.current_in(channel)))[1]

    async def asking_in(self, channel: str) -> View | None:
        """Return the channel's last game if its people are asked to agree: a new game makes that void."""
        try:
            view = await self.view_in(channel)
        except errors.NoSession:
            return None
        kinds = {one.kind for one in await self._store.posted(view.id)}
        return view if kinds & {*AGREE.values()} else None

    async def running_in(self, channel: str) -> View:
        """Return the running session of the channel. Raises NoSession or SessionEnded."""
        view = await self.view_in(channel)
        if view.is_ended:
            raise errors.SessionEnded(view)
        return view

    async def demand_room(self, guild: str) -> None:
        """Raise ServerFull if in a server as many sessions run as may."""
        most = self.limits.tables
        if len(await self._store.sessions_of(guild, most)) >= most:
            raise errors.ServerFull(most)

    async def running_of(self, guild: str, most: int) -> list[SessionRow]:
        """Return the running sessions of a guild, of the oldest so many, without those of a missing game."""
        return [one for one in await self._store.sessions_of(guild, most) if one.game in self.games]

    async def running_with(self, guild: str, person: str) -> list[str]:
        """Return the ids of the running sessions of a guild that a person has started or sits at."""
        return await self._store.sessions_with(guild, person)

    async def last_choices(self, channel: str, game: str) -> dict[str, Any]:
        """Return with which options the game was last started in a channel; none if it never was."""
        last = await self._store.last_of(channel, game)
        if last is None:
            return {}
        session, rows = last.session, await self._store.holders(last.session.id)
        first = [row.holder for row in rows if row.seq == 1]
        automas = [one for one in first if is_automa(one)]
        is_usual = len(automas) == len(first) - 1  # all seats but the starter's, however many there are
        chosen: dict[str, Any] = json.loads(session.options) | {"language": session.language}
        chosen["automas"] = None if is_usual else len(automas)
        return chosen | ({"strength": strength_of(automas[0])} if automas else {})

    async def turn_began_at(self, view: View) -> int:
        """Return the entry after which the open move began, or else the last one: no move was open then.

        A correction begins no new turn, nor does a report that ends none.
        """
        began, known = self._turns.pop(view.id, (0, set[int]()))
        seq, seen = view.entry.base, set[int]()
        while seq and seq not in known and (entry := await self._store.entry(view.id, seq)) is not None:
            seen.add(seq)
            if not (entry.open or entry.kind == Kind.FIX or await self._leaves_turn(view, entry)):
                break
            seq = entry.prev
            await asyncio.sleep(0)  # others' presses don't wait for a long turn
        if seq in known:
            seen, seq = seen | known, began
        self._turns[view.id] = (seq, seen)
        if len(self._turns) > MOST_TURNS:
            self._turns.popitem(last=False)
        return seq

    async def _leaves_turn(self, view: View, entry: EntryRow) -> bool:
        """Tell whether an entry is a report after which it's still the turn of who had it before."""
        before = await self._store.entry(view.id, entry.prev) if entry.kind == Kind.REPORT else None
        if before is None or not before.state:
            return False
        was, now = (view.game.turns(view.game.load(one.state)) for one in (before, entry))
        return [one.seat for one in was][:1] == [one.seat for one in now][:1]

    async def news(self, view: View) -> tuple[View, tuple[Played, ...]]:
        """Return what a table tells: the view with all of its last move, and the moves before that are news.

        These are what automas made by themselves, oldest first, after the person's move that they answer.
        While somebody plans a move of which nothing is told yet the one before it is among them, whoever made
        it: it is what happened last.
        """
        given = view.given
        is_redone = (
            given.kind == Kind.REDO and given.of_kind in (*MOVES, Kind.ANSWER) and not given.is_private
        )
        has_more = view.run is None and (given.kind == Kind.ANSWER or is_redone)
        if has_more and (move := await self._move_until(view.entry)):
            view = replace(view, run=move.events)
            view = view if is_redone else replace(view, kind=Kind(move.kind), label=move.label)
        if view.kind not in MOVES or view.kind == Kind.START:
            return view, ()
        entries: list[EntryRow] = []
        moves, seq = 0, view.entry.base
        while seq and moves < MOST_NEWS:
            entry = view.entry if seq == view.entry.seq else await self._store.entry(view.id, seq)
            if entry is None or entry.kind == Kind.START:
                break
            is_begun = entry.kind in MOVES
            is_persons = is_begun and moves and not is_automa(entry.author)
            is_first = moves == 1
            if is_persons and (is_first if view.told else not is_first):
                break  # where the present move tells something it has the message for itself
            entries.append(entry)
            if is_persons and view.told:
                break
            moves += is_begun
            seq = entry.prev
        if moves < 2:
            return view, ()  # nothing but the present move, which the view has
        played = moves_of(entries[::-1])
        return view, tuple(one for one in played[:-1] if one.events)

    async def _move_until(self, entry: EntryRow) -> Played | None:
        """Return the move that an entry belongs to, as far as it had come with that."""
        entries = [entry] if entry.base == entry.seq else []
        seq = entry.prev if entries else entry.base
        while not entries or entries[-1].kind not in MOVES:
            before = await self._store.entry(entry.session, seq)
            if before is None:
                return None
            entries.append(before)
            seq = before.prev
        return moves_of(entries[::-1])[-1]

    async def view_after(self, now: View, seq: int) -> View:
        """Return a session that stands as `now` as the press that made the entry `seq` left it."""
        entry = await self._entry_of(now, seq)
        return view_after(now, entry, await self._move_until(entry))

    async def set_up_of(self, now: View) -> View:
        """Return a session that stands as `now` as its set-up has left it."""
        return await self.view_after(now, last_of_set_up(await self._store.marks(now.id)))

    async def told_moves(self, view: View) -> list[Told]:
        """Return the moves of a session of which something was told, oldest first; none of them is read."""
        # In a thread: of thousands of entries it takes longer than presses may wait.
        return await asyncio.to_thread(told_moves, await self._store.marks(view.id))

    async def played(self, view: View, moves: Iterable[Told]) -> list[Played]:
        """Return these moves with what they tell."""
        return [moves_of([await self._entry_of(view, seq) for seq in one.entries])[-1] for one in moves]

    async def last_press_of(self, view: View, person: str, since: int) -> int:
        """Return when a person has pressed last, or else when the entry `since` was made (milliseconds)."""
        for one in reversed(await self._store.marks(view.id)):
            if one.seq == since or (one.author == person and not await self._is_for(view, one.seq)):
                return one.at
        return 0

    async def _is_for(self, view: View, seq: int) -> bool:
        """Tell whether others let an answer be given for its author, who slept."""
        thought = Input.read(await self._entry_of(view, seq)).thought
        return thought is not None and thought.asleep is not None

    async def _entry_of(self, view: View, seq: int) -> EntryRow:
        entry = await self._store.entry(view.id, seq)
        if entry is None:
            raise errors.NoSession
        return entry

    async def pressers_since(self, view: View, at: int) -> list[set[str]]:
        """Return who has made each entry since a moment (milliseconds since 1970 UTC), the latest first.

        Whoever agreed to it has, too; of an answer for a sleeper that is who let it be given. Of more entries
        than people can make in so short a time as is asked for, only the latest are read.
        """
        rows = await self._store.inputs_since(view.id, view.entry.seq - MOST_PRESSES, at)
        return [
            Input.from_json(Kind(kind), json.loads(input_)).pressers(author) for kind, author, input_ in rows
        ]

    async def holders(self, session_id: str) -> list[HolderRow]:
        """Return who has held the seats of a session, oldest first."""
        return await self._store.holders(session_id)

    async def history(self, session_id: str, *, has_states: bool = True) -> list[EntryRow]:
        """Return all entries of a session, oldest first; their states are empty if they aren't wanted."""
        return await self._store.history(session_id, has_states=has_states)

    async def size(self, view: View) -> int:
        """Return how many characters an export of the session has at least."""
        return await self._store.size(view.id, has_states=view.is_ended)

    async def load(self, game_id: str) -> Game[Any]:
        """Return the game; the first time its rules are loaded, beside the other presses."""
        if game_id not in self._loaded:
            self._loaded[game_id] = await asyncio.to_thread(self.games.__getitem__, game_id)
        return self._loaded[game_id]

    async def _standing(self, current: Current | None) -> Session:
        current, game = await self._known(current)
        id_ = current.session.id
        holders = Holders(tuple(await self._store.holders(id_)))
        first = await self._opening(current.entry)
        moment = id_, current.entry.base if current.entry.kind in BACK else 0
        now = Session.of(game, current, holders, first, is_known=moment in self._examined)
        if now.fit == Fit.BROKEN:
            return now
        self._examined.add(moment)
        shown = now.given.shown
        return now if shown is None else replace(now, public=await self._entry(now, shown))

    async def _known(self, found: Current | None) -> tuple[Current, Game[Any]]:
        """Return what was found, with its game. Raises NoSession: GameMissing if it runs without one."""
        if found is None:
            raise errors.NoSession
        if found.session.game not in self.games:
            raise (
                errors.GameMissing(found.session.game)
                if found.session.status == "running"
                else errors.NoSession
            )
        return found, await self.load(found.session.game)

    async def _opening(self, last: EntryRow) -> EntryRow | None:
        """Return the first entry if the last one, or the one it led back to, belongs to the set-up."""
        if last.kind in BACK:
            last = await self._store.entry(last.session, last.base) or last
        if last.kind == Kind.START:
            return last
        if last.kind not in (Kind.ANSWER, Kind.RESTART):
            return None
        before = await self._store.entry(last.session, last.prev)
        is_set_up = before is not None and not before.state
        return await self._store.entry(last.session, 1) if is_set_up else None

    async def _undone(self, now: Session, person: str) -> tuple[EntryRow, bool]:
        """Return the press that an undo takes back, and whether it hides an outcome of chance.

        What automas did since goes along, and what is hidden from the person: it isn't there for them. With
        an empty one nobody's plans are.
        """
        undone = await self._entry(now, now.known(person).base)
        has_chance = _has_chance(undone)

        def goes_along(entry: EntryRow) -> bool:
            return is_hidden(entry, person) or (is_automa(entry.author) and now.holders.are_people)

        while undone.prev and goes_along(undone):
            undone = await self._entry(now, undone.prev)
            has_chance |= _has_chance(undone)
        return undone, has_chance

    async def _entry(self, now: Session, seq: int) -> EntryRow:
        if seq == now.entry.seq:
            return now.entry
        entry = await self._store.entry(now.session.id, seq)
        if entry is None:
            raise errors.NothingToUndo(now.view())
        return entry

    async def _is_fresh(self, now: Session, since: int, by: Person) -> bool:
        """Tell whether since an entry there are only reports and corrections by others."""
        if not 0 < since <= now.entry.seq:
            return False
        return not await self._store.has_other_since(now.session.id, since, by.id)

    async def _waits(self, now: Session, seq: int, said: Said, person: str) -> bool:
        """Tell whether the question that a press at `seq` answers has been open since.

        Several seats may be asked at the same time: what the others answer meanwhile, or take back unseen,
        makes no press old.
        """
        if not 0 < seq < now.entry.seq or is_hidden(await self._entry(now, seq), person):
            return False
        entries = [await self._entry(now, number) for number in range(seq + 1, now.entry.seq + 1)]
        return all(
            one.kind == Kind.ANSWER and Input.read(one).question != said.id
            for one in entries
            if not (is_unseen(one) and one.author != person)
        )


def _has_chance(entry: EntryRow) -> bool:
    return any(by == "chance" for _, _, by in json.loads(entry.said))
