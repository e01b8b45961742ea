"""Plays an exported session again from its seed and compares every draw, event and state."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.sessions.authors import Authors
from bot.sessions.dilemma import dilemma_of
from bot.sessions.entry import MOVES, Input, Kind
from bot.sessions.errors import NotSeated, NotYours, SeatFree
from bot.sessions.export import FORMAT, digest
from bot.sessions.fork import KEY, Fork
from bot.sessions.holders import AUTOMA, Holders, is_automa
from bot.sessions.rights import (
    Person,
    answerable,
    answering,
    demand_own_if_unseen,
    demand_own_redo,
    demand_seated,
    demand_turn,
)
from bot.sessions.session import Back, Draft, Session, is_over_after
from bot.sessions.view import take_manners
from bot.store.rows import Current, EntryRow, SessionRow
from engines.core.game import Game
from engines.core.game.move import Move, Offer
from engines.core.game.options import chosen_options
from engines.core.script.chance import commitment
from engines.core.script.collection import option_of
from engines.core.script.run import Said

MOST_BYTES = 50_000_000
MOST_ENTRIES = 100_000
MOST_ITERATIONS = 1_000_000
"""Far more than a search of some seconds takes."""
OLD_STEP = 3
"""Parts of a trace's step as earlier versions wrote it: without values."""


class BrokenExport(Exception):
    """The document isn't an exported session that this program can replay; the message says why."""


class UnknownGame(BrokenExport):
    """It is of a game that this program doesn't have."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """How the replay went: `fault` names the first entry that differs, None if none does.

    Without the seed (exported while the session ran) nothing was replayed: `is_complete` is False.
    """

    session: str
    game: str
    rules: str
    entries: int
    draws: int = 0
    is_complete: bool = True
    fault: str | None = None
    told: int | None = None
    """The entry that has told the seed, by an end that was taken back; None if there is none."""
    former: tuple[str, ...] = ()
    """The people of whom nothing is kept any more, as the export calls them."""
    cut: int = 0
    """Of the searches that were compared, how many the clock had cut short."""
    digest: str = ""
    """The last entry's, which stands for all; empty in an export of an older version."""
    row: SessionRow | None = field(default=None, repr=False)
    """The session itself."""
    entries_made: tuple[EntryRow, ...] = field(default=(), repr=False)
    """What came out, as far as it was replayed."""


def verify(text: str | bytes, games: Mapping[str, Game[Any]], decides: bool = False) -> Replayed:
    """Replay an exported session. Raises BrokenExport for what isn't one.

    With `decides` the automas on seats decide again, and that is compared too. A search stops by itself where
    it did then; one that was cut short, or is of an older version, is just as long as it was.
    """
    document = parsed(text)
    session, game = _header(document, games)
    try:
        authors = Authors.of(document, game)
    except (ArithmeticError, ValueError, TypeError, KeyError, RecursionError):  # 1e999 is no whole number
        raise BrokenExport("The seats can't be read.") from None
    digest = authors.chain[-1] if authors.chain else ""
    count, former = len(document["entries"]), _former(document)
    replayed = Replayed(session.id, session.game, session.rules, count, former=former, digest=digest)
    is_complete = "seed" in document
    if is_complete and commitment(session.seed, session.salt) != session.commitment:
        return replace(replayed, fault="The seed is not the one that the commitment was made of.")
    replay = _Replay(session, game, authors)
    for number, entry in enumerate(document["entries"], 1):
        fault = replay.decided_otherwise(entry) if decides and is_complete else None
        fault = fault or (replay.differs(entry) if is_complete else None)
        fault = fault or _told_otherwise(entry, number, authors)
        if fault:
            note = "" if game.version == session.rules else f" (rules {session.rules}, here {game.version})"
            return replace(replayed, fault=f"Entry {number}: {fault}{note}.", draws=replay.draws)
    made = tuple(replay.rows[number] for number in sorted(replay.rows))
    return replace(
        replayed,
        row=session,
        entries_made=made,
        draws=replay.draws,
        is_complete=is_complete,
        told=replay.told,
        cut=replay.cut if decides and is_complete else 0,
    )


