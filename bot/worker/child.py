"""How the bot starts processes of its own: they import what it does, but nothing from the current folder."""

import asyncio
import os
import site
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
"""Where the bot's packages are: a checkout, or the folder that pip installed them into."""


def python(module: str, *words: str) -> list[str]:
    """Return the command that runs a module of the bot; `-P` keeps the current folder out."""
    return [sys.executable, "-P", "-m", module, *words]


def environment() -> dict[str, str]:
    """Return this process's environment, with a PYTHONPATH that means the same in any folder.

    An empty part of it would be the current folder. What pip installs is found without it.
    """
    here = str(Path.cwd())
    parts = [str(Path(one).absolute()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    paths = [one for one in parts if one != here]
    if str(ROOT) not in [*paths, *site.getsitepackages(), site.getusersitepackages()]:
        paths.append(str(ROOT))
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


class Heard(NamedTuple):
    """What a process has said until it ended."""

    code: int | None
    told: bytes
    complained: bytes


async def hear(command: Sequence[str], within: float) -> Heard:
    """Run a command, and return what it says within so many seconds.

    It is killed if it takes longer, or if nobody waits for it any more. Raises OSError and TimeoutError.
    """
    process = await asyncio.create_subprocess_exec(*command, env=environment(), stdout=PIPE, stderr=PIPE)
    try:
        async with asyncio.timeout(within):
            told, complained = await process.communicate()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return Heard(process.returncode, told, complained)
