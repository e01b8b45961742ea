"""The closed set of things that a script may ask for: questions, chance, showing, telling, by which rules."""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.script.chance import Stream
from engines.core.script.collection import in_order
from engines.core.script.event import Event
from engines.core.script.notation import Notation
from engines.core.text import Text, text

_DIGITS = re.compile(r"-?[0-9]{1,9}")
Json = Any
"""A value that JSON can hold: an answer on its way to the script that asked."""


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer: the engine's id of it and the label that people see.

    One that `is_back` leads nowhere new: to take back, to take none, to do no more. `also` is a shorter name,
    for typing: an example of it, and found before labels that only have its words.
    """

    id: str
    label: Text
    is_back: bool = False
    also: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(ABC):
    """What every question has: a stable id, its words, and who may answer.

    `to` is None for anyone at the table, else a seat id; a `private` question is shown to that seat only.
    One that is `always` asked doesn't answer itself: that would tell the table that there was no choice.
    One that `was_asked` by earlier versions, also for its only answer, takes that answer out of their logs.
    `asleep` is the answer for a seat that sleeps through it, None if there is none. `prefill` is the answer
    that is shown where it is typed, None if nothing is known.
    """

    id: str
    ask: Text
    to: str | None = None
    private: bool = False
    always: bool = False
    was_asked: bool = False
    asleep: Json = None
    prefill: Json = None

    @abstractmethod
    def check(self, answer: Json) -> Any:
        """Return the answer as the script wants it. Raises BadAnswer if the question doesn't take it."""

    def only_answer(self) -> Json | None:
        """Return the one possible answer, or None if there is something to decide."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Question):
    """One of the options; the answer is its id."""

    options: tuple[Option, ...]

    def check(self, answer: Json) -> str:
        """Return the chosen option's id."""
        if not any(option.id == answer for option in self.options):
            raise BadAnswer(text("bad-option"))
        return str(answer)

    def only_answer(self) -> Json | None:
        """Return the option's id where there is only one."""
        return self.options[0].id if len(self.options) == 1 else None


@dataclass(frozen=True, slots=True, kw_only=True)
class MultiChoice(Question):
    """Some of the options, `low` to `high` of them; with `repeats` an option may be taken more than once."""

    options: tuple[Option, ...]
    low: int = 0
    high: int
    repeats: bool = False

    def check(self, answer: Json) -> tuple[str, ...]:
        """Return the chosen ids in the order of the options."""
        order = [option.id for option in self.options]
        if not isinstance(answer, list | tuple) or any(item not in order for item in answer):
            raise BadAnswer(text("bad-option"))
        if not self.low <= len(answer) <= self.high:
            name = "bad-count-exactly" if self.low == self.high else "bad-count"
            raise BadAnswer(text(name, low=self.low, high=self.high, got=len(answer)))
        if not self.repeats and len(set(answer)) < len(answer):
            raise BadAnswer(text("bad-repeat"))
        return tuple(sorted(answer, key=order.index))

    def only_answer(self) -> Json | None:
        """Return the empty list where nothing can be chosen; all, where earlier versions asked for all."""
        takes_all = self.was_asked and self.low == len(self.options) and not self.repeats
        return [one.id for one in self.options] if takes_all else [] if self.high == 0 else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Question):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def check(self, answer: Json) -> int:
        """Return the number; text of digits is taken too."""
        number = answer
        if isinstance(number, str) and _DIGITS.fullmatch(number.strip()):
            number = int(number)
        if not isinstance(number, int) or isinstance(number, bool) or not self.low <= number <= self.high:
            raise BadAnswer(text("bad-number", low=self.low, high=self.high))
        return number

    def only_answer(self) -> Json | None:
        """Return the number where there is only one."""
        return self.low if self.low == self.high else None


@dataclass(frozen=True, slots=True, kw_only=True)
class YesNo(Question):
    """Yes or no."""

    def check(self, answer: Json) -> bool:
        """Return the answer as a truth value."""
        if not isinstance(answer, bool):
            raise BadAnswer(text("bad-option"))
        return answer


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Question):
    """One line of typed text, read by its notation.

    The answer that is kept is the typed text; the example and `prefill` are shown where it is typed. What is
    answered in one word needs no typing: `options` are such words, each a button beside the field. Nor do the
    likeliest lines, where they are `listed`: they stand in menus. The id of each is what would be typed.
    """

    notation: Notation[Any] = field(compare=False, repr=False)
    prefill: str = ""
    options: tuple[Option, ...] = ()
    listed: tuple[Option, ...] = ()

    def check(self, answer: Json) -> Any:
        """Return what the notation reads in the text."""
        return self.notation.check(answer)