def parsed(text: str | bytes) -> dict[str, Any]:
    """Return the data of an exported session, of which nothing is looked at yet. Raises BrokenExport."""
    if len(text) > MOST_BYTES:
        raise BrokenExport(f"The file is larger than {MOST_BYTES // 1_000_000} MB.")
    try:
        document = json.loads(text, parse_constant=_no_number, object_pairs_hook=_once)
    except (ValueError, RecursionError) as fault:
        raise BrokenExport("The file is not JSON.") from fault
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BrokenExport(f"The file is not an exported session of format {FORMAT}.")
    return document


def _no_number(word: str) -> None:
    raise ValueError(word)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a mapping. Raises ValueError for a key that stands twice: who reads one sees the other."""
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key stands twice")
    return made


def _header(document: dict[str, Any], games: Mapping[str, Game[Any]]) -> tuple[SessionRow, Game[Any]]:
    words = {key: document.get(key) for key in ("session", "game", "rules", "commitment")}
    words |= {
        "seed": document.get("seed", ""),
        "salt": document.get("salt", ""),
        "language": document.get("language", "en"),
    }
    if not all(isinstance(word, str) and word.isprintable() for word in words.values()):
        raise BrokenExport("The header lacks session, game, rules or commitment.")
    _former(document)
    entries = document.get("entries")
    if not isinstance(entries, list) or not 0 < len(entries) <= MOST_ENTRIES:
        raise BrokenExport("The file has no entries.")
    game = games.get(words["game"] or "")
    if game is None:
        raise UnknownGame("The file is of a game that this program doesn't have.")
    try:
        given = dict(document["options"])
        manners: dict[str, Any] = dict(take_manners(given))
        if fork := Fork.of(given):
            manners[KEY] = fork.to_json()
            del given[KEY]
        options = option_of(game.kept, given.pop("kept", {}))
        options = {**chosen_options(game, given), **options, **manners}
    except (ValueError, TypeError, AttributeError, LookupError):
        raise BrokenExport(f"The options are not those of {game.id}.") from None
    session = SessionRow(
        id=str(words["session"])[:32],
        guild="",
        channel="",
        game=game.id,
        rules=str(words["rules"])[:32],
        options=json.dumps(options, ensure_ascii=False),
        seed=str(words["seed"]),
        commitment=str(words["commitment"]),
        status="running",
        created=0,
        language=str(words["language"])[:32],
        salt=str(words["salt"]),
    )
    return session, game


def _former(document: dict[str, Any]) -> tuple[str, ...]:
    """Return who is a former player. Raises BrokenExport if that can't be read."""
    former = document.get("former", [])
    if not isinstance(former, list) or not all(isinstance(one, str) and one.isalnum() for one in former):
        raise BrokenExport("The former players can't be read.")
    return tuple(former)


@dataclass(frozen=True, slots=True)
class _Replay:
    """An exported session while it is played again, entry by entry."""

    session: SessionRow
    game: Game[Any]
    authors: Authors
    rows: dict[int, EntryRow] = field(default_factory=dict)
    """The entries that came out so far, by number."""

    @property
    def draws(self) -> int:
        """How often chance has decided."""
        return sum(one[2] != "people" for row in self.rows.values() for one in json.loads(row.said))

    @property
    def told(self) -> int | None:
        """The first entry that has ended the game and was taken back."""
        undone = (self.rows[row.seq - 1] for row in self.rows.values() if row.kind == Kind.UNDO)
        return next((row.seq for row in undone if is_over_after(self.game, row)), None)

    @property
    def cut(self) -> int:
        """How many searches the clock has cut short."""
        thoughts = (Input.read(row).thought for row in self.rows.values())
        return sum(one is not None and one.is_cut is True for one in thoughts)

    def differs(self, given: Any) -> str | None:
        """Play the next entry again, by these rules or as earlier ones have asked and corrected.

        Return what differs.
        """
        number = len(self.rows) + 1
        fault = self._played(given, number)
        if not fault:
            return None
        played = self.rows.pop(number, None)
        if not self._played(given, number, as_before=True):
            return None
        if played is not None:
            self.rows[number] = played
        return fault

    def _played(self, given: Any, number: int, *, as_before: bool = False) -> str | None:
        """Play one entry again, keep its row, and return what differs."""
        try:
            if given["seq"] != number:
                return "it is missing or out of order"
            entry = self._drafted(given, number, as_before=as_before).entry
            self.rows[number] = entry
            return _fault_of(entry, given)
        except (NotSeated, NotYours, SeatFree) as fault:
            return f"its author couldn't do that ({type(fault).__name__})"
        except Exception as fault:  # whatever a file can hold, one line says it
            return f"it can't be replayed ({type(fault).__name__})"

    def decided_otherwise(self, given: Any) -> str | None:
        """Return that an automa decides otherwise than recorded, None if it doesn't or if it wasn't one."""
        try:
            recorded = Input.from_json(Kind(given["kind"]), given["input"])
            thought = recorded.thought
            if thought and not 0 <= thought.iterations <= MOST_ITERATIONS:
                return "no automa searches so long"
            if not thought or thought.strength not in self.game.strengths or self.game.decide is None:
                return None
            current = Current(self.session, self.rows[len(self.rows)])
            views = (Session.of(self.game, current, as_before=one).view() for one in (False, True))
            asked = ((view, question) for view in views for question in view.questions)
            view, question = next(pair for pair in asked if pair[1].id == recorded.question)
            iterations = None if thought.is_cut is False else thought.iterations
            dilemma = dilemma_of(view, question, thought.strength, iterations=iterations)
            again = self.game.decide()(dilemma, lambda: 0.0)
        except Exception as fault:  # whatever a file can hold, one line says it
            return f"it can't be decided again ({type(fault).__name__})"
        if again.answer != recorded.value:
            return "an automa decides otherwise"
        if again.iterations != thought.iterations:
            return f"an automa's search stops after {again.iterations} tries, not {thought.iterations}"
        return None

    def _drafted(self, given: dict[str, Any], number: int, *, as_before: bool) -> Draft:
        """Draft what an entry records. Raises NotYours, NotSeated or SeatFree if its author couldn't."""
        kind = Kind(given["kind"])
        data = Input.from_json(kind, given["input"])
        by, at = Person(given["author"], ""), given["at"]
        if kind == Kind.START:
            if self.rows:
                raise ValueError("a second start")
            if Fork.of(json.loads(self.session.options)):
                # How it came to stand so the log of the other game tells; from here on all is compared.
                state = self.game.load(json.dumps(given["state"], ensure_ascii=False))
                return Draft.forked(self.session, self.game, state, by.id, at)
            return Draft.start(self.session, self.game, by.id, at)
        now = self._standing(self.authors.holders(number), as_before=as_before)
        if is_automa(by.id) and kind != Kind.TURN and (kind != Kind.ANSWER or by.id == AUTOMA):
            raise NotSeated
        if kind in MOVES:
            now.demand_idle()
            move, label = data.move, data.label
            if move is None or label is None:
                raise ValueError("no move")
            _demand_possible(now, kind, move, by)
            return now.moved(kind, move, label, by.id, at, data.thought)
        if kind == Kind.ANSWER:
            said = Said(data.question, data.value)
            if now.holders.rows:
                answerable(now, by, answering(said))
            return now.answered(said, by.id, at, data.thought)
        if kind == Kind.RESTART:
            return now.restarted(by.id, at)
        if kind == Kind.END and data.by_manager:
            return now.ended(by.id, at, by_manager=True)
        demand_seated(now, by)
        if kind == Kind.END:
            return now.ended(by.id, at)
        return self._step_back(data, now, by, at)

    def _standing(self, holders: Holders, *, as_before: bool) -> Session:
        """Return how the session stands after what was played so far."""
        last = self.rows[len(self.rows)]
        now = Session.of(self.game, Current(self.session, last), holders, as_before=as_before)
        return now if now.given.public_seq is None else replace(now, public=self.rows[now.given.public_seq])

    def _step_back(self, given: Input, now: Session, by: Person, at: int) -> Draft:
        rows = self.rows
        if given.kind == Kind.UNDO:
            # With a person's press go the automas' answers since: the entry says how far back it went.
            undone, since = rows[given.of], now.known("" if given.agreed else by.id)
            demand_own_if_unseen(now, undone, by)
            return now.back(Back(Kind.UNDO, rows[undone.prev], undone, since), by.id, at)
        since = now.known(by.id)
        demand_own_redo(now, rows[Input.read(since).of].author, by)
        target = rows[json.loads(since.redo)[0]]
        if self._is_plan_on(given.of, target.seq):
            target = rows[given.of]  # versions before this one brought back what was planned since, too
        return now.back(Back(Kind.REDO, target, target, since), by.id, at)

    def _is_plan_on(self, seq: int, base: int) -> bool:
        """Tell whether an entry is one of those that somebody has planned, unseen, from another one on."""
        while seq > base and Input.read(self.rows[seq]).public_seq is not None:
            seq = self.rows[seq].prev
        return seq == base


