"""Who may log in at the gateway, as which shard, and how often."""

from sandbox.clock import Clock
from sandbox.json import Json
from sandbox.shards import Shard, shard_of

BAD_SHARD, TOO_MANY_SERVERS, BAD_INTENTS, INTENTS_NOT_GRANTED = 4010, 4011, 4013, 4014
ALL_INTENTS = (1 << 26) - 1
MEMBERS, PRESENCES, MESSAGE_CONTENT = 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT
DAY = 24 * 3600.0
PAUSE = 5.0
SERVERS_PER_SHARD = 1000


class Logins:
    """Judges each login (op 2, "identify"); resumed sessions are none.

    Pauses between logins are asked for only after `like_discord()`: most tests start their bot again at once.
    """

    def __init__(self, clock: Clock) -> None:
        self.shards: int | None = None
        """How many shards are recommended; None: as many as the servers need."""
        self.most_servers = 2500
        """A session with so many servers must be split into shards."""
        self.multiple = 1
        """The number of shards must be a multiple of this, as Discord asks of very large bots."""
        self.granted = 0
        """The privileged intents that the bot's owner has switched on."""
        self.max_concurrency = 1
        """So many shards may log in at the same time."""
        self.pause = 0.0
        """Seconds between two logins of shards that have to take turns."""
        self._clock = clock
        self._total = self._left = 1000
        self._resets = 0.0
        self._taken: dict[int, float] = {}

    def like_discord(self) -> None:
        """Ask for the pause that Discord asks for: five seconds."""
        self.pause = PAUSE

    def leave(self, remaining: int, reset_after: float = DAY) -> None:
        """Let so many logins be left until all are back in `reset_after` seconds."""
        self._left, self._resets = remaining, self._clock.now() + reset_after

    def recommended(self, servers: int) -> int:
        """Return how many shards a bot in so many servers is told to have."""
        return self.shards or max(1, -(-servers // SERVERS_PER_SHARD))

    def limit_json(self) -> Json:
        """Return the `session_start_limit` that `GET /gateway/bot` tells."""
        self._look_at_clock()
        wait = max(0.0, self._resets - self._clock.now())
        return {
            "total": self._total,
            "remaining": self._left,
            "reset_after": round(wait * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def count(self) -> bool:
        """Count a login; False if none was left."""
        self._look_at_clock()
        if not self._left:
            return False
        if self._resets <= self._clock.now():
            self._resets = self._clock.now() + DAY
        self._left -= 1
        return True

    def _look_at_clock(self) -> None:
        if self._resets <= self._clock.now():
            self._left = self._total

    def refusal_of(self, identify: Json, guild_ids: list[int]) -> int:
        """Return the close code for a login of a bot in these servers, 0 if nothing is wrong with it."""
        intents, shard = identify.get("intents"), shard_of(identify)
        if not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            return BAD_INTENTS
        if intents & PRIVILEGED & ~self.granted:
            return INTENTS_NOT_GRANTED
        if shard is None or shard.total % self.multiple:
            return BAD_SHARD
        if sum(map(shard.serves, guild_ids)) >= self.most_servers:
            return TOO_MANY_SERVERS
        return 0

    def is_too_soon(self, shard: Shard) -> bool:
        """Tell whether a shard logs in before its pause is over; if not, the next pause begins."""
        now, key = self._clock.now(), shard.number % self.max_concurrency
        if now - self._taken.get(key, float("-inf")) < self.pause:
            return True
        self._taken[key] = now
        return False
