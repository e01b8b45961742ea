"""Every limit of modals, autocomplete choices and commands, on both sides of its border."""

from collections.abc import Callable
from typing import Any

import pytest

from sandbox.json import Json
from sandbox.limits import check_choices, check_command, check_commands, check_modal
from tests.sandbox.bodies import codes, paths


def option(label: str = "o", value: str = "o") -> Json:
    return {"label": label, "value": value}


def line(**parts: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1, "label": "l", **parts}


def modal(*parts: Json, **more: Any) -> Json:
    rows = [{"type": 1, "components": [part]} for part in parts or (line(),)]
    return {"custom_id": "m", "title": "t", "components": rows, **more}


def labelled(component: Json, **more: Any) -> Json:
    return modal(components=[{"type": 18, "label": "l", "component": component, **more}])


def in_label(**parts: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 2, **parts}


def choosing(kind: int, count: int) -> Json:
    return {"type": kind, "custom_id": "c", "options": [option(value=f"{i}") for i in range(count)]}


MODAL_LENGTHS: list[tuple[str, Callable[[int], Json], int]] = [
    ("data.title", lambda n: modal(title="t" * n), 45),
    ("data.custom_id", lambda n: modal(custom_id="c" * n), 100),
    ("data.components", lambda n: modal(*[line(custom_id=f"{i}") for i in range(n)]), 5),
    (
        "data.components.0.components",
        lambda n: modal(components=[{"type": 1, "components": [line(custom_id=f"{i}") for i in range(n)]}]),
        1,
    ),
    ("data.components.0.components.0.label", lambda n: modal(line(label="l" * n)), 45),
    ("data.components.0.components.0.custom_id", lambda n: modal(line(custom_id="c" * n)), 100),
    ("data.components.0.components.0.placeholder", lambda n: modal(line(placeholder="p" * n)), 100),
    ("data.components.0.components.0.value", lambda n: modal(line(value="v" * n)), 4000),
    ("data.components.0.components.0.value", lambda n: modal(line(value="v" * n, max_length=7)), 7),
    ("data.components.0.components.0.max_length", lambda n: modal(line(max_length=n)), 4000),
    ("data.components.0.components.0.min_length", lambda n: modal(line(min_length=n)), 4000),
    ("data.components.0.components.0.min_length", lambda n: modal(line(min_length=n, max_length=9)), 9),
    ("data.components.0.label", lambda n: labelled(in_label(), label="l" * n), 45),
    ("data.components.0.description", lambda n: labelled(in_label(), description="d" * n), 100),
    ("data.components.0.component.options", lambda n: labelled(choosing(3, n)), 25),
    ("data.components.0.component.options", lambda n: labelled(choosing(21, n)), 10),
    ("data.components.0.component.options", lambda n: labelled(choosing(22, n)), 10),
    ("data.components.0.content", lambda n: modal(components=[{"type": 10, "content": "c" * n}]), 4000),
]


@pytest.mark.parametrize(("path", "make", "most"), MODAL_LENGTHS)
def test_modal_length(path: str, make: Callable[[int], Json], most: int) -> None:
    assert check_modal(make(most)) == {}
    assert path in paths(check_modal(make(most + 1)))


