"""What the first start of a bot leaves behind; most tests let theirs find it: it takes half of a start."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp

from bot.presses.command_push import TREE_KEY
from bot.screens.command_tree import command_tree, source_hash, tree_hash
from bot.store.migrate import upgrade
from bot.store.private import FOR_OWNER
from bot.store.sqlite import SqliteStore
from bot.wire.json import Json
from bot.words.words import I18n
from engines.core.game.registry import games
from sandbox.driver import Sandbox
from tests.sandbox.client import Client


async def start_earlier(sandbox: Sandbox, database: Path) -> None:
    """Let the commands be registered, and the database be up to date and know of them."""
    _write_upgraded(database)
    application = sandbox.bot.id
    async with aiohttp.ClientSession() as session:
        await Client(sandbox, session).api("PUT", f"/applications/{application}/commands", _tree())
    store = SqliteStore(database)
    await store.open()
    pushed = f"{source_hash(games(), application)} {tree_hash(_tree(), application)}"
    await store.set_meta(TREE_KEY, pushed)
    await store.close()
    sandbox.clear_log()


@cache
def _tree() -> list[Json]:
    return command_tree(games(), I18n(games()))


def _write_upgraded(database: Path) -> None:
    database.touch(FOR_OWNER)
    database.write_bytes(_upgraded())


@cache
def _upgraded() -> bytes:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "automa.db"
        upgrade(f"sqlite:///{database}")
        return database.read_bytes()
