"""What is kept of a person, as a message and as a file's content."""

import json
from collections.abc import Sequence
from typing import Any

from bot.direct import is_direct
from bot.screens.controls.privacy import Erase, OwnFile
from bot.screens.message import QUIET, embed, message
from bot.screens.parts import DANGER, button, row
from bot.screens.screens import private
from bot.store.rows import PersonalRow
from bot.wire.json import Json
from bot.words.words import Words


def privacy_message(words: Words, rows: Sequence[PersonalRow]) -> Json:
    """Return how much is kept of a person and what for, with the ways to have it and to delete it."""
    seats = [row for row in rows if row.what == "seat"]
    counts = {
        "games": len({row.session for row in seats}),
        "servers": len({row.guild for row in seats if not is_direct(row.guild)}),
        "kept": sum(row.what == "kept" for row in rows),
        "notes": sum(row.what == "note" for row in rows),
        "wishes": sum(row.what == "wish" for row in rows),
    }
    lines = [
        words.say("ui-privacy-kept", **counts),
        words.say("ui-privacy-else"),
        words.say("ui-privacy-ways"),
    ]
    buttons = row(
        button(OwnFile().of_none(), words.label("ui-privacy-file")),
        button(Erase().of_none(), words.label("ui-privacy-erase"), DANGER),
    )
    return message(embed(words.label("ui-privacy-title"), lines, colour=QUIET), rows=[buttons])


def sure_to_erase(words: Words) -> Json:
    """Ask whether all of it is to be deleted."""
    sure = row(button(Erase(is_sure=True).of_none(), words.label("ui-privacy-erase"), DANGER))
    return private(words.say("ui-privacy-sure"), [sure])


def personal_file(person: str, rows: Sequence[PersonalRow], presses: Sequence[dict[str, Any]]) -> bytes:
    """Return all that is kept of a person as JSON; times are in milliseconds since 1970 UTC."""
    kinds = {"seat": "seats", "kept": "kept_for_servers", "note": "notes", "plan": "said_in_advance"}
    found: dict[str, Any] = {"person": person} | {name: [] for name in kinds.values()}
    found["wishes"] = [one.text for one in rows if one.what == "wish"]
    for one in (one for one in rows if one.what in kinds):
        found[kinds[one.what]].append(
            {key: value for key, value in one._asdict().items() if key != "what" and (value or key == "at")}
        )
    return json.dumps(found | {"pressed": list(presses)}, ensure_ascii=False, indent=1).encode()
