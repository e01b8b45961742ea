"""The verdict on a scenario: what came out, beside what was expected of it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.game import Game
from engines.core.game.move import Move
from engines.core.game.panel import Panel
from engines.core.game.play import play
from engines.core.game.vocabulary import like
from engines.core.scenario import Then
from engines.core.scenario.patch import as_json, differences
from engines.core.scenario.spelling import Say, as_answer, in_words, is_same
from engines.core.scenario.unknown_names import OWN
from engines.core.script.event import Event
from engines.core.script.form import lines_of
from engines.core.script.requests import Choice, Json, MultiChoice, Question
from engines.core.script.run import Done
from engines.core.text import Arg, Text

OF_A_STATE = ("fix", "state", "open", "public", "seen", "hidden", "points", "ties", "score", "panel")
"""What can't be compared before there is a state."""


@dataclass(frozen=True)
class Result:
    """What a scenario came to."""

    state: Any
    """The state at the end, or what an open question shows of it; None before the set-up is done."""
    events: tuple[Event, ...]
    asked: tuple[Question, ...]
    last: tuple[Event, ...]
    """The events of the last move."""


def missed(game: Game[Any], then: Then, outcome: Result, say: Say) -> list[str]:
    """Return what isn't as expected, a line for each fault."""
    faults = []
    if outcome.state is not None:
        faults = [*_fixes(game, then, outcome.state, say), *_states(game, then, outcome)]
        faults += [*_hidden(game, then, outcome), *_standing(game, then, outcome.state, say)]
    elif any(getattr(then, part) for part in OF_A_STATE):
        faults = ["there is no state to compare: the set-up isn't done"]
    faults += [*_missing_events(then, outcome.events, say), *_wrong_events(then, outcome.events, say)]
    if then.gist:
        gist = game.sum_up(outcome.last)
        lines = [*([gist.title] if gist.title else []), *(one.text for one in gist.lines)]
        faults += _missing_texts("gist", then.gist, lines, say)
    return faults + _questions(then, outcome.asked)


def _standing(game: Game[Any], then: Then, state: Any, say: Say) -> Iterator[str]:
    """Compare the points, what is said of a tie, the score and the panel."""
    points = game.points(state) if game.points is not None else {}
    for seat, n in then.points.items():
        if points.get(seat) != n:
            near = "" if seat in points else like(seat, points)
            yield f"points of {seat}: {points.get(seat)}, not {n}{near}"
    if then.ties is not None:
        level = [seat for seat, n in points.items() if n == max(points.values())]
        ties = game.ties(state, level) if game.ties is not None and len(level) > 1 else ()
        if len(ties) != len(then.ties):
            yield f"of the tie of {', '.join(level)} {len(ties)} things are said, not {len(then.ties)}"
        yield from _missing_texts("ties", then.ties, ties, say)
    yield from _missing_texts("score", then.score, _texts(game.score(state)), say)
    yield from _missing_texts("panel", then.panel, _texts([game.panel(state)]), say)


def _texts(panels: Sequence[Panel]) -> list[Text]:
    return [
        one
        for panel in panels
        for one in (
            panel.title,
            *panel.lines,
            *(part for field in panel.fields for part in (field.name, field.value)),
        )
    ]


def _missing_texts(where: str, wanted: Sequence[str], texts: Sequence[Text], say: Say) -> Iterator[str]:
    rest = iter(texts)
    for one in wanted:
        if not any(one in (text.id, say(text)) for text in rest):
            there = "; ".join(map(say, texts)) or "nothing"
            yield f"{where}: missing or out of order: {one}; there is {there}"
            return


def _questions(then: Then, asked: tuple[Question, ...]) -> list[str]:
    """Compare what was asked, whom, with which options, and what answers for who sleeps."""
    faults = []
    ids = tuple(one.id for one in asked)
    if then.asked is not None and then.asked != ids:
        faults.append(f"asked {list(ids)}, not {list(then.asked)}")
    last = {one.id: one for question in asked for one in (question, *lines_of(question))}
    named = dict.fromkeys((*then.to, *then.shown, *then.asleep))
    faults += [f"{id_} isn't asked{like(id_, last)}" for id_ in named if id_ not in last]
    for id_, seat in then.to.items():
        if id_ in last and last[id_].to != seat:
            faults.append(f"{id_} is put to {last[id_].to or 'anyone'}, not {seat or 'anyone'}")
    for id_, options in then.shown.items():
        shown = _shown(last[id_]) if id_ in last else options
        if not shown:
            faults.append(f"{id_} has no options to show")
        elif shown != options:
            faults.append(f"{id_} shows {list(shown)}, not {list(options)}")
    for id_, wanted in then.asleep.items():
        if id_ in last:
            written, got = as_answer(last[id_], wanted), last[id_].asleep
            if as_json(written) != as_json(got):
                faults.append(f"{id_} is answered with {as_json(got)} for who sleeps, not {as_json(wanted)}")
    return faults


