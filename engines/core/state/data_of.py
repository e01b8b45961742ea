"""A state as JSON data."""

from typing import Any

from pydantic_core import to_jsonable_python


def data_of(state: Any) -> dict[str, Any]:
    """Return the fields of a dataclass, and of what is in it, as JSON data: tuples become lists."""
    found: dict[str, Any] = to_jsonable_python(state)
    return found


def everything(state: Any) -> dict[str, Any]:
    """Return a state as JSON data, without where the random stream stands: nobody is to know that."""
    return {name: value for name, value in data_of(state).items() if name != "position"}
