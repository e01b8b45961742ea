"""What has happened at a session: only looked at."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import replace

from bot.sessions import errors
from bot.sessions.entry import BACK, MOVES, Input, Kind
from bot.sessions.holders import is_automa
from bot.sessions.moves import Moved, Played, moves_of
from bot.sessions.retold import view_after
from bot.sessions.rights import Person
from bot.sessions.session import Session
from bot.sessions.store import Store
from bot.sessions.view import View, is_hidden, is_unseen
from bot.store.rows import EntryRow, ToldRow
from engines.core.script.run import Said

FIRST = 1
"""The entry that starts a session."""
MOST_TURNS = 100
"""Sessions of which is remembered when their turn began."""
MOST_PRESSES = 500
"""Entries that are looked through for who has just pressed: in minutes people make fewer."""
MOST_NAMED = 10
"""Moves that are named before they go or come back, the latest ones."""
MOST_NEWS = 8
"""Moves that are looked back for what happened last."""


class History:
    """How sessions came to stand as they do: their entries, and the moves, turns and presses in them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turns: OrderedDict[str, tuple[int, set[int]]] = OrderedDict()
        """When the turns of sessions began, and the entries after which it is still that turn."""

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
        last = await self._store.back(now.id, now.entry.base, lambda one: one.began <= FIRST)
        return await self.view_after(now, last.seq if last else FIRST)

    async def count_told(self, view: View) -> int:
        """Return of how many moves of a session something was told; what was undone is not among them."""
        place = await self._store.place(view.id, view.entry.base)
        return place.number if place else 0

    async def count_from(self, view: View, since: int) -> int:
        """Return how many of them began from the entry `since` on."""
        before = await self._store.back(view.id, view.entry.base, lambda one: one.began < since)
        return await self.count_told(view) - (before.number if before else 0)

    async def told(self, view: View, first: int, last: int) -> list[ToldRow]:
        """Return those of them from a number (the first has 1) to another, oldest first; none is read."""
        end = await self._store.back(view.id, view.entry.base, lambda one: one.earlier < last)
        return await self._store.told(view.id, end.seq, _any, last - first + 1) if end else []

    async def number_of(self, view: View, seq: int) -> int:
        """Return the number of the move that began with an entry (the first has 1), 0 where none counts."""
        place = await self._store.back(view.id, view.entry.base, lambda one: one.seq <= seq)
        return place.earlier + 1 if place and place.seq == seq == place.began else 0

    async def move_at(self, view: View, seq: int) -> int:
        """Return the entry with which the move began that an entry belongs to, or that it led back to.

        Raises MomentGone if that doesn't count any more.
        """
        base = (await self._entry_of(view, seq)).base
        place = await self._store.back(view.id, view.entry.base, lambda one: one.seq <= base)
        if place is None or place.seq != base:
            raise errors.MomentGone(view)
        return place.began

    async def end_of(self, view: View, number: int) -> EntryRow | None:
        """Return the last entry of the move of that number, None where there is none."""
        found = await self.told(view, number, number)
        return await self._entry_of(view, found[0].last) if found else None

    async def told_from(self, view: View, since: int, seq: int, most: int) -> list[ToldRow]:
        """Return those that began from the entry `since` to the entry `seq`, of the last so many."""
        end = await self._store.back(view.id, view.entry.base, lambda one: one.began <= seq)
        return await self._store.told(view.id, end.seq, lambda one: one.seq >= since, most) if end else []

    async def told_since(self, view: View, person: str, most: int) -> list[ToldRow]:
        """Return those since a person's last one, of the last so many; how the session began is no turn."""
        found = await self._store.told(view.id, view.entry.base, lambda one: one.author != person, most)
        return [one for one in found if one.kind != Kind.START]

    async def last_told(self, view: View, most: int) -> list[ToldRow]:
        """Return the last so many of them."""
        return await self._store.told(view.id, view.entry.base, _any, most)

    async def explaining(self, view: View) -> AsyncIterator[ToldRow]:
        """Yield those of which there may be something to explain, the latest first."""
        place = await self._store.place(view.id, view.entry.base)
        while place is not None:
            if place.explains:
                for one in await self._store.told(view.id, place.seq, _any, 1):
                    yield one
            place = await self._store.place(view.id, place.explained)

    async def played(self, view: View, moves: Iterable[ToldRow]) -> list[Played]:
        """Return these moves with what they tell."""
        return [moves_of([await self._entry_of(view, seq) for seq in one.entries])[-1] for one in moves]

    async def moved(self, view: View, since: int) -> Moved:
        """Return the moves that began from an entry on, as what goes with an undo or comes with a redo."""
        rows = await self.told_from(view, since, view.entry.base, MOST_NAMED)
        persons = sum(not is_automa(one.author) for one in rows)
        return Moved(tuple(await self.played(view, rows)), await self.count_from(view, since), persons)

    async def last_press_of(self, view: View, person: str, since: int) -> int:
        """Return when a person has pressed last, or else when the entry `since` was made (milliseconds)."""
        async for one in self.entries_by(view, person, since):
            given = Input.read(one)
            # What others let be given for who slept, or what was said in advance, is no sign of life.
            if not given.is_planned and (given.thought is None or given.thought.asleep is None):
                return one.at
        return (await self._entry_of(view, since)).at

    async def refuse_again(self, press: str) -> None:
        """Raise AlreadyServed if an interaction has had its effect."""
        if await self._store.has_acted(press):
            raise errors.AlreadyServed

    async def awaited_since(self, view: View, seat: str) -> tuple[int, int]:
        """Return the turn that waits for a person's seat (its first entry), and since when (milliseconds).

        It waits since it began, or since the person has come or pressed. In the set-up there is no turn yet:
        one seat after another is asked, so it's when the last one answered.
        """
        holder = view.holders.of(seat)
        began = await self.turn_began_at(view) or view.seq
        came = [row.at for row in view.holders.rows if row.seat == seat]
        return began, max(*came, await self.last_press_of(view, holder, began))

    async def entries_by(self, view: View, person: str, since: int) -> AsyncIterator[EntryRow]:
        """Yield what a person has done since an entry, the latest first."""
        seq = view.entry.seq + 1
        while seq := await self._store.last_by(view.id, person, since, seq):
            yield await self._entry_of(view, seq)

    async def _entry_of(self, view: View, seq: int) -> EntryRow:
        entry = await self._store.entry(view.id, seq)
        if entry is None:
            raise errors.NoSession
        return entry

    async def pressers_since(self, view: View, at: int) -> Iterator[set[str]]:
        """Return who has made each entry since a moment (milliseconds since 1970 UTC), the latest first.

        Whoever agreed to it has, too; of an answer for a sleeper that is who let it be given. Of more entries
        than people can make in so short a time as is asked for, only the latest are looked at, and each only
        when it is its turn.
        """
        rows = await self._store.inputs_since(view.id, view.entry.seq - MOST_PRESSES, at)
        return (
            Input.from_json(Kind(kind), json.loads(input_)).pressers(author) for kind, author, input_ in rows
        )

    async def entries(self, session_id: str, *, has_states: bool = True) -> list[EntryRow]:
        """Return all entries of a session, oldest first; their states are empty if they aren't wanted."""
        return await self._store.history(session_id, has_states=has_states)

    async def first(self, session_id: str) -> EntryRow | None:
        """Return the entry that has started a session, None before that is saved."""
        return await self._store.entry(session_id, FIRST)

    async def begun(self, session_id: str) -> int:
        """Return the number of the entry with which a session's set-up was over, 0 if it isn't."""
        return await self._store.begun(session_id)

    async def size(self, view: View) -> int:
        """Return how many characters an export of the session has at least."""
        return await self._store.size(view.id, has_states=view.is_ended)

    async def opening(self, last: EntryRow) -> EntryRow | None:
        """Return the first entry if the last one, or the one it led back to, belongs to the set-up."""
        if last.kind in BACK:
            last = await self._store.entry(last.session, last.base) or last
        if last.kind == Kind.START:
            return last
        if last.kind not in (Kind.ANSWER, Kind.RESTART):
            return None
        before = await self._store.entry(last.session, last.prev)
        is_set_up = before is not None and not before.state
        return await self.first(last.session) if is_set_up else None

    async def undone(self, now: Session, person: str) -> tuple[EntryRow, bool]:
        """Return the press that an undo takes back, and whether it hides an outcome of chance.

        What automas did since goes along, and what is hidden from the person: it isn't there for them. With
        an empty one nobody's plans are.
        """
        undone = await self.entry(now, now.known(person).base)
        has_chance = _has_chance(undone)

        def goes_along(entry: EntryRow) -> bool:
            return is_hidden(entry, person) or (is_automa(entry.author) and now.holders.are_people)

        while undone.prev and goes_along(undone):
            undone = await self.entry(now, undone.prev)
            has_chance |= _has_chance(undone)
        return undone, has_chance

    async def first_after(self, now: Session, seq: int, person: str) -> EntryRow:
        """Return the first press after the moment of an entry, of those that count as `person` knows it.

        Raises NothingSince, or MomentGone if that moment was taken back itself. Of an entry that the person
        doesn't know of it is not told whether it is there.
        """
        known = now.known(person)
        last, base = known.base, (await self.entry(now, seq)).base if seq < known.seq else known.base
        if base == last:
            raise errors.NothingSince(now.view())
        place = await self._store.back(now.session.id, last, lambda one: one.prev <= base)
        if place is None or place.prev != base:
            raise errors.MomentGone(now.view())
        return await self.entry(now, place.seq)

    async def entry(self, now: Session, seq: int) -> EntryRow:
        """Return an entry of a session that a press is at. Raises NothingToUndo if there is none."""
        if seq == now.entry.seq:
            return now.entry
        entry = await self._store.entry(now.session.id, seq)
        if entry is None:
            raise errors.NothingToUndo(now.view())
        return entry

    async def is_fresh(self, now: Session, since: int | None, by: Person) -> bool:
        """Tell whether since an entry, None for now, there are only reports and corrections by others."""
        if since is None:
            return True
        if not 0 < since <= now.entry.seq:
            return False
        return not await self._store.has_other_since(now.session.id, since, by.id)

    async def waits(self, now: Session, seq: int, said: Said, person: str) -> bool:
        """Tell whether the question that a press at `seq` answers has been open since.

        Several seats may be asked at the same time: what the others answer meanwhile, or take back unseen,
        makes no press old.
        """
        if not 0 < seq < now.entry.seq or is_hidden(await self.entry(now, seq), person):
            return False
        for number in range(seq + 1, now.entry.seq + 1):
            one = await self.entry(now, number)
            if is_unseen(one) and one.author != person:
                continue
            if one.kind != Kind.ANSWER or Input.read(one).question == said.id:
                return False
        return True


def _any(_: ToldRow) -> bool:
    return True


def _has_chance(entry: EntryRow) -> bool:
    return any(by == "chance" for _, _, by in json.loads(entry.said))
