"""Brings the commands to Discord, and keeps at it until they are there."""

import asyncio
import json
from collections.abc import Awaitable, Callable

from bot.log import get_logger
from bot.screens.command_tree import shipped_tree, tree_hash
from bot.store.errors import StoreFault
from bot.store.store import SqlStore
from bot.wire.channel import Http, put_commands
from bot.wire.faults import FAULTS, is_final
from bot.worker.process import WorkerFault
from bot.worker.workers import Workers
from engines.core.game.registry import games

log = get_logger()

Tree = list[dict[str, object]]

TREE_KEY = "command-tree"
NO_SOURCE = "shipped"
"""What is noted for a tree of which it isn't sure yet that its source is the present one."""
FOR_TREE, MOST_FOR_TREE = 60.0, 960.0
"""Seconds that a worker gets to make the commands, at first and at most; on a slow host it takes many."""
FOR_WORKER = 0.5
PAUSE, LONGEST_PAUSE = 2.0, 3600.0
"""Seconds until the second try; each later pause is twice as long, up to an hour."""
LONGEST_SAID = 300


async def push_commands(
    http: Http,
    application: int,
    source: str,
    store: SqlStore,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Register the command tree if it has changed; what fails is tried again with growing pauses.

    While its `source` (see `source_hash`) is that of the last push, so is the tree.
    What Discord refuses for good is tried again after the longest pause only.
    """
    pause, within = PAUSE, FOR_TREE
    tree: Tree = []
    while True:
        try:
            is_new = await _push(http, application, source, store, tree, within)
        except (*FAULTS, WorkerFault, StoreFault) as fault:
            pause = LONGEST_PAUSE if is_final(fault) else pause
            _note(fault, pause)
        except Exception:
            log.exception("commands-not-pushed", next_try_in=pause)
        else:
            log.info("commands-pushed" if is_new else "commands-there")
            return
        await sleep(pause)
        pause, within = min(2 * pause, LONGEST_PAUSE), min(2 * within, MOST_FOR_TREE)


async def _push(
    http: Http, application: int, source: str, store: SqlStore, tree: Tree, within: float
) -> bool:
    """Register the command tree if it has changed, and tell whether it has.

    An empty `tree` is filled: to make it takes long, so it is made once. At a first start, when nobody has
    commands yet, those that the package has come first.
    """
    pushed_source, _, pushed = (await store.meta(TREE_KEY) or "").partition(" ")
    if pushed_source == source:
        return False
    before = pushed
    if not pushed and (shipped := shipped_tree(games())):
        pushed = await _put(http, application, NO_SOURCE, store, shipped)
    tree[:] = tree or await _made(within)
    digest = tree_hash(tree, application)
    if pushed == digest:
        await store.set_meta(TREE_KEY, f"{source} {digest}")
    else:
        await _put(http, application, source, store, tree)
    return before != digest


async def _put(http: Http, application: int, source: str, store: SqlStore, tree: Tree) -> str:
    """Register a command tree, note that, and return its digest."""
    digest = tree_hash(tree, application)
    await put_commands(http, application, tree)
    await store.set_meta(TREE_KEY, f"{source} {digest}")
    return digest


async def _made(within: float) -> Tree:
    """Return the command tree, made by a worker of its own: no picture waits for it, nor it for one.

    So the bot loads no game before somebody plays it. Raises a WorkerFault.
    """
    worker = Workers(idle=0, name="commands-worker")
    try:
        tree: Tree = json.loads(await worker.do("tree", {}, b"", within))
        return tree
    finally:
        await worker.close(FOR_WORKER)


def _note(fault: Exception, pause: float) -> None:
    said = str(getattr(fault, "text", "") or fault)[:LONGEST_SAID]
    code = getattr(fault, "code", 0)
    log.error("commands-not-pushed", fault=type(fault).__name__, code=code, said=said, next_try_in=pause)
