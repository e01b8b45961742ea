"""A session as a document that anyone can replay: after the end with the seed and every state."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import tee
from typing import Any

from bot.sessions.chain import digests, sha256
from bot.sessions.entry import Input
from bot.sessions.fault import Fault
from bot.sessions.holders import is_former, is_person
from bot.sessions.view import is_unseen
from bot.store.rows import EntryRow, HolderRow, SessionRow

FORMAT = 1
MOST_LAST = 5
"""Entries that a report has by themselves, so that they are found at once."""


def export(
    session: SessionRow, history: Sequence[EntryRow], holders: Sequence[HolderRow] = ()
) -> dict[str, Any]:
    """Return the session as JSON data; people are p1, p2, ... in the order of their first press.

    While it runs there is no seed, no state, and nothing that only one seat or nobody may know. Where it was
    played on after an end `told` is when that has told the seed (milliseconds since 1970 UTC).
    """
    people = _people(history, holders)
    head = _head(session, history, holders, people)
    return head | {"entries": list(_entries(head, history, people))}


def written(
    session: SessionRow,
    history: Sequence[EntryRow],
    holders: Sequence[HolderRow] = (),
    fault: Fault | None = None,
) -> tuple[bytes, str]:
    """Return the text of `export`, with what is reported of it, and its last digest.

    One entry after the other is unfolded: all of a long session at once would take a hundred megabytes, and
    hold up the bot whenever Python looks through them for what it can forget.
    """
    people = _people(history, holders)
    head = _head(session, history, holders, people)
    if fault:
        head["report"] = fault.to_json(last_entries(session, history, people))
    told, digest = BytesIO(), ""
    told.write(_indented(head).removesuffix("\n}").encode() + b',\n "entries": [')
    for number, entry in enumerate(_entries(head, history, people)):
        told.write(b",\n  " if number else b"\n  ")
        told.write(_indented(entry).replace("\n", "\n  ").encode())
        digest = entry["digest"]
    told.write(b"\n ]\n}")
    return told.getvalue(), digest


def short_report(session: SessionRow, history: Sequence[EntryRow], fault: Fault) -> bytes:
    """Return what is reported of a session that is too long for a file: its last entries, and no others."""
    people = _people(history, ())
    head = _head(session, history, (), people)
    head["report"] = fault.to_json(last_entries(session, history, people))
    return _indented(head | {"entries": []}).encode()


def last_entries(
    session: SessionRow, history: Sequence[EntryRow], people: Mapping[str, str]
) -> list[dict[str, Any]]:
    """Return the last entries as an export has them, without their states."""
    is_ended = session.status == "ended"
    seen = [one for one in history if is_ended or not is_unseen(one)][-MOST_LAST:]
    entries = [_entry(one, people, is_ended) for one in seen]
    return [{key: part for key, part in one.items() if key != "state"} for one in entries]


def _indented(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


def _people(history: Sequence[EntryRow], holders: Sequence[HolderRow]) -> dict[str, str]:
    """Return what the people are called."""
    people: dict[str, str] = {}
    for person in (
        *(entry.author for entry in history),
        *(row.holder for row in holders),
        *(row.scorer for row in holders),
    ):
        if is_person(person):
            people.setdefault(person, f"p{len(people) + 1}")
    return people


def _head(
    session: SessionRow,
    history: Sequence[EntryRow],
    holders: Sequence[HolderRow],
    people: Mapping[str, str],
) -> dict[str, Any]:
    """Return all but the entries."""
    is_ended = session.status == "ended"
    head: dict[str, Any] = {
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
        head["seed"] = session.seed
        if session.salt:
            head["salt"] = session.salt
    if told := Input.read(history[-1]).told:
        head["told"] = told
    if holders:
        head["seats"] = [
            {"after": row.seq, "seat": row.seat, "holder": people.get(row.holder, row.holder)}
            for row in holders
        ]
    if former := [name for person, name in people.items() if is_former(person)]:
        head["former"] = former
    if is_ended and (points := _points(holders, history[-1].base, people)):
        head["points"] = points  # in no digest: those are told before
    return head


def _entries(
    head: dict[str, Any], history: Sequence[EntryRow], people: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """Yield the entries, each with its digest."""
    is_ended = head["status"] == "ended"
    told, again = tee(_entry(one, people, is_ended) for one in history if is_ended or not is_unseen(one))
    for entry, chained in zip(told, digests(head | {"entries": again}), strict=True):
        yield entry | {"digest": chained}


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
    return sha256(state)
