"""The rows of the store, as the program sees them.

Every id is text (Discord's ids included); every JSON value is text that the store neither reads nor checks;
every time is in milliseconds since 1970 UTC. What must not reach a log (seed, answers, events, state) is left
out of `repr`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class SessionRow:
    """One game at one table: what was chosen at its start, whether it runs, and where its message is."""

    id: str
    """8 lower-case base32 characters, made by the caller."""
    guild: str
    """The server's id; of direct messages what `bot.direct` makes of the channel's."""
    channel: str
    game: str
    rules: str
    """The version of the rules that the session began with."""
    options: str
    """JSON."""
    seed: str = field(repr=False)
    commitment: str
    status: str
    """`running` or `ended`."""
    created: int
    language: str = "en"
    """What everybody at the table sees is in it: the name of a locale file."""
    table_channel: str = ""
    """Where the living table message is; empty while there is none."""
    table_message: str = ""
    table_said: str = ""
    """What the table says, hashed; empty where that isn't known."""
    salt: str = field(default="", repr=False)
    """What a chosen seed was hashed with; empty for one that the bot has drawn, and in old sessions."""
    waiting: str = ""
    """JSON: how its table waits, as `WaitRow` has it; empty while nothing is known of that."""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One step of a session's log, with the state after it. Entries are only ever added."""

    session: str
    seq: int
    kind: str
    author: str
    """The Discord user's id."""
    input: str = field(repr=False)
    """JSON."""
    said: str = field(repr=False)
    """JSON: the answers, with the outcomes of chance."""
    events: str = field(repr=False)
    """JSON."""
    state: str = field(repr=False)
    """JSON: the state after this entry."""
    open: str = field(repr=False)
    """JSON of the move that waits for an answer; empty when none does."""
    base: int
    prev: int
    redo: str
    """JSON list of seq."""
    at: int


class PlaceRow(NamedTuple):
    """Where an entry stands among those that it goes on from; all of it is as it was after that entry."""

    seq: int
    prev: int
    """The entry before it, 0 for the first."""
    depth: int
    """How many entries there are up to it."""
    jump: int
    """One of them that is far back, 0 for none."""
    began: int
    """The entry that began its move."""
    told: int
    """1 if something was told of that move, else 0."""
    earlier: int
    """Of how many moves before that one something was told."""
    explains: int
    """1 if an event of its move may follow a clause or have a trace, which only reading it tells, else 0."""
    explained: int
    """The last entry of the latest move before of which that is so, 0 for none."""

    @property
    def number(self) -> int:
        """Of how many moves something was told up to it."""
        return self.earlier + self.told


class ToldRow(NamedTuple):
    """A move of which something was told, not read yet: which entries it is made of, and who began it."""

    kind: str
    author: str
    entries: tuple[int, ...]

    @property
    def seq(self) -> int:
        """The entry it began with."""
        return self.entries[0]

    @property
    def last(self) -> int:
        """Its last entry so far."""
        return self.entries[-1]


@dataclass(frozen=True, slots=True)
class HolderRow:
    """Who holds a seat of a session from a moment on."""

    session: str
    nr: int
    """1, 2, ... within the session."""
    seat: str
    holder: str
    """A Discord user's id, `automa:<strength>`, or empty while nobody does."""
    author: str
    """The Discord user's id of who settled it."""
    seq: int
    """The session's last entry at that moment."""
    at: int
    name: str = ""
    """What the holder is called; of earlier holders of the seat what the present one is."""
    points: int | None = None
    """The points that people have entered for the seat, if they have."""
    scored: int = 0
    """The entry on which the game stood then, ..."""
    scorer: str = ""
    """... and who has entered them (the user's id)."""


@dataclass(frozen=True, slots=True)
class PointsRow:
    """The points that somebody has entered for a seat when the game stood on the entry `base`."""

    session: str
    seat: str
    points: int
    base: int
    author: str


@dataclass(frozen=True, slots=True)
class PlanRow:
    """What a person has said in advance in a session; nobody else sees it."""

    session: str
    person: str
    """The Discord user's id."""
    body: str
    """JSON; empty in a write for nothing any more."""


@dataclass(frozen=True, slots=True)
class DueRow:
    """What is still to be told of a session: saved with what it tells of, gone once Discord has it."""

    session: str
    kind: str
    """See `bot.sessions.outbox`."""
    nr: int
    """Which one of its kind."""
    seq: int
    """The session's last entry at that moment."""
    body: str = "{}"
    """JSON."""


