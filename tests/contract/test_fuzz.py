"""Hypothesis plays random legal sessions of every game, with wrong moves and answers in between."""

from typing import Any

import pytest

from engines.core.game import Game, registry
from tests.contract.machine import Session
from tests.engines.own import own

pytestmark = pytest.mark.slow

MACHINES: dict[str, type[Session]] = {game: part.MACHINE for game, part in own("fuzz")}


def machine_of(game: Game[Any]) -> type[Session]:
    return MACHINES.get(game.id) or type(game.id.title(), (Session,), {"game": game})


def case_of(game: Game[Any]) -> Any:
    machine = machine_of(game)
    found = machine.TestCase
    found.settings = machine.length
    return found


globals().update({f"Test{one.id.title()}": case_of(one) for one in registry.games().values()})
