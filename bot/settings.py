"""What the person who hosts may set, in the environment or in `.env`."""

import os
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
)

from bot.log import Format, Level
from bot.store.address import is_postgres, sqlite_path, store_address

S = TypeVar("S", bound="OfflineSettings")
ENV_FILE = Path(".env")
LETTERS_PER_MISTAKE = 5
"""Of so many letters of a setting one may be wrong, so that it is seen what was meant."""
DISCORD_API = "https://discord.com/api/v10"
MOST_SHARDS = 10_000
HEALTH_FILE = "health.json"
LONGEST_LINE = 200


class SettingsFault(Exception):
    """The settings can't be used; `lines` has one line per fault, fit to be shown as they are."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines = lines
        super().__init__("\n".join(lines))


def plain(value: Any) -> Any:
    """Take `LOG_LEVEL=INFO ` for `LOG_LEVEL=info`."""
    return value.strip().lower() if isinstance(value, str) else value


def any_http_address(value: str) -> str:
    """Return an http or https address as it is; raises ValueError for anything else."""
    try:
        parts = urlsplit(value)
        is_http = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:  # such as a port that is no number
        is_http = False
    if not is_http:
        raise ValueError("is not an http or https address")
    if parts.username is not None:
        raise ValueError("has a name or a password in it, which is not supported")
    return value


def http_address(value: str) -> str:
    """Return an http or https address without its last slash; raises ValueError for anything else."""
    return any_http_address(value).rstrip("/")


def one_line(value: str) -> str:
    """Return a line that can be shown; raises ValueError for what can't."""
    if len(value) > LONGEST_LINE or not value.isprintable():
        raise ValueError(f"is not one line of at most {LONGEST_LINE} characters")
    return value.strip()


def one_line_token(value: SecretStr) -> SecretStr:
    """Return a token that can be sent in a header; raises ValueError for another one, without it."""
    one_line(value.get_secret_value())
    return value


def proxy_address(value: str) -> str:
    """Return the address of Discord's API at a proxy, where a path may be left out; raises ValueError."""
    address, path = http_address(value), urlsplit(DISCORD_API).path
    if not urlsplit(address).path:
        address += path
    if not urlsplit(address).path.endswith(path) or urlsplit(address).query:
        raise ValueError(f"doesn't end in {path}")
    return address


def measured_port(port: int | None) -> int | None:
    """Return the port if what serves figures there is installed; raises ValueError."""
    if port is not None and find_spec("prometheus_client") is None:
        raise ValueError("needs its library: pip install 'automa[metrics]'")
    return port


def shard_list(value: Any) -> Any:
    """Return the shards that `0-3` or `0,2` means, in order; raises ValueError for anything else."""
    if not isinstance(value, str):
        return value
    shards: set[int] = set()
    for part in value.split(","):
        first, _, last = (word.strip() for word in part.partition("-"))
        last = last or first
        if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last) < MOST_SHARDS):
            raise ValueError("is no list of shards")
        shards.update(range(int(first), int(last) + 1))
    return tuple(sorted(shards))


def below_count(shards: tuple[int, ...], others: ValidationInfo) -> tuple[int, ...]:
    """Return the shards if there are as many; raises ValueError. A count that is none is told by itself."""
    if shards and "shard_count" in others.data:
        count = others.data["shard_count"]
        if count is None:
            raise ValueError("needs SHARD_COUNT, which isn't set")
        if shards[-1] >= count:
            raise ValueError("names a shard that isn't below SHARD_COUNT")
    return shards


