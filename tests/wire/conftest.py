"""The bot as a process of its own, on the look-alike: every test here goes over the wire."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sandbox.driver import Call, Channel, Message, Person, Record, Sandbox
from tests.contract.conftest import DEMO
from tests.wire.earlier import start_earlier
from tests.wire.seeded_bot import WANTED

ROOT = Path(__file__).parents[2]
BLANK = Path(__file__).with_name("blank")
"""A bot that finds this first draws empty pictures, as large: to draw them takes longer than all else."""
STOP_WITHIN = 15.0


@dataclass(frozen=True)
class Ran:
    """How a command went."""

    returncode: int
    stdout: str
    stderr: str


class Bot:
    """The bot's process; it can be killed and started again on the same database."""

    program: tuple[str, ...] = ("-m", "tests.wire.seeded_bot")
    """What Python runs."""

    def __init__(self, sandbox: Sandbox, folder: Path, address: str = "") -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.address = address or f"sqlite:///{self.database}"
        """Where its database is."""
        self.log = folder / "bot.log"
        self.has_trouble = False
        """Whether a test lets the bot run into a bug, so that its log has a traceback."""
        self._looked_at = self._began_at = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def database(self) -> Path:
        return self.folder / "automa.db"

    @property
    def environment(self) -> dict[str, str]:
        return os.environ | {
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API_BASE": self.sandbox.api_base,
            "DATABASE_URL": self.address,
            "LOG_FORMAT": "json",
            "DOCTOR_HOURS": "0",
            "BACKUP_HOURS": "0",
            # Words stand in for them, so that only the tests of pictures wait for drawings.
            "PICTURES": "off",
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(DEMO))),
        }

    @property
    def for_sandbox(self) -> dict[str, str]:
        """The environment of a bot that the sandbox starts: without Discord, and without a database."""
        theirs = ("DISCORD_TOKEN", "DISCORD_API_BASE", "DATABASE_URL")
        return {name: value for name, value in self.environment.items() if name not in theirs}

    def draw_next(self, seed: str) -> None:
        """Let the next game that nobody chooses a seed for have this one."""
        (self.folder / WANTED).write_text(seed)

    async def start(self, **environment: str) -> None:
        """Start the process; it need not be ready yet."""
        self._began_at = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.program,
                env=self.environment | environment,
                cwd=self.folder,
                stderr=log,
                stdout=log,
            )
        self.sandbox.watch(self.process.pid)

    async def stop(self, signum: int = signal.SIGTERM) -> int:
        """Send a signal, wait for the end and return the exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signum)
        return await asyncio.wait_for(self.process.wait(), STOP_WITHIN)

    async def restart(self, signum: int = signal.SIGKILL) -> None:
        """Kill the process (or end it kindly) and start it again."""
        await self.stop(signum)
        await self.sandbox.offline()
        await self.start()
        await self.ready()

    async def ready(self, within: float = 15.0) -> None:
        """Return when it serves presses: on a server it may have to wait for a lease."""
        await self.sandbox.ready(within)
        if not self.address.startswith("sqlite"):
            served = b'"shards-served"'
            await self.sandbox.until(lambda: served in self.log.read_bytes()[self._began_at :], within)

    async def command(self, *words: str, **environment: str) -> "Ran":
        """Run `automa` with these words to its end, on the same database unless told otherwise."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            *words,
            env=self.environment | environment,
            cwd=self.folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await process.communicate()
        return Ran(process.returncode or 0, out.decode(), err.decode())

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.returncode is None

    def logged(self) -> str:
        """Return what was logged since the last `check`."""
        return self.log.read_bytes()[self._looked_at :].decode() if self.log.exists() else ""

    def check(self) -> None:
        """Look whether it met a bug (unless a test wanted that) or was refused anything; then forget all."""
        logged, requests = self.logged(), self.sandbox.requests
        refusals = [one for one in self.sandbox.refusals if not is_repeated(one, requests)]
        answers = [one.body for one in self.sandbox.requests if one.path.endswith("/callback")]
        has_trouble, self.has_trouble = self.has_trouble, False
        self._looked_at = self.log.stat().st_size
        self.sandbox.clear_log()
        assert ("Traceback" in logged) == has_trouble
        assert refusals == []
        assert [one for one in answers if isinstance(one, dict) and not one.get("data", "none")] == []


