"""Figures of a running bot for Prometheus: what is counted, and the address on this machine that tells it.

Needs prometheus_client. No label names a person, a channel or a server.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from http.server import HTTPServer
from typing import NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    start_http_server,
)
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.store.backlog import Backlog

HERE = "127.0.0.1"
WITHIN = 5.0
"""Seconds in which the loop has to say how things stand; else it hangs, and the bot isn't well."""
MILLI = 1000
PRESS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
PICTURE = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0, 30.0)
DATABASE = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1.0, 3.0)


class Standing(NamedTuple):
    """How things stand at a moment."""

    wrong: Sequence[str]
    """What is wrong with the bot, in words."""
    is_ready: bool
    silence: float
    """For how many seconds the gateway has acknowledged nothing."""
    backlog: Backlog | None
    """None if the database doesn't tell."""


Look = Callable[[], Awaitable[Standing]]


class Metrics:
    """Counts what happens, and tells it with how things stand then."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._presses = Counter(
            "automa_presses",
            "Presses and commands, by what they were and what became of them, as in the log.",
            ("kind", "outcome"),
            registry=registry,
        )
        self._answers = Histogram(
            "automa_answer_seconds", "From a press to its answer.", registry=registry, buckets=PRESS
        )
        self._pictures = Counter(
            "automa_pictures",
            "Pictures that were drawn, refused as too many waited, or failed.",
            ("outcome",),
            registry=registry,
        )
        self._picture_seconds = Histogram(
            "automa_picture_seconds",
            "From the wish for a picture to the picture.",
            registry=registry,
            buckets=PICTURE,
        )
        self._waiting = Gauge(
            "automa_pictures_waiting", "Pictures that are drawn or wait for that.", registry=registry
        )
        self._restarts = Counter(
            "automa_worker_restarts",
            "Processes that draw and decide which hung or ended in the middle of a task.",
            ("reason",),
            registry=registry,
        )
        self._database = Histogram(
            "automa_database_seconds",
            "A look at a session, a longer read, a write that has to last, and one that needn't.",
            ("work",),
            registry=registry,
            buckets=DATABASE,
        )

    def pressed(self, kind: str, outcome: str, seconds: float) -> None:
        """Count a press, by two words that are the same as in the log."""
        self._presses.labels(kind, outcome).inc()
        self._answers.observe(seconds)

    def waits(self, change: int) -> None:
        """Count one more or one less that waits for a picture."""
        self._waiting.inc(change)

    def drawn(self, outcome: str, seconds: float) -> None:
        """Count what became of a picture that was waited for."""
        self._pictures.labels(outcome).inc()
        self._picture_seconds.observe(seconds)

    def restarted(self, reason: str) -> None:
        """Count a process that hung or died."""
        self._restarts.labels(reason).inc()

    def worked(self, work: str, seconds: float) -> None:
        """Count what the database has done."""
        self._database.labels(work).observe(seconds)

    def serve(self, port: int, look: Look) -> HTTPServer:
        """Tell all that on a port of this machine, from now on, in a thread. Raises OSError.

        `look` is run in this loop whenever somebody asks.
        """
        self.registry.register(Standings(asyncio.get_running_loop(), look))
        server, _ = start_http_server(port, HERE, self.registry)
        return server


class Standings(Collector):
    """Asks how things stand, from another thread than the loop's."""

    def __init__(self, loop: asyncio.AbstractEventLoop, look: Look) -> None:
        self._loop = loop
        self._look = look

    def describe(self) -> Iterator[Metric]:
        """Name nothing beforehand: nobody is asked before there is somebody to be told."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """Yield how things stand; of a loop that doesn't answer only that it isn't well."""
        try:
            now = asyncio.run_coroutine_threadsafe(self._asked(), self._loop).result(WITHIN)
        except Exception:  # whatever it is: it would be printed with all that it says
            yield gauge("automa_healthy", HEALTHY, 0)
            return
        yield gauge("automa_healthy", HEALTHY, not now.wrong)
        yield gauge("automa_gateway_ready", "Whether Discord sends presses.", now.is_ready)
        silence = "For how long Discord has acknowledged nothing."
        yield gauge("automa_gateway_silence_seconds", silence, now.silence)
        if now.backlog is not None:
            running, due, oldest = now.backlog
            age = max(0.0, time.time() - oldest / MILLI) if oldest else 0.0
            yield gauge("automa_sessions_running", "Games that run.", running)
            yield gauge("automa_due_messages", "Messages that are still to be sent.", due)
            yield gauge("automa_due_oldest_seconds", "The age of the oldest of them.", age)

    async def _asked(self) -> Standing:
        async with asyncio.timeout(WITHIN):
            return await self._look()


HEALTHY = "Whether nothing is wrong with the bot, as in its health file."


def gauge(name: str, says: str, value: float) -> Metric:
    """Return a figure of the moment."""
    return GaugeMetricFamily(name, says, value)
