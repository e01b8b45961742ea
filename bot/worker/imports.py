"""Reads a game that somebody brings as a file: what such a file can do to a process it does to this one."""

import json

from bot.wire.json import Json


def imported(head: Json, body: bytes) -> bytes:
    """Return, as JSON, the moment after the move `head["move"]` of an export; or why there is none."""
    from bot.sessions.imports import NotImported, moment_in, to_json
    from engines.core.game.registry import games

    try:
        return to_json(moment_in(body, games(), int(head["move"])))
    except NotImported as fault:
        return json.dumps({"unfit": fault.why}).encode()
