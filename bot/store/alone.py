"""Lets one process at a time work with a database on a server."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.errors import DatabaseInUse
from bot.store.schema import connected
from bot.store.server import place_of

NAME = "automa run"
"""What the server calls a process that runs."""
KEPT_ALIVE = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"
"""A process whose machine has vanished is forgotten after half a minute."""
PAUSES = (0.05, 0.2, 0.5, 0.0)
"""Seconds between looks: the server needs a moment to see that a process is gone."""
OTHERS = f"""
SELECT COALESCE(host(other.client_addr), 'the server itself'),
       to_char(other.backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')
FROM pg_stat_activity own, pg_stat_activity other
WHERE own.pid = pg_backend_pid() AND other.pid <> own.pid
  AND other.datname = own.datname AND other.application_name = '{NAME}'
  AND (other.backend_start, other.pid) < (own.backend_start, own.pid)
ORDER BY other.backend_start
"""  # noqa: S608
"""Who was there before: of two that come at the same moment the first stays."""


@contextmanager
def only_process_on(address: str) -> Iterator[None]:
    """Be the only process that works with a database on a server; raises DatabaseInUse.

    The server sees the connections that are open, and that one is gone when a process dies, however it dies.
    It is looked at once, at the start. Where it is lost later the process goes on: of two that write the same
    entry one loses.
    """
    with connected(address, "The bot was not started", name=NAME, options=KEPT_ALIVE) as db:
        for pause in PAUSES:
            found = db.execute(OTHERS.encode()).fetchall()
            db.commit()
            if not found:
                break
            time.sleep(pause)
        else:
            host, since = found[0]
            raise DatabaseInUse(f"from {host}, since {since} UTC", place_of(address))
        try:
            yield
        finally:
            db.close()
