"""`automa doctor`."""

import asyncio
import os
from typing import Literal

import click

from bot.doctor.examine import examine
from bot.doctor.finding import EXITS, Finding, worst
from bot.doctor.report import as_json, as_text, for_an_issue, summary
from bot.exits import Exit
from bot.log import hide_values, setup_logs
from bot.settings import SettingsFault, load_settings

NICER = 10
"""How far the checks of a running bot stand back behind it."""
Form = Literal["text", "json", "support"]


def run_doctor(form: Form, *, behind: bool = False) -> Exit:
    """Run all checks and print what they find; return the exit code of the worst."""
    hide_values()
    setup_logs("text", "critical")
    if behind:
        os.nice(NICER)
    findings = asyncio.run(_all(shows=form == "text"))
    if form == "json":
        click.echo(as_json(findings))
    elif form == "support":
        click.echo(for_an_issue(findings, _secrets()))
    else:
        click.echo(summary(findings))
    return EXITS[worst(findings)]


async def _all(*, shows: bool) -> list[Finding]:
    """Return all findings; if it `shows` them, each is printed as soon as it is there."""
    findings = []
    async for one in examine():
        findings.append(one)
        if shows:
            click.echo(as_text(one))
    return findings


def _secrets() -> list[str]:
    """Return what must not be read anywhere."""
    try:
        return [load_settings().discord_token.get_secret_value()]
    except SettingsFault:
        return []
