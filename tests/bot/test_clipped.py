"""What is too long for Discord is shortened."""

from hypothesis import given
from hypothesis import strategies as st

from bot.screens.message import embed, message
from bot.wire.limits import clip, fit
from sandbox import limits


@given(
    st.lists(st.text(max_size=6000), max_size=30),
    st.text(max_size=9000),
    st.text(max_size=500),
    st.text(max_size=3000),
)
def test_no_message_can_be_too_long(values: list[str], description: str, title: str, footer: str) -> None:
    body = embed(title, [description], footer)
    body["fields"] = [{"name": value, "value": value} for value in values]
    payload = message(body, embed(title, [description]), embed(footer=footer), content=description)
    assert not limits.check_message(payload | {"content": "x" + payload["content"][:1999]})


def test_short_texts_stay_as_they_are() -> None:
    assert clip("short", 10) == "short"
    assert clip("0123456789ab", 10) == "012345678…"


def test_labels_are_shortened() -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 200, "custom_id": "a"}]}
    fit({"content": "x", "components": [row]})
    assert len(row["components"][0]["label"]) == 80  # type: ignore[index]
