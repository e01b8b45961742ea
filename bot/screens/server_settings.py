"""The settings of a server: one private message with a menu for each, and what all are told of a change."""

from collections.abc import Mapping

from bot.screens.controls.servers import Setting, SettingsPage
from bot.screens.me import after_label
from bot.screens.message import QUIET, embed, message
from bot.screens.parts import button, channel_menu, menu, row
from bot.screens.screens import private
from bot.screens.turn import who
from bot.sessions.servers import CHOICES, NO, USUAL, ServerSettings
from bot.wire.json import Json
from bot.wire.limits import ROWS
from bot.words.words import Markup, Words

NAMES = ("start", "channels", "end", "language", "thread", "log", "speed", "remind", "pictures", "dashboard")
"""All settings, in the order in which they are shown."""
A_PAGE = ROWS - 1
TEXT, NEWS, FORUM = 0, 5, 15
"""Discord's numbers for channels in which a game can begin, itself or in a thread of it."""


def settings_message(
    words: Words, settings: ServerSettings, languages: Mapping[str, str], page: int, note: str = ""
) -> Json:
    """Return all settings, with the menus of a page; `languages` are their names by their ids.

    The `note` is the id of what stands at the foot.
    """
    pages = [NAMES[at : at + A_PAGE] for at in range(0, len(NAMES), A_PAGE)]
    page = min(max(0, page), len(pages) - 1)
    rows = [_menu(words, settings, languages, name, page) for name in pages[page]]
    turns = [(page - 1, "ui-back"), (page + 1, "ui-settings-more")]
    buttons = [
        button(SettingsPage(to).of_none(), words.label(label)) for to, label in turns if 0 <= to < len(pages)
    ]
    lines = [words.say("ui-settings-intro"), *(_line(words, settings, languages, one) for one in NAMES)]
    foot = words.label(note) if note else ""
    return message(
        embed(words.label("ui-settings-title"), lines, foot, colour=QUIET), rows=[*rows, row(*buttons)]
    )


def setting_told(
    words: Words, settings: ServerSettings, languages: Mapping[str, str], name: str, person: str
) -> Json:
    """Return what everybody is told when somebody, a user's id, has changed a setting."""
    what = Markup(_line(words, settings, languages, name))
    told = words.say("ui-settings-told", person=who(person), what=what)
    return private(told, is_trouble=False)


def _line(words: Words, settings: ServerSettings, languages: Mapping[str, str], name: str) -> str:
    value = Markup(_value(words, settings, languages, name))
    return words.say("ui-shown-line", what=words.label(f"ui-setting-{name}"), value=value)


def _value(words: Words, settings: ServerSettings, languages: Mapping[str, str], name: str) -> str:
    if name == "channels":
        channels = " ".join(map(Markup.channel, settings.channels))
        return channels or words.say("ui-setting-channels-all")
    if name == "dashboard":
        return Markup.channel(settings.dashboard) if settings.dashboard else words.say("ui-none")
    if name == "language":
        return languages.get(settings.language) or words.say("ui-setting-language-usual")
    return _label(words, name, settings.value(name))


def _menu(words: Words, settings: ServerSettings, languages: Mapping[str, str], name: str, page: int) -> Json:
    custom_id, title = Setting(name, page).of_none(), words.label(f"ui-setting-{name}")
    if name == "channels":
        placeholder = words.label("ui-setting-channels-choose")
        return channel_menu(custom_id, placeholder, (TEXT, NEWS, FORUM), settings.channels)
    if name == "dashboard":
        placeholder = words.label("ui-setting-dashboard-choose")
        shown = [settings.dashboard] if settings.dashboard else []
        return channel_menu(custom_id, placeholder, (TEXT, NEWS), shown, most=1)
    if name == "language":
        values = {USUAL: words.label("ui-setting-language-usual")} | dict(languages)
        chosen = settings.language or USUAL
    else:
        values = {one: _label(words, name, one) for one in CHOICES[name]}
        chosen = settings.value(name)
    options = [(id_, words.label("ui-option", name=title, value=label)) for id_, label in values.items()]
    return menu(custom_id, options, title, chosen=[chosen])


def _label(words: Words, name: str, value: str) -> str:
    if name == "remind":
        return after_label(words, 0 if value == NO else int(value))
    return words.label(f"ui-setting-{name}-{'usual' if value == USUAL else value}")
