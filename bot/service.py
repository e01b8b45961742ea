"""What systemd is told of the bot: that it is there, and every so often that all is well (sd_notify(3))."""

import os
import socket
from collections.abc import Mapping

LONGER = 120
"""Seconds that the start may take from each time on that it is said to be under way."""
MICRO = 1_000_000


class Service:
    """Sends datagrams to NOTIFY_SOCKET; where nobody has set that it tells nobody, and does no harm."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        name = environment.get("NOTIFY_SOCKET", "")
        # An @ stands for a name that is in no folder.
        self._address = f"\0{name[1:]}" if name.startswith("@") else name
        is_mine = environment.get("WATCHDOG_PID") in (None, str(os.getpid()))
        watchdog = environment.get("WATCHDOG_USEC", "") if is_mine else ""
        self.within = int(watchdog) / MICRO if watchdog.isdecimal() else 0.0
        """Seconds in which it wants to hear that all is well, 0 if it doesn't ask."""

    @property
    def listens(self) -> bool:
        """Whether there is a service manager that wants to know."""
        return bool(self._address)

    def starting(self, status: str) -> None:
        """Say that the start is under way, and takes longer."""
        self._tell(f"EXTEND_TIMEOUT_USEC={LONGER * MICRO}", f"STATUS={status}")

    def ready(self, status: str) -> None:
        """Say that people can play."""
        self._tell("READY=1", "WATCHDOG=1", f"STATUS={status}")

    def well(self, status: str) -> None:
        """Feed the watchdog."""
        self._tell("WATCHDOG=1", f"STATUS={status}")

    def unwell(self, why: str) -> None:
        """Say what is wrong, and leave the watchdog hungry."""
        self._tell(f"STATUS={why}")

    def stopping(self) -> None:
        """Say that the bot stops as it was told to."""
        self._tell("STOPPING=1")

    def _tell(self, *lines: str) -> None:
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
                out.setblocking(False)
                out.sendto("\n".join(lines).encode(), self._address)
        except OSError:  # who doesn't listen misses nothing that the bot needs
            pass
