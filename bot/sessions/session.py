"""How a session stands before a press, and the entry that the press drafts."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bot.sessions import errors
from bot.sessions.entry import BACK, Input, Kind
from bot.sessions.holders import NOBODY, Holders
from bot.sessions.snapshot import Fit, OpenMove, Progress, Resumed, Runner, Snapshot, dump, line_of
from bot.sessions.thought import Thought
from bot.sessions.view import View, is_unseen, known
from bot.store.rows import Current, EntryRow, SessionRow
from engines.core.errors import DataFault
from engines.core.game import Game
from engines.core.game.move import Move
from engines.core.script.requests import Question
from engines.core.script.run import Asking, Done, Said
from engines.core.text import Text

BECOMES = {
    Fit.ANEW: "begins its open move again",
    Fit.WAITING: "waits for a press that begins its open move again",
    Fit.GIVEN_UP: "gives its open move up",
    Fit.BROKEN: "can't go on",
}
"""What becomes of a session that doesn't fit the present rules, for the host."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry on its way to the store, and what to show once it is there."""

    entry: EntryRow
    view: View
    now: "Session"
    """How the session stands once it is there."""
    ends: bool = False
    reopens: bool = False

    def held(self, holders: Holders) -> "Draft":
        """Return the draft of an entry after which the seats have these holders."""
        view, now = replace(self.view, holders=holders), replace(self.now, holders=holders)
        return replace(self, view=view, now=now)

    @staticmethod
    def start(
        session: SessionRow, game: Game[Any], author: str, at: int, is_seed_chosen: bool = False
    ) -> "Draft":
        """Draft the first entry. Raises IllegalMove if the options don't go together."""
        now = replace(Session.before(session, game, author, at), seed_by=author if is_seed_chosen else "")
        given = Input(kind=Kind.START, options=json.loads(session.options), is_seed_chosen=is_seed_chosen)
        open_move = OpenMove(Kind.START)
        return now.drafted(given, open_move, now.runner.run(None, open_move), author, at)

    @staticmethod
    def forked(session: SessionRow, game: Game[Any], state: Any, author: str, at: int) -> "Draft":
        """Draft the first entry of a game that goes on from a state of another one."""
        now = Session.before(session, game, author, at)
        given = Input(kind=Kind.START, options=json.loads(session.options))
        return now.drafted(given, OpenMove(Kind.START), Done(state, (), (), state.position), author, at)


@dataclass(frozen=True, slots=True)
class Back:
    """Where an undo or redo leads: to where the session stood after `target`."""

    kind: Kind
    target: EntryRow
    subject: EntryRow
    """What is un- or redone."""
    since: EntryRow
    """The last entry that counts for who does it: what is hidden from them goes, too."""
    first: EntryRow | None = None
    """The session's first entry if `target` stands in the set-up, or as that left it."""


