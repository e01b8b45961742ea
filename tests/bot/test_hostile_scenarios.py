"""`automa scenario` on files made to break it: one clear line for each, and the others are checked."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import Result

from tests.bot.test_scenario_command import GOOD, scenario, write

HEAD = "game: macrobber\nscenarios:\n"
ONE: dict[str, Any] = {key: yaml.safe_load(value) for key, value in GOOD.items() if key != "scenario"}
ONE["scenario"] = "One"


def laughs(levels: int) -> str:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, levels)]
    return "\n".join([*lines, f"game: *a{levels - 1}", "scenarios: []"])


SHAPES: dict[str, tuple[str | bytes, str]] = {
    "800 nested mappings": (HEAD + "  - " + "{a: " * 800 + "1" + "}" * 800, "nested more than 40 deep"),
    "3,000 nested lists": (HEAD + "  - " + "[" * 3000 + "]" * 3000, "nested more than 40 deep"),
    "3,000 unclosed lists": ("[" * 3000, "nested more than 40 deep"),
    "200 nested blocks": ("\n".join(" " * n + "a:" for n in range(200)), "nested more than 40 deep"),
    "a number of 5,000 digits": (HEAD + f"  - {{game: {'9' * 5000}}}", "a number of 5000 characters"),
    "a clock of 90,000 digits": ("a: 1" + ":1" * 45_000, "a number of 90001 characters"),
    "a long float": ("a: 1." + "9" * 90_000, "a number of 90002 characters"),
    "an empty hexadecimal": ("a: 0x_", "invalid literal"),
    "laughs": (laughs(9), "line 2: an alias stands inside of a value that has an anchor"),
    "a wide echo": (
        "a: &a [" + "x, " * 10_000 + "x]\nb: [" + "*a, " * 2000 + "1]",
        "it has more than 50,000 values",
    ),
    "many values": ("[" + "1," * 60_000 + "]", "more than 50,000 values"),
    "itself": ("a: &a [*a]", "an alias stands inside"),
    "nobody's alias": ("a: *b", "undefined alias"),
    "a tag": ("!!python/object/apply:os.system ['true']", "the tag tag:yaml.org,2002:python/object/apply"),
    "an own tag": ("a: !x 1", "the tag !x is not taken"),
    "binary": ("a: !!binary aGFsbG8=", "binary is not taken"),
    "a set": ("a: !!set {b, c}", "set is not taken"),
    "a merge of text": ("a: {<<: x}", "expected a mapping"),
    "a date that isn't": (HEAD + "  - 2024-13-45", "1: a mapping is expected"),
    "a list as a key": ("? [a]\n: 1", "found unhashable key"),
    "a key that stands twice": ("a: 1\na: 2", "a stands twice"),
    "an equals sign": ("a: =", "could not determine a constructor"),
    "NULs": (b"a: \0\0", "control characters are not allowed"),
    "no UTF-8": (b"\xff\xfe\xfa", "it is not text in UTF-8"),
    "UTF-16": ("game: x".encode("utf-16"), "it is not text in UTF-8"),
    "half a pair": (HEAD + '  - "\\ud800"', ""),
    "a tab": ("a:\n\t- b", "cannot start any token"),
    "CRLF": (HEAD.replace("\n", "\r\n") + "  - x\r\n", "1: a mapping is expected"),
    "two documents": ("--- a\n--- b", "expected a single document"),
    "nothing": ("", "a list of scenarios is expected"),
    "10 MB": ("a: b\n" * 2_000_000, "it is larger than 200 kB"),
    "200 kB of one letter": (HEAD + "  - " + "a" * 190_000, "1: a mapping is expected"),
    "200 kB of quotes": ('"' * 199_999, ""),
    "a name that moves the cursor": (
        HEAD + '  - {scenario: "a\\e[2Jb\\nc", rules: [], then: {refused: x}, x: 1}',
        "a [2Jb c",
    ),
}


def assert_told(ran: Result, lines: int) -> list[str]:
    """Check that the command ended with so many lines of faults and no traceback."""
    assert isinstance(ran.exception, SystemExit | None)
    assert ran.exit_code == 1
    told = ran.stderr.splitlines()
    assert len(told) == lines, told
    assert all(line.isprintable() for line in told)
    return told


@pytest.mark.parametrize("name", SHAPES)
def test_a_hostile_file_is_one_line_and_the_others_are_checked(tmp_path: Path, name: str) -> None:
    words, why = SHAPES[name]
    file = tmp_path / "hostile.yaml"
    file.write_bytes(words if isinstance(words, bytes) else words.encode())
    ran = scenario(file, write(tmp_path / "good.yaml", GOOD))
    (told,) = assert_told(ran, 1)
    assert told.startswith(f"{file}: ")
    assert why in told
    assert ran.stdout == "2 scenarios, 1 failed.\n"


def test_of_thousands_of_faults_some_are_told(tmp_path: Path) -> None:
    keys = ", ".join(f"k{n}: 1" for n in range(9000))
    file = tmp_path / "hostile.yaml"
    file.write_text(f"{HEAD}  - {{scenario: A, rules: [], then: {{refused: x}}, {keys}}}")
    told = assert_told(scenario(file), 21)
    assert told[-1] == f"{file}: 8980 more in this scenario"


def test_what_is_no_plain_file_is_one_line_and_the_others_are_checked(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    names = ("", "none.yaml", "pipe", "/dev/zero", "two\nlines")
    ran = scenario(*(tmp_path / name for name in names), write(tmp_path / "good.yaml", GOOD))
    told = assert_told(ran, 5)
    assert [line.rpartition(": ")[2] for line in told] == [
        "it is not a plain file",
        "No such file or directory",
        "it is not a plain file",
        "it is not a plain file",
        "No such file or directory",
    ]


JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**17,
    0.5,
    float("nan"),
    float("inf"),
    "",
    "²",
    "turn seat=" + "9" * 5000,
    "x" * 5000,
    "\u202e\x07",
    [],
    {},
    [[]],
    [None],
    {"": None},
    {None: 1},
    {1: {2: 3}},
    {1: 2, "x": 3, None: True},
    [{"d.action": 10**17}],
    [{"tokens": [10**17] * 6}],
)


def places(whole: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of each part of the data."""
    yield path
    if isinstance(whole, dict):
        for key, value in whole.items():
            yield from places(value, (*path, key))
    elif isinstance(whole, list):
        for place, value in enumerate(whole):
            yield from places(value, (*path, place))


