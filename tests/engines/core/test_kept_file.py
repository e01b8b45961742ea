"""Files of kept things, from anybody."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engines.core.errors import BadAnswer
from engines.core.game.collection_file import MOST_BYTES, decoded, taken, written
from engines.core.script.collection import Keep, Kept, in_order, option_of
from engines.core.text import Text, text


def read(entry: Any) -> tuple[str, Any]:
    if isinstance(entry, dict):
        entry = f"{entry.get('name')} {entry.get('cost')}"
    name, _, cost = str(entry).rpartition(" ")
    if not cost.isdecimal():
        raise BadAnswer(text("bad-cost", word=cost))
    return name, int(cost)


CARDS = Kept("cards", read, lambda name, cost: f"{name} {cost}", example="Bridge 3", most=4)


def fault(words: str) -> Text:
    with pytest.raises(BadAnswer) as refused:
        taken(CARDS, words)
    return refused.value.text


def test_lines_of_text_are_taken_in_their_order() -> None:
    words = "# my cards\r\n\r\nMews 2\r\n\tOxford Street 10  \r\nCard 12 1\nCard 9 1"
    assert list(taken(CARDS, words).items()) == [
        ("Card 9", 1),
        ("Card 12", 1),
        ("Mews", 2),
        ("Oxford Street", 10),
    ]


@pytest.mark.parametrize(
    "words",
    [
        '[{"name": "Mews", "cost": 2}, "Bridge 3"]',
        '\n {"title": {"cards": [1]}, "cards": [{"name": "Mews", "cost": 2},\n"Bridge 3"], "of": []}\n',
    ],
)
def test_json_is_taken_as_a_list_or_as_a_data_file(words: str) -> None:
    assert taken(CARDS, words) == {"Mews": 2, "Bridge": 3}


@pytest.mark.parametrize(
    ("words", "entry"),
    [
        ("[null]", "null"),
        ('[{"id": true}]', "true"),
        ("a" * 41, "a" * 39 + "…"),
        ("a" * 40, "a" * 40),
    ],
)
def test_a_fault_names_what_is_wrong_as_the_file_has_it(words: str, entry: str) -> None:
    assert fault(words).args["entry"] == entry


@pytest.mark.parametrize("end", ["", "x" * 60_000])
def test_no_reader_sees_more_than_may_be_kept(end: str) -> None:
    seen = []

    def read_and_note(entry: Any) -> tuple[str, Any]:
        seen.append(entry)
        return read(entry)

    noting = replace(CARDS, read=read_and_note, write=lambda name, cost: f"{name} {cost}")
    with pytest.raises(BadAnswer):
        taken(noting, "\n".join([*(f"N{n} 1" for n in range(5000)), end]))
    assert len(set(seen)) <= CARDS.most + 1
    assert max(map(len, seen)) <= 1000


def test_one_object_is_one_card() -> None:
    assert taken(CARDS, '{"name": "Mews", "cost": 2}') == {"Mews": 2}


def test_what_is_written_is_taken_again() -> None:
    things = {"Mews": 2, "Bridge": 3}
    assert written(CARDS, things) == ("Mews 2\nBridge 3\n", "txt")
    objects = Kept("cards", read, lambda name, cost: {"name": name, "cost": cost}, example="Bridge 3")
    words, end = written(objects, things)
    assert (end, taken(objects, words)) == ("json", things)


def test_a_fault_names_line_card_and_what_is_wrong() -> None:
    why = text("bad-cost", word="x")
    assert fault("Mews 2\n\nBridge x") == text("bad-entry", line=3, entry="Bridge x", why=why)
    words = '{"cards": [\n{"name": "Mews", "cost": 2},\n\n{"name": "Bridge", "cost": "x"}]}'
    assert fault(words) == text("bad-entry", line=4, entry="Bridge", why=why)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", text("bad-file-empty")),
        ("# nothing\n", text("bad-file-empty")),
        ("[]", text("bad-file-empty")),
        ('{"cards": {}}', text("bad-file-list", line=1)),
        ('\n{"cards": "x"}', text("bad-file-list", line=2)),
        ('[\n"Mews 2",\n}', text("bad-file-json", line=3, column=1)),
        ("[" * 60_000, text("bad-file-deep")),
        ("[" * 9 + "]" * 9, text("bad-file-deep")),
        (f"[{'9' * 5000}]", text("bad-file-deep")),
        ("A 1\nB 2\nA 3", text("bad-entry-twice", line=3, entry="A", first=1)),
        ("A 1\nB 2\nC 3\nD 4\n\nE 5", text("bad-file-many", line=6, most=4)),
        (
            '[{"name": "A",\n"cost": 1, "cost": 2}]',
            text("bad-file-line", line=1, why=text("bad-file-twice", field="cost")),
        ),
        (
            '{"cards": [],\n"cards": ["A 1"]}',
            text("bad-file-line", line=2, why=text("bad-file-twice", field="cards")),
        ),
        (f"A 1\nB {'x' * 999}", text("bad-entry-long", line=2, entry="B " + "x" * 37 + "…", most=1000)),
        (f"A{' ' * 60_000}1", text("bad-entry-long", line=1, entry="A" + " " * 38 + "…", most=1000)),
        (f'["A 1",\n"{"x" * 60_000}"]', text("bad-entry-long", line=2, entry="x" * 39 + "…", most=1000)),
        (f'{{"name": "A", "of": [{"1," * 600}1]}}', text("bad-entry-long", line=1, entry="A", most=1000)),
        ("A 1\n\0", text("bad-entry", line=2, entry="?", why=text("bad-kept-signs"))),
        (
            '[{"name": "A\\u0000", "cost": 1}]',
            text("bad-entry", line=1, entry="A?", why=text("bad-kept-signs")),
        ),
        (
            '["A 1",\nNaN]',
            text("bad-file-line", line=2, why=text("bad-file-number", word="NaN")),
        ),
        (
            f"{'A' * 61} 1",
            text("bad-entry", line=1, entry="A" * 39 + "…", why=text("bad-kept-long", key=60, value=1000)),
        ),
        ("\u3164 1", text("bad-entry", line=1, entry="\u3164 1", why=text("bad-kept-signs"))),
        ("A\u202e 1", text("bad-entry", line=1, entry="A? 1", why=text("bad-kept-signs"))),
        ('["\\ud800 1"]', text("bad-entry", line=1, entry="? 1", why=text("bad-kept-signs"))),
        ('["A\\u0000 1"]', text("bad-entry", line=1, entry="A? 1", why=text("bad-kept-signs"))),
    ],
)
def test_a_strange_file_is_refused_in_words(words: str, told: Text) -> None:
    assert fault(words) == told


@pytest.mark.parametrize("one", ["{}", "null", "[1]", '"x"', "1e999", "true", '{"cards": null}'])
def test_strange_items_are_refused_by_the_game(one: str) -> None:
    assert fault(f"[{one}]").id == "bad-entry"


@pytest.mark.parametrize(
    ("content", "id_"),
    [(b"x" * (MOST_BYTES + 1), "bad-file-large"), (b"\xff\xfeA\x00", "bad-file-text")],
)
def test_bytes_that_are_no_small_text_are_refused(content: bytes, id_: str) -> None:
    with pytest.raises(BadAnswer) as refused:
        decoded(content)
    assert refused.value.text.id == id_


def test_a_mark_of_the_byte_order_is_no_part_of_the_text() -> None:
    assert decoded(b"\xef\xbb\xbfMews 2") == "Mews 2"


def test_numbers_in_keys_are_numbers() -> None:
    assert sorted(["10", "9", "b2", "B1", "a"], key=in_order) == ["9", "10", "a", "B1", "b2"]
    assert sorted(["٣", "4", "2"], key=in_order) == ["2", "٣", "4"]


@pytest.mark.parametrize(
    "key", ["1²", "²", "①", "½", "Ⅷ", "五", "٣²", "9" * 5000, "x" + "٣" * 5000, "", "\ud800"]
)
def test_whatever_a_key_is_it_has_a_place(key: str) -> None:
    assert len(sorted(["1", key, "a", f"{key}2"], key=in_order)) == 4


def test_what_can_not_be_read_again_is_refused_when_it_comes() -> None:
    lossy = replace(CARDS, write=lambda name, cost: f"{name} {cost + 1}")
    unwritten = replace(CARDS, write=lambda name, _: {"name": name}["cost"])
    why = text("bad-kept-again")
    for kind in (lossy, unwritten):
        with pytest.raises(BadAnswer) as refused:
            taken(kind, "Mews 2")
        assert refused.value.text == text("bad-entry", line=1, entry="Mews 2", why=why)


@pytest.mark.parametrize("make", [lambda: Keep("cards", "", 1), lambda: Keep("cards", "x", "y" * 2000)])
def test_a_game_keeps_nothing_that_has_no_room(make: Callable[[], Keep]) -> None:
    with pytest.raises(ValueError, match="can't be kept"):
        make()


@pytest.mark.parametrize("kept", [1, [], {"cards": 1}, {"cards": {"": 1}}, {"cards": {"x" * 99: 1}}])
def test_what_can_not_have_been_kept_begins_no_session(kept: Any) -> None:
    with pytest.raises(ValueError, match="kept"):
        option_of((CARDS,), kept)


def test_a_session_begins_with_the_kinds_that_the_game_has() -> None:
    kept = {"deck": {"1": "x"}, "cards": {"Mews": 2}}
    assert option_of((CARDS,), kept) == {"kept": {"cards": {"Mews": 2}}}
    assert option_of((CARDS,), {}) == {"kept": {"cards": {}}}
    assert option_of((), kept) == {}
    assert json.loads(json.dumps(Keep("cards", "Mews", 2).to_json())) == ["cards", "Mews", 2]
