"""The servers that the bot is in, with the ids of their channels: nothing else of them is kept."""

from array import array
from collections.abc import Callable, Iterable

from bot.log import get_logger
from bot.wire.json import Json

log = get_logger()

Ids = dict[int, "array[int]"]
"""Ids, by their server's: the numbers alone, which take eight bytes each."""


class Servers:
    """Hears the gateway's events of servers and their channels, and keeps about half a KiB a server.

    It says in the log which servers come and go. Whatever else an event tells of a server is dropped.
    """

    def __init__(self) -> None:
        self._channels: Ids = {}
        """The ids of each server's channels; none before Discord has told of them."""
        self._threads: Ids = {}
        """The ids of the open threads, of servers that have some."""
        self._shards: set[tuple[int, int]] = set()
        """The shards, each of so many, whose servers Discord has told."""
        self.news: Callable[[], None] = lambda: None
        """Is called when a server may have come or gone."""
        self.heard: dict[str, Callable[[Json], None]] = {
            "READY": self._ready,
            "GUILD_CREATE": self._server_came,
            "GUILD_DELETE": self._server_went,
            "CHANNEL_CREATE": self._channel_came,
            "CHANNEL_DELETE": self._channel_went,
            "THREAD_CREATE": self._thread_changed,
            "THREAD_UPDATE": self._thread_changed,
            "THREAD_DELETE": self._thread_went,
            "THREAD_LIST_SYNC": self._threads_told,
        }
        """What is done at an event, by Discord's name for it."""

    def __len__(self) -> int:
        """How many servers the bot is in."""
        return len(self._channels)

    def know(self, server: str, channel: str) -> bool:
        """Tell whether the bot sees that channel or open thread in that server, without asking Discord."""
        return any(int(channel) in kept.get(int(server or 0), ()) for kept in (self._channels, self._threads))

    def is_member(self, server: str) -> bool | None:
        """Tell whether the bot is in a server; None as long as Discord hasn't told that shard's servers."""
        id_ = int(server)
        if not any((id_ >> 22) % count == number for number, count in self._shards):
            return None
        return id_ in self._channels

    def _ready(self, told: Json) -> None:
        """Begin anew with the servers of one shard: READY names them, GUILD_CREATE tells more."""
        number, count = told["shard"]
        for server in [one for one in self._channels if (one >> 22) % count == number]:
            self._forget(server)
        self._channels |= {int(one["id"]): array("Q") for one in told["guilds"]}
        self._shards.add((number, count))
        self.news()

    def _server_came(self, told: Json) -> None:
        if told.get("unavailable"):
            return
        server = int(told["id"])
        is_new = server not in self._channels
        self._channels[server] = _ids(told.get("channels", ()))
        self._threads.pop(server, None)
        self._threads_told(told | {"guild_id": told["id"]})
        if is_new:
            log.info("server-joined", server=str(server), servers=len(self))
            self.news()

    def _server_went(self, told: Json) -> None:
        server = int(told["id"])
        if told.get("unavailable") or server not in self._channels:  # Discord has an outage: it comes back
            return
        self._forget(server)
        log.info("server-left", server=str(server), servers=len(self))
        self.news()

    def _forget(self, server: int) -> None:
        del self._channels[server]
        self._threads.pop(server, None)

    def _channel_came(self, told: Json) -> None:
        self._add(self._channels, told["guild_id"], told["id"])

    def _channel_went(self, told: Json) -> None:
        """Forget a channel, and all threads of its server: which of them were in it isn't known."""
        _drop(self._channels, told)
        self._threads.pop(int(told["guild_id"]), None)

    def _thread_changed(self, told: Json) -> None:
        """Keep an open thread; of one that is archived Discord may not tell any more that it is deleted."""
        if told["thread_metadata"]["archived"]:
            self._thread_went(told)
        else:
            self._add(self._threads, told["guild_id"], told["id"])

    def _thread_went(self, told: Json) -> None:
        _drop(self._threads, told)

    def _threads_told(self, told: Json) -> None:
        for thread in told.get("threads", ()):
            self._add(self._threads, told["guild_id"], thread["id"])

    def _add(self, kept: Ids, server: str, channel: str) -> None:
        if int(server) in self._channels:
            ids = kept.setdefault(int(server), array("Q"))
            if int(channel) not in ids:
                ids.append(int(channel))


def _ids(told: Iterable[Json]) -> "array[int]":
    return array("Q", [int(one["id"]) for one in told])


def _drop(kept: Ids, told: Json) -> None:
    ids, gone = kept.get(int(told["guild_id"]), array("Q")), int(told["id"])
    if gone in ids:
        ids.remove(gone)
