"""The custom id of a button, menu or form: which session, which moment, what it means.

`a1:<session>:<seq>:<verb>:<value>...`, at most 100 characters; one about no session has none there. What
arrives and isn't of this shape decodes to None: custom ids come from outside and may be old or forged.
"""

import base64
import hashlib
import re
from dataclasses import dataclass
from typing import Self

VERSION = "a1"
LONGEST = 100
LONGEST_KEY = 24
LONGEST_CHOICE = 100

_KEY = re.compile(rf"[A-Za-z0-9_.=-]{{1,{LONGEST_KEY}}}")
_SHAPE = re.compile(
    rf"{VERSION}:(?P<session>(?:[a-z2-7]{{8}})?):(?P<seq>[0-9]{{1,10}}):(?P<verb>[a-z]{{1,8}})"
    r"(?P<values>(?::[A-Za-z0-9_.=~-]{0,64})*)"
)


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a custom id says."""

    session: str
    seq: int
    verb: str
    values: tuple[str, ...] = ()

    def encode(self) -> str:
        """Return the custom id. Raises ValueError if it would be too long or not of the shape."""
        custom_id = ":".join((VERSION, self.session, str(self.seq), self.verb, *self.values))
        if len(custom_id) > LONGEST or not _SHAPE.fullmatch(custom_id):
            raise ValueError(f"not a custom id: {custom_id!r}")
        return custom_id

    @classmethod
    def decode(cls, custom_id: str) -> Self | None:
        """Return what the custom id says, None if it isn't one of this version."""
        if len(custom_id) > LONGEST or (match := _SHAPE.fullmatch(custom_id)) is None:
            return None
        values = match["values"]
        return cls(
            match["session"], int(match["seq"]), match["verb"], tuple(values[1:].split(":")) if values else ()
        )

    def value(self, place: int) -> str:
        """Return the value at a place, empty if there is none."""
        return self.values[place] if place < len(self.values) else ""

    def number(self, place: int) -> int:
        """Return the value at a place as a number, 0 if it is none."""
        value = self.value(place)
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else 0


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


def unpack(packed: str) -> tuple[str, ...]:
    """Return the short keys that a custom id carries."""
    return tuple(packed[at : at + 4] for at in range(0, len(packed), 4))


def _hash(id: str) -> str:  # noqa: A002
    return hashlib.sha256(id.encode("utf-8", "surrogatepass")).hexdigest()
