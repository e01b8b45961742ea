"""A field of JSON data that may have been written by an older version, or by hand."""

from collections.abc import Mapping
from typing import Any, TypeVar

from engines.core.text import Text

T = TypeVar("T")
D = TypeVar("D")
BROKEN = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What reading data raises that isn't as it was written."""


def field(data: Mapping[str, Any], key: str, form: type[T], default: D) -> T | D:
    """Return a field, or the default where it is missing. Raises TypeError if it is of another type."""
    value = data.get(key)
    if value is None:
        return default
    if not isinstance(value, form):
        raise TypeError(f"{key} is no {form.__name__}")
    return value


def text_field(data: Mapping[str, Any], key: str) -> Text | None:
    """Return a text, None where it is missing. Raises one of `BROKEN` if it is none."""
    found = data.get(key)
    return Text.from_json(found) if found else None
