"""What the program tells the person who hosts: one line per event on standard error, as text or as JSON."""

import logging
import re
import sys
from typing import Any, Literal, TextIO

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, Processor

Format = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error", "critical"]

# Their debug lines carry whole messages, with tokens.
TALKATIVE = ("aiohttp", "aiosqlite", "discord")
# Whoever has the address of an interaction may answer it.
ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?#\s\"']+")


def setup_logs(log_format: Format, log_level: Level, stream: TextIO | None = None) -> None:
    """Send all logs, those of the libraries included, to `stream` (standard error by default).

    Values under a key that ends in `token` are dropped, tokens in Discord's addresses are blotted out, and
    the libraries' debug lines are never shown.
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
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer()
                if log_format == "json"
                else structlog.dev.ConsoleRenderer(colors=False),
                blot_addresses,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(level, logging.INFO))


def get_logger() -> FilteringBoundLogger:
    """A logger named after the module that first logs with it; it may be made before `setup_logs`."""
    logger: FilteringBoundLogger = structlog.get_logger()
    return logger


def bind(session: str, entry: int) -> None:
    """Put the session and the entry on every line that the current task logs from here on."""
    structlog.contextvars.bind_contextvars(session=session, entry=entry)


def drop_tokens(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Leave out what stands under a key that ends in `token`."""
    return {key: value for key, value in event.items() if not key.lower().endswith("token")}


def blot_addresses(_logger: object, _method: str, line: Any) -> str:
    """Hide the tokens in the addresses of interactions and webhooks."""
    return ADDRESS.sub(r"\1…", str(line))
