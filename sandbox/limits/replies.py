"""Limits of the first response to an interaction."""

from typing import Any

from sandbox.limits.form import Form
from sandbox.limits.locales import localized

MESSAGE, THINKING, QUIET, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
MOST_CHOICES = 25


def check_reply(body: dict[str, Any], interaction: int, *, has_message: bool) -> dict[str, Any]:
    """Return the faults of a response's outer body, by path.

    `interaction` is the interaction's type; `has_message` tells whether it came from a message's component
    (or from a modal that such a component opened).
    """
    form = Form(body)
    form.one_of("type", allowed_replies(interaction, has_message=has_message), required=True)
    form.child("data")
    return form.errors


def allowed_replies(interaction: int, *, has_message: bool) -> tuple[int, ...]:
    """Return the types of response that an interaction may get."""
    if interaction == AUTOCOMPLETE:
        return (CHOICES,)
    replies = [MESSAGE, THINKING]
    if has_message:
        replies += [QUIET, UPDATE]
    if interaction != SUBMIT:
        replies.append(MODAL)
    return tuple(replies)


def check_choices(body: dict[str, Any], option: int) -> dict[str, Any]:
    """Return the faults of autocomplete choices for an option of type `option`, by path."""
    form = Form(body, ("data",))
    for choice in form.items("choices", MOST_CHOICES, required=True):
        check_choice(choice, option)
    return form.errors


def check_choice(choice: Form, option: int) -> None:
    """Check the name and value of one choice of an option of type `option`."""
    choice.text("name", 100, least=1, required=True)
    for _ in localized(choice, "name", 100):
        pass
    value = choice.body.get("value")
    if value is None:
        choice.refuse_missing("value")
    elif option == 3:
        choice.text("value", 100, least=0)
    elif option == 4:
        choice.whole("value", -(2**53), 2**53)
    elif isinstance(value, bool) or not isinstance(value, int | float):
        choice.refuse("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
