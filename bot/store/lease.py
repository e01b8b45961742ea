"""That a process serves a shard."""

from typing import NamedTuple


class Lease(NamedTuple):
    """That this process serves a shard."""

    shard: int
    generation: int
    """How often it has passed to another process: what an earlier one still writes has a smaller number."""
    is_wanted: bool = False
    """Whether another process waits for it."""
