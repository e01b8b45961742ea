"""What the subcommands of `/automa` do."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.presses.agreement import ask_to_end, show_back, take_back
from bot.presses.answers import understood
from bot.presses.buttons import show_open
from bot.presses.exports import send_export
from bot.presses.help import games_of, help_message
from bot.presses.look import open_history, open_look
from bot.presses.my_turn import ask_first
from bot.presses.press import Press
from bot.presses.report import report_typed
from bot.presses.response import send_score, show
from bot.presses.seats import play, show_hand, show_seats
from bot.presses.serves import Options, does, serves
from bot.presses.typed_answer import answer_typed
from bot.presses.why import why_message
from bot.screens.controls.table import Here
from bot.screens.games import elsewhere_message, game_line, games_message, gone_line, there_line
from bot.screens.help import offer_games
from bot.screens.parts import rows
from bot.screens.screens import remark
from bot.screens.subcommands import Subcommand
from bot.screens.table_buttons import next_offer
from bot.sessions.errors import GameMissing, NoSession, QuestionOpen
from bot.sessions.locks import In
from bot.sessions.rights import demand_at_table, demand_here, demand_mover
from bot.sessions.service import first
from bot.sessions.view import View
from bot.store.rows import SessionRow
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from engines.core.script.notation import whole
from engines.core.script.requests import Line

MOST_LISTED = 10


@does(Subcommand.TURN)
async def turn(press: Press, _: Options) -> None:
    """Do the first of the turns that are offered; with an open question, show that again."""
    if (await press.sessions.records.game_in(press.by.channel)).has_hands:
        await play(press, await press.sessions.records.view_in(press.by.channel))
        return
    try:
        before = await press.sessions.records.running_in(press.by.channel)
        if await ask_first(press, before, next_offer(before)):
            return
        view = await press.sessions.move(In(press.by.channel), None, first, press.by)
    except QuestionOpen as fault:
        if fault.view is None:
            raise
        await show_open(press, fault.view)
        return
    await show(press, view)


@does(Subcommand.HAND)
async def hand(press: Press, _: Options) -> None:
    """Show who asks, and nobody else, what their seat has in hand."""
    await show_hand(press, await press.sessions.records.running_in(press.by.channel))


@does(Subcommand.SEATS)
async def seats(press: Press, _: Options) -> None:
    """Show, privately, who holds which seat, and what can be done about it."""
    await show_seats(press, await press.sessions.records.running_in(press.by.channel))


@does(Subcommand.LOOK)
async def look(press: Press, _: Options) -> None:
    """Open, privately, what can be looked at: the board, the seats, the score, the turns so far."""
    await open_look(press, await press.sessions.records.view_in(press.by.channel))


@does(Subcommand.HISTORY)
async def history(press: Press, _: Options) -> None:
    """Open, privately, the turns so far, with what there was to see then."""
    await open_history(press, await press.sessions.records.view_in(press.by.channel))


@does(Subcommand.STATUS)
async def status(press: Press, _: Options) -> None:
    """Show the session of the channel; without one, those of the server."""
    try:
        view = await press.sessions.records.view_in(press.by.channel)
    except GameMissing:
        raise
    except NoSession:
        await _status_elsewhere(press, "ui-elsewhere")
        return
    if view.is_ended and await press.sessions.records.running_of(press.by.guild, 1):
        await _status_elsewhere(press, "ui-elsewhere-ended")
        return
    await show_open(press, view)


async def _status_elsewhere(press: Press, intro: str) -> None:
    words = press.own()
    sessions = await press.sessions.records.running_of(press.by.guild, MOST_LISTED)
    if not sessions:
        raise NoSession

    def where(session: SessionRow) -> str:
        return there_line(press.own(session.game), session.channel)

    lines, rows = await _listed(press, sessions, where)
    await press.reply.message(elsewhere_message(words, intro, lines, rows), private=True)


async def _listed(
    press: Press, sessions: Sequence[SessionRow], line: Callable[[SessionRow], str]
) -> tuple[list[str], list[Json]]:
    """Return a line for each session, and the buttons that show here those whose channel was deleted."""
    lines, buttons = [], []
    gone = await asyncio.gather(*(_is_gone(press, one) for one in sessions))
    for session, is_lost in zip(sessions, gone, strict=True):
        if is_lost:
            own = press.own(session.game)
            told, shows_here = gone_line(own, session.id)
            lines.append(told)
            # In a message to the bot, or where it is no member, no server's game is shown.
            buttons += [shows_here] if press.interaction.is_in_server else []
        else:
            lines.append(line(session))
    return lines, rows(buttons)[:1]


async def _is_gone(press: Press, session: SessionRow) -> bool:
    """Tell whether a session's channel was deleted; asks Discord only about what the bot doesn't know."""
    is_there = press.interaction.knows_channel(session.guild, session.channel)
    return not is_there and await press.context.absences.is_gone(session.channel)


@serves(Here)
async def here(press: Press, custom_id: CustomId[Here]) -> None:
    """Show a session whose channel was deleted in this channel from now on."""
    view = await press.sessions.records.view(custom_id.session)
    demand_mover(view, press.by)
    if await _is_gone(press, view.session):
        view = await press.sessions.show_in(view.id, press.by.channel, press.by)
        press.context.posts.saved(view, press.by)
    demand_here(view, press.by)
    await show_open(press, view)


@does(Subcommand.GAMES)
async def games(press: Press, _: Options) -> None:
    """List, privately, the games of who asks: whose turn it is, with links.

    On a server they are those of that server, elsewhere those of all.
    """
    guild = press.by.guild if press.interaction.is_in_server else ""
    own, count = await press.sessions.records.running_with(guild, press.by.id, MOST_LISTED)
    words, told_of = press.own(), dict[str, View]()
    for one in own:
        with suppress(GameMissing):
            told_of[one] = await press.sessions.records.view(one)
        await asyncio.sleep(0)  # others' presses don't wait for ten states to be loaded

    def line(session: SessionRow) -> str:
        view = told_of[session.id]
        return game_line(press.own_of(view), press.by.id)

    lines, rows = await _listed(press, [one.session for one in told_of.values()], line)
    if not lines and not guild:
        await press.reply.message(remark(words, "ui-games-none-everywhere"), private=True)
        return
    if not lines:
        await press.reply.message(offer_games(words, "ui-games-none", games_of(press)), private=True)
        return
    title = "ui-games-title" if guild else "ui-games-title-everywhere"
    await press.reply.message(games_message(words, lines, rows, count - MOST_LISTED, title), private=True)


@does(Subcommand.REPORT)
async def report(press: Press, options: Options) -> None:
    """Report what was typed; while a line is asked for that it is, it is the answer."""
    view, typed = await press.sessions.records.running_in(press.by.channel), str(options.get("action", ""))
    match view.questions:
        case (Line(notation=notation),) if notation.takes(
            understood(notation, typed, press.own_of(view).words)
        ):
            await answer_typed(press, view, typed)
        case _:
            demand_at_table(view, press.by)
            await report_typed(press, view, typed)


@does(Subcommand.WHY)
async def why(press: Press, options: Options) -> None:
    """Explain a turn, by default the latest."""
    view = await press.sessions.records.view_in(press.by.channel)
    typed = str(options.get("turn", "") or "0")
    seq = whole(typed, view.seq)
    await press.reply.message(await why_message(press, view, -1 if seq is None else seq), private=True)


@does(Subcommand.UNDO)
async def undo(press: Press, _: Options) -> None:
    """Go one step back."""
    view = (await press.sessions.records.view_in(press.by.channel)).known_to(press.by.id)
    await take_back(press, view.id, view.seq)


@does(Subcommand.REDO)
async def redo(press: Press, _: Options) -> None:
    """Bring back what was undone."""
    view = (await press.sessions.records.running_in(press.by.channel)).known_to(press.by.id)
    await show_back(press, await press.sessions.redo(view.id, view.seq, press.by))


@does(Subcommand.SCORE)
async def score(press: Press, _: Options) -> None:
    """Show the score."""
    await send_score(press, await press.sessions.records.view_in(press.by.channel))


@does(Subcommand.EXPORT)
async def export(press: Press, _: Options) -> None:
    """Send the session as a file that anybody can replay."""
    await send_export(press, await press.sessions.records.view_in(press.by.channel))


@does(Subcommand.END)
async def end(press: Press, _: Options) -> None:
    """Ask whether to end the session."""
    view = await press.sessions.records.running_in(press.by.channel)
    await ask_to_end(press, view.known_to(press.by.id))


@does(Subcommand.HELP)
async def help_(press: Press, _: Options) -> None:
    """Tell how it works."""
    try:
        here = await press.sessions.records.view_in(press.by.channel)
    except NoSession:
        here = None
    await press.reply.message(help_message(press, here), private=True)