def _shown(question: Question) -> tuple[str, ...]:
    options = question.options if isinstance(question, Choice | MultiChoice) else ()
    return tuple(option.id for option in options)


def _fixes(game: Game[Any], then: Then, state: Any, say: Say) -> list[str]:
    """Compare the fields that can be corrected: as they are, or as a correction to the value leaves them."""
    faults = []
    now = {one.id: one.now for one in game.fixes(state)} if then.fix else {}
    for field, value in then.fix.items():
        if field not in now:
            has = ", ".join(now) or "none"
            faults.append(f"then.fix: there is no field {field}{like(field, now)}; the fields are {has}")
        elif _plain(now[field]) != _plain(value):
            corrected, why = _corrected(game, state, field, value, say)
            if corrected != now[field]:
                faults.append(f"{field} is {now[field]!r}, not {value!r}{why}")
    return faults


def _corrected(game: Game[Any], state: Any, field: str, value: str, say: Say) -> tuple[str | None, str]:
    """Return what a correction makes of the field, or None and why it is refused."""
    try:
        done = play(game, state, Move("fix", {"field": field, "value": value}), "")
    except IllegalMove as refusal:
        return None, f" (refused: {say(refusal.text)})"
    after = game.fixes(done.value) if isinstance(done, Done) else ()
    return next((one.now for one in after if one.id == field), None), ""


def _states(game: Game[Any], then: Then, outcome: Result) -> list[str]:
    """Compare the state, and the views of it."""
    whole = json.loads(game.dump(outcome.state))
    parts = [("state", then.state, whole), ("open", then.open, whole)]
    parts.append(("public", then.public, _view(game, outcome.state, "public")))
    parts += [(f"seen.{seat}", part, _view(game, outcome.state, seat)) for seat, part in then.seen.items()]
    return [line for where, part, got in parts if part for line in differences(part, got, where)]


def _view(game: Game[Any], state: Any, seat: str) -> Json:
    """Return what a seat may know of the state, as JSON data; `public` is what everybody may see."""
    is_public = seat == "public" or game.seen is None
    view = game.public(state) if is_public or game.seen is None else game.seen(state, seat)
    return json.loads(json.dumps(view))


def _hidden(game: Game[Any], then: Then, outcome: Result) -> list[str]:
    """Look for what nobody may find, in the views and in what was told."""
    faults = []
    told = [
        (f"the event {event.id}", {**event.text.to_json()[1], "rule": event.rule, "seat": event.seat})
        for event in outcome.events
    ]
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


def _missing_events(then: Then, events: tuple[Event, ...], say: Say) -> list[str]:
    rest = iter(events)
    for id_, args in then.events:
        if not any(_is_told(event, id_, args, say) for event in rest):
            told = ", ".join(_told(one, say) if one.id == id_ else one.id for one in events) or "nothing"
            return [f"event missing or out of order: {id_} {as_json(args) if args else ''}; told is {told}"]
    return []


def _wrong_events(then: Then, events: tuple[Event, ...], say: Say) -> list[str]:
    faults = [
        f"event told: {id_} {as_json(args) if args else ''}".rstrip()
        for id_, args in then.never
        if any(_is_told(event, id_, args, say) for event in events)
    ]
    for id_, written in then.args.items():
        names = {name.removeprefix("$") for name in written}
        told = [event for event in events if event.id == id_]
        faults += [] if told else [f"event missing: {id_}"]
        faults += [
            f"the arguments of {id_} are {', '.join(sorted(event.args))}, not {', '.join(sorted(names))}"
            for event in told
            if set(event.args) != names
        ]
    return faults


def _told(event: Event, say: Say) -> str:
    """Return the rule, the seat and the arguments of an event, as they are written."""
    named = {f"${name}" if name in OWN else name: in_words(arg, say) for name, arg in event.args.items()}
    return as_json({**named, "rule": event.rule, "seat": event.seat})


def _is_told(event: Event, id_: str, args: Mapping[str, Json], say: Say) -> bool:
    return event.id == id_ and all(is_same(value, _part(event, name), say) for name, value in args.items())


def _part(event: Event, name: str) -> Arg | None:
    """Return the rule or the seat of an event, or an argument."""
    if name in OWN:
        return event.rule if name == "rule" else event.seat
    return event.args.get(name.removeprefix("$"))


def _plain(value: str) -> str:
    return " ".join(value.replace(",", " ").split())
