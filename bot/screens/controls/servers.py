"""The settings of a server."""

from bot.wire.custom_id import Control


class Setting(Control, letters="set"):
    """Choose another value of the setting of that name, in the menu."""

    name: str
    page: int


class SettingsPage(Control, letters="sets"):
    """Turn to another page of the settings."""

    page: int
