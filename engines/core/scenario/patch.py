"""Parts of JSON data: laid over a whole, and compared with one."""

import json
from typing import Any

from engines.core.game.vocabulary import like

LONG = 300
"""Characters of what is there, told where something isn't."""


def patched(whole: Any, patch: Any, where: str) -> Any:
    """Return the data with the patch laid over it: mappings are merged, everything else is replaced.

    A mapping laid over a list changes single items, named by their place (from 0) or their `id`. Raises
    ValueError, naming the path, for an item that isn't there.
    """
    if not isinstance(patch, dict):
        return patch
    if isinstance(whole, list):
        items = list(whole)
        for key, value in patch.items():
            place = _place(items, key, where)
            items[place] = patched(items[place], value, f"{where}.{key}")
        return items
    base = whole if isinstance(whole, dict) else {}
    parts = {str(key): value for key, value in patch.items()}
    return base | {key: patched(base.get(key), value, f"{where}.{key}") for key, value in parts.items()}


def differences(wanted: Any, got: Any, where: str, *, is_patch: bool = False) -> list[str]:
    """Return where the data differs from what is wanted of it, a line for each place.

    A mapping speaks of some parts only, of a list by place or `id`, and of the `length` of either; {} wants
    an empty one, unless it `is_patch`, which then says nothing.
    """
    if not isinstance(wanted, dict) or (not wanted and not is_patch):
        is_same = as_json(wanted) == as_json(got) or (wanted == {} and got == [])
        return [] if is_same else [f"{where} is {got!r}, not {wanted!r}"]
    faults = []
    for key, value in wanted.items():
        try:
            inner = _part(got, key, where)
        except ValueError as fault:
            faults.append(str(fault))
            continue
        faults += differences(value, inner, f"{where}.{key}", is_patch=is_patch)
    return faults


def as_json(value: Any) -> str:
    """Return the data as it is written in JSON."""
    try:
        return json.dumps(value, ensure_ascii=False, sort_keys=True, default=str)
    except TypeError:  # keys of several kinds, as a file may have them, are in no order
        return json.dumps(value, ensure_ascii=False, default=str)


def _part(whole: Any, key: Any, where: str) -> Any:
    if key == "length" and isinstance(whole, list | dict) and key not in whole:
        return len(whole)
    if isinstance(whole, list):
        return whole[_place(whole, key, where)]
    if not isinstance(whole, dict):
        raise ValueError(f"{where}.{key} is missing: {where} is {as_json(whole)[:LONG]}")
    if str(key) not in whole:
        has = ", ".join(whole)[:LONG] or "nothing"
        raise ValueError(f"{where}.{key} is missing{like(str(key), whole)}; {where} has {has}")
    return whole[str(key)]


def _place(items: list[Any], key: Any, where: str) -> int:
    if type(key) is int and 0 <= key < len(items):
        return key
    ids = [item.get("id") for item in items if isinstance(item, dict)]
    if isinstance(key, str) and key in ids:
        return [isinstance(item, dict) and item.get("id") == key for item in items].index(True)
    names = " or ".join(["by place, from 0", *(["by id: " + ", ".join(map(str, ids))] if any(ids) else [])])
    raise ValueError(f"{where} has no item {key!r}: the list has {len(items)} items, named {names}")
