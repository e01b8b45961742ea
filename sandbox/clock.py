"""The clock that tokens and rate limits are measured by; a test can move it on."""

import time
from datetime import UTC, datetime, timedelta


class Clock:
    """Seconds that only ever go forward, by themselves and when told to."""

    def __init__(self) -> None:
        self._skipped = 0.0

    def now(self) -> float:
        """Return the seconds passed since an arbitrary start."""
        return time.monotonic() + self._skipped

    def utc(self) -> datetime:
        """Return the time of day, in UTC."""
        return datetime.now(UTC) + timedelta(seconds=self._skipped)

    def stamp(self) -> str:
        """Return the time of day as Discord writes it (ISO 8601)."""
        return self.utc().isoformat()

    def skip(self, seconds: float) -> None:
        """Move on by `seconds`, so that tokens expire without waiting."""
        self._skipped += seconds
