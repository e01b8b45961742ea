"""The sessions: every press goes through here, is run by the rules, saved, and only then shown."""

import json
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

from bot.sessions import errors, steps_back
from bot.sessions.agreement import all_agreed, asked
from bot.sessions.collection import Collections
from bot.sessions.entry import Kind
from bot.sessions.forks import Forks
from bot.sessions.history import History
from bot.sessions.holders import AUTOMA, Change, is_automa
from bot.sessions.journal import Journal
from bot.sessions.limits import Limits
from bot.sessions.locks import In, Locks, stale
from bot.sessions.moves import Moved
from bot.sessions.outbox import Request, due
from bot.sessions.plans import Plans, Standing
from bot.sessions.privacy import Privacy
from bot.sessions.records import Records
from bot.sessions.rights import (
    Person,
    Read,
    agreement,
    answerable,
    demand_another,
    demand_at_table,
    demand_mover,
    demand_seated,
    demand_turn,
    demand_turns_go_on,
    is_at_table,
)
from bot.sessions.seating import automa_to_act, opening, told_by, writes_for
from bot.sessions.seats import Seats
from bot.sessions.servers import Servers
from bot.sessions.session import Back, Draft
from bot.sessions.snapshot import Fit
from bot.sessions.start import Origin, Start
from bot.sessions.store import Store
from bot.sessions.thought import Thought
from bot.sessions.view import View
from bot.sessions.watch import Watch
from bot.store.rows import DueRow, SessionRow
from engines.core.errors import Diverged, IllegalMove
from engines.core.game import Game
from engines.core.game.move import REPORT, Move, Offer
from engines.core.game.options import chosen_options
from engines.core.script.chance import commitment
from engines.core.script.notation import short
from engines.core.script.requests import Json
from engines.core.text import text

Pick = Callable[[Iterable[Offer]], Offer | None]
"""Finds the offer that a press means among those that are legal now."""


def first(offers: Iterable[Offer]) -> Offer | None:
    """Pick what is offered first: the main turn."""
    return next(iter(offers), None)