def replaced(whole: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    parts = list(whole) if isinstance(whole, list) else dict(whole)
    parts[path[0]] = replaced(parts[path[0]], path[1:], value)
    return parts


WIDE = ONE | {
    "given": ONE["given"]
    | {"seed": "x", "options": {"seats": 3}, "state": {"beginner": "s1", "in_turn": "s1", "pile": [1, 2]}},
    "then": ONE["then"] | {"public": {"turn": 1}, "asked": ["x"], "hidden": {"s1": [1]}, "to": {"x": None}},
}


@pytest.mark.parametrize("path", list(places(WIDE)), ids=lambda path: ".".join(map(str, path)) or "whole")
def test_junk_at_any_place_breaks_nothing(tmp_path: Path, path: tuple[Any, ...]) -> None:
    ones = [replaced(WIDE, path, junk) for junk in JUNK]
    file = tmp_path / "junk.yaml"
    file.write_text(yaml.dump({"game": "macrobber", "scenarios": ones}, allow_unicode=True), "utf-8")
    ran = scenario(file)
    assert isinstance(ran.exception, SystemExit | None)
    assert ran.stdout.startswith(f"{len(JUNK)} scenarios, ")
    assert all(line.startswith(str(file)) and line.isprintable() for line in ran.stderr.splitlines())