MODAL_REFUSALS: list[tuple[str, Json]] = [
    ("data.title", modal(title="")),
    ("data.custom_id", modal(custom_id=None)),
    ("data.components", modal(components=[])),
    ("data.components.0.type", modal(components=[line()])),
    ("data.components.0.components.0.type", modal({"type": 2, "style": 1, "label": "b", "custom_id": "b"})),
    ("data.components.0.components.0.label", modal({"type": 4, "custom_id": "t", "style": 1})),
    ("data.components.0.components.0.style", modal(line(style=3))),
    ("data.components.0.components.0.style", modal(line(style=None))),
    ("data.components.0.components.0.max_length", modal(line(max_length=0))),
    ("data.components.0.components.0.min_length", modal(line(min_length=-1))),
    ("data.components.0.components.0.required", modal(line(required="yes"))),
    ("data.components.1.components.0.custom_id", modal(line(), line())),
    ("data.components.0.label", labelled(in_label(), label="")),
    ("data.components.0.component", modal(components=[{"type": 18, "label": "l"}])),
    ("data.components.0.component.type", labelled({"type": 2, "style": 1, "label": "b", "custom_id": "b"})),
    ("data.components.0.component.options", labelled(choosing(3, 0))),
    ("data.components.0.component.options", labelled(choosing(21, 1))),
    ("data.components.0.component.options", labelled(choosing(22, 0))),
    ("data.components.0.component.disabled", labelled({**choosing(3, 1), "disabled": True})),
    ("data.components.0.component.max_values", labelled({**choosing(22, 1), "max_values": 11})),
    ("data.components.0.component.max_values", labelled({**choosing(22, 3), "max_values": 9})),
    ("data.components.0.component.min_values", labelled({**choosing(22, 3), "min_values": 4})),
    (
        "data.components.0.component.min_values",
        labelled({**choosing(22, 3), "min_values": 3, "max_values": 1}),
    ),
    ("data.components.0.component.min_values", labelled({**choosing(22, 3), "min_values": 0})),
    ("data.components.0.component.min_values", labelled({**choosing(3, 1), "min_values": 0})),
    ("data.components.0.component.min_values", labelled({"type": 19, "custom_id": "u", "min_values": 11})),
    ("data.components.0.component.min_values", labelled({"type": 19, "custom_id": "u", "min_values": 2})),
    ("data.components.0.component.default", labelled({"type": 23, "custom_id": "b", "default": "no"})),
]


@pytest.mark.parametrize(("path", "body"), MODAL_REFUSALS)
def test_modal_refusal(path: str, body: Json) -> None:
    assert path in paths(check_modal(body))


def test_modal_of_every_kind_of_field() -> None:
    fields = [in_label(), choosing(3, 1), choosing(21, 2), choosing(22, 1), {"type": 23, "custom_id": "b"}]
    parts = [
        {"type": 18, "label": "l", "component": {**part, "custom_id": f"{number}"}}
        for number, part in enumerate(fields)
    ]
    assert check_modal(modal(components=parts)) == {}


@pytest.mark.parametrize(
    "field",
    [
        choosing(22, 3) | {"min_values": 0, "required": False},
        choosing(22, 3) | {"min_values": 3},
        choosing(22, 2) | {"options": [option(value=one) | {"default": True} for one in "ab"]},
        {"type": 19, "custom_id": "u", "min_values": 2, "max_values": 2},
    ],
)
def test_how_many_may_be_chosen_in_a_form(field: Json) -> None:
    assert check_modal(labelled(field)) == {}


CHOICES: list[tuple[str, int, Callable[[int], list[Json]], int]] = [
    ("data.choices", 3, lambda n: [{"name": f"{i}", "value": f"{i}"} for i in range(n)], 25),
    ("data.choices.0.name", 3, lambda n: [{"name": "n" * n, "value": "v"}], 100),
    ("data.choices.0.value", 3, lambda n: [{"name": "n", "value": "v" * n}], 100),
    ("data.choices.0.value", 4, lambda n: [{"name": "n", "value": n}], 2**53),
]


@pytest.mark.parametrize(("path", "kind", "make", "most"), CHOICES)
def test_choices(path: str, kind: int, make: Callable[[int], list[Json]], most: int) -> None:
    assert check_choices({"choices": make(most)}, kind) == {}
    assert path in paths(check_choices({"choices": make(most + 1)}, kind))


@pytest.mark.parametrize(
    ("choice", "kind"),
    [
        ({"value": "v"}, 3),
        ({"name": "", "value": "v"}, 3),
        ({"name": "n"}, 3),
        ({"name": "n", "value": 5}, 3),
        ({"name": "n", "value": "5"}, 4),
        ({"name": "n", "value": "5"}, 10),
    ],
)
def test_faulty_choices(choice: Json, kind: int) -> None:
    assert check_choices({"choices": [choice]}, kind)


