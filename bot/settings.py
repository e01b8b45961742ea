"""What the person who hosts may set, in the environment or in `.env`.

Without pydantic, which is loaded with the first game: it takes a tenth of a start, and eight megabytes.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bot.log import Format, Level
from bot.store.address import sqlite_path

S = TypeVar("S", bound="OfflineSettings")
ENV_FILE = Path(".env")
LETTERS_PER_MISTAKE = 5
"""Of so many letters of a setting one may be wrong, so that it is seen what was meant."""
DISCORD_API = "https://discord.com/api/v10"
UNKNOWN = "is none of the known values"


class SettingsFault(Exception):
    """The settings can't be used; `lines` has one line per fault, fit to be shown as they are."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines = lines
        super().__init__("\n".join(lines))


@dataclass(frozen=True)
class Secret:
    """What is never printed."""

    value: str = field(repr=False)


def word(known: Any) -> Callable[[str], str]:
    """Return what takes `INFO` for `info`, one of the words that a Literal has."""

    def read(value: str) -> str:
        if value.lower() not in get_args(known):
            raise ValueError(UNKNOWN)
        return value.lower()

    return read


def number(kind: type[float], low: float, high: float) -> Callable[[str], float]:
    """Return what reads a number within bounds."""

    def read(value: str) -> float:
        try:
            found = kind(value)
        except ValueError:
            raise ValueError(UNKNOWN) from None
        if not low <= found <= high:
            raise ValueError(UNKNOWN)
        return found

    return read


def http_address(value: str) -> str:
    """Return an http or https address without its last slash; raises ValueError for anything else."""
    try:
        parts = urlsplit(value)
        is_http = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:  # such as a port that is no number
        is_http = False
    if not is_http:
        raise ValueError("is not an http or https address")
    return value.rstrip("/")


def store_address(value: str) -> str:
    """Return the address of a database that the store can open; raises ValueError for anything else."""
    sqlite_path(value)
    return value


def told(expected: str, read: Callable[[str], object]) -> Mapping[str, Any]:
    """Return what is known of a setting: a fault is reported with what is `expected`.

    `read` makes a value of what is set. It raises ValueError with what is wrong, and never the value in it.
    """
    return {"expected": expected, "read": read}


@dataclass(frozen=True, kw_only=True)
class OfflineSettings:
    """The settings of the commands that never talk to Discord, such as `automa db backup`."""

    database_url: str = field(
        default="sqlite:///data/automa.db",
        metadata=told("sqlite:/// and the path of a file", store_address),
    )
    log_format: Format = field(default="text", metadata=told("text or json", word(Format)))
    log_level: Level = field(
        default="info", metadata=told("debug, info, warning, error or critical", word(Level))
    )


@dataclass(frozen=True, kw_only=True)
class Settings(OfflineSettings):
    """All settings of the bot."""

    discord_token: Secret = field(
        metadata=told(
            "the bot's token, from https://discord.com/developers/applications, Bot, Reset Token", Secret
        )
    )
    discord_api_base: str = field(
        default=DISCORD_API, metadata=told(f"an address such as {DISCORD_API}", http_address)
    )
    pictures: Literal["on", "off"] = field(
        default="on", metadata=told("on or off", word(Literal["on", "off"]))
    )
    search_seconds: float = field(
        default=1.5, metadata=told("a number of seconds from 0.05 to 60", number(float, 0.05, 60))
    )
    asleep_hours: float = field(
        default=24, metadata=told("a number of hours from 0 to 720", number(float, 0, 720))
    )
    most_entries: int = field(
        default=5_000, metadata=told("a number from 10 to 100000", number(int, 10, 100_000))
    )
    most_seat_changes: int = field(
        default=500, metadata=told("a number from 10 to 10000", number(int, 10, 10_000))
    )
    most_tables: int = field(default=200, metadata=told("a number from 1 to 100000", number(int, 1, 100_000)))
    worker_idle: int = field(
        default=60, metadata=told("a number of seconds from 1 to 86400", number(int, 1, 86_400))
    )


KNOWN = tuple(one.name for one in fields(Settings))


def load_settings(env_file: Path = ENV_FILE) -> Settings:
    """Read the environment and, for what is not set there, `env_file`; raises SettingsFault."""
    return _load(Settings, env_file)


def load_offline_settings(env_file: Path = ENV_FILE) -> OfflineSettings:
    """Do as `load_settings` for a command that needs no token."""
    return _load(OfflineSettings, env_file)


def is_set(name: str, env_file: Path = ENV_FILE) -> bool:
    """Tell whether a setting has a value in the environment or in `env_file`."""
    try:
        values = {**dotenv_values(env_file), **os.environ}
    except (OSError, UnicodeDecodeError):  # whoever loads the settings tells that
        values = dict(os.environ)
    return any(key.lower() == name and value for key, value in values.items())


def _load(kind: type[S], env_file: Path) -> S:
    try:
        written = {name.lower(): value for name, value in dotenv_values(env_file).items() if value}
    except (OSError, UnicodeDecodeError):
        cause = f"{env_file} can't be read: expected a text file in UTF-8 that this program may open."
        raise SettingsFault((cause,)) from None
    faults = [*misspelt_lines(kind, written, env_file)]
    given = written | {name.lower(): value for name, value in os.environ.items() if value}
    values: dict[str, Any] = {}
    for one in fields(kind):
        try:
            values |= _read(one, given)
        except ValueError as fault:
            expected = one.metadata["expected"]
            faults.append(
                f"{one.name.upper()} {fault}: expected {expected}; set it in {env_file} or the environment."
            )
    if faults:
        raise SettingsFault(tuple(faults))
    return kind(**values)


def _read(one: Field[Any], given: Mapping[str, str]) -> dict[str, Any]:
    """Return the value of a setting by its name; nothing if it isn't set. Raises ValueError."""
    value = given.get(one.name, "").strip()
    if one.default is MISSING and not value:
        raise ValueError("is missing")
    return {one.name: one.metadata["read"](value)} if one.name in given else {}


def misspelt_lines(kind: type[S], written: Iterable[str], env_file: Path) -> Iterator[str]:
    """Tell in one line each of what is written in `env_file` that was meant to be a setting, as it seems.

    What is like none of them is another program's, and so is what only the environment has.
    """
    for name in written:
        meant = "" if name in KNOWN else meant_by(name)
        if meant and meant in (one.name for one in fields(kind)):
            yield (
                f"{name.upper()} is no setting: did you mean {meant.upper()}? "
                f"Write that in {env_file}, or take the line out."
            )


def meant_by(name: str) -> str:
    """Return the setting that a name is like: some letters are wrong, or it goes on, or stops in between."""
    from rapidfuzz.distance import OSA  # needed for strange names only, and it takes memory

    for known in KNOWN:
        goes_on = name.startswith(f"{known}_") or ("_" in name and known.startswith(f"{name}_"))
        if goes_on or OSA.distance(name, known) <= len(known) // LETTERS_PER_MISTAKE:
            return known
    return ""
