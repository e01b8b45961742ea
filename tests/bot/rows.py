"""A session and its entries, as the store has them."""

from dataclasses import replace

from bot.store.rows import EntryRow, SessionRow, Step

SESSION = SessionRow(
    "aaaaaaaa", "10", "20", "burgundy", "1", '{"automas": 1}', "hush-seed", "c0ffee", "running", 1_000
)
FIRST = EntryRow(
    "aaaaaaaa", 0, "start", "30", "{}", "[]", "[]", '{"deck": "hush-state"}', "", 0, 0, "[]", 1_000
)


def entry(seq: int, at: int = 1_000, session: str = "aaaaaaaa") -> EntryRow:
    return replace(FIRST, session=session, seq=seq, kind="turn", at=at)


def other(session: str, channel: str = "20", **changes: str | int) -> tuple[SessionRow, Step]:
    row = replace(SESSION, id=session, channel=channel, **changes)  # type: ignore[arg-type]
    return row, Step(replace(FIRST, session=session))
