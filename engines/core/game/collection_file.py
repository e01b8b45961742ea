"""A file of things to be kept, from anybody: lines of text, or JSON. It is read as data and nothing else."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engines.core.errors import BadAnswer
from engines.core.script.collection import Kept, fault_of, in_order, in_words
from engines.core.script.notation import LONGEST
from engines.core.text import text

MOST_BYTES, MOST_DEPTH = 65_536, 8
LISTED = "cards"
"""The key of a JSON object whose list is read; it may have others, which tell of the deck as a whole."""
REMARK = "#"
_GAP = re.compile(r"[\s,:]*")


def decoded(content: bytes) -> str:
    """Return the text of a file. Raises BadAnswer if it is too large or no text."""
    if len(content) > MOST_BYTES:
        raise BadAnswer(text("bad-file-large", most=MOST_BYTES // 1024))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadAnswer(text("bad-file-text")) from None


def taken(kind: Kept, words: str) -> dict[str, Any]:
    """Return what a file, or a typed line, holds: values by key, in order.

    Raises BadAnswer that names the line, the thing and what is wrong with it.
    """
    found: dict[str, Any] = {}
    lines: dict[str, int] = {}
    for line, one, length in _entries(words):
        if length > LONGEST:
            raise BadAnswer(text("bad-entry-long", line=line, entry=_name(one), most=LONGEST))
        try:
            _demand_signs(one)
            key, value = kind.read(one)
            if fault := fault_of(kind, key, value):
                raise BadAnswer(fault)
        except BadAnswer as fault:
            raise BadAnswer(text("bad-entry", line=line, entry=_name(one), why=fault.text)) from None
        if key in found:
            raise BadAnswer(text("bad-entry-twice", line=line, entry=key, first=lines[key]))
        if len(found) == kind.most:
            raise BadAnswer(text("bad-file-many", line=line, most=kind.most))
        found[key], lines[key] = value, line
    if not found:
        raise BadAnswer(text("bad-file-empty"))
    return {key: found[key] for key in sorted(found, key=in_order)}


def is_json(words: str) -> bool:
    """Tell whether a file's text is meant as JSON."""
    return words.lstrip()[:1] in ("[", "{")


def written(kind: Kept, things: Mapping[str, Any]) -> tuple[str, str]:
    """Return the text of a file that `taken` takes, and how its name ends: `txt`, or `json`."""
    entries = [kind.write(key, value) for key, value in things.items()]
    if all(isinstance(one, str) for one in entries):
        return "".join(f"{one}\n" for one in entries), "txt"
    listed = ",\n".join(json.dumps(one, ensure_ascii=False) for one in entries)
    return f'{{"{LISTED}": [\n{listed}\n]}}\n', "json"


def _entries(words: str) -> Iterator[tuple[int, Any, int]]:
    """Yield for each entry the number of its line, what is there, and its length. Raises BadAnswer."""
    if is_json(words):
        yield from _of_json(words)
        return
    for number, line in enumerate(words.split("\n"), 1):
        line = line.replace("\t", " ").strip()
        if line and not line.startswith(REMARK):
            yield number, line, len(line)


def _of_json(words: str) -> Iterator[tuple[int, Any, int]]:
    """Yield the items of a list, or of the list in an object; an object without one is an entry itself."""
    _demand_json(words)
    start = _gap(words, 0)
    if words[start] == "{":
        parts = list(_elements(words, start + 1))
        _demand_once(words, parts[::2])
        lists = [at for (_, key, _), (at, _, _) in zip(parts[::2], parts[1::2], strict=True) if key == LISTED]
        if not lists:
            one, end = _part(words, start)
            yield _line(words, start), one, end - start
            return
        start = lists[0]
        if words[start] != "[":
            raise BadAnswer(text("bad-file-list", line=_line(words, start)))
    for at, one, end in _elements(words, start + 1):
        yield _line(words, at), one, end - at


def _demand_once(words: str, keys: Iterable[tuple[int, Any, int]]) -> None:
    """Raise BadAnswer for a key that stands twice; the keys come with their places."""
    known = set()
    for at, key, _ in keys:
        if key in known:
            why = text("bad-file-twice", field=in_words(key))
            raise BadAnswer(text("bad-file-line", line=_line(words, at), why=why))
        known.add(key)


def _demand_json(words: str) -> None:
    """Raise BadAnswer if it isn't JSON, or too deep; after that its parts can be read one by one."""
    try:
        level = [json.loads(words)]
    except json.JSONDecodeError as fault:
        raise BadAnswer(text("bad-file-json", line=fault.lineno, column=fault.colno)) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, thousands of brackets
        raise BadAnswer(text("bad-file-deep")) from None
    for _ in range(MOST_DEPTH):
        level = [part for one in level for part in _parts(one)]
    if level:
        raise BadAnswer(text("bad-file-deep"))


def _parts(one: Any) -> Iterable[Any]:
    if isinstance(one, dict):
        return one.values()
    return one if isinstance(one, list) else ()


def _elements(words: str, at: int) -> Iterator[tuple[int, Any, int]]:
    """Yield begin, data and end of each part of the list or object that begins before `at`, keys too."""
    while words[at := _gap(words, at)] not in "]}":
        one, end = _part(words, at)
        yield at, one, end
        at = end


def _part(words: str, at: int) -> tuple[Any, int]:
    """Return the data that begins at a place, and where it ends."""
    try:
        one, end = _DECODER.raw_decode(words, at)
    except BadAnswer as fault:
        raise BadAnswer(text("bad-file-line", line=_line(words, at), why=fault.text)) from None
    return one, end


def _gap(words: str, at: int) -> int:
    found = _GAP.match(words, at)
    return found.end() if found else at


def _line(words: str, at: int) -> int:
    return words.count("\n", 0, at) + 1


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a mapping. Raises BadAnswer for a key that stands twice: who reads one sees the other."""
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise BadAnswer(text("bad-file-twice", field=in_words(key)))
        made[key] = value
    return made


def _no_number(word: str) -> None:
    raise BadAnswer(text("bad-file-number", word=word))


_DECODER = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_number)


def _demand_signs(one: Any) -> None:
    """Raise BadAnswer for what can't be shown as it is: control characters, halves of characters."""
    if isinstance(one, str) and not one.isprintable():
        raise BadAnswer(text("bad-kept-signs"))
    if isinstance(one, dict):
        _demand_signs(list(one))
    for part in _parts(one):
        _demand_signs(part)


def _name(one: Any) -> str:
    """Return what an entry is called where something is wrong with it."""
    if isinstance(one, dict):
        one = one.get("id") or one.get("name") or one
    return in_words(one)
