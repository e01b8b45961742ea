"""A session as a document that anyone can replay: after the end with the seed and every state."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.sessions.chain import digests
from bot.sessions.entry import Input
from bot.sessions.holders import is_person
from bot.sessions.view import is_unseen
from bot.store.rows import EntryRow, HolderRow, SessionRow

FORMAT = 1


def export(
    session: SessionRow, history: Sequence[EntryRow], holders: Sequence[HolderRow] = ()
) -> dict[str, Any]:
    """Return the session as JSON data; people are p1, p2, ... in the order of their first press.

    While it runs there is no seed, no state, and nothing that only one seat or nobody may know. Where it was
    played on after an end `told` is when that has told the seed (milliseconds since 1970 UTC).
    """
    is_ended = session.status == "ended"
    people: dict[str, str] = {}
    for person in (
        *(entry.author for entry in history),
        *(row.holder for row in holders),
        *(row.scorer for row in holders),
    ):
        if is_person(person):
            people.setdefault(person, f"p{len(people) + 1}")
    document: dict[str, Any] = {
        "format": FORMAT,
        "session": session.id,
        "game": session.game,
        "rules": session.rules,
        "options": json.loads(session.options),
        "language": session.language,
        "commitment": session.commitment,
        "status": session.status,
    }
    if is_ended:
        document["seed"] = session.seed
        if session.salt:
            document["salt"] = session.salt
    if told := Input.read(history[-1]).told:
        document["told"] = told
    if holders:
        document["seats"] = [
            {"after": row.seq, "seat": row.seat, "holder": people.get(row.holder, row.holder)}
            for row in holders
        ]
    if is_ended and (points := _points(holders, history[-1].base, people)):
        document["points"] = points  # in no digest: those are told before
    document["entries"] = [_entry(one, people, is_ended) for one in history if is_ended or not is_unseen(one)]
    for entry, chained in zip(document["entries"], digests(document), strict=True):
        entry["digest"] = chained
    return document


def _points(holders: Sequence[HolderRow], base: int, people: Mapping[str, str]) -> list[dict[str, Any]]:
    """Return the points that people have entered for seats as the game ended, and who has."""
    last = {row.seat: row for row in holders if row.points is not None and row.scored == base}
    return [
        {"seat": row.seat, "points": row.points, "by": people[row.scorer]}
        for row in last.values()
        if row.scorer in people
    ]


def _entry(entry: EntryRow, people: Mapping[str, str], is_ended: bool) -> dict[str, Any]:
    given = Input.read(entry)
    said = json.loads(entry.said)
    given = replace(given, agreed=tuple(people.get(one, "") for one in given.agreed))
    thought = given.thought
    if thought is not None and thought.asleep is not None:
        given = replace(given, thought=replace(thought, asleep=people.get(thought.asleep, "")))
    told = given.to_json()
    if not is_ended:
        told.pop("thought", None)
        said = [one for one in said if one[2] != "secret"]
        if given.is_private:
            said = [one for one in said if one[0] != given.question]
            told = {"private": True, "label": told["label"]}
    data = {
        "seq": entry.seq,
        "kind": entry.kind,
        "author": people.get(entry.author, entry.author),
        "input": told,
        "said": said,
        "events": json.loads(entry.events),
        "base": entry.base,
        "at": entry.at,
    }
    if is_ended:
        data["state"] = json.loads(entry.state) if entry.state else None
        data["sha256"] = digest(entry.state)
    return data


def digest(state: str) -> str:
    """Return the SHA-256 of a state's JSON text, in hexadecimal."""
    return hashlib.sha256(state.encode()).hexdigest()
