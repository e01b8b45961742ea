"""Limits of messages."""

from typing import Any

from sandbox.limits.components import Layout, check_rows
from sandbox.limits.embeds import check_embeds
from sandbox.limits.form import SNOWFLAKE, Form

SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 12, 1 << 15
MOST_FILES = 10
LEGACY = ("content", "embeds", "poll", "sticker_ids")
MENTIONS = ("roles", "users", "everyone")


def check_message(body: dict[str, Any], *, under: str = "", has_layout: bool = False) -> dict[str, Any]:
    """Return the faults of a message body, by path.

    `under` is the field that holds it in a larger body ("data" in a response to an interaction).
    `has_layout` says that the message being edited has the flag for component layouts already.
    """
    form = Form(body, (under,) if under else ())
    flags = form.whole("flags", 0, (1 << 31) - 1) or 0
    form.text("content", 2000)
    form.flag("tts")
    if not isinstance(body.get("nonce"), int):
        form.text("nonce", 25)
    form.flag("enforce_nonce")
    check_embeds(form)
    if has_layout or flags & COMPONENTS_V2:
        _check_layout(form)
    else:
        check_rows(form)
    _check_attachments(form)
    _check_mentions(form)
    if reference := form.child("message_reference"):
        reference.snowflake("message_id", required=True)
        reference.flag("fail_if_not_exists")
    form.values("sticker_ids", 3)
    return form.errors


def _check_layout(form: Form) -> None:
    for key in LEGACY:
        if form.body.get(key):
            form.refuse(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    if "components" in form.body:
        Layout(form).check()


def _check_attachments(form: Form) -> None:
    for attachment in form.items("attachments", MOST_FILES):
        attachment.snowflake("id", required=True)
        attachment.text("filename", 1024)
        attachment.text("description", 1024)


def _check_mentions(form: Form) -> None:
    mentions = form.child("allowed_mentions")
    if mentions is None:
        return
    mentions.flag("replied_user")
    parse = mentions.values("parse", 3)
    for index, name in enumerate(parse):
        if name not in MENTIONS:
            Form({}, (*mentions.path, "parse"), form.errors).refuse_choice(index, MENTIONS)
    for key in ("users", "roles"):
        named = mentions.values(key, 100)
        for index, value in enumerate(named):
            if not SNOWFLAKE.match(str(value)):
                Form({}, (*mentions.path, key), form.errors).refuse(
                    index, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.'
                )
        if named and key in parse:
            mentions.refuse(
                None,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )
