"""What a bot costs that is in many servers: until it has read them all, and what it keeps of them."""

from dataclasses import dataclass

from benchmarks.loads import Table
from benchmarks.subject import running

SERVERS = 10_000
"""Each has 35 channels, 20 roles and 30 emojis: 34 kB of JSON."""


@dataclass(frozen=True)
class Cost:
    """What a start among the servers took."""

    ready: float
    """Seconds until all servers were read."""
    per_server: float
    """KiB of memory more than without them, a server."""
    memory: float
    """MiB of the bot, and of its worker once it has drawn."""


async def cost(kind: str) -> Cost:
    """Start a bot of this kind among the servers; Automa then draws a table."""
    async with running(kind, SERVERS) as subject:
        more = subject.memory() - subject.first_memory
        if kind == "automa":
            table = Table(subject, channels=1)
            await table.start("dealt")
            await table.turn(0)
            await subject.rest()
        together = subject.memory() + subject.worker_memory()
        return Cost(subject.start_up, more * 1024 / SERVERS, together)
