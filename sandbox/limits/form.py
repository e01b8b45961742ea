"""A cursor over a JSON body that notes what is wrong where, in Discord's words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sandbox.json import Json

Key = str | int

SNOWFLAKE = re.compile(r"[0-9]{1,20}\Z")
SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")


@dataclass
class Form:
    """One JSON object of a body; all cursors over the same body share its `errors`."""

    body: Json
    path: tuple[Key, ...] = ()
    errors: Json = field(default_factory=dict)

    def refuse(self, key: Key | None, code: str, message: str) -> None:
        """Note that `key` of this object (None: the object itself) is wrong."""
        keys = self.path if key is None else (*self.path, key)
        place = self.errors
        for name in keys:
            place = place.setdefault(str(name), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def refuse_missing(self, key: str) -> None:
        """Note that a required field is missing."""
        self.refuse(key, "BASE_TYPE_REQUIRED", "This field is required")

    def refuse_choice(self, key: Key, allowed: Sequence[object]) -> None:
        """Note that a value is none of those allowed."""
        listed = ", ".join(repr(value) for value in allowed)
        self.refuse(key, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    def has(self, key: str) -> bool:
        """Tell whether the field is there and not null."""
        return self.body.get(key) is not None

    def text(self, key: str, most: int, *, least: int = 0, required: bool = False) -> str | None:
        """Return the trimmed string at `key`, None if absent or wrong; its length must fit."""
        value = self.body.get(key)
        if value is None:
            if required:
                self.refuse_missing(key)
            return None
        if not isinstance(value, str):
            self.refuse(key, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return None
        value = value.strip()
        self.measure(key, len(value), most, least)
        return value

    def measure(self, key: Key, length: int, most: int, least: int = 0) -> None:
        """Refuse a length that is not between `least` and `most`."""
        if least <= length <= most:
            return
        if not length and least:
            self.refuse(key, "BASE_TYPE_REQUIRED", "This field is required")
        elif least:
            self.refuse(key, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.refuse(key, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def whole(self, key: str, low: int, high: int, *, required: bool = False) -> int | None:
        """Return the integer at `key`, None if absent or wrong; it must lie in `low`..`high`."""
        value = self.body.get(key)
        if value is None:
            if required:
                self.refuse_missing(key)
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.refuse(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < low:
            self.refuse(key, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.refuse(key, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return value

    def one_of(self, key: str, allowed: Sequence[int], *, required: bool = False) -> int | None:
        """Return the integer at `key` if it is one of `allowed`."""
        value = self.body.get(key)
        if value is None:
            if required:
                self.refuse_missing(key)
            return None
        if isinstance(value, bool) or value not in allowed:
            self.refuse_choice(key, allowed)
            return None
        return int(value)

    def flag(self, key: str) -> bool:
        """Return the boolean at `key`, False if absent or wrong."""
        value = self.body.get(key)
        if value is None:
            return False
        if not isinstance(value, bool):
            self.refuse(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return False
        return value

    def snowflake(self, key: str, *, required: bool = False) -> None:
        """Refuse anything at `key` that is no id."""
        value = self.body.get(key)
        if value is None:
            if required:
                self.refuse_missing(key)
        elif isinstance(value, bool) or not SNOWFLAKE.match(str(value)):
            self.refuse(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')

    def address(self, key: str, schemes: Sequence[str], *, required: bool = False) -> str | None:
        """Return the URL at `key`, which must have one of `schemes` and at most 2048 characters."""
        value = self.text(key, 2048, least=1, required=required)
        if not value:
            return None
        scheme = SCHEME.match(value)
        if scheme is None:
            self.refuse(key, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        elif scheme[1].lower() not in schemes:
            listed = ", ".join(repr(name) for name in schemes)
            self.refuse(key, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme[1]}" must be one of ({listed}).')
        return value

    def values(self, key: str, most: int, *, least: int = 0, required: bool = False) -> list[Any]:
        """Return the list at `key`, empty if absent or wrong; its length must fit."""
        value = self.body.get(key)
        if value is None:
            if required:
                self.refuse_missing(key)
            return []
        if not isinstance(value, list):
            self.refuse(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
            return []
        self.measure(key, len(value), most, least)
        return value

    def items(self, key: str, most: int, *, least: int = 0, required: bool = False) -> Iterator["Form"]:
        """Yield a cursor for every object in the list at `key`."""
        for index, value in enumerate(self.values(key, most, least=least, required=required)):
            if isinstance(value, dict):
                yield Form(value, (*self.path, key, index), self.errors)
            else:
                self.refuse_not_object((key, index))

    def child(self, key: str, *, required: bool = False) -> "Form | None":
        """Return a cursor for the object at `key`, None if absent or wrong."""
        value = self.body.get(key)
        if value is None:
            if required:
                self.refuse_missing(key)
            return None
        if isinstance(value, dict):
            return Form(value, (*self.path, key), self.errors)
        self.refuse_not_object((key,))
        return None

    def refuse_not_object(self, keys: tuple[Key, ...]) -> None:
        """Note that something other than an object stands at `keys`."""
        Form({}, (*self.path, *keys), self.errors).refuse(
            None, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"
        )
