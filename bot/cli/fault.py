"""A fault as somebody has reported it: what they say, and the move that it is about as a scenario."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.sessions.entry import MOVES, Input, Kind
from bot.sessions.field import BROKEN
from bot.sessions.fork import KEY
from bot.sessions.view import take_manners
from engines.core.game.move import REPORT, Move
from engines.core.scenario import Scenario, parse
from engines.core.script.event import Event

MOST_VERSIONS = 10
Entry = Mapping[str, Any]
"""An entry as an export has it."""


class NoScenario(Exception):
    """No move of the file can be tried; the message says why."""


def reported(document: Mapping[str, Any]) -> Iterator[str]:
    """Yield in lines what somebody reports with an export; nothing of one that reports nothing."""
    match document.get("report"):
        case {"sentence": str(sentence), "at": int(at), "versions": dict(versions)}:
            named = ", ".join(f"{name} {one}" for name, one in list(versions.items())[:MOST_VERSIONS])
            yield f"Reported at entry {at}: {sentence or 'nothing was written'}"
            yield f"Made by {named}"


def scenario_of(document: Mapping[str, Any], name: str) -> Scenario:
    """Return the finished move of the reported entry, or the last one before it, as a scenario.

    The present rules are tried from the state before it that the file has: what it recorded must come. Raises
    NoScenario, or DataFault.
    """
    if "seed" not in document:
        raise NoScenario("it was made while the game ran, without what was hidden: make one after its end")
    try:
        moves = _moves(document["entries"])
        report = document.get("report")
        at = int(report["at"]) if isinstance(report, dict) else len(document["entries"])
        wanted = [one for one in moves if one[0]["seq"] <= at]
        if not wanted:
            raise NoScenario("it has no finished move after the set-up")
        options = dict(document["options"])
        take_manners(options)
        for key in (KEY, "kept"):
            options.pop(key, None)  # what a server keeps the state has in it by then
        data = _scenario(document, wanted[-1], options)
    except (*BROKEN, ArithmeticError) as fault:  # 1e999 is no whole number
        raise NoScenario(f"its entries can't be read ({type(fault).__name__})") from None
    return parse(data, 1, name)


def _moves(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Return the finished moves that still counted at the end, each with its entries and the one before."""
    living, seq = list[Entry](), entries[-1]["base"]
    while seq > 0:
        living.append(entries[seq - 1])
        base = entries[seq - 2]["base"] if seq > 1 else 0
        if base >= seq:
            raise ValueError("an entry goes on from a later one")
        seq = base
    moves = list[list[Entry]]()
    for before, one in zip([None, *living[::-1]], living[::-1], strict=False):
        if one["kind"] in MOVES and before is not None:
            moves.append([one, before, one])
        elif moves and one["kind"] in (Kind.ANSWER, Kind.RESTART):
            moves[-1].append(one)
    return [one for one in moves if one[0]["kind"] != Kind.START and one[-1]["state"] != one[1]["state"]]


def _scenario(document: Mapping[str, Any], move: Sequence[Entry], options: Mapping[str, Any]) -> Any:
    first, before, *entries = move
    made = Input.from_json(Kind(first["kind"]), first["input"]).move
    if made is None or before["state"] is None:
        raise ValueError("no move")
    said = [one for entry in entries for one in entry["said"]]
    return {
        "scenario": f"entry {first['seq']} of {document['session']}",
        "game": document["game"],
        "rules": [],
        "given": {"seed": document["seed"], "options": options, "state": before["state"]},
        "when": [_written(part) for part in made.parts],
        "answers": [{id_: value} for id_, value, by in said if by == "people"],
        "then": {
            "events": [Event.from_json(event).id for entry in entries for event in entry["events"]],
            "state": entries[-1]["state"],
        },
    }


def _written(move: Move) -> str:
    """Return a move as a scenario has it."""
    if move.is_line:
        return f"{REPORT} {move.args['line']}"
    if move.action == "fix":
        return f"fix {move.args['field']}={move.args['value']}"
    return move.code
