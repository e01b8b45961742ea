"""One person's games: where each is, and who has to act."""

from collections.abc import Sequence

from bot.direct import is_direct
from bot.screens.controls.table import Here
from bot.screens.localized_view import LocalizedView
from bot.screens.message import BETWEEN, QUIET, embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import button
from bot.screens.screens import private
from bot.screens.seats import called
from bot.screens.table_buttons import next_offer
from bot.sessions.rights import is_for
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.words.words import Markup, Words, escape


def link_of(view: View) -> Markup:
    """Return a link to the table, or the mention of its channel."""
    session = view.session
    if session.table_message and session.table_channel == session.channel:
        place = "@me" if is_direct(session.guild) else session.guild
        return Markup(f"https://discord.com/channels/{place}/{session.channel}/{session.table_message}")
    return Markup.channel(session.channel)


def game_line(local: LocalizedView, person: str) -> str:
    """Return a game in a line: which it is, where, who has to act, how far it is, and the way there."""
    session = local.view.session
    direct = is_direct(session.guild)
    told = local.say(
        "ui-games-line",
        game=local.label("game-name"),
        channel=local.label("ui-games-direct") if direct else Markup.channel(session.channel),
        what=Markup(what_next(local, person)),
    )
    return beside(local, told)


def beside(local: LocalizedView, told: str) -> str:
    """Return what is told of a game with how far it is, and the way there."""
    link = link_of(local.view)
    way = [local.say("ui-to-panel", link=link)] if link.startswith("http") else []
    how_far = footer_of(local).removeprefix(local.label("game-name") + BETWEEN)
    return BETWEEN.join([told, escape(how_far), *way])


def what_next(local: LocalizedView, person: str = "") -> str:
    """Return whose turn it is, or what comes next; a person is told of their own."""
    view = local.view
    acting, offer = waits_for(view), next_offer(view)
    if view.holders.seat_of(person) and any(is_for(view, seat, person) for seat in acting):
        return local.say("ui-games-own")
    if acting:
        names = local.words.listed(called(local, seat) for seat in acting)
        return local.say("ui-games-other", names=Markup(names))
    if offer is None:
        return local.say("ui-games-asks")
    return local.say("ui-games-next", what=offer.label)


def gone_line(words: Words, session: str) -> tuple[str, Json]:
    """Return the line of a session whose channel was deleted, and the button that shows it here."""
    names = {"game": words.label("game-name"), "id": session}
    shows_here = button(CustomId(session, 0, Here()), words.label("ui-show-here", **names))
    return words.say("ui-elsewhere-gone", **names), shows_here


def there_line(words: Words, channel: str) -> str:
    """Return the line of a session that runs in another channel; the words are its game's."""
    return words.say("ui-elsewhere-there", game=words.label("game-name"), channel=Markup.channel(channel))


def elsewhere_message(words: Words, intro: str, lines: Sequence[str], rows: Sequence[Json]) -> Json:
    """Return the sessions of other channels, after the message `intro`, which says why not of this one."""
    return private("\n".join((words.say(intro), *lines)), rows, is_trouble=False)


def games_message(words: Words, lines: Sequence[str], rows: Sequence[Json], more: int, title: str) -> Json:
    """Return the list of somebody's games as a message, and how many `more` there are, if any.

    The `title` is the id of a text.
    """
    lines = [*lines, words.say("ui-games-more", n=more)] if more > 0 else lines
    return message(embed(words.label(title), lines, colour=QUIET), rows=rows)
