"""Limits of buttons, selects and what else a person operates."""

from collections.abc import Iterable

from sandbox.limits.form import Form

BUTTON, STRING_SELECT, TEXT_INPUT = 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
CHECKBOXES = 22
KINDS_CHOSEN = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}
"""What can be chosen beforehand in a select that isn't one of texts."""
CHANNEL_TYPES = (*range(6), *range(10, 17))
LINK, PREMIUM = 5, 6
LINK_SCHEMES = ("http", "https", "discord")


class CustomIds:
    """The custom_ids met so far in one message or modal: each may stand there once."""

    def __init__(self) -> None:
        self._met: set[str] = set()

    def check(self, form: Form) -> None:
        """Check the custom_id of one component."""
        custom_id = form.text("custom_id", 100, least=1, required=True)
        if not custom_id:
            return
        if custom_id in self._met:
            form.refuse(
                "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self._met.add(custom_id)


def check_button(button: Form, ids: CustomIds) -> None:
    """Check a button: its style says what else it must have and must not have."""
    style = button.one_of("style", range(1, 7), required=True)
    label = button.text("label", 80)
    check_emoji(button)
    button.flag("disabled")
    if style == PREMIUM:
        button.snowflake("sku_id", required=True)
        return
    if style == LINK:
        _check_link(button)
    elif style is not None:
        ids.check(button)
        if button.has("url"):
            button.refuse(
                None,
                "BUTTON_COMPONENT_URL_AND_CUSTOM_ID_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    if not label and not button.has("emoji"):
        button.refuse("label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")


def _check_link(button: Form) -> None:
    url = button.address("url", LINK_SCHEMES, required=True)
    if url:
        button.measure("url", len(url), 512)
    if button.has("custom_id"):
        button.refuse(
            None,
            "BUTTON_COMPONENT_URL_AND_CUSTOM_ID_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )


def check_select(select: Form, ids: CustomIds) -> None:
    """Check a select menu and, if it is one of texts, its options."""
    ids.check(select)
    select.text("placeholder", 150)
    select.flag("disabled")
    if select.body.get("type") == STRING_SELECT:
        check_options(select, 1, 25)
    else:
        _check_chosen(select)


def _check_chosen(select: Form) -> None:
    """Check what is chosen beforehand in a select of people, roles or channels, and what it offers."""
    least, most = check_range(select, 25)
    kinds = KINDS_CHOSEN[select.body["type"]]
    for value in select.items("default_values", most, least=least):
        value.snowflake("id", required=True)
        if value.body.get("type") not in kinds:
            value.refuse_choice("type", kinds)
    for index, kind in enumerate(select.values("channel_types", len(CHANNEL_TYPES))):
        if isinstance(kind, bool) or kind not in CHANNEL_TYPES:
            Form({}, (*select.path, "channel_types"), select.errors).refuse_choice(index, CHANNEL_TYPES)


def check_range(menu: Form, limit: int, offered: int = 0) -> tuple[int, int]:
    """Check how many may be chosen: `limit` and all `offered` (0: unknown) at most; returns least, most."""
    least = menu.whole("min_values", 0, limit)
    most = menu.whole("max_values", 1, limit)
    for key, value in (("min_values", least), ("max_values", most)):
        if value and offered and value > offered:
            menu.refuse(
                key, "BASE_TYPE_MAX_LENGTH", f"Must be {offered} or fewer: there are no more options."
            )
    least = 1 if least is None else least
    most = most or (offered if menu.body.get("type") == CHECKBOXES else 1)
    if least > most:
        menu.refuse("min_values", "SELECT_COMPONENT_INVALID_RANGE", "min_values exceeds max_values")
    return least, most


def check_options(menu: Form, least: int, most: int) -> None:
    """Check the options of a select, radio group or checkbox group, and how many may be chosen."""
    met: set[str] = set()
    count = chosen = 0
    for option in menu.items("options", most, least=least, required=True):
        count += 1
        option.text("label", 100, least=1, required=True)
        value = option.text("value", 100, least=1, required=True)
        option.text("description", 100)
        chosen += option.flag("default")
        check_emoji(option)
        if value is not None and value in met:
            option.refuse(
                None, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )
        met.add(value or "")
    _, allowed = check_range(menu, most, count)
    if chosen > allowed:
        menu.refuse("options", "SELECT_COMPONENT_MAX_DEFAULT_VALUES", "Too many default options")


def check_emoji(form: Form) -> None:
    """Check an `emoji` field: the id of an own one, or a character that is an emoji."""
    emoji = form.child("emoji")
    if emoji is None:
        return
    emoji.snowflake("id")
    name = emoji.text("name", 32, required=not emoji.has("id"))
    if name is not None and not emoji.has("id") and not _is_emoji(name):
        emoji.refuse("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _is_emoji(name: str) -> bool:
    # Every emoji has a sign beyond Latin text in it (a keycap has U+20E3) and no letter.
    return any(sign >= "\u00a9" for sign in name) and not any(sign.isalpha() for sign in name)


def check_text_input(field: Form, ids: CustomIds, *, has_label: bool) -> None:
    """Check a text input of a modal; `has_label` is False inside a label component."""
    ids.check(field)
    field.one_of("style", (1, 2), required=True)
    field.text("label", 45, least=1 if has_label else 0, required=has_label)
    field.text("placeholder", 100)
    field.flag("required")
    least = field.whole("min_length", 0, 4000) or 0
    most = field.whole("max_length", 1, 4000)
    field.text("value", 4000 if most is None else min(most, 4000))
    if most is not None and least > most:
        field.refuse("min_length", "TEXT_INPUT_COMPONENT_INVALID_RANGE", "min_length exceeds max_length")


def type_of(form: Form, allowed: Iterable[int]) -> int | None:
    """Return the component's type if it may stand here; a missing or other one is refused."""
    kind = form.body.get("type")
    listed = tuple(allowed)
    if kind is None:
        form.refuse_missing("type")
    elif isinstance(kind, bool) or kind not in listed:
        names = ", ".join(map(str, listed)) + ("," if len(listed) == 1 else "")
        form.refuse("type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({names}).')
    else:
        return int(kind)
    return None
