"""What is done to a bot while it is measured; a load returns seconds from press to first response."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from benchmarks.subject import Refused, Subject
from sandbox.driver import Attachment, Call, Channel, Message, Person

CHANNELS = 100
IN_FLIGHT = 50
Press = Callable[[int], Awaitable[Call]]


class Table:
    """The channels of a subject and one person who presses everywhere."""

    def __init__(self, subject: Subject, channels: int = CHANNELS) -> None:
        self.subject = subject
        self.sandbox = subject.sandbox
        self.ada: Person = self.sandbox.user("Ada")
        self.channels: list[Channel] = [self.sandbox.add_channel(f"table-{n}") for n in range(channels)]

    async def ping(self, n: int) -> Call:
        """Use the bare bot's command."""
        return await self.ada.slash(self.channels[n], "ping")

    async def open(self, n: int, board: str, pace: str = "one") -> None:
        """Start a session in a channel."""
        options = {"board": board, "pace": pace, "seed": f"bench-{n}"}
        await self.ada.slash(self.channels[n], "automa start burgundy", **options)

    async def start(self, board: str, pace: str = "one", first: int = 0) -> None:
        """Start a session in every channel, from the number `first` on."""
        for n in range(first, len(self.channels)):
            await self.open(n, board, pace)
        await self.subject.rest()

    async def turn(self, n: int) -> Call:
        """Let the bot do what comes next; where it asks whether there is nothing to tell, say so."""
        call = await self.ada.slash(self.channels[n], "automa turn")
        sure = [one for one in (call.message.buttons if call.message else ()) if one.label == "Yes: Done"]
        return await self.ada.press(call.message, sure[0].custom_id) if call.message and sure else call

    async def see(self, n: int) -> tuple[float, Attachment]:
        """Let the bot do what comes next; return the seconds until its picture is there, and the picture."""
        began = time.perf_counter()
        message = (await self.turn(n)).message
        assert message is not None
        await self.sandbox.until(lambda: bool(message.pictures), within=60)
        return time.perf_counter() - began, message.pictures[0]

    def pictures(self) -> list[Attachment]:
        """Return all pictures that are in the channels."""
        return [one for n in range(len(self.channels)) for each in self.messages(n) for one in each.pictures]

    def messages(self, n: int) -> list[Message]:
        """Return the messages of a channel, the oldest first."""
        return list(self.channels[n].messages(self.ada.user))

    def question(self, n: int) -> Message:
        """Return the message of the channel whose question is open."""
        for message in reversed(self.messages(n)):
            if any(self._is_answer(button.custom_id or "") for button in message.buttons) or message.selects:
                return message
        raise LookupError(f"no question is open in channel {n}")

    @staticmethod
    def _is_answer(custom_id: str) -> bool:
        return ":ans:" in custom_id

    def is_asking(self, n: int) -> bool:
        """Tell whether a question is open in the channel."""
        try:
            self.question(n)
        except LookupError:
            return False
        return True

    def is_automata_next(self, n: int) -> bool:
        """Tell whether an automata's turn comes next in the channel."""
        return any("'s turn" in (button.label or "") for one in self.messages(n) for button in one.buttons)

    async def play_until(self, is_ready: Callable[[int], bool]) -> None:
        """Play on in every channel until it is ready for what is measured."""
        while left := [n for n in range(len(self.channels)) if not is_ready(n)]:
            for n in left:
                await (self.answer(n) if self.is_asking(n) else self.turn(n))
            await self.subject.rest()

    async def answer(self, n: int) -> Call:
        """Answer the open question with its last option."""
        message = self.question(n)
        if message.selects:
            menu = message.selects[0]
            return await self.ada.select(message, menu.custom_id, [menu.values[-1]])
        answers = [b for b in message.buttons if self._is_answer(b.custom_id or "")]
        return await self.ada.press(message, answers[-1].custom_id)


async def one_after_another(subject: Subject, press: Press, times: int) -> list[float]:
    """Press again as soon as the answer is there, going round the channels. Raises Refused."""
    with each_saves(subject, times):
        return [_latency(await press(n % CHANNELS)) for n in range(times)]


async def in_flight(subject: Subject, press: Press, first: int) -> list[float]:
    """Press in 50 channels at the same moment. Raises Refused."""
    with each_saves(subject, IN_FLIGHT):
        calls = await asyncio.gather(*(press(n) for n in range(first, first + IN_FLIGHT)))
        return [_latency(call) for call in calls]


@contextmanager
def each_saves(subject: Subject, presses: int) -> Iterator[None]:
    """Raises Refused unless so many presses have saved something meanwhile; B1 saves nothing at all."""
    before = subject.saved()
    yield
    if subject.keeps and (saved := subject.saved() - before) != presses:
        raise Refused(f"Of {presses} presses {saved} have saved something.")


def _latency(call: Call) -> float:
    assert call.latency is not None
    return call.latency
