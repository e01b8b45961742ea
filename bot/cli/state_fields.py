"""The fields of a game's state, each with what it takes."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import TypeAdapter

from engines.core.scenario.patch import as_json

_PLAIN = {
    "integer": "a whole number",
    "number": "a number",
    "string": "text",
    "boolean": "true or false",
    "null": "null",
}


def state_fields(state: type[Any]) -> Iterator[tuple[str, str]]:
    """Yield the path of each field that holds a plain value, and what it takes.

    `<item>` stands for the place of a list's item (or its id), `<key>` for any key of a mapping.
    """
    schema = TypeAdapter(state).json_schema(mode="serialization")
    yield from _fields(schema, schema.get("$defs", {}), "")


def _fields(schema: Mapping[str, Any], models: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    ways = [_resolved(way, models) for way in _ways(schema, models)]
    plain = [words for way in ways if (words := _plain(way))]
    whole = [way for way in ways if not _plain(way)]
    if plain and path:
        yield path, " or ".join([*plain, *(["what follows"] if whole else [])])
    for way in whole:
        inner = dict(way.get("properties", {}))
        if isinstance(way.get("additionalProperties"), dict):
            inner["<key>"] = way["additionalProperties"]
        if isinstance(way.get("items"), dict):
            inner["<item>"] = way["items"]
        inner |= {str(place): one for place, one in enumerate(way.get("prefixItems", ()))}
        for name, one in inner.items():
            yield from _fields(one, models, f"{path}.{name}".removeprefix("."))


def _ways(schema: Mapping[str, Any], models: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    whole = _resolved(schema, models)
    return whole.get("anyOf") or whole.get("oneOf") or [whole]


def _resolved(schema: Mapping[str, Any], models: Mapping[str, Any]) -> Mapping[str, Any]:
    name = schema.get("$ref")
    found: Mapping[str, Any] = models[name.rpartition("/")[2]] if name else schema
    return found


def _plain(schema: Mapping[str, Any]) -> str:
    """Return what a plain value may be; "" for a list or a mapping."""
    if "const" in schema:
        return as_json(schema["const"])
    if "enum" in schema:
        return "one of " + ", ".join(map(str, schema["enum"]))
    return _PLAIN.get(str(schema.get("type", "")), "")
