"""What there is to show of a session after a press."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bot.sessions.entry import BACK, Input, Kind
from bot.sessions.fork import Fork
from bot.sessions.holders import NOBODY, Held, Holders, is_automa
from bot.sessions.snapshot import Fit
from bot.sessions.waiting import HOURS, Waiting
from bot.store.rows import EntryRow, SessionRow
from engines.core.game import Game
from engines.core.game.gist import Gist
from engines.core.game.move import Offer
from engines.core.script.event import Event
from engines.core.script.requests import Question
from engines.core.state.seats import Seat
from engines.core.text import Text

MANNERS = {"log": ("table", "turns"), "pace": ("one", "all"), "speed": ("live", "daily", "free")}
"""What every game's start has beside its own options: what stays in the channel, how automas go on, and how
soon people want to act."""
OF_SERVER = {"pictures": ("off",), "remind": tuple(map(str, HOURS))}
"""Beside these a table has what was chosen for its server, and for no table alone: whether there are no
pictures, and after how many hours people are reminded who have agreed on no speed."""


def take_manners(options: dict[str, Any]) -> dict[str, str]:
    """Take how the table is kept out of the options. Raises ValueError for what there isn't to choose."""
    takes = MANNERS | OF_SERVER
    given = {name: options.pop(name) for name in takes if options.get(name) is not None}
    if wrong := [name for name, value in given.items() if value not in takes[name]]:
        raise ValueError(f"the option {wrong[0]!r} takes one of {', '.join(takes[wrong[0]])}")
    return given


def is_unseen(entry: EntryRow) -> bool:
    """Tell whether only one seat knows that there is such an entry: what it plans, or takes back of it."""
    return entry.events == "[]" and Input.read(entry).is_private


def is_hidden(entry: EntryRow, person: str) -> bool:
    """Tell whether a person knows of no such entry: what others plan, or take back, isn't there for them."""
    return entry.author != person and Input.read(entry).public_seq is not None


def known(last: EntryRow, public: EntryRow | None, person: str) -> EntryRow:
    """Return the last entry that a person (or an automa) knows of; empty stands for what all know."""
    return last if public is None or last.author == person or is_automa(person) else public


