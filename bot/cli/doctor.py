"""`automa doctor`."""

import asyncio
import os
from typing import Literal

import click

from bot.doctor.examine import examine
from bot.doctor.finding import EXITS, Finding, Level, worst
from bot.doctor.probe import probe
from bot.doctor.report import HELD, as_json, as_text, for_an_issue, summary
from bot.exits import Exit
from bot.log import hide_values, setup_logs
from bot.settings import SettingsFault, load_settings
from bot.wire.faults import FAULTS, short
from bot.wire.plain_http import PlainHttp

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


def run_probe(channel: str, form: Form) -> Exit:
    """Try in a channel what the bot takes for granted of Discord, and print it; return the exit code."""
    hide_values()
    setup_logs("text", "critical")
    try:
        settings = load_settings()
    except SettingsFault as fault:
        click.echo("\n".join(fault.lines), err=True)
        return Exit.SETTING
    token = settings.discord_token.get_secret_value()
    try:
        findings = asyncio.run(_probe(settings.discord_api_base, token, channel, shows=form == "text"))
    except FAULTS as fault:
        click.echo(f"Nothing was tried: Discord answered {short(fault)}.", err=True)
        return Exit.FAULT
    if form != "text":
        click.echo(as_json(findings) if form == "json" else for_an_issue(findings, [token], HELD))
    # What nobody can try there is no fault: that it is so is said of each.
    return Exit.FAULT if worst(findings) == Level.FAULT else Exit.WELL


async def _probe(base: str, token: str, channel: str, *, shows: bool) -> list[Finding]:
    findings = []
    async with PlainHttp(base, token) as http:
        bot = str((await http.get("/users/@me"))["id"])
        await http.get(f"/channels/{channel}")
        async for one in probe(http, channel, bot):
            findings.append(one)
            if shows:
                click.echo(as_text(one, HELD))
    return findings


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
