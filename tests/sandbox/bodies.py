"""Reads the errors that a check returns."""

from sandbox.json import Json


def paths(errors: Json, prefix: str = "") -> set[str]:
    """Return where the errors are: "embeds.0.title"."""
    found: set[str] = set()
    for key, value in errors.items():
        if key == "_errors":
            found.add(prefix)
        else:
            found |= paths(value, f"{prefix}.{key}" if prefix else key)
    return found


def codes(errors: Json) -> set[str]:
    """Return the codes of all errors."""
    found: set[str] = set()
    for key, value in errors.items():
        found |= {each["code"] for each in value} if key == "_errors" else codes(value)
    return found
