"""Every kind of button, menu and form: what it means, its letters in custom ids, and the moment it names.

Letters that are here hang in channels: they stay, and fields are only added behind the others, with a
default.
What each does stands in `bot/presses` (`@serves`). All are read in here, so that all can be decoded.
"""

from bot.screens.controls import (
    agreement,
    answers,
    collection,
    fixes,
    looking,
    me,
    notes,
    plans,
    points,
    privacy,
    reports,
    seats,
    servers,
    start,
    table,
)

__all__ = [
    "agreement",
    "answers",
    "collection",
    "fixes",
    "looking",
    "me",
    "notes",
    "plans",
    "points",
    "privacy",
    "reports",
    "seats",
    "servers",
    "start",
    "table",
]
