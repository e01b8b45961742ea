"""A game that goes on from another one: what is asked before, and what both tables are told."""

from bot.screens.controls.fork import ForkThread
from bot.screens.localized_view import LocalizedView
from bot.screens.message import embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import PRIMARY, button, row
from bot.screens.screens import private
from bot.screens.turn import who
from bot.sessions.outbox import Forked
from bot.wire.json import Json
from bot.words.words import Markup


def fork_message(local: LocalizedView, first: int, move: int, *, is_same: bool, has_threads: bool) -> Json:
    """Ask how to play on from after a move: its first entry, and how many moves there are up to it.

    Where it `is_same` the seed of this game may be taken. A thread has no threads, nor have direct messages.
    """
    view = local.view
    lines = [
        local.say("ui-fork-ask", move=move),
        local.say("ui-fork-elsewhere", id=view.id, move=move),
    ]
    buttons = [button(ForkThread(first).of(view), local.label("ui-fork-new-seed"), PRIMARY)]
    if is_same:
        buttons.append(button(ForkThread(first, True).of(view), local.label("ui-fork-same-seed")))
    return private(
        "\n".join(lines), [row(*buttons)] if has_threads else [], footer_of(local), is_trouble=False
    )


def forked_message(local: LocalizedView, told: Forked) -> Json:
    """Return to the table of a game that somebody plays on from a moment of it, and where."""
    line = local.say(
        "ui-forked",
        person=who(told.person),
        channel=Markup.channel(told.channel),
        move=told.move,
        seed="over" if local.view.is_ended else "same" if told.is_same else "new",
    )
    return message(embed(lines=[line], footer=footer_of(local)))
