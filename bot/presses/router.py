"""The front door: every interaction comes in here and is led to what it asks for."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import structlog

from bot.log import get_logger
from bot.presses import (
    agreement,
    buttons,
    collection,
    commands,
    fault,
    fix,
    fork,
    imports,
    look,
    me,
    message_commands,
    my_turn,
    notes,
    plans,
    points,
    privacy,
    report,
    seat_people,
    seats,
    server_settings,
    start,
    start_menu,
)
from bot.presses import help as help_
from bot.presses.errors import explain, outcome
from bot.presses.payload import Forged, TooLong, options_of, subcommand
from bot.presses.press import Context, Press
from bot.presses.serves import DOES, HANDLERS
from bot.presses.suggestions import suggest
from bot.screens.controls.answers import OfQuestion, OpenForm, Retry
from bot.screens.controls.fault import ReportFault
from bot.screens.controls.fixes import FixAgain
from bot.screens.controls.fork import Fork
from bot.screens.controls.looking import Help, Look, LookAt, LookTurn, LookUp, Rules, Score, Why
from bot.screens.controls.me import OF_ME, AskQuiet
from bot.screens.controls.notes import MyNote, NoteWritten
from bot.screens.controls.plans import OF_PLANS
from bot.screens.controls.points import AskPoints, PointsAgain
from bot.screens.controls.reports import Write
from bot.screens.controls.seats import Seats
from bot.screens.controls.start import AskSeed
from bot.screens.screens import trouble
from bot.screens.subcommands import Subcommand
from bot.wire.custom_id import Control, CustomId, decode
from bot.wire.faults import FAULTS, LostReply
from bot.wire.interaction import MESSAGE_COMMAND, Interaction
from engines.core.script.collection import KINDS

log = get_logger()

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
LOOKS = (
    *(Look, LookAt, LookTurn, NoteWritten, Why, Score, Help, Rules, LookUp, Seats, Fork),
    *OF_ME,
    *OF_PLANS,
)
"""What one person alone looks at, until they go on at the table."""
LOOKING = ("look", "history", "why", "score", "help", "seats", "games", "me")
"""The same, of the subcommands."""
ANYWHERE = ("help", "games", "me", "privacy")
"""Those that need no channel of a server: they are about who asks, or about nothing that is played."""
FORMS = (
    *(AskPoints, AskQuiet, AskSeed, FixAgain, MyNote, OpenForm, PointsAgain, ReportFault, Retry, Rules),
    Write,
)
"""What opens a form, which has to be the first answer, and does nothing else: it may be served twice."""
SLOW = 2.0
"""Seconds after which a reply is in danger: Discord waits three."""
SERVING = (
    agreement,
    start_menu,
    buttons,
    commands,
    fault,
    fix,
    fork,
    imports,
    help_,
    collection,
    look,
    me,
    my_turn,
    notes,
    plans,
    points,
    privacy,
    report,
    seat_people,
    seats,
    server_settings,
    start,
)
"""The modules with the handlers of buttons, menus and forms: read in, they have said what each serves."""


async def enter(context: Context, interaction: Interaction) -> None:
    """Serve one interaction; whatever goes wrong is told to the person and never leaves here."""
    began = time.perf_counter()
    press = Press(context, interaction)
    if context.traffic.is_again(press.by.press):
        return
    kind = interaction.kind
    custom_id = decode(str(press.data["custom_id"])) if "custom_id" in press.data else None
    # Answered first, so that a press that another process has refused doesn't act here after all.
    is_claimed = interaction.is_inherited and kind != AUTOCOMPLETE and not _opens_form(custom_id)
    if is_claimed and not await press.reply.claim():
        return
    structlog.contextvars.clear_contextvars()
    name, ephemerals, own, defers = _name(press, custom_id), context.posts.ephemerals, None, None
    if kind != AUTOCOMPLETE:
        defers = asyncio.get_running_loop().call_later(SLOW, press.reply.defer)
        pressed = interaction.message.id if interaction.message else ""
        own = ephemerals.pressed(press.by.id, press.by.channel, is_private=press.is_private, message=pressed)
    # Whatever becomes of the reply, what the press has saved is told when it is over.
    with context.posts.replying(press.by.press), context.traffic:
        try:
            await _serve(press, custom_id, is_claimed=is_claimed)
            is_shown, became = bool(press.reply_message), "refused" if press.is_refused else "done"
        except Exception as fault:  # the one error handler: see bot/presses/errors.py
            await explain(press, fault)
            is_shown, became = isinstance(fault, LostReply), outcome(fault)  # shown it may be
        finally:
            if defers is not None:
                defers.cancel()
                await press.reply.over()
        if is_shown and _is_look(custom_id, name):
            ephemerals.looked(press.by.id, press.by.channel, press.reply, press.reply_message)
            context.mentions.looked(press.by.id)
        if own is not None and not press.reply.has_changed:
            ephemerals.stays(press.by.id, own)
    seconds = time.perf_counter() - began
    tell = log.info if seconds < SLOW else log.warning
    tell("press", what=name, became=became, ms=round(seconds * 1000, 1))
    if context.meter:
        context.meter("suggestions" if kind == AUTOCOMPLETE else name, became, seconds)


async def _serve(press: Press, custom_id: CustomId[Control] | None, *, is_claimed: bool) -> None:
    kind = press.interaction.kind
    if kind == AUTOCOMPLETE:
        await _suggest(press)
        return
    if is_claimed:
        await press.sessions.history.refuse_again(press.by.press)
    if kind == COMMAND:
        await _command(press)
    elif kind in (COMPONENT, SUBMIT):
        await _part(press, custom_id)


async def _command(press: Press) -> None:
    if not press.interaction.has_place and _name(press, None) not in ANYWHERE:
        await press.refuse(trouble(press.own(), "ui-no-place"))
        return
    if press.data.get("type") == MESSAGE_COMMAND:
        await message_commands.serve(press)
        return
    verb, options = subcommand(press.data)
    if verb == "start" and not options:
        await start_menu.choose_game(press)
        return
    if verb == "start":
        game, options = subcommand({"options": options})
        given = _values(options)
        await (start.start(press, game, given) if given else start_menu.ask(press, game))
        return
    if verb in KINDS:
        await collection.kept(press, verb, _values(options))
        return
    try:
        does = DOES[Subcommand(verb)]
    except ValueError:
        raise Forged from None
    await does(press, _values(options))


async def _part(press: Press, custom_id: CustomId[Control] | None) -> None:
    handler = HANDLERS.get(type(custom_id.control)) if custom_id else None
    if custom_id is None or handler is None:
        await press.refuse(trouble(press.own(), "ui-unknown-button"))
        return
    await handler(press, custom_id)


async def _suggest(press: Press) -> None:
    """Suggest how to go on with what somebody is typing; whatever goes wrong, there are no suggestions.

    Nor are there any for what is too long to be read.
    """
    found: list[tuple[str, str]] = []
    try:
        with suppress(Forged, TooLong):
            verb, options = subcommand(press.data)
            for focused in [one for one in options_of(options) if one.get("focused")][:1]:
                typed = str(focused.get("value", ""))
                if verb in KINDS:
                    found = await collection.suggest(
                        press, verb, str(_values(options).get("game") or ""), typed
                    )
                elif verb == Subcommand.IMPORT.value:
                    found = await imports.suggest(press, typed)
                else:
                    found = await suggest(press, verb, focused["name"], typed)
    except Exception as fault:
        log.warning("autocomplete-failed", fault=type(fault).__name__)
    try:
        await press.reply.choices(found)
    except FAULTS as fault:
        log.warning("autocomplete-failed", fault=type(fault).__name__)


def _values(options: Any) -> dict[str, Any]:
    return {one["name"]: one.get("value") for one in options_of(options)}


def _opens_form(custom_id: CustomId[Control] | None) -> bool:
    return custom_id is not None and isinstance(custom_id.control, FORMS)


def _is_look(custom_id: CustomId[Control] | None, name: str) -> bool:
    """Tell whether this person alone looked at something."""
    return isinstance(custom_id.control, LOOKS) if custom_id else name in LOOKING


def _name(press: Press, custom_id: CustomId[Control] | None) -> str:
    """Return what was pressed, for the log: a subcommand or a verb, never what was typed."""
    if custom_id is not None:
        # How somebody answers could tell what: "none" that nothing was chosen.
        return "answer" if isinstance(custom_id.control, OfQuestion) else custom_id.control.letters
    if "custom_id" in press.data:
        return "unknown"
    if press.data.get("type") == MESSAGE_COMMAND:
        command = message_commands.named(press)
        return command.text if command else "unknown"
    try:
        verb, _ = subcommand(press.data)
    except Forged:
        return "unknown"
    return verb if verb in (*(one.value for one in Subcommand), *KINDS, "start") else "unknown"
