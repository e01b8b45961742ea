"""The backup before an upgrade, at a bot's start: a process of its own uses it once, and the start waits."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from subprocess import DEVNULL

from bot.backups.proof import proof_of
from bot.log import get_logger
from bot.worker.child import environment, python

TURNS, TURN = 10, 60.0
"""So often, and so many seconds each time, it is waited for."""


def prove_at_start(backup: Path, source: Path, waiting: Callable[[], object]) -> None:
    """Let a process use a backup of the database `source`, and say in the log what came of it.

    `waiting` is called before each minute that it takes. The upgrade goes on whatever is found: the backup's
    pages were looked at, and what a bot can't load from it, it couldn't load without it.
    """
    command = python("bot", "db", "prove", str(backup), "--like", str(source))
    child = subprocess.Popen(  # noqa: S603 - this very program
        command, env=environment(), stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL
    )
    with child:
        for _ in range(TURNS):
            waiting()
            try:
                child.wait(TURN)
                break
            except subprocess.TimeoutExpired:
                continue
        else:
            child.kill()
    note_in_log(backup)


def note_in_log(backup: Path) -> bool:
    """Say in the log where a backup is and what came of using it; return whether it was used."""
    proof, log = proof_of(backup), get_logger()
    if proof is not None and proof.is_good:
        log.info("backup-made", file=str(backup), says=proof.says)
    else:
        says = proof.says if proof else "not proved: its trial was cut off"
        log.error("backup-not-proved", file=str(backup), says=says)
    return proof is not None
