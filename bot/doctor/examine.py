"""All checks, one after the other; the same in the shell, at every start and each day."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

from bot.doctor import program
from bot.doctor.application import application
from bot.doctor.channels import channels
from bot.doctor.database import database
from bot.doctor.finding import CHANNELS, Finding, unknown
from bot.settings import OfflineSettings, Settings, SettingsFault, load_offline_settings, load_settings
from bot.store.address import is_postgres, sqlite_path
from bot.wire.plain_http import PlainHttp


async def examine() -> AsyncIterator[Finding]:
    """Yield what each check finds. It reads only, and goes on without a network or with wrong settings."""
    settings, offline, faults = _settings()
    async with AsyncExitStack() as stack:
        http = None
        if settings is not None:
            token = settings.discord_token.get_secret_value()
            http = await stack.enter_async_context(PlainHttp(settings.discord_api_base, token))
        groups = {"program": _program(settings, offline or OfflineSettings(), faults)}
        if offline is not None:
            groups["database"] = _database(offline)
        groups["application"] = application(http)
        if offline is not None:
            groups[CHANNELS] = channels(offline.database_url, http)
        for check, findings in groups.items():
            async for one in safely(check, findings):
                yield one


async def _program(
    settings: Settings | None, offline: OfflineSettings, faults: tuple[str, ...]
) -> AsyncIterator[Finding]:
    yield program.libraries()
    yield program.settings(settings or offline, faults)
    yield program.fonts()
    yield await program.drawing(settings)


async def _database(settings: OfflineSettings) -> AsyncIterator[Finding]:
    if is_postgres(settings.database_url):
        from bot.doctor.server import server  # nobody else has its library

        async for one in server(settings.database_url):
            yield one
        return
    for one in database(sqlite_path(settings.database_url), settings.backup_hours):
        yield one


async def safely(check: str, findings: AsyncIterator[Finding]) -> AsyncIterator[Finding]:
    """Yield what is found; where a check meets a bug of its own, or an odd answer, the others go on."""
    try:
        async for one in findings:
            yield one
    except Exception as fault:
        yield unknown(check, f"this check has itself failed ({type(fault).__name__})")


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
