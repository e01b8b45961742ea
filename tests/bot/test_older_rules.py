"""A rule has changed: what was played before replays by the older one."""

from typing import Any

import pytest

from bot.sessions import snapshot
from bot.sessions.start import Start
from engines.core.game.play import play
from tests.bot.conftest import ADA, CHANNEL, Table
from tests.bot.test_export import exported, replayed


def as_before(*given: Any, **_: Any) -> Any:
    """Play a move as earlier versions did."""
    return play(*given, as_before=True)


@pytest.mark.parametrize("is_old", [True, False])
async def test_a_log_of_scythe_replays_by_the_rules_of_its_time(
    is_old: bool, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asked for the second of two Automas; what a beaten attacker left wasn't thought of."""
    if is_old:
        monkeypatch.setattr(snapshot, "play", as_before)
    options = {"seats": 3, "faction_1": "crimea", "faction_2": "nordic", "level": "automa"}
    view = await table.sessions.start(Start("scythe", options, CHANNEL), ADA)
    table.id = view.id
    for kind in ("worker", "character"):  # who has no unit needs to know of nobody's
        await table.sessions.fix(table.id, None, f"a1-{kind}", "-", ADA)
    await table.do("turn seat=a1")
    view = await table.do("turn seat=a2")
    assert [one.id for one in view.questions] == ([] if is_old else ["enemy.units"])
    if not is_old:
        await table.answer("enemy.units", value=True)
    for field, value in {"a1-mech": "F4", "a1-power": "16", "a1-cards": "0", "p1-mech": "F3"}.items():
        await table.sessions.fix(table.id, None, field, value, ADA)
    await table.sessions.report(table.id, None, "mech F3 to F4", ADA)
    view = await table.answer("combat", {"combat.human": 0, "a1-power": 16, "a1-cards": 0})
    assert view.state.left == (("F3",) if is_old else ("F3", "F4"))
    monkeypatch.undo()
    await table.sessions.end(table.id, None, ADA)
    assert replayed(await exported(table)).fault is None