@dataclass(frozen=True)
class Session:
    """A session with its state loaded and its open move run up to the questions."""

    session: SessionRow
    entry: EntryRow
    game: Game[Any]
    runner: Runner
    snapshot: Snapshot
    asking: Asking | None = None
    fit: Fit = Fit.WHOLE
    fault: str = ""
    holders: Holders = NOBODY
    is_opening: bool = False
    """Whether what happened last belongs to the set-up."""
    seed_by: str = ""
    """Who has chosen the seed, until something is done after the set-up."""
    public: EntryRow | None = None
    """The last entry that everybody has seen something of, if the last one is a seat's plan."""

    @staticmethod
    def before(session: SessionRow, game: Game[Any], author: str, at: int) -> "Session":
        """Return a session before its first entry."""
        nothing = EntryRow(session.id, 0, "", author, "{}", "[]", "[]", "", "", 0, 0, "[]", at)
        return Session(
            session, nothing, game, Runner(game, session.options, session.seed), Snapshot(None, None)
        )

    @staticmethod
    def of(
        game: Game[Any],
        current: Current,
        holders: Holders = NOBODY,
        *,
        is_known: bool = True,
        as_before: bool = False,
    ) -> "Session":
        """Return how the session stands, also where the present rules can't go on from there.

        What `is_known` was made by these rules, or was looked through before. `as_before` is as with a
        runner.
        """
        session, entry = current.session, current.entry
        runner = Runner(game, session.options, session.seed, as_before)
        try:
            snapshot = Snapshot.of(game, entry)
            resumed = runner.resume(snapshot)
            asking = resumed.progress if isinstance(resumed.progress, Asking) else None
            if not is_known:
                examine(game, snapshot.state, *(asking.state,) if asking else ())
            snapshot = Snapshot(snapshot.state, resumed.open)
        except DataFault as fault:
            snapshot, asking, resumed = Snapshot(None, None), None, Resumed(Fit.BROKEN, str(fault))
        return Session(session, entry, game, runner, snapshot, asking, resumed.fit, resumed.fault, holders)

    def opened_by(self, first: EntryRow | None) -> "Session":
        """Return it with what its first entry says; that is None once something was done after the set-up."""
        if first is None:
            return self
        seed_by = first.author if Input.read(first).is_seed_chosen else ""
        return replace(self, is_opening=self.entry.kind not in BACK, seed_by=seed_by)

    @property
    def state(self) -> Any:
        """The state after the last finished move."""
        return self.snapshot.state

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open questions."""
        return self.asking.questions if self.asking else ()

    @cached_property
    def given(self) -> Input:
        """What the last press was. Raises DataFault if that isn't readable."""
        return Input.read(self.entry)

    @property
    def told(self) -> int | None:
        """When the seed was told that this session plays on with (milliseconds since 1970 UTC)."""
        if self.entry.seq and not self.given.told and self.session.status == "ended":
            return self.entry.at
        return self.given.told if self.entry.seq else None

    def known(self, person: str) -> EntryRow:
        """Return the last entry that a person (or an automa) knows of; empty stands for what all know."""
        return known(self.entry, self.public, person)

    def demand_idle(self) -> None:
        """Raise QuestionOpen while a move or the set-up waits for an answer, or as `demand_going_on`."""
        errors.demand_going_on(self.view())
        if self.asking is not None:
            raise errors.QuestionOpen(self.view())

    def view(self) -> View:
        """Return what there is to show without a press."""
        return self._view

    @cached_property
    def _view(self) -> View:
        open_move = self.snapshot.open if self.asking else None
        closed = Kind.START if self.is_opening else self.given.kind
        return View(
            session=self.session,
            entry=self.entry,
            game=self.game,
            state=self.state if self.asking is None else self.asking.state or self.state,
            questions=self.questions,
            kind=open_move.kind if open_move else closed,
            label=open_move.label if open_move else self.given.label,
            run=self.asking.events if self.asking else None,
            fit=self.fit,
            fault=self.fault,
            holders=self.holders,
            seed_by=self.seed_by,
            public=self.public,
        )

    def moved(
        self, kind: Kind, move: Move, label: Text, author: str, at: int, thought: Thought | None = None
    ) -> Draft:
        """Draft the entry of a new move; one begun for a sleeper has a `thought`. Raises IllegalMove."""
        open_move = OpenMove(kind, move, label)
        given = Input(kind=kind, move=move, label=label, thought=thought)
        return self.drafted(given, open_move, self.runner.run(self.state, open_move), author, at)

    def is_unchanged_by(self, draft: Draft) -> bool:
        """Tell whether a move would leave everything as it is: the state, and what a server keeps."""
        is_done = not draft.entry.open and draft.view.state is not None
        keeps = any(event.keep for event in draft.view.new)
        return is_done and not keeps and self.game.dump(draft.view.state) == self.game.dump(self.state)

    def answered(self, said: Said, author: str, at: int, thought: Thought | None = None) -> Draft:
        """Draft the entry of an answer. Raises BadAnswer or Diverged."""
        before = self.snapshot.open
        if before is None:
            raise errors.NothingOpen(self.view())
        progress = self.runner.run(self.state, replace(before, said=(*before.said, said)))
        given = Input(
            kind=Kind.ANSWER,
            question=said.id,
            value=said.value,
            label=before.label,
            is_private=any(question.private for question in self.questions if question.id == said.id),
            thought=thought,
        )
        return self.drafted(given, before, progress, author, at)

    def restarted(self, author: str, at: int) -> Draft:
        """Draft the entry that begins the open move again, or gives it up if the rules now forbid it."""
        before = self.snapshot.open
        given = Input(kind=Kind.RESTART, label=before.label if before else None)
        if before is None or self.fit == Fit.GIVEN_UP:
            gone = Done(self.state, (), (), 0)
            draft = self.drafted(given, OpenMove(Kind.RESTART), gone, author, at)
            return replace(draft, view=replace(draft.view, fit=Fit.GIVEN_UP))
        anew = OpenMove(before.kind, before.move, before.label)
        progress = self.runner.run(self.state, anew)
        draft = self.drafted(given, anew, progress, author, at)
        return replace(draft, view=replace(draft.view, fit=Fit.ANEW))

    def back(self, way: Back, author: str, at: int, agreed: Sequence[str] = ()) -> Draft:
        """Draft the entry of an undo or redo; `agreed` are other people (users' ids) who agreed to it."""
        kind, target, subject, since = way.kind, way.target, way.subject, way.since
        redo = json.loads(since.redo)
        redo = [since.base, *redo] if kind == Kind.UNDO else redo[1:]
        taken = Input.read(subject)
        given = Input(kind=kind, of=subject.seq, of_kind=taken.kind, label=taken.label, agreed=tuple(agreed))
        given = replace(given, told=self.told)
        is_one_step = since.base in (subject.seq, subject.prev)
        if self.game.strengths and is_one_step and is_unseen(subject):
            has_more = is_unseen(target) and target.author == author
            given = replace(given, is_private=True, has_more=has_more)
            asked = Session.of(self.game, Current(self.session, target)).questions
            if _seats(asked) == _seats(self.questions):  # else all see whom the table waits for again
                given = replace(given, public_seq=self.view().public_seq)
        entry = EntryRow(
            session=self.session.id,
            seq=self.entry.seq + 1,
            kind=kind.value,
            author=author,
            input=dump(given.to_json()),
            said="[]",
            events="[]",
            state=target.state,
            open=target.open,
            base=target.seq,
            prev=target.prev,
            redo=dump(redo),
            at=max(at, self.entry.at),
        )
        is_over = is_over_after(self.game, target)
        session = replace(self.session, status="ended" if is_over else "running")
        then = Session.of(self.game, Current(session, entry), self.holders, is_known=False)
        now = replace(
            then.opened_by(way.first), public=None if given.public_seq is None else self.public or self.entry
        )
        view = replace(now.view(), kind=kind, label=given.label)
        return Draft(entry, view, now, ends=is_over, reopens=self.session.status == "ended" and not is_over)

    def ended(self, author: str, at: int, agreed: Sequence[str] = (), *, by_manager: bool = False) -> Draft:
        """Draft the entry that ends the session where it stands; an open move is left undone.

        `agreed` are other people (users' ids) who agreed to it. Who manages the server may have done it
        without sitting at the table.
        """
        given = Input(kind=Kind.END, agreed=tuple(agreed), by_manager=by_manager)
        entry = self._entry(given, author, at, state=self.entry.state)
        session = replace(self.session, status="ended")
        snapshot = Snapshot(self.state, None)
        now = Session(session, entry, self.game, self.runner, snapshot, holders=self.holders)
        return Draft(entry, now.view(), now, ends=True)

    def drafted(self, given: Input, open_move: OpenMove, progress: Progress, author: str, at: int) -> Draft:
        """Draft the entry of a move that was run: `open_move` is as it was before this press."""
        said = [one.to_json() for one in progress.said[len(open_move.said) :]]
        new = progress.events[open_move.told :]
        columns = {"said": dump(said), "events": dump([event.to_json() for event in new])}
        if isinstance(progress, Asking):
            asking, now_open = progress, replace(open_move, said=progress.said, told=len(progress.events))
            snapshot = Snapshot(self.state, now_open)
            is_private = bool(self.game.strengths) and given.is_private
            if is_private and not new and _seats(asking.questions) == _seats(self.questions):
                given = replace(given, public_seq=self.view().public_seq)
            columns |= {"state": self.entry.state, "open": now_open.to_json()}
        else:
            asking, snapshot = None, Snapshot(progress.value, None)
            columns |= {"state": "" if snapshot.state is None else self.game.dump(snapshot.state)}
        ends = not asking and snapshot.state is not None and self.game.is_over(snapshot.state)
        is_opening = open_move.kind == Kind.START
        now = replace(
            self,
            session=replace(self.session, status="ended") if ends else self.session,
            entry=self._entry(given, author, at, **columns),
            snapshot=snapshot,
            asking=asking,
            fit=Fit.WHOLE,
            fault="",
            is_opening=is_opening,
            seed_by=self.seed_by if is_opening else "",
            public=None if given.public_seq is None else self.public or self.entry,
        )
        view = replace(now.view(), kind=open_move.kind, label=open_move.label, run=progress.events, new=new)
        return Draft(now.entry, view, now, ends=ends)

    def _entry(self, given: Input, author: str, at: int, **columns: str) -> EntryRow:
        """Return the entry that comes next; the clock of a host may be set back, the log's never is."""
        seq = self.entry.seq + 1
        filled = {"said": "[]", "events": "[]", "state": "", "open": ""} | columns
        return EntryRow(
            session=self.session.id,
            seq=seq,
            kind=given.kind.value,
            author=author,
            input=dump(replace(given, told=self.told).to_json()),
            base=seq,
            prev=self.entry.base,
            redo="[]",
            at=max(at, self.entry.at),
            **filled,
        )


