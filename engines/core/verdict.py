"""The verdict on a scenario: what came out, beside what was expected of it."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engines.core.game import Game
from engines.core.patch import as_json, differences
from engines.core.requests import Event, Json
from engines.core.scenario import Then


@dataclass(frozen=True)
class Result:
    """What a scenario came to."""

    state: Any
    """The state at the end, or what an open question shows of it; None before the set-up is done."""
    events: tuple[Event, ...]
    asked: tuple[str, ...]
    to: Mapping[str, str | None]
    shown: Mapping[str, tuple[str, ...]]


def missed(game: Game[Any], then: Then, outcome: Result) -> list[str]:
    """Return what isn't as expected, a line for each fault."""
    faults = []
    if outcome.state is not None:
        faults = [*_states(game, then, outcome), *_hidden(game, then, outcome)]
    elif then.fix or then.state or then.open or then.public or then.seen or then.hidden:
        faults = ["there is no state to compare: the set-up isn't done"]
    faults += [*_missing_events(then, outcome.events), *_wrong_events(then, outcome.events)]
    if then.asked is not None and then.asked != outcome.asked:
        faults.append(f"asked {list(outcome.asked)}, not {list(then.asked)}")
    for question, seat in then.to.items():
        if question not in outcome.asked:
            faults.append(f"{question} isn't asked")
        elif outcome.to[question] != seat:
            faults.append(f"{question} is put to {outcome.to[question] or 'anyone'}, not {seat or 'anyone'}")
    for question, options in then.shown.items():
        if question not in outcome.shown:
            faults.append(f"{question} isn't asked, or has no options to show")
        elif outcome.shown[question] != options:
            faults.append(f"{question} shows {list(outcome.shown[question])}, not {list(options)}")
    return faults


def _states(game: Game[Any], then: Then, outcome: Result) -> list[str]:
    """Compare the fields that can be corrected, the state, and the views of it."""
    faults = []
    now = {one.id: one.now for one in game.fixes(outcome.state)} if then.fix else {}
    for field, value in then.fix.items():
        if _plain(now.get(field)) != _plain(str(value)):
            faults.append(f"{field} is {now.get(field)!r}, not {value!r}")
    whole = json.loads(game.dump(outcome.state))
    parts = [("state", then.state, whole), ("open", then.open, whole)]
    parts.append(("public", then.public, _view(game, outcome.state, "public")))
    parts += [(f"seen.{seat}", part, _view(game, outcome.state, seat)) for seat, part in then.seen.items()]
    return faults + [line for where, part, got in parts if part for line in differences(part, got, where)]


def _view(game: Game[Any], state: Any, seat: str) -> Json:
    """Return what a seat may know of the state, as JSON data; `public` is what everybody may see."""
    is_public = seat == "public" or game.seen is None
    view = game.public(state) if is_public or game.seen is None else game.seen(state, seat)
    return json.loads(json.dumps(view))


def _hidden(game: Game[Any], then: Then, outcome: Result) -> list[str]:
    """Look for what nobody may find, in the views and in what was told."""
    faults = []
    told = [(f"the event {event.id}", _json(event)) for event in outcome.events]
    for seat, values in then.hidden.items():
        places = [("the view", _view(game, outcome.state, seat)), *told]
        for value in values:
            faults += [
                f"{as_json(value)} isn't hidden from {seat}: it is in {where}{path}"
                for where, data in places
                for path, found in _leaves(data)
                if as_json(found) == as_json(value)
            ]
    return faults


def _leaves(data: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, f"{path}.{key}")
    elif isinstance(data, list):
        for value in data:
            yield from _leaves(value, path)
    else:
        yield path, data


def _missing_events(then: Then, events: tuple[Event, ...]) -> list[str]:
    rest = iter(events)
    for id_, args in then.events:
        if not any(_is_told(event, id_, args) for event in rest):
            told = ", ".join(as_json(_json(one)) if one.id == id_ else one.id for one in events) or "nothing"
            return [f"event missing or out of order: {id_} {as_json(args) if args else ''}; told is {told}"]
    return []


def _wrong_events(then: Then, events: tuple[Event, ...]) -> list[str]:
    faults = [
        f"event told: {id_} {as_json(args) if args else ''}".rstrip()
        for id_, args in then.never
        if any(_is_told(event, id_, args) for event in events)
    ]
    for id_, names in then.args.items():
        told = [event for event in events if event.id == id_]
        faults += [] if told else [f"event missing: {id_}"]
        faults += [
            f"the arguments of {id_} are {', '.join(sorted(event.args))}, not {', '.join(sorted(names))}"
            for event in told
            if set(event.args) != set(names)
        ]
    return faults


def _json(event: Event) -> dict[str, Json]:
    """Return the arguments of an event as JSON data, with its rule and its seat."""
    arguments: dict[str, Json] = event.text.to_json()[1]
    return {**arguments, "rule": event.rule, "seat": event.seat}


def _is_told(event: Event, id_: str, args: Mapping[str, Json]) -> bool:
    told = _json(event)
    return event.id == id_ and all(as_json(told.get(key)) == as_json(value) for key, value in args.items())


def _plain(value: str | None) -> str | None:
    return None if value is None else " ".join(value.replace(",", " ").split())
