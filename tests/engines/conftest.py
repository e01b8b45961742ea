import pytest

from tests.engines.clauses import coverage, games


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("rule clauses")
    for game in games():
        terminalreporter.write_line(coverage(game))
