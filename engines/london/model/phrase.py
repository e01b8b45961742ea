"""The forms of a report's parts, by which a part is told from the line of a card."""

import re

WHOSE = re.compile(r"(?:auto)?martin\s*(\d)?\s*:\s*(.*)", re.IGNORECASE)
PUT = re.compile(r"board\s*\+\s*(.*)", re.IGNORECASE)
BOARD = re.compile(r"board\s*=\s*(.*)", re.IGNORECASE)
TOOK = re.compile(r"(?:took|take)\s+(.+)", re.IGNORECASE)
BOUGHT = re.compile(r"slot\s+(\d)\s+bought\b\s*(.*)", re.IGNORECASE)
DREW = re.compile(r"(?:drew|draw)\s+(\d{1,4})", re.IGNORECASE)
DUE = re.compile(r"due\s+([1-9]\d?)(?:\s+(?:to\s+)?(.+))?", re.IGNORECASE)
EFFECT = re.compile(r"effect\s+(coins|poverty|prestige)\s+([+-][1-9]\d?)(?:\s+(.+))?", re.IGNORECASE)
ROW = re.compile(r"row\s+(top|bottom)\s+gone", re.IGNORECASE)
PHRASES = (WHOSE, PUT, BOARD, TOOK, BOUGHT, DREW, DUE, EFFECT, ROW)


def is_report(line: str) -> bool:
    """Tell whether a line has the form of a report: it is never the line of a card."""
    return any(form.fullmatch(line.replace("−", "-")) for form in PHRASES)