@dataclass(frozen=True, slots=True)
class Together:
    """Several questions open at once, to different seats; answered in any order.

    The script gets the answers in the order of the questions. While some are missing, `shown` gives the state
    to be shown, from those that there are by the ids of their questions; None if it shows nothing of them.
    """

    questions: tuple[Question, ...]
    shown: Callable[[Mapping[str, Any]], Any] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance(ABC):
    """What every random request has: a stable id and whether the people at the table answer it.

    `secret` marks an outcome that nobody at the table may see before the end, such as the order of a deck.
    """

    id: str
    by_table: bool = False
    secret: bool = False

    @abstractmethod
    def outcome(self, stream: Stream) -> Json:
        """Return the outcome as the bot's stream gives it."""

    @abstractmethod
    def question(self) -> Question | None:
        """Return what to ask the table when it rolls or draws itself; None if it has nothing to tell."""

    @abstractmethod
    def check(self, outcome: Json) -> None:
        """Raise ValueError, saying why, if it can't come out so: for outcomes that somebody wrote down."""

    def read(self, answer: Any) -> Json:
        """Return the outcome that the table's answer stands for."""
        return answer

    def unknown(self) -> Json:
        """Return what stands for an outcome that the table keeps to itself: where it has nothing to tell."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Chance):
    """One die; the answer is 1 to `sides`."""

    ask: Text
    sides: int = 6

    def outcome(self, stream: Stream) -> Json:
        """Return the number rolled."""
        return 1 + stream.below(self.sides)

    def question(self) -> Question:
        """Return the question for the number that the table rolled."""
        faces = tuple(Option(str(n), text("number", n=n)) for n in range(1, self.sides + 1))
        return Choice(id=self.id, ask=self.ask, options=faces)

    def check(self, outcome: Json) -> None:
        """Raise ValueError if it isn't a number of the die."""
        if type(outcome) is not int or not 1 <= outcome <= self.sides:
            raise ValueError(f"{outcome!r} isn't a whole number from 1 to {self.sides}")

    def read(self, answer: Any) -> Json:
        """Return the number that the table rolled."""
        return int(answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Chance):
    """The top card of a pile; the answer is its id. Whoever asks takes it out of the pile."""

    ask: Text
    pile: tuple[Option, ...]

    def outcome(self, stream: Stream) -> Json:  # noqa: ARG002 - the order was settled by the shuffle
        """Return the card on top."""
        return self.pile[0].id

    def question(self) -> Question:
        """Return the question for the card that the table drew."""
        cards = {card.id: card for card in self.pile}
        ids = sorted(cards, key=in_order)
        return Choice(id=self.id, ask=self.ask, options=tuple(cards[one] for one in ids))

    def check(self, outcome: Json) -> None:
        """Raise ValueError if the card isn't in the pile; in which order it lies may be anybody's guess."""
        _check_option(outcome, self.pile)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffle(Chance):
    """A new order of the items. A table that shuffles itself keeps the order to itself: they come sorted."""

    items: tuple[Json, ...]
    secret: bool = True

    def outcome(self, stream: Stream) -> Json:
        """Return the items in their new order."""
        return list(stream.shuffled(self.items))

    def question(self) -> None:
        """Return None: there is nothing to tell."""
        return

    def check(self, outcome: Json) -> None:
        """Raise ValueError if it isn't an order of these items."""
        if not isinstance(outcome, list):
            raise ValueError(f"{outcome!r} isn't a list of {len(self.items)} items")
        wanted, got = Counter(map(repr, self.items)), Counter(map(repr, outcome))
        for name, wrong in (("missing", wanted - got), ("too many", got - wanted)):
            if wrong:
                items = ", ".join(f"{n} x {item}" for item, n in sorted(wrong.items()))
                raise ValueError(f"it isn't an order of the {len(self.items)} items: {name} {items}")

    def unknown(self) -> Json:
        """Return the items in an order that says nothing."""
        return sorted(self.items)


@dataclass(frozen=True, slots=True, kw_only=True)
class Handful(Chance):
    """Some of the things in a bag, drawn blind one after the other; the answer lists their kinds."""

    ask: Text
    bag: tuple[Option, ...]
    """The kinds in the bag."""
    counts: tuple[int, ...]
    """How many there are of each kind."""
    n: int

    def outcome(self, stream: Stream) -> Json:
        """Return the kinds in the order in which they were drawn. Raises ValueError if the bag has fewer."""
        left = [option.id for option, n in zip(self.bag, self.counts, strict=True) for _ in range(n)]
        return [left.pop(stream.below(len(left))) for _ in range(self.n)]

    def question(self) -> Question:
        """Return the question for what the table drew."""
        return MultiChoice(id=self.id, ask=self.ask, options=self.bag, low=self.n, high=self.n, repeats=True)

    def check(self, outcome: Json) -> None:
        """Raise ValueError if so many can't be drawn from the bag, or not these."""
        kinds = [option.id for option in self.bag]
        if (
            not isinstance(outcome, list)
            or len(outcome) != self.n
            or any(one not in kinds for one in outcome)
        ):
            raise ValueError(f"{outcome!r} isn't a list of {self.n} out of {', '.join(kinds)}")
        for kind, n in zip(kinds, self.counts, strict=True):
            if outcome.count(kind) > n:
                raise ValueError(f"{outcome.count(kind)} x {kind} can't be drawn: the bag has {n}")

    def read(self, answer: Any) -> Json:
        """Return the kinds that the table drew."""
        return list(answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Chance):
    """One of the options at random; the answer is its id."""

    ask: Text
    options: tuple[Option, ...]

    def outcome(self, stream: Stream) -> Json:
        """Return the id of the option picked."""
        return self.options[stream.below(len(self.options))].id

    def question(self) -> Question:
        """Return the question for what the table picked."""
        return Choice(id=self.id, ask=self.ask, options=self.options)

    def check(self, outcome: Json) -> None:
        """Raise ValueError if it isn't one of the options."""
        _check_option(outcome, self.options)


def _check_option(outcome: Json, options: tuple[Option, ...]) -> None:
    ids = [option.id for option in options]
    if outcome not in ids:
        raise ValueError(f"{outcome!r} isn't one of {', '.join(map(repr, sorted(set(ids))))}")


@dataclass(frozen=True, slots=True)
class Tell:
    """Tell the table an event; there is no answer."""

    event: Event


@dataclass(frozen=True, slots=True)
class Show:
    """Show the state as it stands in the middle of a move, to whoever looks while the script waits.

    There is no answer, and nothing is told. The latest one counts.
    """

    state: Any


@dataclass(frozen=True, slots=True)
class IsAsBefore:
    """Whether the move is of an old log, and played as earlier versions did."""


Request = Question | Together | Chance | Tell | Show | IsAsBefore