def test_choices_may_be_none_but_not_missing() -> None:
    assert check_choices({"choices": []}, 3) == {}
    assert paths(check_choices({}, 3)) == {"data.choices"}


def command(**parts: Any) -> Json:
    return {"name": "c", "description": "d", **parts}


def on_message(name: str, description: str = "", **localized: str) -> Json:
    return {"type": 3, "name": name, "description": description, "name_localizations": localized}


def opt(kind: int = 3, **parts: Any) -> Json:
    return {"type": kind, "name": "o", "description": "d", **parts}


def opts(count: int, kind: int = 3) -> Json:
    return command(options=[opt(kind, name=f"o{i}") for i in range(count)])


def choices(count: int, name: str = "", value: str = "v") -> Json:
    return command(options=[opt(choices=[{"name": name or f"n{i}", "value": value} for i in range(count)])])


def heavy(characters: int) -> Json:
    """A command of so many characters: name and description, then subcommands with long descriptions."""
    body = command(options=[])
    left = characters - 2
    while left:
        size = min(left, 102)
        name = f"{len(body['options']):02}"
        body["options"].append({"type": 1, "name": name, "description": "d" * 100, "options": []})
        left -= 102
        if left <= 0:
            body["options"][-1]["description"] = "d" * (size - 2)
            break
        inner = body["options"][-1]["options"]
        while left > 400 and len(inner) < 25:
            inner.append(opt(name=f"{len(inner):02}", description="d" * 100))
            left -= 102
    return body


COMMAND_LENGTHS: list[tuple[str, Callable[[int], Json], int]] = [
    ("name", lambda n: command(name="n" * n), 32),
    ("description", lambda n: command(description="d" * n), 100),
    ("name_localizations.de", lambda n: command(name_localizations={"de": "n" * n}), 32),
    ("description_localizations.de", lambda n: command(description_localizations={"de": "d" * n}), 100),
    (
        "options.0.choices.0.name_localizations.nl",
        lambda n: command(
            options=[opt(choices=[{"name": "n", "value": "v", "name_localizations": {"nl": "n" * n}}])]
        ),
        100,
    ),
    ("options", opts, 25),
    ("options", lambda n: opts(n, 1), 25),
    ("options.0.name", lambda n: command(options=[opt(name="n" * n)]), 32),
    ("options.0.description", lambda n: command(options=[opt(description="d" * n)]), 100),
    ("options.0.choices", choices, 25),
    ("options.0.choices.0.name", lambda n: choices(1, name="n" * n), 100),
    ("options.0.choices.0.value", lambda n: choices(1, value="v" * n), 100),
    ("options.0.max_length", lambda n: command(options=[opt(max_length=n)]), 6000),
    ("options.0.min_length", lambda n: command(options=[opt(min_length=n)]), 6000),
    ("options.0.max_value", lambda n: command(options=[opt(4, max_value=n)]), 2**53),
    ("", heavy, 8000),
]


@pytest.mark.parametrize(("path", "make", "most"), COMMAND_LENGTHS)
def test_command_length(path: str, make: Callable[[int], Json], most: int) -> None:
    assert check_command(make(most)) == {}
    assert path in paths(check_command(make(most + 1)))