class Sessions:
    """All sessions of the bot, and what can be done at them.

    How they stand is in the `records`, what has happened in the `history`; who holds their `seats` changes
    there, what servers keep lies on the `collections`, and the `forks` play on elsewhere.

    `seq` is the entry that the press was made on; None means "as things are now" (a typed command). A press
    with an effect appends an entry, and with it those of what happens by itself after it: by the rules, and
    by what people have said in advance. What can go wrong is in `bot.sessions.errors`, a player's mistake
    among them. A session of another server is no session.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        clock: Callable[[], int],
        origin: Origin,
        limits: Limits = Limits(),  # noqa: B008 - frozen
    ) -> None:
        self._store = store
        self._clock = clock
        self._origin = origin
        self.watch = Watch()
        self.history = History(store)
        self.records = Records(store, self.history, games, limits)
        self._locks = Locks(store, self.records, self.watch)
        self.plans = Plans(store, self._locks)
        self._journal = Journal(store, self.records, clock, limits, self.watch)
        self.seats = Seats(self._locks, self._journal, self.history, clock, limits)
        self.collections = Collections(store, clock, self.watch)
        self.servers = Servers(store)
        self.privacy = Privacy(store, self.records, self._locks, self.seats, clock, origin.new_id)
        self.forks = Forks(self._journal, self.history, clock, origin)

    async def start(self, start: Start, by: Person) -> View:
        """Begin a session. Raises SessionHere, ServerFull, or Mistake as `rehearse` does."""
        draft, changes = await self.rehearse(start, by)
        if set(draft.view.seats) == {one.seat for one in start.seats}:
            changes = list(start.seats)
        draft, rows = self.seats.taken_first(draft, changes, by.id, by.name)
        return await self._journal.create(draft, rows, by)

    async def rehearse(self, start: Start, by: Person) -> tuple[Draft, list[Change]]:
        """Return the draft of the first entry, and who sits down; nothing is saved.

        Raises Mistake if the options don't go together, or for a chosen seed where others could have hands:
        who chooses it can know them.
        """
        game = await self.records.load(start.game)
        chosen = chosen_options(game, start.options) | await self.collections.pinned(by.guild, game)
        is_seed_chosen = bool(start.seed)
        seed, salt = start.seed or self._origin.new_seed(), self._origin.new_seed() if is_seed_chosen else ""
        session = SessionRow(
            id=self._origin.new_id(),
            guild=by.guild,
            channel=start.channel,
            game=start.game,
            rules=game.version,
            options=json.dumps({**chosen, **start.manners}, ensure_ascii=False),
            seed=seed,
            commitment=commitment(seed, salt),
            status="running",
            created=self._clock(),
            language=start.language,
            salt=salt,
        )
        try:
            draft = Draft.start(session, game, by.id, self._clock(), is_seed_chosen)
            changes = opening(draft.view, by.id, start.automas)
        except IllegalMove as fault:
            raise errors.Mistake(start.game, fault.text) from fault
        others = [one for one in changes if not is_automa(one.holder) and one.holder != by.id]
        if is_seed_chosen and game.has_hands and others:
            raise errors.Mistake(start.game, text("ui-seed-with-hands"))
        return draft, changes

    async def move(
        self,
        session: str | In,
        seq: int | None,
        pick: Pick,
        by: Person,
        since: int | None = None,
        thought: Json | None = None,
    ) -> View:
        """Do what is offered: an automa turn or a report. Raises NotOffered if `pick` finds no offer.

        What was begun at the entry `since` is done although others have reported since; if the presser has,
        StaleSeq is raised. What is begun for a sleeper brings the `thought` of that.
        """
        async with self._locks.press(session, seq, by) as now:
            if not await self.history.is_fresh(now, since, by):
                raise stale(now, since, by)
            now.demand_idle()
            offer = pick(chain(now.game.turns(now.state), now.game.reports(now.state)))
            if offer is None:
                raise errors.NotOffered(now.view())
            demand_turn(now, offer, by)
            why = None if thought is None else Thought.from_json(thought)
            draft = now.moved(Kind(offer.kind), offer.move, offer.label, by.id, self._clock(), why)
            return await self._save(draft, by)

    async def report(
        self,
        session_id: str,
        seq: int | None,
        line: str,
        by: Person,
        *,
        since: int | None = None,
        may_end: bool = True,
    ) -> View:
        """Do what a line says, for the game's notation to read; it is about the presser's seat.

        What was begun at the entry `since` is done as by `move`; an old line is only called done if it is.
        Raises Mistake if it can't, or not now, and LineEndsTurn if it would end the turn of somebody else, or
        EndsTurn that of the presser, if it may not.
        """
        async with self._locks.press(session_id, seq, by) as now:
            now.demand_idle()
            view = now.view()
            demand_at_table(view, by)
            label = told_by(view, now.holders.seat_of(by.id), text("ui-line", line=short(line)))
            if (seat := writes_for(view, by.id)) and now.game.notation is not None:
                line = now.game.notation(now.state).of_seat(line, seat)
            move = Move(REPORT, {"line": line})
            if not await self.history.is_fresh(now, since, by):
                raise errors.StaleSeq(view, is_done=now.given.move == move)
            draft = now.moved(Kind.REPORT, move, label, by.id, self._clock())
            demand_turns_go_on(now, draft, by, may_end=may_end)
            return await self._save(draft, by)

    async def fix(self, session_id: str, seq: int | None, field: str, value: str, by: Person) -> View:
        """Correct a value that the bot keeps.

        Raises NotOffered if there is no such value, AlreadySo if it would change nothing.
        """
        async with self._locks.press(session_id, seq, by) as now:
            demand_seated(now, by)
            now.demand_idle()
            fix = next((one for one in now.game.fixes(now.state) if one.id == field), None)
            if fix is None:
                raise errors.NotOffered(now.view())
            if fix.seat and now.holders.seat(fix.seat).is_anothers(by.id):
                raise errors.SeatTaken(now.view())
            move = Move("fix", {"field": field, "value": value})
            label = text("ui-title-fixed", what=fix.label, to=short(value))
            draft = now.moved(Kind.FIX, move, label, by.id, self._clock())
            if now.is_unchanged_by(draft):
                raise errors.AlreadySo(now.game.id, text("ui-fix-same", what=fix.label, now=fix.now))
            return await self._save(draft, by)

    async def answer(
        self, session_id: str, seq: int | None, read: Read, by: Person, thought: Json | None = None
    ) -> View:
        """Answer an open question; an automa's answer brings its `thought`, for the log.

        Raises Mistake if the question doesn't take the answer, NotYours if it is another seat's.
        """
        async with self._locks.press(session_id, None, by) as now:
            if now.fit == Fit.BROKEN:
                raise errors.CantGoOn(now.view())
            said = read(answerable(now, by, read))
            is_now = seq is None or seq == now.known(by.id).seq
            if not is_now and not (said and await self.history.waits(now, seq or 0, said, by.id)):
                raise stale(now, seq, by)
            if now.snapshot.open is None:
                raise errors.NothingOpen(now.view())
            if now.fit:
                return await self._save(now.restarted(by.id, self._clock()), by)
            if said is None:
                raise stale(now, seq, by)
            why = None if thought is None else Thought.from_json(thought)
            try:
                draft = now.answered(said, by.id, self._clock(), why)
            except Diverged:
                draft = now.restarted(by.id, self._clock())
            return await self._save(draft, by)

    async def begin_again(self, session_id: str, seq: int | None, by: Person) -> View:
        """Begin the open move again as the present rules have it. Raises NotOffered where it just goes on."""
        async with self._locks.press(session_id, seq, by) as now:
            if now.fit == Fit.BROKEN:
                raise errors.CantGoOn(now.view())
            demand_seated(now, by)
            if not now.fit:
                raise errors.NotOffered(now.view())
            return await self._save(now.restarted(by.id, self._clock()), by)

    async def rescue(self, session_id: str, seq: int | None, by: Person) -> View:
        """Go back to the last moment that the present rules can go on from.

        Raises NotOffered where they can go on from here, NothingToUndo if there is no such moment.
        """
        async with self._locks.press(session_id, seq, by) as now:
            demand_seated(now, by)
            if now.fit != Fit.BROKEN:
                raise errors.NotOffered(now.view())
            undone = await self.history.entry(now, now.entry.base)
            while undone.prev:
                target = await self.history.entry(now, undone.prev)
                draft = now.back(Back(Kind.UNDO, target, undone, now.entry), by.id, self._clock())
                if not draft.view.is_broken:
                    return await self._save(draft, by)
                undone = target
            raise errors.NothingToUndo(now.view())

    async def ask_to_agree(self, session_id: str, seq: int, what: str, by: Person, to: int = 0) -> None:
        """Ask the others at the table to agree to `undo` or `end`. Raises AlreadyAsked.

        An undo goes back to the entry `to`, or without one takes back the last press.
        """
        async with self._locks.press(session_id, seq, by, running=False) as now:
            view = now.view()
            if to:
                undone = await self.history.first_after(now, to, person="")
            else:
                undone, _ = await self.history.undone(now, person="")
            request = due(view, Request(view.public_seq, what, by.id, self._clock(), undone.seq))
            if askers := await asked(self._store, view, what):
                raise errors.AlreadyAsked(view, askers[0])
            await self._journal.ask(view, request, by)

    async def undo(
        self, session_id: str, seq: int | None, by: Person, *, confirmed: bool = False, to: int = 0
    ) -> View:
        """Go back to before the last press, a finished session's end included, or to the entry `to`.

        What automas answered since goes with it. Raises NothingToUndo at the start, NeedsConfirm (without
        `confirmed`) if it hides what people saw, NeedsAnother where several people play who have seen it,
        EndStands where the end has told hands.
        """
        async with self._locks.press(session_id, seq, by, running=False) as now:
            undone, needs_confirm = await steps_back.undone(self.history, now, by, by.id, to)
            if needs_confirm and not confirmed:
                gone = await steps_back.goes(self.history, now, undone, by.id)
                raise errors.NeedsConfirm(now.view(), gone.moves, gone.count, to)
            if needs_confirm:
                demand_another(now, by, "")
            way = await steps_back.undo_way(self.history, now, undone, by.id)
            return await self._save(now.back(way, by.id, self._clock()), by)

    async def agree_to_undo(
        self, session_id: str, seq: int | None, by: Person, asker: str, message: str = "", taken: int = 0
    ) -> View:
        """Go back as `undo` does, since who presses confirms what another, the `asker`, wants.

        That is to take back the press `taken` and all after it, or without one the last press. The plans made
        since what they agree to go with it. An end has told the seed: all agree to go on, by the request that
        is this `message`, or NeedsOthers is raised.
        """
        async with self._locks.press(session_id, seq, by, running=False, agrees=True) as now:
            last, needs_confirm = await steps_back.undone(self.history, now, by, "", 0)
            undone = await steps_back.taken(self.history, now, taken, last)
            if needs_confirm or undone is not last:
                demand_another(now, by, asker)
            author, agreed = agreement(now.holders, by, asker)
            if agreed and now.view().is_ended:
                agreed = await all_agreed(self._store, now.view(), by, asker, message)
            way = await steps_back.undo_way(self.history, now, undone, "")
            return await self._save(now.back(way, author, self._clock(), agreed), by)

    async def redo(self, session_id: str, seq: int | None, by: Person, *, confirmed: bool = False) -> View:
        """Bring back what the last undo took away. Raises NothingToRedo.

        At a table of several people only who has undone it does, and whose choice it was; nobody alone ends
        it so. Where people have begun several moves of it NeedsConfirm is raised (without `confirmed`).
        """
        async with self._locks.press(session_id, seq, by) as now:
            way = await steps_back.redo_way(self.history, now, by)
            if way.target.kind == Kind.END:
                demand_another(now, by, "")
            back = Moved() if confirmed else await steps_back.comes(self.history, now, way)
            if back.of_persons > 1:
                raise errors.NeedsConfirm(now.view(), back.moves, back.count, is_redo=True)
            draft = now.back(way, by.id, self._clock())
            again = await steps_back.logged_again(self.history, now, draft.view)
            return await self._save(draft, by, again)

    async def end(self, session_id: str, seq: int | None, by: Person, asker: str = "") -> View:
        """End the session. Where several people play, another agrees to it. Raises MayNotEnd.

        It can still be undone, unless it has told people the hands of each other. Who may manage the server
        ends any.
        """
        async with self._locks.press(session_id, seq, by, agrees=bool(asker)) as now:
            if not by.may_manage:
                demand_seated(now, by)
                await self.servers.demand_end(by)
                demand_another(now, by, asker)
            author, agreed = agreement(now.holders, by, asker)
            by_manager = not is_at_table(now.holders, author)
            return await self._save(now.ended(author, self._clock(), agreed, by_manager=by_manager), by)

    def now(self) -> int:
        """Return the time in milliseconds since 1970 UTC."""
        return self._clock()

    async def show_in(self, session_id: str, channel: str, by: Person) -> View:
        """Let the session live in another channel from now on.

        Raises SessionHere if one runs there, NotSeated for who may not take it along.
        """
        view = await self.records.view(session_id)
        demand_mover(view, by)
        return await self._journal.show_in(view, channel)

    async def _save(self, draft: Draft, by: Person, further: Sequence[DueRow] = ()) -> View:
        """Save an entry, and with it what happens by itself until somebody is needed.

        That is what the rules do after a press, and what people have said in advance.
        """
        draft, rows = await self.seats.taken(draft, by)
        plans = await self.plans.standing(draft.view.id)
        drafts = [draft, *[one async for one in self._going_on(draft, plans, is_press=bool(by.press))]]
        while len(drafts) > 1 and drafts[-1].view.public_seq != drafts[-1].view.seq:
            drafts.pop()  # who was pressing isn't shown what somebody else has only begun to plan
        return await self._journal.append(drafts, rows, by, further, plans.changed)

    async def _going_on(self, draft: Draft, plans: Standing, *, is_press: bool) -> AsyncIterator[Draft]:
        """Yield the entries of the moves that come by themselves; other decisions are the automas'."""
        step: Draft | None = draft
        while step is not None:
            draft = step
            plans.see(draft)
            step = None
            if self._journal.has_room(draft.view):
                step = (self._rules_go_on(draft) if is_press else None) or plans.act(draft, self._clock)
                step = step or await self.plans.only_turn(draft, self._clock)
            if step is not None:
                yield step

    def _rules_go_on(self, draft: Draft) -> Draft | None:
        if automa_to_act(draft.view) != "":
            return None
        with suppress(IllegalMove):
            offer = draft.now.game.turns(draft.now.state)[0]
            return draft.now.moved(Kind(offer.kind), offer.move, offer.label, AUTOMA, self._clock())
        return None
