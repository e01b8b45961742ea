"""Every limit of messages, on both sides of its border."""

from collections.abc import Callable
from typing import Any

import pytest

from sandbox.json import Json
from sandbox.limits import check_message
from tests.sandbox.bodies import paths

V2 = 1 << 15


def embed(**parts: Any) -> Json:
    return {"embeds": [{"description": "d", **parts}]}


def field(name: str = "n", value: str = "v") -> Json:
    return {"name": name, "value": value}


def button(**parts: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": "b", **parts}


def option(label: str = "o", value: str = "o", **parts: Any) -> Json:
    return {"label": label, "value": value, **parts}


def select(**parts: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [option()], **parts}


def places(*ids: str, **parts: Any) -> Json:
    chosen = [{"id": one, "type": "channel"} for one in ids]
    return {"type": 8, "custom_id": "s", "default_values": chosen, **parts}


def row(*elements: Json) -> Json:
    return {"components": [{"type": 1, "components": list(elements)}]}


def rows(count: int) -> Json:
    return {"components": [{"type": 1, "components": [button(custom_id=f"{i}")]} for i in range(count)]}


def buttons(count: int) -> Json:
    return row(*[button(custom_id=f"{i}") for i in range(count)])


def layout(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def texts(count: int, length: int = 1) -> list[Json]:
    return [{"type": 10, "content": "t" * length} for _ in range(count)]


def section(count: int = 1, **accessory: Any) -> Json:
    return {"type": 9, "components": texts(count), "accessory": accessory or button()}


def gallery(count: int, description: str = "") -> Json:
    item = {"media": {"url": "https://example.org/a.png"}, "description": description}
    return {"type": 12, "items": [item] * count}


LENGTHS: list[tuple[str, Callable[[int], Json], int]] = [
    ("content", lambda n: {"content": "c" * n}, 2000),
    ("nonce", lambda n: {"content": "c", "nonce": "n" * n}, 25),
    ("embeds", lambda n: {"embeds": [{"title": "t"}] * n}, 10),
    ("embeds.0.title", lambda n: embed(title="t" * n), 256),
    ("embeds.0.description", lambda n: embed(description="d" * n), 4096),
    ("embeds.0.fields", lambda n: embed(fields=[field()] * n), 25),
    ("embeds.0.fields.0.name", lambda n: embed(fields=[field(name="n" * n)]), 256),
    ("embeds.0.fields.0.value", lambda n: embed(fields=[field(value="v" * n)]), 1024),
    ("embeds.0.footer.text", lambda n: embed(footer={"text": "f" * n}), 2048),
    ("embeds.0.author.name", lambda n: embed(author={"name": "a" * n}), 256),
    ("embeds.0.color", lambda n: embed(color=n), 0xFFFFFF),
    ("embeds", lambda n: {"embeds": [{"description": "d" * 4000}, {"description": "d" * (n - 4000)}]}, 6000),
    (
        "embeds",
        lambda n: {
            "embeds": [
                {
                    "title": "tt",
                    "fields": [field("n" * 7, "v" * 991)] * 6,
                    "footer": {"text": "f" * (n - 5990)},
                }
            ]
        },
        6000,
    ),
    ("components", rows, 5),
    ("components.0.components", buttons, 5),
    ("components.0.components.0.custom_id", lambda n: row(button(custom_id="c" * n)), 100),
    ("components.0.components.0.label", lambda n: row(button(label="l" * n)), 80),
    (
        "components.0.components.0.url",
        lambda n: row({"type": 2, "style": 5, "label": "l", "url": "https://" + "u" * (n - 8)}),
        512,
    ),
    ("components.0.components.0.placeholder", lambda n: row(select(placeholder="p" * n)), 150),
    (
        "components.0.components.0.options",
        lambda n: row(select(options=[option(value=f"{i}") for i in range(n)])),
        25,
    ),
    (
        "components.0.components.0.options.0.label",
        lambda n: row(select(options=[option(label="l" * n)])),
        100,
    ),
    (
        "components.0.components.0.options.0.value",
        lambda n: row(select(options=[option(value="v" * n)])),
        100,
    ),
    (
        "components.0.components.0.options.0.description",
        lambda n: row(select(options=[option(description="d" * n)])),
        100,
    ),
    ("components.0.components.0.max_values", lambda n: row(select(max_values=n)), 1),
    ("attachments", lambda n: {"content": "c", "attachments": [{"id": i} for i in range(n)]}, 10),
    (
        "attachments.0.description",
        lambda n: {"content": "c", "attachments": [{"id": 0, "description": "d" * n}]},
        1024,
    ),
    (
        "allowed_mentions.users",
        lambda n: {"content": "c", "allowed_mentions": {"users": [str(i) for i in range(n)]}},
        100,
    ),
    ("components", lambda n: layout(*texts(n)), 40),
    ("components", lambda n: layout({"type": 17, "components": texts(n - 1)}), 40),
    ("components", lambda n: layout({"type": 17, "components": texts(n - 4)}, section()), 40),
    ("components.0.content", lambda n: layout(*texts(1, n)), 4000),
    ("components", lambda n: layout(*texts(1, 2000), *texts(1, n - 2000)), 4000),
    ("components.0.components", lambda n: layout(section(n)), 3),
    ("components.0.items", lambda n: layout(gallery(n)), 10),
    ("components.0.items.0.description", lambda n: layout(gallery(1, "d" * n)), 1024),
    (
        "components.0.accent_color",
        lambda n: layout({"type": 17, "accent_color": n, "components": texts(1)}),
        0xFFFFFF,
    ),
    ("components.0.components", lambda n: layout(*buttons(n)["components"]), 5),
]


@pytest.mark.parametrize(("path", "make", "most"), LENGTHS)
def test_length(path: str, make: Callable[[int], Json], most: int) -> None:
    assert check_message(make(most)) == {}
    assert path in paths(check_message(make(most + 1)))


REFUSED: list[tuple[str, Json, Json]] = [
    # path of the fault, a body that is refused, a neighbour that is not
    ("embeds.0.fields.0.name", embed(fields=[field(name="")]), embed(fields=[field()])),
    ("embeds.0.fields.0.name", embed(fields=[field(name="  ")]), embed(fields=[field(name=" n ")])),
    ("embeds.0.fields.0.value", embed(fields=[{"name": "n"}]), embed(fields=[field()])),
    ("embeds.0.footer.text", embed(footer={"icon_url": "https://e.org"}), embed(footer={"text": "t"})),
    ("embeds.0.author.name", embed(author={"url": "https://e.org"}), embed(author={"name": "a"})),
    ("embeds.0.image.url", embed(image={}), embed(image={"url": "https://e.org/a.png"})),
    ("embeds.0.image.url", embed(image={"url": "file:///a"}), embed(image={"url": "attachment://a.png"})),
    ("embeds.0.url", embed(url="nowhere"), embed(url="https://e.org")),
    ("embeds.0.description", {"embeds": [{}]}, {"embeds": [{"title": "t"}]}),
    ("embeds.0.color", embed(color=-1), embed(color=0)),
    ("embeds.0.timestamp", embed(timestamp="soon"), embed(timestamp="2026-01-01T12:00:00+00:00")),
    ("embeds.0.title", embed(title=5), embed(title="5")),
    (
        "embeds.0.fields.0.inline",
        embed(fields=[{**field(), "inline": "yes"}]),
        embed(fields=[{**field(), "inline": True}]),
    ),
    ("content", {"content": 5}, {"content": "5"}),
    ("tts", {"content": "c", "tts": 1}, {"content": "c", "tts": False}),
    ("flags", {"content": "c", "flags": "64"}, {"content": "c", "flags": 64}),
    ("embeds", {"embeds": {}}, {"embeds": []}),
    ("embeds.0", {"embeds": ["e"]}, {"embeds": None}),
    ("components.0.type", {"components": [button()]}, row(button())),
    ("components.0.components", row(), row(button())),
    ("components.0.components.0.type", row({"type": 4, "custom_id": "t"}), row(select())),
    ("components.0.components", row(button(), select()), row(select())),
    ("components.0.components", row(select(), select(custom_id="s2")), row(select())),
    ("components.0.components.1.custom_id", row(button(), button()), row(button(), button(custom_id="c"))),
    ("components.0.components.0.custom_id", row(button(custom_id="")), row(button(custom_id="c"))),
    (
        "components.0.components.0.custom_id",
        row({"type": 2, "style": 1, "label": "l"}),
        row({"type": 2, "style": 5, "label": "l", "url": "https://e.org"}),
    ),
    ("components.0.components.0.style", row(button(style=7)), row(button(style=4))),
    ("components.0.components.0.url", row({"type": 2, "style": 5, "label": "l"}), row(button())),
    ("components.0.components.0", row(button(url="https://e.org")), row(button())),
    ("components.0.components.0", row(button(style=5, url="https://e.org")), row(button())),
    (
        "components.0.components.0.label",
        row({"type": 2, "style": 1, "custom_id": "c"}),
        row({"type": 2, "style": 1, "custom_id": "c", "emoji": {"name": "🎲"}}),
    ),
    (
        "components.0.components.0.emoji.name",
        row(button(emoji={"name": "dice"})),
        row(button(emoji={"name": "1️⃣"})),
    ),
    (
        "components.0.components.0.emoji.id",
        row(button(emoji={"id": "x"})),
        row(button(emoji={"id": "5", "name": "own"})),
    ),
    ("components.0.components.0.disabled", row(button(disabled=1)), row(button(disabled=True))),
    ("components.0.components.0.options", row(select(options=[])), row(select())),
    (
        "components.0.components.0.options.1",
        row(select(options=[option(), option()])),
        row(select(options=[option(), option(value="p")])),
    ),
    ("components.0.components.0.options.0.value", row(select(options=[option(value="")])), row(select())),
    ("components.0.components.0.options.0.label", row(select(options=[option(label="")])), row(select())),
    ("components.0.components.0.min_values", row(select(min_values=-1)), row(select(min_values=0))),
    (
        "components.0.components.0.min_values",
        row(select(min_values=2, max_values=1, options=[option(), option(value="p")])),
        row(select(min_values=2, max_values=2, options=[option(), option(value="p")])),
    ),
    (
        "components.0.components.0.max_values",
        row({"type": 5, "custom_id": "u", "max_values": 26}),
        row({"type": 5, "custom_id": "u", "max_values": 25}),
    ),
    (
        "components.0.components.0.options",
        row(select(options=[option(default=True), option(value="p", default=True)])),
        row(select(options=[option(default=True), option(value="p")])),
    ),
    ("components.0.components.0.default_values", row(places("5", "6", "7")), row(places("5"))),
    (
        "components.0.components.0.default_values",
        row(places("5", min_values=2, max_values=3)),
        row(places("5", "6", min_values=2, max_values=3)),
    ),
    ("components.0.components.0.default_values.0.id", row(places("abc")), row(places("5"))),
    (
        "components.0.components.0.default_values.0.type",
        row(places("5", type=5)),
        row(places("5", type=8)),
    ),
    (
        "components.0.components.0.default_values.0.type",
        row(places("5", default_values=[{"id": "5"}])),
        row(places("5", type=7, default_values=[{"id": "5", "type": "role"}])),
    ),
    (
        "components.0.components.0.channel_types.1",
        row(places("5", channel_types=[0, 99])),
        row(places("5", channel_types=[0, 5, 15])),
    ),
    ("components.0.components.0.channel_types.0", row(places("5", channel_types=["a"])), row(places("5"))),
    (
        "attachments.0.id",
        {"content": "c", "attachments": [{}]},
        {"content": "c", "attachments": [{"id": "0"}]},
    ),
    (
        "allowed_mentions.parse.0",
        {"allowed_mentions": {"parse": ["all"]}},
        {"allowed_mentions": {"parse": ["users"]}},
    ),
    (
        "allowed_mentions",
        {"allowed_mentions": {"parse": ["users"], "users": ["5"]}},
        {"allowed_mentions": {"parse": [], "users": ["5"]}},
    ),
    (
        "allowed_mentions.users.0",
        {"allowed_mentions": {"users": ["Ada"]}},
        {"allowed_mentions": {"users": ["5"]}},
    ),
    ("message_reference.message_id", {"message_reference": {}}, {"message_reference": {"message_id": "5"}}),
    ("components.0.type", {"components": texts(1)}, layout(*texts(1))),
    ("content", {**layout(*texts(1)), "content": "c"}, {**layout(*texts(1)), "content": ""}),
    ("embeds", {**layout(*texts(1)), "embeds": [{"title": "t"}]}, {**layout(*texts(1)), "embeds": []}),
    ("components.0.content", layout(*texts(1, 0)), layout(*texts(1))),
    ("components.0.accessory", layout({"type": 9, "components": texts(1)}), layout(section())),
    (
        "components.0.accessory.type",
        layout(section(1, type=10, content="t")),
        layout(section(1, type=11, media={"url": "https://e.org"})),
    ),
    (
        "components.0.components.0.type",
        layout({"type": 9, "components": [button()], "accessory": button()}),
        layout(section()),
    ),
    ("components.0.items.0.media.url", layout({"type": 12, "items": [{"media": {}}]}), layout(gallery(1))),
    (
        "components.0.file.url",
        layout({"type": 13, "file": {"url": "https://e.org"}}),
        layout({"type": 13, "file": {"url": "attachment://a.txt"}}),
    ),
    ("components.0.spacing", layout({"type": 14, "spacing": 3}), layout({"type": 14, "spacing": 2})),
    (
        "components.0.components.0.type",
        layout({"type": 17, "components": [{"type": 17, "components": texts(1)}]}),
        layout({"type": 17, "components": texts(1)}),
    ),
    ("components", {"flags": V2, "components": []}, layout(*texts(1))),
    (
        "components.1.accessory.custom_id",
        layout(section(), section()),
        layout(section(), section(1, **button(custom_id="c"))),
    ),
]


@pytest.mark.parametrize(("path", "refused", "neighbour"), REFUSED)
def test_refusal(path: str, refused: Json, neighbour: Json) -> None:
    assert path in paths(check_message(refused))
    assert check_message(neighbour) == {}


def test_shape_of_an_error() -> None:
    assert check_message({"content": "c" * 2001}, under="data") == {
        "data": {
            "content": {
                "_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}]
            }
        }
    }


def test_space_around_texts_is_not_counted() -> None:
    assert check_message({"content": " " * 50 + "c" * 2000}) == {}
    assert check_message(embed(title=" " + "t" * 256 + "\n")) == {}


def test_unknown_fields_are_ignored() -> None:
    assert check_message({"content": "c", "colour": object()}) == {}


def test_message_with_a_layout_keeps_to_it_when_edited() -> None:
    assert check_message({"components": texts(1)}, has_layout=True) == {}
    assert "content" in paths(check_message({"content": "c"}, has_layout=True))
