"""Limits of application commands."""

import re
from typing import Any

from sandbox.limits.form import Form
from sandbox.limits.locales import localized
from sandbox.limits.replies import check_choice

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LEAVES = tuple(range(3, 12))
MOST_OF_A_KIND = {CHAT: 100, USER: 15, MESSAGE: 15}
MOST_CHARACTERS = 8000
# Letters and digits of any script (\w without its connecting signs), and the marks of Devanagari and Thai.
NAME = re.compile(r"[-'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}\Z")


def check_commands(bodies: list[Any]) -> dict[str, Any]:
    """Return the faults of a whole set of commands (a bulk overwrite), by path."""
    errors: dict[str, Any] = {}
    met: set[tuple[int, str]] = set()
    counts: dict[int, int] = {}
    for index, body in enumerate(bodies):
        form = Form(body if isinstance(body, dict) else {}, (index,), errors)
        kind = _check_command(form)
        key = (kind, str(form.body.get("name")))
        if key in met:
            form.refuse(
                None, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        met.add(key)
        counts[kind] = counts.get(kind, 0) + 1
    for kind, count in counts.items():
        most = MOST_OF_A_KIND.get(kind, 1)
        if count > most:
            Form({}, (), errors).refuse(None, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    return errors


def check_command(body: dict[str, Any]) -> dict[str, Any]:
    """Return the faults of one command, by path."""
    form = Form(body)
    _check_command(form)
    return form.errors


def _check_command(form: Form) -> int:
    """Check one command; returns its type."""
    kind = form.one_of("type", (CHAT, USER, MESSAGE)) or CHAT
    if kind == CHAT:
        _check_name(form)
        _check_description(form)
        _check_options(form, (SUBCOMMAND, GROUP, *LEAVES))
    else:
        form.text("name", 32, least=1, required=True)
        for _ in localized(form, "name", 32):
            pass
        if form.body.get("description"):
            form.refuse("description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Must be empty")
    if form.has("default_member_permissions"):
        form.snowflake("default_member_permissions")
    form.flag("nsfw")
    form.flag("dm_permission")
    for key, most in (("contexts", 2), ("integration_types", 1)):
        for index, value in enumerate(form.values(key, most + 1)):
            if value not in range(most + 1):
                Form({}, (*form.path, key), form.errors).refuse_choice(index, range(most + 1))
    if _size(form.body) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        form.refuse(None, "APPLICATION_COMMAND_TOO_LARGE", message)
    return kind


def _check_name(form: Form) -> None:
    name = form.text("name", 32, least=1, required=True)
    if name:
        _check_word(form, "name", name)
    for names, locale, word in localized(form, "name", 32):
        _check_word(names, locale, word)


def _check_word(form: Form, key: str, name: str) -> None:
    if len(name) <= 32 and (not NAME.match(name) or name != name.lower()):
        form.refuse(key, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_description(form: Form) -> None:
    form.text("description", 100, least=1, required=True)
    for _ in localized(form, "description", 100):
        pass


def _check_options(form: Form, allowed: tuple[int, ...]) -> None:
    met: set[str] = set()
    has_optional = has_branch = has_leaf = False
    for option in form.items("options", 25):
        kind = option.one_of("type", allowed, required=True)
        _check_name(option)
        _check_description(option)
        name = str(option.body.get("name"))
        if name in met:
            option.refuse("name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option name is not unique")
        met.add(name)
        if kind in (SUBCOMMAND, GROUP):
            has_branch = True
            _check_options(option, (SUBCOMMAND,) if kind == GROUP else LEAVES)
        elif kind is not None:
            has_leaf = True
            required = option.flag("required")
            if required and has_optional:
                option.refuse(
                    None,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            has_optional = has_optional or not required
            _check_leaf(option, kind)
    if has_branch and has_leaf:
        form.refuse(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )


def _check_leaf(option: Form, kind: int) -> None:
    names: set[str] = set()
    choices = list(option.items("choices", 25))
    for choice in choices:
        check_choice(choice, kind)
        name = str(choice.body.get("name"))
        if name in names:
            choice.refuse(
                "name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED", "Choice name is not unique"
            )
        names.add(name)
    if choices and kind not in (STRING, INTEGER, NUMBER):
        option.refuse("choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type has no choices")
    if option.flag("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
        option.refuse(
            "autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", "Autocomplete is not possible here"
        )
    if kind == STRING:
        option.whole("min_length", 0, 6000)
        option.whole("max_length", 1, 6000)
    if kind == INTEGER:
        option.whole("min_value", -(2**53), 2**53)
        option.whole("max_value", -(2**53), 2**53)


def _size(body: dict[str, Any]) -> int:
    """Return the characters of names, descriptions and values, the longest language of each counting."""
    total = 0
    for key in ("name", "description"):
        others = body.get(f"{key}_localizations")
        texts = [body.get(key), *(others.values() if isinstance(others, dict) else ())]
        total += max(len(text) if isinstance(text, str) else 0 for text in texts)
    total += len(body["value"]) if isinstance(body.get("value"), str) else 0
    for key in ("options", "choices"):
        parts = body.get(key)
        if isinstance(parts, list):
            total += sum(_size(part) for part in parts if isinstance(part, dict))
    return total