@dataclass(frozen=True)
class View:
    """A session as it stands: the last entry, the state, the open questions, and what was told.

    `state` is None while the set-up asks. `run` are all events of the move that the last press belongs to,
    as it was just run; None when nothing was. `new` are those that this press brought. `kind` and `label`
    say what it was (a `Kind`); `fit` what becomes of what is stored where the rules have changed since then,
    `fault` for the log why it doesn't just go on. Where it is `Fit.BROKEN` nothing of the state is known.
    """

    session: SessionRow
    entry: EntryRow
    game: Game[Any]
    state: Any
    questions: tuple[Question, ...] = ()
    kind: str = ""
    label: Text | None = None
    run: tuple[Event, ...] | None = None
    new: tuple[Event, ...] = ()
    fit: Fit = Fit.WHOLE
    fault: str = ""
    holders: Holders = NOBODY
    seed_by: str = ""
    """Who has chosen the seed (a user's id), as long as the table shows how the game begins."""
    most: int = 0
    """How many entries the session may have, when it has so many and runs; else 0."""
    begun: int = 0
    """The entry with which the game began, where that matters; 0 while the set-up asks."""
    public: EntryRow | None = None
    """The last entry that everybody has seen something of, if the last one is a seat's plan."""
    known_seq: int | None = None
    """What a press must name, where that is settled already: see `known_to`."""

    def known_to(self, person: str) -> "View":
        """Return the view whose buttons name no step that the person doesn't know of."""
        return replace(self, known_seq=known(self.entry, self.public, person).seq)

    @cached_property
    def all_seats(self) -> tuple[Seat, ...]:
        """All seats at the table, the game's own automas among them; none while the set-up asks."""
        return () if self.state is None else tuple(self.game.seats(self.state))

    @cached_property
    def turns(self) -> tuple[Offer, ...]:
        """What the rules would go on with now; nothing while the set-up asks."""
        return () if self.state is None else self.game.turns(self.state)

    @property
    def reports(self) -> tuple[Offer, ...]:
        """What people can report now. They may be many: a view, which may long be at hand, keeps none."""
        if self.state is None or self.questions or self.is_ended:
            return ()
        return self.game.all_reports(self.state)

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """The seats that somebody can hold: all but those that the game plays itself."""
        return tuple(seat.id for seat in self.all_seats if not seat.is_automa)

    @cached_property
    def automas(self) -> tuple[str, ...]:
        """The seats that the game plays itself: nobody can hold them."""
        return tuple(seat.id for seat in self.all_seats if seat.is_automa)

    def label_of(self, seat: str | None) -> Text | None:
        """Return what a seat is called; None if there is no such seat."""
        return next((one.label for one in self.all_seats if one.id == seat), None)

    def seat(self, seat: str) -> Held:
        """Return a seat as it is held now.

        Where only its holder sees what a seat has to decide nobody plays one by name alone: it is free.
        """
        held = self.holders.seat(seat)
        return held if held.holder or not self.has_hands else Held()

    @property
    def names(self) -> tuple[tuple[Text, str], ...]:
        """What seats are called by their holders' names: each seat's own label with that name.

        With it goes "yes" where a game's words ask whether that is so (`Seat.named`).
        """
        seats = [one for one in self.all_seats if one.takes_name]
        named = [(one, name) for one in seats if (name := self.holders.name_of(one.id))]
        labels = [(one.label, name) for one, name in named]
        return (*labels, *((one.named, "yes") for one, _ in named if one.named))

    @property
    def seats_by_name(self) -> dict[str, str]:
        """The seats by who sits there, in small letters; a name that two have is none."""
        named = [(name.casefold(), one) for one in self.seats if (name := self.holders.name_of(one))]
        names = [name for name, _ in named]
        return {name: seat for name, seat in named if names.count(name) == 1}

    @property
    def entered(self) -> Mapping[str, int]:
        """The points that people have entered since the game stands as it stands now, by seat."""
        if not self.is_ended:
            return {}
        rows = (row for row in self.holders.rows if row.scored == self.entry.base)
        return {row.seat: row.points for row in rows if row.points is not None}

    @cached_property
    def options(self) -> Mapping[str, Any]:
        """What was chosen at the start."""
        return dict(json.loads(self.session.options))

    @cached_property
    def waiting(self) -> Waiting:
        """How the table waits for people."""
        return Waiting.read(self.session.waiting)

    @property
    def fork(self) -> Fork | None:
        """The game that this one goes on from, None for a game of its own."""
        return Fork.of(self.options)

    @property
    def is_opening(self) -> bool:
        """Whether the session stands as it began: nothing was done since, or all of it was undone."""
        return self.kind == Kind.START or (self.kind in BACK and not self.can_undo and not self.is_ended)

    @property
    def is_logging(self) -> bool:
        """Whether finished turns stay in the channel; who plays alone needs no such log."""
        return (self.options.get("log") or ("turns" if len(self.holders.people) > 1 else "table")) == "turns"

    @property
    def goes_on(self) -> bool:
        """Whether automas play on by themselves until a person is needed."""
        return self.options.get("pace") != "one"

    @property
    def has_pictures(self) -> bool:
        """Whether pictures are shown at this table; words stand in for them where they aren't."""
        return "pictures" not in self.options

    @property
    def has_restarted(self) -> bool:
        """Whether the open move doesn't go on from what was said, because the rules have changed."""
        return bool(self.fit) and not self.is_broken

    @property
    def is_broken(self) -> bool:
        """Whether the present rules can't go on from here."""
        return self.fit == Fit.BROKEN

    @property
    def has_hands(self) -> bool:
        """Whether seats have something that only they may see: people decide in private messages then."""
        return self.game.has_hands

    @property
    def has_begun(self) -> bool:
        """Whether the set-up is over."""
        return bool(self.entry.state)

    @property
    def id(self) -> str:
        """The session's id."""
        return self.session.id

    @cached_property
    def given(self) -> Input:
        """What the last press was. Raises DataFault if that isn't readable."""
        return Input.read(self.entry)

    @cached_property
    def told(self) -> tuple[Event, ...]:
        """What the table has been told of the move that the last press belongs to."""
        if self.run is not None:
            return self.run
        return tuple(Event.from_json(one) for one in json.loads(self.entry.events))

    @cached_property
    def gist(self) -> Gist:
        """What that comes to."""
        return self.game.sum_up(self.told)

    @property
    def seq(self) -> int:
        """The number of the last entry: what a press must name to have an effect."""
        return self.entry.seq if self.known_seq is None else self.known_seq

    @property
    def public_seq(self) -> int:
        """The number of the last entry that everybody has seen something of: what a public table names.

        Later ones are what a seat has planned in private.
        """
        return self.entry.seq if self.given.public_seq is None else self.given.public_seq

    @property
    def is_unseen(self) -> bool:
        """Whether the last press is nobody's business but the presser's: what a seat plans in private."""
        return self.given.is_private and self.entry.events == "[]"

    @property
    def has_more_unseen(self) -> bool:
        """Whether before what was just taken back the same seat has planned more."""
        return self.given.has_more

    @property
    def is_ended(self) -> bool:
        """Whether the session has ended."""
        return self.session.status == "ended"

    @property
    def is_final(self) -> bool:
        """Whether the session has ended for good: its end has told people the hands of each other."""
        return self.is_ended and self.ends_for_good

    @property
    def ends_for_good(self) -> bool:
        """Whether an end can't be taken back: several people sit here, or sat, and have hands."""
        return self.has_hands and len(self.holders.sitters) > 1

    @property
    def seed_told(self) -> int | None:
        """When the seed was told that the session plays on with (milliseconds since 1970 UTC)."""
        return self.given.told

    @property
    def can_undo(self) -> bool:
        """Whether there is an entry before the present moment, as everybody knows it."""
        return (self.public or self.entry).prev > 0

    @property
    def can_redo(self) -> bool:
        """Whether the last thing that happened, as everybody knows it, was an undo."""
        return (self.public or self.entry).redo != "[]"
