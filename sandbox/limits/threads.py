"""Limits of threads and of changes to channels."""

from typing import Any

from sandbox.limits.form import Form

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def check_thread(body: dict[str, Any], *, from_message: bool) -> dict[str, Any]:
    """Return the faults of a new thread, by path."""
    form = Form(body)
    form.text("name", 100, least=1, required=True)
    form.one_of("auto_archive_duration", ARCHIVE_MINUTES)
    form.whole("rate_limit_per_user", 0, 21600)
    if not from_message:
        form.one_of("type", (10, 11, 12))
        form.flag("invitable")
    return form.errors


def check_channel_edit(body: dict[str, Any]) -> dict[str, Any]:
    """Return the faults of a change to a channel or thread, by path."""
    form = Form(body)
    form.text("name", 100, least=1 if "name" in body else 0)
    form.text("topic", 1024)
    form.one_of("auto_archive_duration", ARCHIVE_MINUTES)
    form.whole("rate_limit_per_user", 0, 21600)
    for key in ("archived", "locked", "invitable", "nsfw"):
        form.flag(key)
    return form.errors