def is_repeated(refused: Record, requests: Iterable[Record]) -> bool:
    """Tell whether an answer that has arrived was sent again.

    Nothing was heard of it in time: on a busy machine this process may hear late.
    """
    return refused.code == 40060 and any(
        one.path == refused.path and one.body == refused.body and 0 < one.status < 300 for one in requests
    )


class Table:
    """A channel with people around it."""

    def __init__(self, sandbox: Sandbox, bot: Bot, channel: Channel) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.channel = channel
        self.ada = sandbox.user("Ada")
        self.ben = sandbox.user("Ben")

    def messages(self, user: Person | None = None) -> list[Message]:
        return list(self.channel.messages(user or self.ada))

    @property
    def last(self) -> Message:
        return self.messages()[-1]

    @property
    def table(self) -> Message:
        """The last message that everybody sees."""
        return next(one for one in reversed(self.messages()) if not one.is_ephemeral)

    @property
    def session(self) -> str:
        """The id of the session, as its buttons name it."""
        marks = (one.custom_id or "" for message in self.messages() for one in message.buttons)
        return next(mark.split(":")[1] for mark in marks if mark.startswith("a1:"))

    async def slash(self, command: str, user: Person | None = None, **options: Any) -> Call:
        """Use `/automa <command>` and let the bot finish."""
        call = await (user or self.ada).slash(self.channel, f"automa {command}", **options)
        await self.sandbox.settle()
        return call

    async def start(self, **options: Any) -> Call:
        """Start the demo game with its cards in their order."""
        return await self.slash("start pebbles", **{"deck": "sorted", "seed": "wire"} | options)

    async def press(self, message: Message, label: str, user: Person | None = None) -> Call:
        call = await (user or self.ada).press(message, label=label)
        await self.sandbox.settle()
        return call

    async def press_panel(self, label: str, user: Person | None = None) -> Call:
        await self.sandbox.until(lambda: has(self.table, label), within=STOP_WITHIN)
        return await self.press(self.table, label, user)

    async def done(self, user: Person | None = None) -> Call:
        """End a person's turn; where that is asked, say that there is nothing to tell of it."""
        return await self.sure(await self.press_panel("Done", user), user)

    async def turn(self) -> Call:
        """Do what comes next, by the command."""
        return await self.sure(await self.slash("turn"))

    async def sure(self, call: Call, user: Person | None = None) -> Call:
        """Say that there is nothing to tell of a turn, if that was asked."""
        asked = call.message
        return await self.press(asked, "Yes: Done", user) if asked and has(asked, "Yes: Done") else call

    async def shows(self, words: str) -> None:
        """Wait until the last message that everybody sees is the table, and says so."""

        def is_shown() -> bool:
            return has(self.table, "Look") and words in body(self.table)

        await self.sandbox.until(is_shown, within=STOP_WITHIN)

    async def belongs(self, words: str) -> None:
        """Look at the board: it says so."""
        seen = await self.press_panel("Look")
        assert words in body(seen.message)

    async def exported(self) -> bytes:
        """End the game and return its export."""
        ended = await self.slash("end")
        assert ended.message is not None
        await self.press(ended.message, "End the game")
        call = await self.slash("export")
        assert call.message is not None
        (file,) = call.message.attachments
        return file.content

    async def select(self, message: Message, *values: str, user: Person | None = None) -> Call:
        call = await (user or self.ada).select(message, message.selects[0].custom_id, list(values))
        await self.sandbox.settle()
        return call

    async def submit(self, modal: Call, line: str, user: Person | None = None) -> Call:
        call = await (user or self.ada).submit(modal, {"text": line})
        await self.sandbox.settle()
        return call

    async def turn_to(self, card: str) -> Call:
        """Answer everything until the turn of this card has begun."""
        for _ in range(20):
            call = await self.slash("turn")
            assert call.message is not None
            if f"card {card.capitalize()}" in body(call.message):
                return call
            await self.answer_all(call.message)
        raise AssertionError(f"the card {card} never came")

    async def answer_all(self, message: Message) -> None:
        """Answer whatever a turn asks, each in one way."""
        for _ in range(20):
            if has(message, "Turn of Automa") or has(message, "Again"):
                return
            if "in the bag" in body(message):
                await self.select(message, "2*red")
            elif message.selects and not has(message, "Done"):
                await self.select(message, *message.selects[0].values[: message.selects[0].min_values or 1])
            elif has(message, "Type the answer"):
                modal = await self.press(message, "Type the answer")
                await self.submit(modal, "2 red" if "bridge" in body(message) else "7")
            elif has(message, "Play"):
                secret = await self.press(message, "Play")
                assert secret.message is not None
                await self.press(secret.message, "Shell")
                await self.sandbox.until(lambda: not has(message, "Play"), within=STOP_WITHIN)
            elif has(message, "Done"):
                await self.select(message, message.selects[0].values[0])
                done = next(one for one in message.buttons if (one.label or "").startswith("Done"))
                await self.press(message, done.label or "")
            else:
                await self.press(message, message.buttons[0].label or "")
        raise AssertionError(f"still open: {body(message)}")


