"""Messages made for listening: a fact a line, and words in place of symbols and arrows.

What signs mean is said by the messages `ui-signs` and, of a game's own, `signs`: each a list of signs with
what is said for them, with commas between, or a sign alone where it only adorns.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping

from bot.screens.localized_view import LocalizedView
from bot.screens.message import AsTyped
from bot.wire.json import Json
from bot.wire.limits import INPUT_HINT, INPUT_LABEL, INPUT_PLACEHOLDER, MODAL_TITLE, OPTION_TEXT, clip, fit
from bot.words.words import Words
from engines.core.state.seats import marks_of

SIGNS = ("ui-signs", "signs")
SPOKEN = {"content", "title", "description", "text", "name", "label", "placeholder"}
"""What is read aloud, by its name in Discord's JSON; of an embed's fields the value is, too."""
FORM = {
    "title": MODAL_TITLE,
    "label": INPUT_LABEL,
    "description": INPUT_HINT,
    "placeholder": INPUT_PLACEHOLDER,
}
"""How long the texts of a form may be; those of its options are as long as anywhere."""
SELECTOR = "\ufe0f"
"""It makes an emoji of the sign before it."""

_BETWEEN = re.compile(r"\s*·\s*")
_NAMED = re.compile(r"[^:]*: [^:]*")
"""A line that names something and lists it: one fact."""
_NUMBER = re.compile(r" \d+\b")

Hear = Callable[[str, bool], str]
"""Puts a text into words for listening; where there may be lines each fact gets one of its own."""


def hearing(words: Words, local: LocalizedView | None = None) -> Hear:
    """Return what puts the words of a message, which may be about a session, into words for listening."""
    signs = _signs(words)
    if local is not None:
        labels = {one.id: local.words.plain(one.label) for one in local.view.all_seats}
        signs |= {mark.icon: labels[seat] for seat, mark in marks_of(local.view.all_seats).items()}
    one = f"({'|'.join(sorted(map(re.escape, signs), key=len, reverse=True))})"
    found = re.compile(f"{one}{SELECTOR}?(?:\\1{SELECTOR}?)*")

    def hear(text: str, has_lines: bool) -> str:
        lines = [fact for line in text.split("\n") for fact in _facts(line, has_lines)]
        return "\n".join(_spoken(line, signs, found) for line in lines)

    return hear


def heard(payload: Json, hear: Hear) -> Json:
    """Return a message or a form for listening, within Discord's limits; it asks for the same."""
    told: Json = _walk(payload, hear, FORM if "title" in payload else {})
    return told if "title" in payload else fit(told)


def _walk(part: Json, hear: Hear, limits: Mapping[str, int], inside: str = "") -> Json:
    """Return a part of a message that stands under a name with its texts in words for listening."""
    has_lines = inside in ("", "embeds", "fields") and not limits
    if "emoji" in part and "label" in part:
        others = {name: value for name, value in part.items() if name != "emoji"}
        part = others | {"label": f"{part['emoji']['name']} {part['label']}"}
    found: Json = {}
    for name, value in part.items():
        if isinstance(value, dict):
            found[name] = _walk(value, hear, limits, name)
        elif isinstance(value, list):
            within = {"label": OPTION_TEXT, "description": OPTION_TEXT} if name == "options" else limits
            found[name] = [
                _walk(one, hear, within if limits else {}, name) if isinstance(one, dict) else one
                for one in value
            ]
        elif isinstance(value, AsTyped):
            found[name] = value
        elif isinstance(value, str) and (name in SPOKEN or (name == "value" and inside == "fields")):
            told = hear(value, has_lines and name in ("content", "description", "value"))
            found[name] = clip(told, limits[name]) if name in limits else told
        else:
            found[name] = value
    return found


def _signs(words: Words) -> dict[str, str]:
    """Return what is said for each sign."""
    listed = [one.split() for id_ in SIGNS if id_ in words for one in words.label(id_).split(",")]
    return {sign: " ".join(said) for sign, *said in listed}


def _facts(line: str, has_lines: bool) -> Iterator[str]:
    """Yield the facts of a line: what a middle dot parts, but for what one name goes before."""
    parts = [one for one in _BETWEEN.split(line) if one]
    if has_lines and not _NAMED.fullmatch(line.partition("·")[0] if len(parts) > 1 else ""):
        yield from parts or [line]
    else:
        yield ", ".join(parts)


def _spoken(line: str, signs: Mapping[str, str], found: re.Pattern[str]) -> str:
    """Return a line with words in place of signs: none where the line says the same, or one that adorns."""
    told, end = "", 0
    for sign in found.finditer(line):
        told += line[end : sign.start()]
        end, said = sign.end(), signs[sign[1]]
        if (number := _NUMBER.match(line, end)) and said.endswith(number[0]):
            end = number.end()  # the mark and the number stood for the whole name
        rest, is_first = line[end:], not any(one.isalnum() for one in told)
        is_joint = unicodedata.category(sign[1][0]) == "Sm"  # an arrow, or "times"
        if not said or (not is_joint and _says(rest if is_first else rest[: len(said) + 1], said)):
            end += rest[:1] == " "
            continue
        if told[-1:].isalnum():
            told += ", " if sign.start() and line[sign.start() - 1] in signs else " "
        told += said if (count := sign[0].count(sign[1])) == 1 else f"{count} {said}"
        if rest[:1].isalnum() and rest[0] not in signs:
            told += " "
        elif is_first and not is_joint and rest[:1] == " " and (rest[1:2].isupper() or rest[1:2].isdigit()):
            told += ":"
    return (told + line[end:]).rstrip() if end else line


def _says(line: str, said: str) -> bool:
    """Tell whether a line has these words."""
    return re.search(rf"\b{re.escape(said)}", line, re.IGNORECASE) is not None