class OfflineSettings(BaseModel):
    """The settings of the commands that never talk to Discord, such as `automa db backup`.

    Each description says what is expected; a fault is reported with it. What stands below a setting is told
    of it in docs/hosting.md: `python -m tests.settings` writes the table there.
    """

    model_config = ConfigDict(
        extra="ignore",
        frozen=True,
        str_strip_whitespace=True,
        hide_input_in_errors=True,
        defer_build=True,  # of the two kinds of settings a process needs one
    )

    database_url: Annotated[str, AfterValidator(store_address)] = Field(
        default="sqlite:///data/automa.db",
        repr=False,
        description="sqlite:/// and the path of a file, or postgresql://user@host/database",
    )
    """Where sessions are kept: after `sqlite:///` a relative path, one from `/`, or one from `~/`, the home
    folder. Or the address of [a PostgreSQL database](#postgresql)."""
    health_folder: Path | None = Field(default=None, description="the path of a folder")
    """Where the file `health.json` lies that [says whether the bot is well](#seen-from-outside). Without it:
    beside the database, and with PostgreSQL nowhere. Each process needs its own."""
    log_format: Annotated[Format, BeforeValidator(plain)] = Field(default="text", description="text or json")
    """How a line of the log looks: for people, or for programs."""
    log_level: Annotated[Level, BeforeValidator(plain)] = Field(
        default="info", description="debug, info, warning, error or critical"
    )
    """The least important lines that are logged."""
    backup_hours: float = Field(
        default=24, ge=0, le=720, description="a number of hours from 0 (never) to 720"
    )
    """After how long the bot makes [a backup](#backups-and-updates) beside the SQLite file."""
    backup_days: int = Field(default=7, ge=1, le=366, description="a number of days from 1 to 366")
    """Of how many days the last of these backups is kept."""
    backup_weeks: int = Field(default=4, ge=0, le=520, description="a number of weeks from 0 to 520")
    """Of how many weeks before those days the last of them is kept."""

    @property
    def health_file(self) -> Path | None:
        """Where a running bot says whether it is well; None if nobody has named a folder for a server's."""
        folder = self.health_folder
        if folder is None and not is_postgres(self.database_url):
            folder = sqlite_path(self.database_url).parent
        return folder and folder / HEALTH_FILE


class Settings(OfflineSettings):
    """All settings of the bot."""

    discord_token: Annotated[SecretStr, AfterValidator(one_line_token)] = Field(
        min_length=1,
        description="the bot's token, from https://discord.com/developers/applications, Bot, Reset Token",
    )
    """The only one that has to be set. It is never printed."""
    discord_api_base: Annotated[str, AfterValidator(http_address)] = Field(
        default=DISCORD_API, description=f"an address such as {DISCORD_API}"
    )
    """Where Discord's API is. With the address of a look-alike nothing reaches Discord."""
    discord_rest_proxy: Annotated[str, AfterValidator(proxy_address)] = Field(
        default="", description="an address such as http://127.0.0.1:8080/api/v10"
    )
    """Where a proxy for requests to Discord's API is. It shares Discord's limits among several programs with
    the same token, which it sees. When it answers 429 with a `retry_after`, the bot waits. The gateway and
    the files that people send don't go there."""
    shard_count: int | None = Field(
        default=None, ge=1, le=MOST_SHARDS, description=f"a number of shards from 1 to {MOST_SHARDS}"
    )
    """How many shards the bot has. Without it: as many as Discord recommends."""
    shard_ids: Annotated[tuple[int, ...], BeforeValidator(shard_list), AfterValidator(below_count)] = Field(
        default=(), description="numbers below SHARD_COUNT, such as 0-3 or 0,2"
    )
    """Which of the shards this process takes. Without it: all."""
    pictures: Annotated[Literal["on", "off"], BeforeValidator(plain)] = Field(
        default="on", description="on or off"
    )
    """Without pictures the bot says the same in words."""
    search_seconds: float = Field(
        default=20, ge=0.05, le=60, description="a number of seconds from 0.05 to 60"
    )
    """After how long an automa's search is cut short. It stops by itself after 2,000 tries, which takes
    [a second or a few](performance.md#an-automas-search), so this is for a machine that hangs. If it happens,
    the automa plays weaker, and the log has a line `search-cut`."""
    asleep_hours: float = Field(default=24, ge=0, le=720, description="a number of hours from 0 to 720")
    """After how long the others may answer for a person who has to act, free the seat, or give it to an
    automa. Where an automa can play, they needn't wait for somebody who is away and allows it (`/automa me`).
    The hours of a paused game don't count."""
    faults_to: Annotated[str, AfterValidator(one_line)] = Field(
        default="", description="an address or a name in one line, of at most 200 characters"
    )
    """Where people send the file that *Report a fault* makes, such as `https://example.org/issues`. Without
    it they read: to whoever runs this bot."""
    most_entries: int = Field(default=5_000, ge=10, le=100_000, description="a number from 10 to 100000")
    """How many entries a game may have: turns, reports, corrections, steps back. A full one can be ended and
    exported, and steps of it taken back, but not played on."""
    most_seat_changes: int = Field(default=500, ge=10, le=10_000, description="a number from 10 to 10000")
    """How often who sits where may change in a game."""
    most_tables: int = Field(default=200, ge=1, le=100_000, description="a number from 1 to 100000")
    """How many games may run in a server at a time."""
    workers: int = Field(default=1, ge=1, le=16, description="a number of processes from 1 to 16")
    """How many processes may draw pictures, and think for automas that search, at the same time. Each has
    about 25 MB while it runs, and more once an automa has searched. More than one is of use to a big host
    with cores to spare."""
    doctor_hours: float = Field(
        default=24, ge=0, le=720, description="a number of hours from 0 (never) to 720"
    )
    """After how long the bot looks again whether all is well, as `automa doctor` does. It does so first half
    a minute after its start."""
    heartbeat_url: Annotated[str, AfterValidator(any_http_address)] = Field(
        default="", repr=False, description="an http or https address that expects a GET"
    )
    """What the bot calls every five minutes while it is well."""
    metrics_port: Annotated[int | None, AfterValidator(measured_port)] = Field(
        default=None, ge=1, le=65_535, description="a port from 1 to 65535"
    )
    """Where on this machine the bot tells Prometheus its figures; without it, nowhere. Each process needs its
    own. It needs the library: `pip install 'automa[metrics]'`."""
    worker_idle: int = Field(default=60, ge=1, le=86_400, description="a number of seconds from 1 to 86400")
    """After how long without work a process that draws pictures ends."""


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


