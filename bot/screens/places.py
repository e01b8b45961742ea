"""What is told to a server of the channels in which its games can't go on."""

from collections.abc import Mapping, Sequence

from bot.screens.screens import private
from bot.wire.json import Json
from bot.words.words import Markup, Words
from engines.core.text import text


def places_message(words: Words, places: Mapping[str, Sequence[str]]) -> Json:
    """Return what lacks in each channel (by its id) for the games there, or that the channel is gone.

    It is for whoever may change channels; no permission stands for a channel that was deleted.
    """
    lines = [_place(words, channel, lacks) for channel, lacks in places.items()]
    told = "\n".join(dict.fromkeys([words.say("ui-place-intro"), *lines]))
    return private(told) | {"allowed_mentions": {"parse": []}}


def _place(words: Words, channel: str, lacks: Sequence[str]) -> str:
    if not lacks:
        return words.say("ui-place-gone")
    names = tuple(text(f"ui-permission-{one.replace('_', '-')}") for one in lacks)
    return words.say("ui-place-lacks", channel=Markup.channel(channel), permissions=names)
