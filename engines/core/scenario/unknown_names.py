"""What a scenario names and its game doesn't have."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from engines.core.game import Game
from engines.core.game.options import chosen_options
from engines.core.game.vocabulary import events_of, like
from engines.core.scenario import Scenario

OWN = ("rule", "seat")
"""What an event has beside its arguments; an argument of that name is written `$rule`, `$seat`."""
MOST_MEANT = 3
"""So many moves of an action are named as what may be meant."""


def unknown(game: Game[Any], scenario: Scenario) -> tuple[list[str], Scenario | None]:
    """Return what is named of options, clauses, events and arguments and the game doesn't have.

    Beside it comes the scenario without the events that nothing can meet; None if no session can begin so.
    """
    options, then = [*_options(game, scenario)], scenario.then
    faults = [*options, *_rules(game, scenario)]
    rest: dict[str, Any] = {}
    for field, told in (("events", then.events), ("never", then.never)):
        wrong = {place: [*_told(game, f"then.{field}", *one)] for place, one in enumerate(told)}
        faults += chain.from_iterable(wrong.values())
        rest[field] = tuple(one for place, one in enumerate(told) if not wrong[place])
    strange = {id_: [*_event(game, "then.args", id_, names)] for id_, names in then.args.items()}
    faults += chain.from_iterable(strange.values())
    rest["args"] = {id_: names for id_, names in then.args.items() if not strange[id_]}
    known = scenario.model_copy(update={"then": then.model_copy(update=rest)})
    return faults, None if options else known


def no_such_move(code: str, offered: Sequence[str]) -> str:
    """Return which moves may be meant by one that isn't offered, and which there are: one of each action."""
    actions: dict[str, list[str]] = {}
    for one in offered:
        actions.setdefault(_action(one), []).append(one)
    same = actions.get(_action(code), [])[:MOST_MEANT]
    meant = like(code, offered) or (f"; do you mean {' or '.join(same)}?" if same else "")
    meant = meant or like(_action(code), actions)
    more = {action: f" (and {len(codes) - 1} more)" if codes[1:] else "" for action, codes in actions.items()}
    can = ", ".join(f"{codes[0]}{more[action]}" for action, codes in actions.items())
    return f"{meant}; now can be played {can or 'nothing'}"


def _action(code: str) -> str:
    return code.partition(" ")[0]


def _options(game: Game[Any], scenario: Scenario) -> Iterator[str]:
    given = scenario.given.options
    is_refused = scenario.then.refused is not None and not scenario.when
    known = {option.id for option in game.options}
    try:
        # What the rules themselves refuse can be shown too: a value, but no option that isn't there.
        chosen_options(game, {id_: v for id_, v in given.items() if id_ not in known or not is_refused})
    except ValueError as fault:
        yield f"given.options: {fault}"


def _rules(game: Game[Any], scenario: Scenario) -> Iterator[str]:
    yield from (f"rules: {_no_clause(game, one)}" for one in scenario.rules if one not in game.clauses)


def _no_clause(game: Game[Any], rule: object) -> str:
    return f"{game.id} has no clause {rule}{like(str(rule), game.clauses)}"


def _told(game: Game[Any], where: str, id_: str, args: Mapping[str, Any]) -> Iterator[str]:
    """Yield what the game doesn't have of an event: itself, an argument, its clause."""
    yield from _event(game, where, id_, [one for one in args if one not in OWN])
    rule = args.get("rule")
    if rule and rule not in game.clauses:
        yield f"{where}: {id_}: {_no_clause(game, rule)}"


def _event(game: Game[Any], where: str, id_: str, names: list[str] | tuple[str, ...]) -> Iterator[str]:
    """Yield the event that isn't there, or each argument that it can't have."""
    events: Mapping[str, tuple[str, ...]] = events_of(game.home)
    if id_ not in events:
        yield f"{where}: {game.id} has no event {id_}{like(id_, events)}"
        return
    known = events[id_]
    for name in names:
        if name.removeprefix("$") not in known:
            has = ", ".join(known) or "none"
            near = like(name, known if where == "then.args" else (*known, *OWN))
            yield f"{where}: {id_} has no argument {name}{near}; its arguments are {has}"