class Posted(StrEnum):
    """What a message is that a session has in its channel."""

    TABLE = "panel"
    AGREE_UNDO = "agree-undo"
    AGREE_END = "agree-end"
    REFUSED = "refused"
    """A request to agree to which somebody has said no."""
    LOGGED = "log"
    """A finished turn."""
    NOTICE = "turn"
    """The last thing else that was told."""
    OLD_TABLE = "old-panel"
    """It is to go."""
    VOID = "void"
    """It is to go, as all that earlier or later versions have called otherwise."""

    @classmethod
    def _missing_(cls, _: object) -> "Posted":
        return cls.VOID


@dataclass(frozen=True, slots=True)
class PostedRow:
    """A message of a session that is in the channel, if it has buttons or is the last that told of a move."""

    session: str
    message: str
    channel: str
    kind: Posted
    seq: int
    """The session's last entry when it was sent."""
    said: str = ""
    """What a table says, hashed; who asks for what a request is about (a user's id)."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """What Discord has now of a session's messages, with all that is saved together with it."""

    session: str
    done: Sequence[DueRow] = ()
    """What is due no more."""
    posted: Sequence[PostedRow] = ()
    """The messages that are in the channel now."""
    gone: Sequence[str] = ()
    """Those that are there no more, by their ids."""
    mentioned: str = ""
    """Who knows by now that the table waits for them, as JSON; empty leaves that as it is."""
    due: Sequence[DueRow] = ()
    """What becomes due by it."""


@dataclass(frozen=True, slots=True)
class KeptRow:
    """Something that a server keeps of a game from one session to the next."""

    guild: str
    game: str
    kind: str
    key: str
    value: str
    """JSON."""
    author: str
    """The Discord user's id of who has set it so."""
    at: int


@dataclass(frozen=True, slots=True)
class ForgottenRow:
    """Something that a server kept until the moment `gone`."""

    kept: KeptRow
    gone: int


class ServerRow(NamedTuple):
    """What was chosen for a server, and where its dashboard is."""

    guild: str
    settings: str = "{}"
    """JSON."""
    board: str = ""
    """The channel of its dashboard, empty without one."""
    message: str = ""
    """The dashboard's message, empty while there is none."""
    gone: int = 0
    """Since when the bot is no member of the server, 0 while it is."""


class PersonalRow(NamedTuple):
    """Something that is kept of a person."""

    what: str
    """`seat`, `kept`, `note`, `plan` or `wish`."""
    guild: str
    channel: str
    session: str
    game: str
    place: str
    """The seat, or the key of what is kept."""
    at: int
    text: str


class Farewell(NamedTuple):
    """Who wishes that nothing older than this moment is kept of them."""

    person: str
    at: int


class NoteRow(NamedTuple):
    """What a person has noted for themselves at a session."""

    session: str
    person: str
    note: str
    """It must not reach a log."""
    at: int

    def __repr__(self) -> str:
        return f"NoteRow(session={self.session!r})"


@dataclass(frozen=True, slots=True)
class Step:
    """An entry with all that is saved together with it."""

    entry: EntryRow
    ends: bool = False
    """Whether the session has ended by it."""
    holders: Sequence[HolderRow] = ()
    """Who holds its seats from then on."""
    due: Sequence[DueRow] = ()
    """What is to be told of it."""
    kept: Sequence[KeptRow] = ()
    """What is kept for the server by it."""
    press: str = ""
    """The interaction that it is the effect of, which can have no second one; empty for none."""
    plans: Sequence[PlanRow] = ()
    """What becomes by it of what people have said in advance."""


@dataclass(frozen=True, slots=True)
class WaitRow:
    """How a running session's table waits for people, as of the last look at that."""

    session: str
    seq: int
    """The session's last entry, ..."""
    holders: int
    """... and the last of its holder rows at that moment."""
    looks_at: int
    """When it is to be looked at again at the latest."""
    touched: int
    """How often people's wishes had touched it by then."""
    body: str
    """JSON."""


class TouchedWait(NamedTuple):
    """A session whose waiting is to be looked at."""

    session: str
    guild: str
    touched: int
    """How often people's wishes have touched it."""


class UnfinishedRow(NamedTuple):
    """A session that runs, or of which not all was told; there may be thousands at once."""

    session: str
    guild: str
    is_due: bool
    """Whether something is still to be told of it."""
    has_more: bool
    """Whether that, or a message of it may have to go."""


@dataclass(frozen=True, slots=True)
class Current:
    """A session and its last entry: all that a press needs."""

    session: SessionRow
    entry: EntryRow
