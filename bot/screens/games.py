"""One person's games: where each is, and who has to act."""

from bot.screens.message import BETWEEN
from bot.screens.panel import footer_of
from bot.screens.seats import called
from bot.screens.table_buttons import next_offer
from bot.sessions.rights import is_for
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.words.words import Markup, Words, escape


def link_of(view: View) -> Markup:
    """Return a link to the table, or the mention of its channel."""
    session = view.session
    if session.panel_message and session.panel_channel == session.channel:
        return Markup(
            f"https://discord.com/channels/{session.guild}/{session.channel}/{session.panel_message}"
        )
    return Markup.channel(session.channel)


def game_line(words: Words, view: View, person: str) -> str:
    """Return a game in a line: which it is, where, who has to act, how far it is, and the way there."""
    link = link_of(view)
    told = words.say(
        "ui-games-line",
        game=words.label("game-name"),
        channel=Markup.channel(view.session.channel),
        what=Markup(_what(words, view, person)),
    )
    way = [words.say("ui-to-panel", link=link)] if link.startswith("http") else []
    how_far = footer_of(words, view).removeprefix(words.label("game-name") + BETWEEN)
    return BETWEEN.join([told, escape(how_far), *way])


def _what(words: Words, view: View, person: str) -> str:
    """Return whose turn it is, or what comes next."""
    acting, offer = waits_for(view), next_offer(view)
    if view.holders.seat_of(person) and any(is_for(view, seat, person) for seat in acting):
        return words.say("ui-games-own")
    if acting:
        names = ", ".join(called(words, view, seat) for seat in acting)
        return words.say("ui-games-other", names=Markup(names))
    if offer is None:
        return words.say("ui-games-asks")
    return words.say("ui-games-next", what=offer.label)
