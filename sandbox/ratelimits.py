"""Rate limits: generous unless a test makes them tight."""

import hashlib
import time
from dataclasses import dataclass, field

from sandbox.clock import Clock

GENEROUS = 1000


@dataclass
class Bucket:
    """What is left of one limit until its window ends."""

    ends: float
    remaining: int


@dataclass
class Limit:
    """At most `most` requests in `seconds` for each channel or token."""

    most: int
    seconds: float
    buckets: dict[str, Bucket] = field(default_factory=dict)


@dataclass(frozen=True)
class Verdict:
    """The headers of an answer and, if there were too many requests, the seconds to wait."""

    headers: dict[str, str]
    retry_after: float | None = None


class RateLimits:
    """Counts requests for each route and channel (or token) where a limit is set."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._limits: dict[str, Limit] = {}
        self._names: dict[str, str] = {}

    def tighten(self, method: str, route: str, most: int, seconds: float) -> None:
        """Allow only `most` requests in `seconds`, for each channel, of a route as the route table writes it.

        For example `tighten("POST", "/channels/{channel}/messages", 5, 5.0)`.
        """
        self._limits[f"{method} {route}"] = Limit(most, seconds)

    def like_discord(self) -> None:
        """Set the limits that Discord is known to have where a bot at a table meets them."""
        self.tighten("POST", "/channels/{channel}/messages", 5, 5.0)
        self.tighten("PATCH", "/channels/{channel}/messages/{message}", 5, 5.0)
        self.tighten("DELETE", "/channels/{channel}/messages/{message}", 5, 1.0)
        self.tighten("POST", "/channels/{channel}/threads", 50, 300.0)
        self.tighten("POST", "/webhooks/{application}/{token}", 5, 2.0)
        self.tighten("PATCH", "/webhooks/{application}/{token}/messages/{message}", 5, 2.0)

    def loosen(self) -> None:
        """Take all limits away again."""
        self._limits.clear()

    def count(self, key: str, major: str) -> Verdict:
        """Count one request of the route `key` for the channel or token `major`."""
        limit = self._limits.get(key)
        if limit is None:
            return Verdict(self._headers(key, GENEROUS, GENEROUS - 1, 1.0))
        now = self._clock.now()
        bucket = limit.buckets.get(major)
        if bucket is None or bucket.ends <= now:
            bucket = limit.buckets[major] = Bucket(now + limit.seconds, limit.most)
        wait = bucket.ends - now
        if bucket.remaining <= 0:
            headers = self._headers(key, limit.most, 0, wait)
            return Verdict(headers, wait)
        bucket.remaining -= 1
        return Verdict(self._headers(key, limit.most, bucket.remaining, wait))

    def _headers(self, key: str, most: int, remaining: int, wait: float) -> dict[str, str]:
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = hashlib.md5(key.encode(), usedforsecurity=False).hexdigest()
        return {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": name,
        }