def is_over_after(game: Game[Any], entry: EntryRow) -> bool:
    """Tell whether a session has ended with an entry; one that the rules can't read has not."""
    if entry.kind == Kind.END or entry.open or not entry.state:
        return entry.kind == Kind.END
    try:
        return game.is_over(game.load(entry.state))
    except DataFault:
        return False


def examine(game: Game[Any], *states: Any) -> None:
    """Go through all that is told of states and offered in them. Raises DataFault if that can't be done."""
    try:
        for state in states:
            if state is not None:
                game.examine(state)
    except Exception as fault:
        raise DataFault(f"{game.id} state", "all that is told of it", line_of(fault)) from fault


def unfitting(games: Mapping[str, Game[Any]], sessions: Iterable[Current]) -> Iterator[tuple[Fit, str]]:
    """Yield, of sessions that run, how those that don't go on just as they are stored fit, in a line each."""
    for one in sessions:
        name, game = f"session {one.session.id} ({one.session.game})", games.get(one.session.game)
        if game is None:
            yield Fit.BROKEN, f"{name} can't go on: there is no such game here"
            continue
        now = Session.of(game, one, is_known=False)
        if now.fit:
            yield now.fit, f"{name} {BECOMES[now.fit]}: {now.fault}"


def _seats(questions: Sequence[Question]) -> set[str | None]:
    """Return the seats that are asked."""
    return {question.to for question in questions}
