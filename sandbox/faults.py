"""Failures that a test orders: of single requests and of the gateway connection."""

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any

from sandbox.gateway import BAD_TOKEN, Gateway

COMMAND_PUSH = r"/applications/\d+(/guilds/\d+)?/commands"


class Hold:
    """Requests that wait where they are until the test lets them go on."""

    def __init__(self) -> None:
        self._reached = asyncio.Event()
        self._released = asyncio.Event()

    async def reached(self, within: float = 5.0) -> None:
        """Return when a request is being held; TimeoutError after `within` seconds."""
        await asyncio.wait_for(self._reached.wait(), within)

    def release(self) -> None:
        """Let the held requests, and all later ones, go on."""
        self._released.set()

    async def stop_here(self) -> None:
        """Hold the request that calls this."""
        self._reached.set()
        await self._released.wait()


@dataclass
class Fault:
    """What happens to the next `times` requests (None: all) that match."""

    method: str
    route: re.Pattern[str]
    times: int | None
    status: int | None = None
    code: int = 0
    message: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    extra: dict[str, Any] = field(default_factory=dict)
    seconds: float = 0.0
    hold: Hold | None = None
    is_after: bool = False
    is_drop: bool = False

    def matches(self, method: str, path: str) -> bool:
        """Tell whether the fault is for this request."""
        return self.method in ("*", method) and self.route.fullmatch(path) is not None

    @property
    def body(self) -> dict[str, Any]:
        """The JSON body of the failure."""
        return {"message": self.message or f"{self.status}: ordered failure", "code": self.code} | self.extra


class Faults:
    """The failures in force; routes are regular expressions over the whole path after `/api/v10`.

    Every method may be "*". Among several that match, the one ordered first is taken.
    """

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._faults: list[Fault] = []

    def fail(
        self,
        method: str,
        route: str,
        status: int,
        *,
        code: int = 0,
        message: str = "",
        times: int | None = 1,
        headers: dict[str, str] | None = None,
        after: bool = False,
    ) -> None:
        """Answer the next matching requests with `status` and Discord's `code`.

        With `after` the request takes effect and only its answer is lost.
        """
        fault = Fault(method, re.compile(route), times, status, code, message, headers or {}, is_after=after)
        self._faults.append(fault)

    def rate_limit(
        self, method: str, route: str, retry_after: float, *, times: int | None = 1, everywhere: bool = False
    ) -> None:
        """Answer with 429 and `retry_after` seconds; `everywhere` makes it the global limit."""
        headers = {"Retry-After": str(max(1, round(retry_after))), "Via": "1.1 google"}
        headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
        if everywhere:
            headers["X-RateLimit-Global"] = "true"
        fault = Fault(method, re.compile(route), times, 429, 0, "You are being rate limited.", headers)
        fault.extra = {"retry_after": retry_after, "global": everywhere}
        self._faults.append(fault)

    def delay(
        self, method: str, route: str, seconds: float, *, times: int | None = 1, after: bool = False
    ) -> None:
        """Let the next matching requests wait before they take effect, or `after` that for their answers."""
        self._faults.append(Fault(method, re.compile(route), times, seconds=seconds, is_after=after))

    def hold(self, method: str, route: str, *, times: int | None = 1) -> Hold:
        """Stop the next matching requests until the test calls `release()` on what this returns."""
        hold = Hold()
        self._faults.append(Fault(method, re.compile(route), times, hold=hold))
        return hold

    def drop(self, method: str, route: str, *, times: int | None = 1, after: bool = False) -> None:
        """Cut the connection of the next matching requests without an answer."""
        self._faults.append(Fault(method, re.compile(route), times, is_drop=True, is_after=after))

    def refuse_logins(self, *, times: int | None = None) -> None:
        """Refuse the token, at REST (401) and at the gateway (close code 4004)."""
        self.fail("GET", r"/users/@me", 401, message="401: Unauthorized", times=times)
        self._gateway.refuses_with = BAD_TOKEN if times is None else 0

    def refuse_gateway(self, code: int) -> None:
        """Close every connection at its login, for example with 4014: the intents aren't allowed."""
        self._gateway.refuses_with = code

    def refuse_commands(self, status: int = 400, *, code: int = 50035, times: int | None = 1) -> None:
        """Refuse the next pushes of application commands."""
        message = "Invalid Form Body" if status == 400 else ""
        for method in ("PUT", "POST", "PATCH"):
            self.fail(method, COMMAND_PUSH + ".*", status, code=code, message=message, times=times)

    def clear(self) -> None:
        """Take back every fault that has not happened yet; held requests go on."""
        for fault in self._faults:
            if fault.hold is not None:
                fault.hold.release()
        self._faults.clear()
        self._gateway.refuses_with = 0

    def reconnect(self, shard: int | None = None) -> None:
        """Ask the bot to reconnect and resume (op 7): one shard, or all."""
        self._gateway.ask_to_reconnect(shard)

    def invalidate_session(self, shard: int | None = None, *, is_resumable: bool = False) -> None:
        """Tell the bot that its session is invalid (op 9): of one shard, or all."""
        self._gateway.invalidate(shard, is_resumable=is_resumable)

    def close_gateway(self, code: int = 4000, shard: int | None = None) -> None:
        """Close the gateway connection with a close code: of one shard, or all."""
        self._gateway.close(code, shard)

    def cut_gateway(self, shard: int | None = None) -> None:
        """Cut the gateway connection without a word: of one shard, or all."""
        self._gateway.cut(shard)

    def next_for(self, method: str, path: str) -> Fault | None:
        """Return the fault that this request meets, and count it."""
        for fault in self._faults:
            if fault.matches(method, path):
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self._faults.remove(fault)
                return fault
        return None
