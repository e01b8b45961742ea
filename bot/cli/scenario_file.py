"""A file of scenarios: YAML from anybody, taken within bounds that no honest file comes near."""

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any

import yaml

from bot.cli.files import Unreadable, content
from engines.core.game.vocabulary import like
from engines.core.scenario import FILE_KEYS

MOST_BYTES, MOST_NODES, MOST_DEPTH, LONGEST_NUMBER = 200_000, 50_000, 40, 18
"""The longest file of the rules has 16 kB, its values lie at most ten deep."""
TIMESTAMP = "tag:yaml.org,2002:timestamp"

# The one in C is ten times as fast, and not everywhere.
_Safe: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Safe):  # type: ignore[misc]
    """Takes what JSON has, and no key twice in a mapping: one of its values would be lost."""

    yaml_implicit_resolvers = {  # noqa: RUF012 - as PyYAML has it
        first: [one for one in resolvers if one[0] != TIMESTAMP]
        for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and (key.tag, key.value) in seen:
                raise yaml.MarkedYAMLError(problem=f"{key.value} stands twice", problem_mark=key.start_mark)
            seen.add((key.tag, key.value) if isinstance(key, yaml.ScalarNode) else key)
        made: dict[Hashable, Any] = super().construct_mapping(node, deep)
        return made

    def number(self, node: yaml.ScalarNode) -> int | float:
        """Return a number. Raises MarkedYAMLError for one that no game has."""
        if len(node.value) > LONGEST_NUMBER:
            problem = f"a number of {len(node.value)} characters; put text in quotes"
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=node.start_mark)
        read = self.construct_yaml_int if node.tag.endswith(":int") else self.construct_yaml_float
        made: int | float = read(node)
        return made


for _kind in ("int", "float"):
    _Loader.add_constructor(f"tag:yaml.org,2002:{_kind}", _Loader.number)


def read(file: Path) -> Any:
    """Return the data of a file. Raises Unreadable."""
    try:
        words = content(file, MOST_BYTES).decode()
        parts = _demand_bounds(words)
        data = yaml.load(words, _Loader)  # noqa: S506 - it is a safe one
        _demand_known(parts)
        return data
    except UnicodeDecodeError:
        raise Unreadable("it is not text in UTF-8") from None
    except (yaml.YAMLError, ValueError) as fault:
        raise Unreadable(str(fault)) from None


def _demand_bounds(words: str) -> list[yaml.NodeEvent]:
    """Look through YAML before anything is made of it, with every alias written out.

    Returns the keys and values of the file, by turns; none if it is no mapping. Raises Unreadable for what is
    too deep or too much, has a tag, or an alias where it could multiply; YAMLError for what is no YAML.
    """
    values, inside, sizes = 0, list[tuple[str | None, int]](), dict[str, int]()
    parts, is_mapping = list[yaml.NodeEvent](), False
    for event in yaml.parse(words, _Safe):
        if not inside and isinstance(event, yaml.NodeEvent):
            is_mapping = isinstance(event, yaml.MappingStartEvent)
        elif len(inside) == 1 and is_mapping and isinstance(event, yaml.NodeEvent):
            parts.append(event)
        where = f"line {event.start_mark.line + 1}" if event.start_mark else "it"
        if isinstance(event, yaml.CollectionEndEvent):
            anchor, began = inside.pop()
            sizes |= {anchor: values - began} if anchor else {}
        elif isinstance(event, yaml.AliasEvent):
            if any(anchor for anchor, _ in inside):
                raise Unreadable(f"{where}: an alias stands inside of a value that has an anchor")
            values += sizes.get(event.anchor or "", 1)
        elif isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
            if event.tag is not None:
                raise Unreadable(f"{where}: the tag {event.tag} is not taken")
            values += 1
            if isinstance(event, yaml.CollectionStartEvent):
                inside.append((event.anchor, values))
        if len(inside) > MOST_DEPTH:
            raise Unreadable(f"{where}: it is nested more than {MOST_DEPTH} deep")
        if values > MOST_NODES:
            raise Unreadable(f"{where}: it has more than {MOST_NODES:,} values")
    return parts


def _demand_known(parts: Sequence[yaml.NodeEvent]) -> None:
    """Raise Unreadable for what a file has beside its scenarios, but for a value that an alias can repeat."""
    for key, value in zip(parts[::2], parts[1::2], strict=True):
        name = getattr(key, "value", "")
        if name not in FILE_KEYS and value.anchor is None:
            known = " and ".join(FILE_KEYS)
            where = f"line {key.start_mark.line + 1}" if key.start_mark else "it"
            raise Unreadable(
                f"{where}: there is no such key {name}{like(name, FILE_KEYS)}; beside "
                f"{known} a file has only values with an anchor, to be repeated"
            )
