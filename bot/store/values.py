"""The values that statements are run with."""

from bot.store.rows import EntryRow

NUMBERS = tuple(str(number) for number in range(1, 1 + len(EntryRow.__slots__)))


def numbered(*values: str | int) -> dict[str, str | int]:
    """Name values as SQLite sees `$1`, `$2`, ...: as parameters called 1, 2, ..."""
    return dict(zip(NUMBERS, values, strict=False))
