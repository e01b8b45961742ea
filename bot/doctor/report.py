"""What was found, as text for the host, as JSON for programs, and as text for an issue."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap

from bot import __version__
from bot.doctor.finding import Finding, Level, worst

WIDTH = 100
MARKS = {Level.HOLDS: "holds", Level.UNKNOWN: "unknown", Level.WARNING: "WARNING", Level.FAULT: "FAULT"}
HELD = {Level.HOLDS: "held", Level.UNKNOWN: "untried", Level.FAULT: "NOT HELD"}
"""How the same is said of an assumption."""
LONGEST_MARK, LONGEST_CHECK = 10, 16
ID = re.compile(r"\b\d{15,20}\b")
"""A server, a channel, a person or an application."""
HOME = re.compile(r"(/(?:home|Users)/)[^/\s]+")


def as_text(one: Finding, marks: Mapping[Level, str] = MARKS) -> str:
    """Return what was found: a line that says it and, where something is wrong, what to do."""
    lines = [_labelled(f"{marks[one.level]:<{LONGEST_MARK}}{one.check:<{LONGEST_CHECK}}", one.says)]
    for label, told in (("where", one.where), ("means", one.means), ("mend", one.mend)):
        if told and (one.level != Level.HOLDS or label == "where"):
            lines.append(_labelled(f"{'':<{LONGEST_MARK}}{label:<{LONGEST_CHECK}}", told))
    return "\n".join(lines)


def _labelled(label: str, told: str) -> str:
    left = " " * len(label)
    lines = wrap(told, WIDTH - len(label), break_long_words=False, break_on_hyphens=False)
    return label + f"\n{left}".join(lines)


def summary(findings: Sequence[Finding]) -> str:
    """Return in one line how it went."""
    counts = {level: sum(one.level == level for one in findings) for level in Level}
    if worst(findings) == Level.HOLDS:
        return f"All {len(findings)} checks hold."
    told = [f"{counts[level]} {MARKS[level].lower()}" for level in reversed(Level) if counts[level]]
    return f"{', '.join(told)}."


def as_json(findings: Sequence[Finding]) -> str:
    """Return what was found for programs."""
    told = {
        "version": __version__,
        "worst": worst(findings).name.lower(),
        "findings": [one.as_json() for one in findings],
    }
    return json.dumps(told, indent=2)


def for_an_issue(
    findings: Iterable[Finding], secrets: Iterable[str] = (), marks: Mapping[Level, str] = MARKS
) -> str:
    """Return a text that everybody may read: without a name, an id, a place or one of the `secrets`."""
    lines = [f"{marks[one.level]:<{LONGEST_MARK}}{one.check:<{LONGEST_CHECK}}{one.says}" for one in findings]
    text = "\n".join(["```", f"Automa {__version__}", *lines, "```"])
    for secret in secrets:
        text = text.replace(secret, "...") if secret else text
    return HOME.sub(r"\1...", ID.sub("...", text))
