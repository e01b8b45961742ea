"""The values that statements are run with."""

MOST = 20
"""That a statement is run with."""
NUMBERS = tuple(str(number) for number in range(1, 1 + MOST))


def numbered(*values: str | int) -> dict[str, str | int]:
    """Name values as SQLite sees `$1`, `$2`, ...: as parameters called 1, 2, ..."""
    return dict(zip(NUMBERS, values, strict=False))
