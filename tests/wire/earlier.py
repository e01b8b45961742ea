"""What the first start of a bot leaves behind; most tests let theirs find it: it takes half of a start."""

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp

from bot.presses.command_push import TREE_KEY
from bot.screens.command_tree import command_tree, source_hash, tree_hash
from bot.store import schema
from bot.store.address import is_postgres, sqlite_path
from bot.store.migrate import upgrade
from bot.store.private import FOR_OWNER
from bot.store.stores import store_at
from bot.wire.json import Json
from bot.words.words import I18n
from engines.core.game.registry import games
from sandbox.driver import Sandbox
from tests.sandbox.client import Client


async def start_earlier(sandbox: Sandbox, address: str) -> None:
    """Let the commands be registered, and the database be up to date and know of them."""
    if is_postgres(address):
        await asyncio.to_thread(schema.upgrade, address)  # what lies in between may live in this process
    else:
        _write_upgraded(sqlite_path(address))
    application = sandbox.bot.id
    async with aiohttp.ClientSession() as session:
        await Client(sandbox, session).api("PUT", f"/applications/{application}/commands", _tree())
    store = store_at(address)
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
