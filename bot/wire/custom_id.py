"""The custom id of a button, menu or form: which session, which moment, what it means.

`a1:<session>:<seq>:<letters>:<value>...`, at most 100 characters; one about no session has none there. What
a control means is a record (`Control`): its class declares the letters, the moment, and a typed field for
each value. This is the only place that turns records into custom ids and back. What arrives and isn't of this
shape decodes to None: custom ids come from outside and may be old or forged.
"""

import base64
import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, dataclass_transform

VERSION = "a1"
LONGEST = 100
LONGEST_KEY = 24
LONGEST_CHOICE = 100

Keys = tuple[str, ...]
"""Short keys, which stand in a custom id one behind the other."""

_KEY = re.compile(rf"[A-Za-z0-9_.=-]{{1,{LONGEST_KEY}}}")
_SHAPE = re.compile(
    rf"{VERSION}:(?P<session>(?:[a-z2-7]{{8}})?):(?P<seq>[0-9]{{1,10}}):(?P<letters>[a-z]{{1,8}})"
    r"(?P<values>(?::[A-Za-z0-9_.=~-]{0,64})*)"
)


class Moment(Enum):
    """Which entry of the session a control names: how old it is."""

    LAST = auto()
    """The last one that the person knows of, also in private."""
    PUBLIC = auto()
    """The last one that everybody has seen something of: nobody can count what others plan."""
    NONE = auto()
    """None: it means the same whatever has happened since."""


class At(Protocol):
    """A session as it stands."""

    @property
    def id(self) -> str:
        """The session's id."""

    @property
    def seq(self) -> int:
        """The last entry that the person knows of."""

    @property
    def public_seq(self) -> int:
        """The last entry that everybody has seen something of."""


@dataclass_transform(frozen_default=True)
class Control:
    """What a button, menu or form means: the base of records with a typed field for each value.

    A class without letters is only a base of others. Fields are text, numbers, short keys, or flags, which
    stand in the custom id by their name without `is_`. What is written of a class is all that it needs: to
    make sixty of them dataclasses would take a start longer than to load all else that is known of screens.
    """

    letters: ClassVar[str] = ""
    moment: ClassVar[Moment] = Moment.NONE
    types: ClassVar[dict[str, Any]] = {}
    """The type of each field by its name, in their order."""
    usual: ClassVar[dict[str, Any]] = {}
    """The values of fields that need none."""

    def __init_subclass__(cls, letters: str = "", moment: Moment = Moment.NONE) -> None:
        cls.letters, cls.moment = letters, moment
        cls.types = cls.types | vars(cls).get("__annotations__", {})
        cls.usual = {name: getattr(cls, name) for name in cls.types if hasattr(cls, name)}
        if letters:
            _KNOWN.setdefault(letters, []).append(cls)

    def __init__(self, *values: Any, **named: Any) -> None:
        given = dict(zip(self.types, values, strict=False)) | named
        self.__dict__.update(self.usual | given)
        if len(values) > len(self.types) or self.__dict__.keys() != self.types.keys():
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self.types) or 'none'}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *map(self.__dict__.get, self.types)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={self.__dict__[name]!r}' for name in self.types)})"

    def of(self, view: At) -> "CustomId[Self]":
        """Return the custom id at a session, with the moment that this control names."""
        seq = {Moment.LAST: view.seq, Moment.PUBLIC: view.public_seq, Moment.NONE: 0}[self.moment]
        return CustomId(view.id, seq, self)

    def of_none(self) -> "CustomId[Self]":
        """Return the custom id of a control that is about no session."""
        return CustomId("", 0, self)


_KNOWN: dict[str, list[type[Control]]] = {}
"""The controls by their letters. Of those that share some the first is meant whose fields are all there."""


def controls() -> list[type[Control]]:
    """Return every kind of control."""
    return [kind for kinds in _KNOWN.values() for kind in kinds]


C = TypeVar("C", bound=Control, covariant=True)


@dataclass(frozen=True)
class CustomId(Generic[C]):
    """What a custom id says."""

    session: str
    seq: int
    control: C

    def encode(self) -> str:
        """Return the custom id. Raises ValueError if it would be too long or not of the shape."""
        values = _written(self.control)
        custom_id = ":".join((VERSION, self.session, str(self.seq), self.control.letters, *values))
        if len(custom_id) > LONGEST or not _SHAPE.fullmatch(custom_id):
            raise ValueError(f"not a custom id: {custom_id!r}")
        return custom_id


def decode(custom_id: str) -> CustomId[Control] | None:
    """Return what the custom id says, None if it isn't one of this version."""
    if len(custom_id) > LONGEST or (match := _SHAPE.fullmatch(custom_id)) is None:
        return None
    kinds = _KNOWN.get(match["letters"])
    if not kinds:
        return None
    values = match["values"][1:].split(":") if match["values"] else []
    kind = next((one for one in kinds if len(values) >= len(one.types) - len(one.usual)), kinds[-1])
    return CustomId(match["session"], int(match["seq"]), _read(kind, values))


def _written(control: Control) -> list[str]:
    """Return the values of a control; those at the end that are as usual are left out."""
    shown = [(name, getattr(control, name)) for name in control.types]
    while shown and shown[-1] in control.usual.items():
        shown.pop()
    return [_word(name) if value is True else _value(value) for name, value in shown]


def _value(value: Any) -> str:
    match value:
        case None | False:
            return ""
        case tuple():
            return "".join(value)
    return str(value)


def _word(flag: str) -> str:
    return flag.removeprefix("is_")


def _read(kind: type[Control], values: list[str]) -> Control:
    """Return a control; a value that is missing is as usual, or else empty, and further ones are nothing."""

    def found() -> Iterator[Any]:
        for place, (name, what) in enumerate(kind.types.items()):
            if place >= len(values) and name in kind.usual:
                yield kind.usual[name]
                continue
            value = values[place] if place < len(values) else ""
            yield value == _word(name) if what is bool else _READERS[what](value)

    return kind(*found())


def _number(value: str) -> int:
    """Return a value as a number, 0 if it is none."""
    return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else 0


def _unpacked(value: str) -> Keys:
    return tuple(value[at : at + 4] for at in range(0, len(value), 4))


_READERS: dict[Any, Callable[[str], Any]] = {
    str: str,
    int: _number,
    int | None: _number,
    Keys: _unpacked,
    Keys | None: _unpacked,
}
"""How a value is read, by the type of its field."""


def key(id: str) -> str:  # noqa: A002
    """Return an engine's id as it stands in a custom id: itself, or a hash where it wouldn't fit."""
    return id if _KEY.fullmatch(id) else f"~{_hash(id)[:12]}"


def choice_key(id: str) -> str:  # noqa: A002
    """Return an engine's id as the value of a menu: itself, or a hash where it wouldn't fit."""
    return id if 0 < len(id) <= LONGEST_CHOICE and id.isprintable() else f"~{_hash(id)[:32]}"


def short_key(id: str) -> str:  # noqa: A002
    """Return four characters that stand for an id where many must fit."""
    digest = hashlib.sha256(id.encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[:3]).decode()


def _hash(id: str) -> str:  # noqa: A002
    return hashlib.sha256(id.encode("utf-8", "surrogatepass")).hexdigest()
