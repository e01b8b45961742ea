"""What can be seen of a running bot from outside: a health file, calls of an address, figures on a port."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.doctor.health_file import keep_health_file
from bot.doctor.heartbeat import keep_calling
from bot.doctor.pulse import Gateway, wrong
from bot.log import get_logger
from bot.posts.renderer import Draws
from bot.presses.press import Meter
from bot.settings import Settings
from bot.store.backlog import backlog
from bot.store.errors import StoreFault
from bot.store.store import SqlStore

if TYPE_CHECKING:
    from http.server import HTTPServer

    from bot.doctor.metrics import Metrics, Standing

log = get_logger()

NOT_SERVED = "name a port in METRICS_PORT that is free and may be opened, and start the bot again"


class Outside:
    """Shows how the bot is, as far as the settings ask for it; what they don't ask for isn't even loaded.

    Figures are counted by the `meter` of presses, by what stands in for the `worker`, and in the store.
    """

    def __init__(self, settings: Settings, store: SqlStore, worker: Draws) -> None:
        self.worker = worker
        self.meter: Meter | None = None
        self._settings = settings
        self._store = store
        self._metrics: Metrics | None = None
        self._server: HTTPServer | None = None
        self._tasks: list[asyncio.Task[None]] = []
        if settings.metrics_port is not None:
            self._count()

    def _count(self) -> None:
        from bot.doctor.metered import MeteredDatabase, MeteredWorker
        from bot.doctor.metrics import Metrics

        self._metrics = metrics = Metrics()
        metered: Any = MeteredDatabase(self._store.database, metrics)
        self._store.database = metered
        self.worker = MeteredWorker(self.worker, metrics)
        self.meter = metrics.pressed

    def show(self, gateway: Gateway) -> None:
        """Begin to show how things stand; `close` must follow."""
        look = partial(wrong, gateway, self._store)
        self._tasks = [
            asyncio.create_task(keep_health_file(self._settings.health_file, look)),
            asyncio.create_task(keep_calling(self._settings.heartbeat_url, look)),
        ]
        port = self._settings.metrics_port
        if self._metrics is not None and port is not None:
            try:
                self._server = self._metrics.serve(port, partial(standing, gateway, self._store))
            except OSError as error:
                log.error("metrics-not-served", port=port, fault=error.strerror, hint=NOT_SERVED)

    async def close(self, within: float) -> None:
        """Show nothing any more, within so many seconds: a disk that hangs isn't waited for."""
        for task in self._tasks:
            task.cancel()
        ending = [*self._tasks, asyncio.create_task(self._end())]
        await asyncio.wait(ending, timeout=within)

    async def _end(self) -> None:
        if self._server is not None:
            await asyncio.to_thread(self._server.shutdown)
            self._server.server_close()


async def standing(gateway: Gateway, store: SqlStore) -> "Standing":
    """Return how things stand."""
    from bot.doctor.metrics import Standing

    try:
        found = await backlog(store.database)
    except StoreFault:
        found = None
    return Standing(await wrong(gateway, store), gateway.is_ready(), gateway.silence, found)