COMMAND_REFUSALS: list[tuple[str, Json, Json]] = [
    ("name", command(name=""), command(name="c")),
    ("name", command(name="Upper"), command(name="lower")),
    ("name", command(name="two words"), command(name="two-words_'")),
    ("name", command(name="c!"), command(name="日本é")),
    (
        "name_localizations.de",
        command(name_localizations={"de": "Nein!"}),
        command(name_localizations={"de": "ja"}),
    ),
    (
        "name_localizations.xx",
        command(name_localizations={"xx": "ja"}),
        command(name_localizations={"sv-SE": "ja"}),
    ),
    (
        "options.0.choices.0.name_localizations.nl_BE",
        command(options=[opt(choices=[{"name": "n", "value": "v", "name_localizations": {"nl_BE": "n"}}])]),
        command(options=[opt(choices=[{"name": "n", "value": "v", "name_localizations": {"nl": "N n"}}])]),
    ),
    ("description", command(description=""), command(description="d")),
    ("description", command(type=3, description="d"), command(type=3, description="")),
    ("name", command(type=3, name="", description=""), command(type=3, name="Show It", description="")),
    ("type", command(type=9), command(type=1)),
    ("contexts.0", command(contexts=[3]), command(contexts=[0, 1, 2])),
    ("integration_types.0", command(integration_types=[2]), command(integration_types=[0, 1])),
    (
        "default_member_permissions",
        command(default_member_permissions="all"),
        command(default_member_permissions="8"),
    ),
    ("options.0.type", command(options=[opt(12)]), command(options=[opt(11)])),
    ("options.0.type", command(options=[{"name": "o", "description": "d"}]), command(options=[opt()])),
    ("options.1.name", command(options=[opt(), opt()]), command(options=[opt(), opt(name="p")])),
    (
        "options.1",
        command(options=[opt(), opt(name="p", required=True)]),
        command(options=[opt(required=True), opt(name="p")]),
    ),
    ("options", command(options=[opt(), opt(1, name="p")]), command(options=[opt(2), opt(1, name="p")])),
    (
        "options.0.options.0.type",
        command(options=[opt(2, options=[opt(2)])]),
        command(options=[opt(2, options=[opt(1, options=[opt()])])]),
    ),
    (
        "options.0.options.0.type",
        command(options=[opt(2, options=[opt()])]),
        command(options=[opt(2, options=[opt(1)])]),
    ),
    (
        "options.0.options.0.type",
        command(options=[opt(1, options=[opt(1)])]),
        command(options=[opt(1, options=[opt()])]),
    ),
    (
        "options.0.choices",
        command(options=[opt(5, choices=[{"name": "n", "value": True}])]),
        command(options=[opt(5)]),
    ),
    (
        "options.0.choices.0.value",
        command(options=[opt(4, choices=[{"name": "n", "value": "1"}])]),
        command(options=[opt(4, choices=[{"name": "n", "value": 1}])]),
    ),
    ("options.0.choices.1.name", choices(2, name="n"), choices(2)),
    (
        "options.0.autocomplete",
        command(options=[opt(autocomplete=True, choices=[{"name": "n", "value": "v"}])]),
        command(options=[opt(autocomplete=True, choices=[])]),
    ),
    (
        "options.0.autocomplete",
        command(options=[opt(5, autocomplete=True)]),
        command(options=[opt(4, autocomplete=True)]),
    ),
    ("options.0.max_length", command(options=[opt(max_length=0)]), command(options=[opt(max_length=1)])),
    ("name", on_message("Wo" * 17), on_message("Why this, and not all the others")),
    ("name_localizations.nl", on_message("Why?", nl="W" * 33), on_message("Why?", nl="Waarom dit?")),
    ("description", on_message("Why?", description="no"), on_message("Why?")),
]


@pytest.mark.parametrize(("path", "refused", "neighbour"), COMMAND_REFUSALS)
def test_command_refusal(path: str, refused: Json, neighbour: Json) -> None:
    assert path in paths(check_command(refused))
    assert check_command(neighbour) == {}


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_number_of_commands(kind: int, most: int) -> None:
    commands = [
        command(type=kind, name=f"c{i}", description="d" if kind == 1 else "") for i in range(most + 1)
    ]
    assert check_commands(commands[:-1]) == {}
    assert "" in paths(check_commands(commands))


def test_names_of_commands_are_unique_within_their_kind() -> None:
    assert check_commands([command(), command(type=3, description="")]) == {}
    assert codes(check_commands([command(), command()])) == {"APPLICATION_COMMANDS_DUPLICATE_NAME"}


def test_longest_language_counts() -> None:
    body = heavy(8000)
    body["description_localizations"] = {"de": "d" * len(body["description"])}
    assert check_command(body) == {}
    body["description_localizations"] = {"de": "d" * (len(body["description"]) + 1)}
    assert codes(check_command(body)) == {"APPLICATION_COMMAND_TOO_LARGE"}
