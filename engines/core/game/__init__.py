"""A game as the bot sees it: options, moves, scripts and panels behind one seam."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from pydantic import TypeAdapter, ValidationError

from engines.core.errors import DataFault
from engines.core.game.ahead import Ahead
from engines.core.game.clauses import clauses_of
from engines.core.game.correction import Corrections, nothing
from engines.core.game.gist import Gist, gist_of
from engines.core.game.move import Fix, Move, Offer
from engines.core.game.panel import Panel
from engines.core.game.stand_in import StandIn
from engines.core.picture import Pictures
from engines.core.script import Script
from engines.core.script.collection import Kept
from engines.core.script.decide import Decide
from engines.core.script.event import Event
from engines.core.script.notation import Notation
from engines.core.script.requests import Json
from engines.core.script.telling import Events
from engines.core.state.cache import remembered
from engines.core.state.data_of import everything
from engines.core.state.seats import Seat
from engines.core.text import Text

S = TypeVar("S")
MOST_STATES, MOST_GISTS = 4, 8
"""Of how many it is remembered what a game has made of them: a press asks it of the same ones again."""


@dataclass(frozen=True, slots=True)
class StartOption:
    """One option of `/automa start <game>`; every option has a default, so the bare command works.

    `kind` is "choice" (one of `choices`), "number" (`low` to `high`) or "switch". A default of None means
    that the game works it out from the other options. Words: `option-<id>` and `option-<id>-<choice>`.
    """

    id: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool | None
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything that the bot knows of a game.

    A game is a folder with its rules; this is the one object it shows. States are frozen, typed and
    JSON-serialisable, and have a field `position`: where the random stream stands.
    """

    id: str
    version: str
    home: Path
    """The game's folder: `locale/<language>.ftl` and `locale/rules/<language>.ftl` lie in it."""
    state: type[S]
    start: Callable[[Mapping[str, Any]], Script[S]]
    """The set-up as a script. Raises IllegalMove if the options don't go together.

    With kinds of `kept` things there is an option `kept`: what the server has of each, by key.
    """
    turns: Callable[[S], tuple[Offer, ...]]
    """What the bot can do next; the first is the main button. Empty when the game is over."""
    panel: Callable[[S], Panel]
    footer: Callable[[S], Text]
    """Where the game stands, in one line for the foot of every message: phase, round, rule set."""
    score: Callable[[S], tuple[Panel, ...]]
    """The points with a field for each kind, also in mid-game; where seats are compared, in one panel."""
    is_over: Callable[[S], bool]
    scripts: Mapping[str, Callable[..., Script[S]]] = field(hash=False)
    """The script of each move by its action: it takes the state and the move's arguments by their names.

    A move is legal if it is offered; what it has beyond the offer's arguments the script may take.
    """
    options: tuple[StartOption, ...] = ()
    reports: Callable[[S], Iterable[Offer]] = lambda _: ()
    """What people can report now. They may be many, so they come one by one."""
    ahead: Callable[[S, str], Sequence[Ahead]] = lambda *_: ()
    """What a seat can say before it comes to it, by the seat's id, as it would be in this state."""
    public: Callable[[S], Json] = everything
    """The state as everybody may see it: no deck order, no hidden hand."""
    corrections: Corrections[S] = nothing
    """The values that people may correct, by the move `fix field=<id> value=<as typed>`."""
    events: Events = field(default_factory=dict, hash=False)
    """Every event that the game tells, by its id."""
    is_moot: Callable[[S, Move], bool] = lambda *_: False
    """Whether what was reported beside other things has come of these already: then it changes nothing."""
    notation: Callable[[S], Notation[Script[S]]] | None = None
    """How people write in a line what they did; None if they can't. A line is one move, whatever is in it."""
    seats: Callable[[S], tuple[Seat, ...]] = lambda _: ()
    """The seats that the bot speaks of, in a fixed order: a seat's place in it gives its mark."""
    gist: Callable[[Sequence[Event]], Gist] | None = None
    """What the events of a move come to, if the meanings of the events don't say it.

    They may be the first ones of a move that still asks.
    """
    keeps_board: Callable[[S], bool] = lambda _: False
    """Whether the bot keeps the whole table, so that no hands have to follow what an automa does."""
    how_to_play: Callable[[S | None], Text] | None = None
    """How it is played, if that depends on the state, None while the set-up asks; else it is `game-help`."""
    tells_first: Callable[[S], bool] = lambda _: False
    """Whether people have to tell what they did before they end a turn: *My turn* is then the main button."""
    set_up: Callable[[S], Sequence[Text]] = lambda _: ()
    """What people do to set up the real table, step by step; at most five. Empty where there is none."""
    pictures: Callable[[], Pictures[S]] | None = None
    """Loads what draws the game, when something is drawn for the first time; None without pictures."""
    seen: Callable[[S, str], Json] | None = None
    """The state as one seat may know it, by the seat's id; None if all seats see the same."""
    hand: Callable[[S, str], Panel] | None = None
    """What only a seat may look at, by the seat's id; None if seats have nothing of their own to look at."""
    strengths: tuple[str, ...] = ()
    """How strong an automa on a seat may be, weakest first (words: `strength-<id>`).

    A game with strengths is hosted: its seats are held by people and automas, who are asked the same, with
    `to=<seat>`. It shows the state before each question; a secret question that may have one answer only is
    `always` asked, so that its absence tells nothing; `asleep` is the answer for who sleeps through it.
    """
    searching: tuple[str, ...] = ()
    """The strengths whose decisions may take all the seconds they are given."""
    decide: Callable[[], Decide] | None = None
    """Loads what decides for a seat that the bot plays; None if the bot can't."""
    points: Callable[[S], Mapping[str, int]] | None = None
    """The points of each automa by its seat's id, and of people where the game knows them; the most win.

    Who isn't among them can enter theirs at the end. None if there are no points.
    """
    automas_win_ties: bool = False
    """Whether an automa that is level on points with people has won."""
    ties: Callable[[S, Sequence[str]], tuple[Text, ...]] | None = None
    """What is said of a tie of these seats at the end: who wins it, or what people are to compare.

    Where nothing is they share the win.
    """
    asked: tuple[str, ...] = ()
    """The ids of the options that matter most: a start without options asks them, at most four.

    Without any it is the first ones.
    """
    typed: tuple[str, ...] = ()
    """The ids of at most two options more that can be typed at a start."""
    difficulty: str = ""
    """The id of the option that says how strong the automa is; "" if there is none."""
    stand_ins: Callable[[], tuple[StandIn[S], ...]] = field(default=tuple)
    """Loads what may play for people in `automa simulate`; none if the game has none of its own."""
    kept: tuple[Kept, ...] = ()
    """The kinds of things that a server keeps of the game from one session to the next."""

    def __post_init__(self) -> None:
        for name in ("turns", "seats", "notation"):
            if (make := getattr(self, name)) is not None:
                # A press asks them of the same states from far apart.
                object.__setattr__(self, name, remembered(make, MOST_STATES))

    def offers(self, state: S) -> tuple[Offer, ...]:
        """Return all moves that are legal now: the turns, then the reports."""
        return (*self.turns(state), *self.reports(state))

    def all_reports(self, state: S) -> tuple[Offer, ...]:
        """Return all that people can report now."""
        return self._reports(state)

    def fixes(self, state: S) -> tuple[Fix, ...]:
        """Return the values that people may correct, with what they are now."""
        return self._fixes(state)

    def sum_up(self, events: Sequence[Event]) -> Gist:
        """Return what the events of a move come to, also the first ones of a move that still asks."""
        return self._gists(events)

    def examine(self, state: S) -> None:
        """Make all that is told of a state and offered in it. Raises whatever the game can't make of it."""
        next(iter(self.reports(state)), None)
        for make in (self.turns, self.fixes, self.panel, self.footer, self.score, self.is_over, self.public):
            make(state)
        for maybe in (self.notation, self.points, self.how_to_play):
            if maybe is not None:
                maybe(state)
        self.keeps_board(state)
        self.tells_first(state)
        self.set_up(state)
        for seat in self.seats(state):
            if self.hand is not None and not seat.is_automa:
                self.hand(state, seat.id)

    @property
    def has_hands(self) -> bool:
        """Whether seats have something that only they may see."""
        return self.hand is not None or bool(self.strengths)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the rule clauses that have a short text (words: `rule-take-3` for `take.3`)."""
        return clauses_of(self.home)

    @cached_property
    def _reports(self) -> Callable[[S], tuple[Offer, ...]]:
        return remembered(lambda state: tuple(self.reports(state)))

    @cached_property
    def _gists(self) -> Callable[[Sequence[Event]], Gist]:
        return remembered(self.gist or (lambda events: gist_of(events, self.events)), MOST_GISTS)

    @cached_property
    def _fixes(self) -> Callable[[S], tuple[Fix, ...]]:
        return remembered(lambda state: tuple(one.of(state) for one in self.corrections(state)))

    @cached_property
    def _adapter(self) -> TypeAdapter[S]:
        return TypeAdapter(self.state)

    def dump(self, state: S) -> str:
        """Return the state as JSON text."""
        return self._adapter.dump_json(state).decode()

    def load(self, data: str) -> S:
        """Return the state that the JSON text holds. Raises DataFault if it isn't one of this game."""
        try:
            return self._adapter.validate_json(data)
        except ValidationError as fault:
            first = fault.errors()[0]
            where = ".".join(str(part) for part in first["loc"]) or "state"
            raise DataFault(f"{self.id} state", where, first["msg"]) from fault