def _fault_of(entry: EntryRow, given: dict[str, Any]) -> str | None:
    """Return how an entry differs from what was recorded."""
    if entry.base != given["base"]:
        return "it stands on another entry than recorded"
    if json.loads(entry.said) != given["said"]:
        return "the answers or draws differ"
    if _events_differ(json.loads(entry.events), given["events"]):
        return "the events differ"
    if (json.loads(entry.state) if entry.state else None) != given["state"]:
        return "the state differs"
    if digest(entry.state) != given["sha256"]:
        return "the state's SHA-256 differs"
    return None


def _events_differ(told: list[Any], recorded: list[Any]) -> bool:
    """Tell whether other events were recorded; in the traces of earlier versions it counts who was left."""
    if told == recorded:
        return False
    traces = [event["trace"] for event in recorded if "trace" in event]
    is_old = all(len(step) == OLD_STEP for _, steps in traces for step in steps)
    return not is_old or list(map(_without_names, told)) != list(map(_without_names, recorded))


def _without_names(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event whose trace has numbers of candidates in place of their names and values."""
    if "trace" not in event:
        return event
    candidates, steps = event["trace"]
    return event | {"trace": [len(candidates), [[*step[:2], len(step[2])] for step in steps]]}


def _told_otherwise(given: Any, number: int, authors: Authors) -> str | None:
    """Return what is wrong with who did it, with when, or with its digest."""
    try:
        return authors.fault(given, number - 1)
    except Exception as fault:  # whatever a file can hold, one line says it
        return f"its author or time can't be read ({type(fault).__name__})"


def _demand_possible(now: Session, kind: Kind, move: Move, by: Person) -> None:
    """Raise ValueError for what isn't offered; NotYours, NotSeated or SeatFree if it isn't the author's."""
    if move.is_line:
        demand_seated(now, by)
        return
    offers = {one.move.code: one for one in reversed(now.game.offers(now.state))}
    if kind != Kind.FIX and any(part.code not in offers for part in move.parts):
        raise ValueError("not offered")
    offer = offers.get(move.parts[-1].code)
    if offer and now.holders.rows:
        _demand_turn(now, offer, by)


def _demand_turn(now: Session, offer: Offer, by: Person) -> None:
    """Raise NotYours or SeatFree unless it's the author's turn, or an automa's, which people may begin."""
    is_the_games = by.id == AUTOMA and offer.seat not in now.view().seats
    if is_automa(by.id) and not is_the_games and now.holders.of(offer.seat or "") != by.id:
        raise NotYours
    demand_turn(now, offer, by)
