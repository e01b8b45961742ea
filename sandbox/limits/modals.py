"""Limits of modals."""

from typing import Any

from sandbox.limits.elements import (
    CHECKBOXES,
    SELECTS,
    TEXT_INPUT,
    CustomIds,
    check_options,
    check_range,
    check_select,
    check_text_input,
    type_of,
)
from sandbox.limits.form import Form

ROW, TEXT, LABEL = 1, 10, 18
UPLOAD, RADIO, CHECKBOX = 19, 21, 23
MOST_PARTS = 5


def check_modal(body: dict[str, Any]) -> dict[str, Any]:
    """Return the faults of a modal (the `data` of a type 9 response), by path."""
    form = Form(body, ("data",))
    form.text("title", 45, least=1, required=True)
    form.text("custom_id", 100, least=1, required=True)
    ids = CustomIds()
    for part in form.items("components", MOST_PARTS, least=1, required=True):
        kind = type_of(part, (ROW, TEXT, LABEL))
        if kind == ROW:
            for field in part.items("components", 1, least=1, required=True):
                if type_of(field, (TEXT_INPUT,)) is not None:
                    check_text_input(field, ids, has_label=True)
        elif kind == TEXT:
            part.text("content", 4000, least=1, required=True)
        elif kind == LABEL:
            _check_label(part, ids)
    return form.errors


def _check_label(label: Form, ids: CustomIds) -> None:
    label.text("label", 45, least=1, required=True)
    label.text("description", 100)
    field = label.child("component", required=True)
    if field is None:
        return
    kind = type_of(field, (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX))
    if kind is None:
        return
    if kind == TEXT_INPUT:
        check_text_input(field, ids, has_label=False)
        return
    if kind in SELECTS:
        check_select(field, ids)
        if field.flag("disabled"):
            field.refuse("disabled", "COMPONENT_DISABLED_IN_MODAL", "Nothing in a modal can be disabled")
    else:
        ids.check(field)
    field.flag("required")
    if field.body.get("min_values") == 0 and field.body.get("required") is not False:
        field.refuse("min_values", "NUMBER_TYPE_MIN", "int value should be greater than or equal to 1.")
    if kind == RADIO:
        check_options(field, 2, 10)
    elif kind == CHECKBOXES:
        check_options(field, 1, 10)
    elif kind == CHECKBOX:
        field.flag("default")
    elif kind == UPLOAD:
        check_range(field, 10)
