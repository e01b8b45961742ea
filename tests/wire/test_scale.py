"""`python -m benchmarks.scale` plays at its tables, counts what was saved, and prints what it found."""

from pathlib import Path

import pytest

from benchmarks.databases import Databases
from benchmarks.scale import People, Setup, measure, print_table
from benchmarks.subject import Refused
from tests import cluster

pytestmark = [pytest.mark.wire, pytest.mark.slow]

TABLES, ROUNDS = 4, 2


@pytest.mark.parametrize(("kind", "away"), [("SQLite", 0.0), ("PostgreSQL", 0.001)])
async def test_two_processes_are_measured_together(
    kind: str, away: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if kind == "PostgreSQL" and cluster.programs() is None:
        pytest.skip(cluster.MISSING)
    databases = Databases(tmp_path)
    try:
        setup = Setup(kind, processes=2, sessions=3, away=away, tables=TABLES, rounds=ROUNDS)
        found = await measure(setup, databases)
    finally:
        databases.close()
    assert found.saved == TABLES * ROUNDS
    assert found.presses >= found.saved
    assert found.grown > 0
    assert found.memory > 10
    print_table([found])
    assert f"| {kind} | {away * 1e3:g} ms | 2 | 3 |" in capsys.readouterr().out


async def test_a_row_whose_presses_are_refused_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: People) -> None:
        """No game is started, so there is none to go on with."""

    monkeypatch.setattr(People, "start", nothing)
    with pytest.raises(Refused, match="Of 2 presses 0 have saved something"):
        await measure(Setup("SQLite", processes=1, sessions=1, tables=2, rounds=1), Databases(tmp_path))
