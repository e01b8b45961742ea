"""Limits of responses, threads and channels; and no body, however odd, is left without a judgement."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox.json import Json
from sandbox.limits import (
    check_channel_edit,
    check_choices,
    check_command,
    check_commands,
    check_message,
    check_modal,
    check_reply,
    check_thread,
)
from tests.sandbox.bodies import codes, paths

V2 = 1 << 15
FIELDS = [
    "type",
    "components",
    "component",
    "options",
    "choices",
    "custom_id",
    "style",
    "label",
    "emoji",
    "name",
    "value",
    "embeds",
    "fields",
    "image",
    "url",
    "footer",
    "author",
    "timestamp",
    "flags",
    "content",
    "attachments",
    "allowed_mentions",
    "parse",
    "users",
    "accessory",
    "items",
    "media",
    "id",
    "min_values",
    "max_values",
    "default",
    "title",
    "description",
    "name_localizations",
    "contexts",
    "data",
    "required",
    "autocomplete",
    "min_length",
    "max_length",
    "color",
    "message_reference",
    "default_member_permissions",
]


@pytest.mark.parametrize(
    ("kind", "has_message", "allowed"),
    [
        (2, False, {4, 5, 9}),
        (3, True, {4, 5, 6, 7, 9}),
        (4, False, {8}),
        (5, False, {4, 5}),
        (5, True, {4, 5, 6, 7}),
    ],
)
def test_types_of_response(kind: int, has_message: bool, allowed: set[int]) -> None:
    taken = {n for n in range(1, 13) if not check_reply({"type": n}, kind, has_message=has_message)}
    assert taken == allowed


def test_response_needs_a_type() -> None:
    assert codes(check_reply({}, 2, has_message=False)) == {"BASE_TYPE_REQUIRED"}


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"name": ""}, "name"),
        ({"name": "n" * 101}, "name"),
        ({}, "name"),
        ({"name": "n", "auto_archive_duration": 61}, "auto_archive_duration"),
        ({"name": "n", "type": 0}, "type"),
        ({"name": "n", "rate_limit_per_user": 21601}, "rate_limit_per_user"),
    ],
)
def test_threads(body: Json, path: str) -> None:
    assert path in paths(check_thread(body, from_message=False))
    for minutes in (60, 1440, 4320, 10080):
        good = {"name": "n" * 100, "auto_archive_duration": minutes, "type": 11, "rate_limit_per_user": 21600}
        assert check_thread(good, from_message=False) == {}


def test_channel_edits() -> None:
    assert check_channel_edit({"archived": True, "name": "n" * 100, "topic": "t" * 1024}) == {}
    assert paths(check_channel_edit({"archived": 1, "name": "", "topic": "t" * 1025})) == {
        "archived",
        "name",
        "topic",
    }


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(1, 23)
    | st.floats(allow_nan=False)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(FIELDS),
            inner,
            max_size=6,
        )
    ),
    max_leaves=25,
)
bodies = st.dictionaries(st.sampled_from(FIELDS), anything, max_size=8)


@given(bodies, st.sampled_from([0, V2]))
def test_whatever_is_sent_is_judged(body: Json, flags: int) -> None:
    for check in (check_message, check_modal, check_command, check_channel_edit):
        check(body)
    check_message({**body, "flags": flags})
    check_commands([body, body])
    check_choices(body, 3)
    check_reply(body, 3, has_message=True)
    check_thread(body, from_message=False)