def has(message: Message, label: str) -> bool:
    """Tell whether a message has a button whose label begins so."""
    return any((button.label or "").startswith(label) for button in message.buttons)


def labels(message: Message) -> list[str]:
    return [button.label or "" for button in message.buttons]


def body(message: Message | None) -> str:
    """Return all that a message says."""
    assert message is not None
    parts = [message.content or ""]
    for embed in message.embeds:
        parts += [embed.get("title", ""), embed.get("description", "")]
        parts += [f"{field['name']}: {field['value']}" for field in embed.get("fields", ())]
        parts.append(embed.get("footer", {}).get("text", ""))
    return "\n".join(part for part in parts if part)


def in_one_line(message: Message | None) -> str:
    """Return all that a message says, without the breaks that a phone's lines need."""
    return body(message).replace("\n", " ")


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@asynccontextmanager
async def running(
    sandbox: Sandbox, folder: Path, address: str = "", *, is_first: bool = False, **environment: str
) -> AsyncIterator[Bot]:
    """Run a bot that is ready; at the end it must stop kindly, and nothing it sent was refused.

    It finds what an earlier start has left, unless this is its first.
    """
    bot = Bot(sandbox, folder, address)
    if not is_first:
        await start_earlier(sandbox, bot.address)
    await bot.start(**environment)
    try:
        await bot.ready()
        yield bot
        if bot.runs:
            assert await bot.stop() == 0
    finally:
        if bot.runs:
            await bot.stop(signal.SIGKILL)
    bot.check()


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Bot]:
    async with running(sandbox, tmp_path) as ready:
        yield ready


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bot]:
    """A bot for a file named in `ONE_BOT`: its tests have a channel each, and break nothing."""
    folder = tmp_path_factory.mktemp("shared")
    async with Sandbox() as sandbox, running(sandbox, folder) as ready:
        yield ready


@asynccontextmanager
async def own_server(bot: Bot) -> AsyncIterator[Channel]:
    """A channel in a server beside those of other tests; what a test has broken is whole again after it."""
    sandbox = bot.sandbox
    sandbox.add_guild("A server of its own", "general", "quiet-corner")
    try:
        yield sandbox.channel("general")
    finally:
        sandbox.faults.clear()
        sandbox.rate_limits.loosen()
        for name in ("Ada", "Ben", "Cleo"):
            sandbox.user(name).locale = "en-US"
        if not bot.runs:
            await bot.start()
            await sandbox.ready()
        await sandbox.settle()
    bot.check()


@pytest_asyncio.fixture(loop_scope="module")
async def own_channel(shared_bot: Bot) -> AsyncIterator[Channel]:
    """A channel in a server beside those of the other tests of the file."""
    async with own_server(shared_bot) as channel:
        yield channel


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def drawing_bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bot]:
    """A bot such as `shared_bot`, but with pictures."""
    folder = tmp_path_factory.mktemp("drawing")
    async with Sandbox() as sandbox, running(sandbox, folder, PICTURES="on") as ready:
        yield ready


@pytest_asyncio.fixture(loop_scope="module")
async def drawn_channel(drawing_bot: Bot) -> AsyncIterator[Channel]:
    """A channel such as `own_channel`, but of `drawing_bot`."""
    async with own_server(drawing_bot) as channel:
        yield channel


@pytest.fixture
async def idle_bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Bot]:
    """A bot that the test starts itself; however the test ends, no process stays."""
    idle = Bot(sandbox, tmp_path)
    yield idle
    if idle.runs:
        await idle.stop(signal.SIGKILL)


@pytest.fixture
def table(sandbox: Sandbox, bot: Bot) -> Table:
    return Table(sandbox, bot, sandbox.channel("general"))
