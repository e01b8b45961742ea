"""A state as JSON data."""

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import TypeAdapter


@cache
def _any() -> "TypeAdapter[Any]":
    from pydantic import TypeAdapter  # when the first game is played: a start needs none of it

    return TypeAdapter(Any)


def data_of(state: Any) -> dict[str, Any]:
    """Return the fields of a dataclass, and of what is in it, as JSON data: tuples become lists."""
    found: dict[str, Any] = _any().dump_python(state, mode="json")
    return found


def everything(state: Any) -> dict[str, Any]:
    """Return a state as JSON data, without where the random stream stands: nobody is to know that."""
    return {name: value for name, value in data_of(state).items() if name != "position"}
