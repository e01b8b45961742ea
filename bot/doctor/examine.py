"""All checks, one after the other; the same in the shell, at every start and each day."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

from bot.doctor import program
from bot.doctor.application import application
from bot.doctor.channels import channels
from bot.doctor.database import database
from bot.doctor.finding import Finding
from bot.settings import OfflineSettings, Settings, SettingsFault, load_offline_settings, load_settings
from bot.store.address import sqlite_path
from bot.wire.plain_http import PlainHttp


async def examine() -> AsyncIterator[Finding]:
    """Yield what each check finds. It reads only, and goes on without a network or with wrong settings."""
    settings, offline, faults = _settings()
    yield program.libraries()
    yield program.settings(settings or offline or OfflineSettings(), faults)
    yield program.fonts()
    yield await program.drawing(settings)
    if offline is not None:
        for finding in database(sqlite_path(offline.database_url)):
            yield finding
    async with AsyncExitStack() as stack:
        http = None
        if settings is not None:
            token = settings.discord_token.get_secret_value()
            http = await stack.enter_async_context(PlainHttp(settings.discord_api_base, token))
        async for finding in application(http):
            yield finding
        if offline is not None:
            async for finding in channels(sqlite_path(offline.database_url), http):
                yield finding


def _settings() -> tuple[Settings | None, OfflineSettings | None, tuple[str, ...]]:
    """Return the settings, those that the database needs, and what is wrong with them."""
    try:
        settings = load_settings()
    except SettingsFault as fault:
        try:
            return None, load_offline_settings(), fault.lines
        except SettingsFault:
            return None, None, fault.lines
    return settings, settings, ()
