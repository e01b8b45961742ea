"""What a scenario names and its game doesn't have."""

from collections.abc import Iterator, Mapping
from typing import Any

from engines.core.game import Game
from engines.core.options import chosen_options
from engines.core.scenario import Scenario
from engines.core.vocabulary import events_of, like

OWN = ("rule", "seat")
"""What an event has beside its arguments; an argument of that name is written `$rule`, `$seat`."""


def unknown(game: Game[Any], scenario: Scenario) -> list[str]:
    """Return what the game doesn't have of the options, clauses, events and arguments that are named."""
    faults = [*_options(game, scenario), *_rules(game, scenario)]
    then = scenario.then
    for field, told in (("events", then.events), ("never", then.never)):
        for id_, args in told:
            faults += _event(game, f"then.{field}", id_, [one for one in args if one not in OWN])
            rule = args.get("rule")
            if rule and rule not in game.clauses:
                faults.append(f"then.{field}: {id_}: {_no_clause(game, rule)}")
    for id_, names in then.args.items():
        faults += _event(game, "then.args", id_, names)
    return faults


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