def origins(env_file: Path = ENV_FILE) -> dict[str, str]:
    """Return where each setting has its value from: the environment, `env_file`, or its default."""
    try:
        written = {name.lower() for name, value in dotenv_values(env_file).items() if value}
    except (OSError, UnicodeDecodeError):
        written = set()
    around = {name.lower() for name, value in os.environ.items() if value}
    return {
        name: "environment" if name in around else str(env_file) if name in written else "default"
        for name in Settings.model_fields
    }


# pydantic-settings does this too, and makes the bot a megabyte larger and its start slower.
def _load(kind: type[S], env_file: Path) -> S:
    try:
        written = {name.lower(): value for name, value in dotenv_values(env_file).items() if value}
        misspelt = tuple(misspelt_lines(kind, written, env_file))
        settings = kind.model_validate(
            written | {name.lower(): value for name, value in os.environ.items() if value}
        )
    except ValidationError as error:
        raise SettingsFault((*misspelt, *fault_lines(error, env_file))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsFault(fault_lines(error, env_file)) from None
    if misspelt:
        raise SettingsFault(misspelt)
    return settings


def misspelt_lines(kind: type[S], written: Iterable[str], env_file: Path) -> Iterator[str]:
    """Tell in one line each of what is written in `env_file` that was meant to be a setting, as it seems.

    What is like none of them is another program's, and so is what only the environment has.
    """
    for name in written:
        meant = None if name in Settings.model_fields else meant_by(name)
        if meant in kind.model_fields:
            yield (
                f"{name.upper()} is no setting: did you mean {meant.upper()}? "
                f"Write that in {env_file}, or take the line out."
            )


def meant_by(name: str) -> str:
    """Return the setting that a name is like: some letters are wrong, or it goes on, or stops in between."""
    from rapidfuzz.distance import OSA  # needed for strange names only, and it takes memory

    for known in Settings.model_fields:
        goes_on = name.startswith(f"{known}_") or ("_" in name and known.startswith(f"{name}_"))
        if goes_on or OSA.distance(name, known) <= len(known) // LETTERS_PER_MISTAKE:
            return known
    return ""


def fault_lines(error: Exception, env_file: Path) -> tuple[str, ...]:
    """Tell each fault in one line: what is wrong, what is expected, where to set it. Never the value."""
    if not isinstance(error, ValidationError):
        return (f"{env_file} can't be read: expected a text file in UTF-8 that this program may open.",)
    lines = []
    for fault in error.errors():
        name = str(fault["loc"][0])
        what = {
            "missing": "is missing",
            "too_short": "is missing",  # a token of blanks
            "value_error": str(fault.get("ctx", {}).get("error")),
        }.get(fault["type"], "is none of the known values")
        expected = Settings.model_fields[name].description
        lines.append(f"{name.upper()} {what}: expected {expected}; set it in {env_file} or the environment.")
    return tuple(lines)
