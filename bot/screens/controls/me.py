"""What a person wishes of the bot, and of the table where they ask."""

from bot.wire.custom_id import Control


class RemindAfter(Control, letters="remind"):
    """Be reminded after as many hours as are chosen."""


class AwayUntil(Control, letters="away"):
    """Be away until the day that is chosen."""


class MayReplace(Control, letters="replace"):
    """Let an automa have one's seats while one is away, or not."""

    is_allowed: bool = False


class PlaysOnly(Control, letters="playonly"):
    """Let the only thing that one can do play itself, or not."""

    is_allowed: bool = False


class AskQuiet(Control, letters="askquiet"):
    """Ask for the quiet hours and the time zone."""


class QuietHours(Control, letters="quiet"):
    """The form of the quiet hours and the time zone."""


class ShowPictures(Control, letters="pictures"):
    """Have pictures in private messages as it is chosen."""


class Listen(Control, letters="listen"):
    """Have words made for listening in private messages, or not."""

    is_listening: bool = False


class Mute(Control, letters="mute"):
    """Be reminded no more in this turn."""


class Pause(Control, letters="pause"):
    """Let a table pause, or go on."""

    is_paused: bool = False


OF_ME = (
    *(RemindAfter, AwayUntil, MayReplace, PlaysOnly, AskQuiet, QuietHours, ShowPictures, Listen, Mute),
    Pause,
)
