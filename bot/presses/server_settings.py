"""`/automa settings`: what those who manage a server choose for it; everybody is told of each change."""

from collections.abc import Sequence
from contextlib import suppress

from bot.log import get_logger
from bot.presses.payload import Forged, chosen
from bot.presses.press import Press
from bot.presses.serves import Options, does, serves
from bot.screens.controls.servers import Setting, SettingsPage
from bot.screens.screens import remark, trouble
from bot.screens.server_settings import NAMES, setting_told, settings_message
from bot.screens.subcommands import Subcommand
from bot.sessions.servers import USUAL, ServerSettings
from bot.store.errors import KeptChanged
from bot.wire.custom_id import CustomId
from bot.wire.faults import FAULTS, LostReply, short

log = get_logger()


@does(Subcommand.SETTINGS)
async def settings(press: Press, _: Options) -> None:
    """Show the settings of this server, privately, to who may change them."""
    if await _is_refused(press):
        return
    now = await press.sessions.servers.settings(press.by.guild)
    await press.reply.message(settings_message(press.own(), now, _languages(press), 0), private=True)


@serves(SettingsPage)
async def turn_page(press: Press, custom_id: CustomId[SettingsPage]) -> None:
    """Turn to another page."""
    if not await _is_refused(press):
        await _show(press, await press.sessions.servers.settings(press.by.guild), custom_id.control.page)


@serves(Setting)
async def choose(press: Press, custom_id: CustomId[Setting]) -> None:
    """Change a setting, and tell everybody."""
    if await _is_refused(press):
        return
    name, page, values = custom_id.control.name, custom_id.control.page, chosen(press.data)
    before = await press.sessions.servers.settings(press.by.guild)
    after = _changed(press, before, name, values)
    if after.row == before.row:
        await _show(press, before, page, "ui-settings-same")
        return
    try:
        await press.sessions.servers.change(before, after)
    except KeptChanged:
        now = await press.sessions.servers.settings(press.by.guild)
        await _show(press, now, page, "ui-settings-race")
        return
    press.note_kept()
    if name == "dashboard" and not await press.context.dashboards.move(before.row):
        await _show(press, before, page, "ui-settings-dashboard-refused")
        return
    log.info("setting-changed", server=press.by.guild, setting=name)
    await _show(press, after, page, "ui-settings-done")
    await _tell(press, after, name)


def _changed(press: Press, before: ServerSettings, name: str, values: Sequence[str]) -> ServerSettings:
    """Return the settings with what was chosen. Raises Forged for what no menu offers."""
    languages = (USUAL, *_languages(press))
    if name not in NAMES or (name == "language" and not {*values} <= {*languages}):
        raise Forged
    try:
        return before.changed(name, values)
    except ValueError:
        raise Forged from None


async def _is_refused(press: Press) -> bool:
    """Refuse who may not manage the server, and direct messages; tell whether that was so."""
    if press.interaction.is_direct:
        await press.refuse(trouble(press.own(), "ui-settings-direct"))
        return True
    if press.by.may_manage:
        return False
    await press.refuse(trouble(press.own(), "ui-settings-who"))
    return True


async def _show(press: Press, now: ServerSettings, page: int, note: str = "") -> None:
    await press.note(settings_message(press.own(), now, _languages(press), page, note))


async def _tell(press: Press, now: ServerSettings, name: str) -> None:
    """Tell everybody in the channel, in the server's language."""
    words = press.context.i18n.words("", now.language or press.interaction.guild_locale)
    told = setting_told(words, now, _languages(press), name, press.by.id)
    try:
        await press.reply.follow(told)
    except LostReply:
        raise
    except FAULTS as fault:
        log.warning("setting-not-told", fault=short(fault))
        with suppress(*FAULTS):
            await press.reply.follow(remark(press.own(), "ui-settings-untold"), private=True)


def _languages(press: Press) -> dict[str, str]:
    """Return what the languages that the bot has call themselves, by their ids."""
    i18n = press.context.i18n
    return {one: i18n.words("", one).label("ui-language") for one in i18n.languages()}
