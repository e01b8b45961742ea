"""What the program tells the person who hosts: one line per event on standard error, as text or as JSON."""

import asyncio
import errno
import logging
import re
import sys
import threading
import traceback
from collections.abc import Iterator
from typing import Any, Literal, TextIO

import structlog
from structlog.typing import EventDict, ExcInfo, FilteringBoundLogger, Processor

Format = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error", "critical"]

# Their debug lines carry whole messages, with tokens.
TALKATIVE = ("aiohttp", "aiosqlite", "discord")
# Whoever has the address of an interaction may answer it.
ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?#\s\"']+")


def setup_logs(log_format: Format, log_level: Level, stream: TextIO | None = None) -> None:
    """Send all logs, those of the libraries included, to `stream` (standard error by default).

    Values under a key that ends in `token` are dropped, tokens in Discord's addresses are blotted out, what
    exceptions say is left out, and the libraries' debug lines are never shown.
    """
    level = logging.getLevelNamesMapping()[log_level.upper()]
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        drop_tokens,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                # Before the renderer: its own way would print local variables, states among them.
                structlog.processors.ExceptionRenderer(places),
                structlog.processors.JSONRenderer()
                if log_format == "json"
                else structlog.dev.ConsoleRenderer(colors=False),
                blot_addresses,
            ],
        )
    )
    handler.addFilter(name_faults)
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.raiseExceptions = False  # a line that can't be logged would be printed with all its values
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
    if level > logging.DEBUG:  # sixty lines of each step hide the sandbox's address
        logging.getLogger("yoyo").setLevel(max(level, logging.WARNING))


def get_logger() -> FilteringBoundLogger:
    """A logger named after the module that first logs with it; it may be made before `setup_logs`."""
    logger: FilteringBoundLogger = structlog.get_logger()
    return logger


def bind(session: str, entry: int) -> None:
    """Put the session and the entry on every line that the current task logs from here on."""
    structlog.contextvars.bind_contextvars(session=session, entry=entry)


def places(exc_info: ExcInfo) -> str:
    """Return where an exception was raised, and where those before it, but nothing of what they say.

    What they say may hold anything: pydantic repeats states, with hands and piles, others what was typed.
    """
    return "".join(_places(exc_info[1], set())).rstrip()


def _places(fault: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(fault))
    before = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    for one in (before, *getattr(fault, "exceptions", ())):
        if isinstance(one, BaseException) and id(one) not in seen:
            yield from _places(one, seen)
            yield "\nwhich led to:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(fault.__traceback__)
    kind = type(fault)
    why = errno.errorcode.get(fault.errno or 0, "") if isinstance(fault, OSError) else ""
    yield f"{kind.__module__}.{kind.__qualname__}{why and f' ({why})'}\n"


def name_faults(record: logging.LogRecord) -> bool:
    """Let a library that logs what an exception says name its kind in place of that."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            type(one).__name__ if isinstance(one, BaseException) else one for one in record.args
        )
    return True


def note_loose_end(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody has caught in the event loop: its own way would print tasks with what they hold."""
    what = str(context.get("message", "")).partition("(")[0]
    get_logger().error("loose-end", what=what, exc_info=context.get("exception"))


def hide_values() -> None:
    """Let what nobody catches anywhere else in this process be told as `places` does, on standard error."""
    sys.excepthook = lambda kind, fault, where: _tell((kind, fault, where))
    threading.excepthook = lambda fault: _tell((fault.exc_type, fault.exc_value, fault.exc_traceback))
    sys.unraisablehook = lambda fault: _tell((fault.exc_type, fault.exc_value, fault.exc_traceback))


def _tell(fault: Any) -> None:
    if fault[1] is not None and not isinstance(fault[1], (KeyboardInterrupt, SystemExit)):
        print(places(fault), file=sys.stderr)


def drop_tokens(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Leave out what stands under a key that ends in `token`."""
    return {key: value for key, value in event.items() if not key.lower().endswith("token")}


def blot_addresses(_logger: object, _method: str, line: Any) -> str:
    """Hide the tokens in the addresses of interactions and webhooks."""
    return ADDRESS.sub(r"\1…", str(line))
