"""What people tell of the table: by a line of the game's notation, or by the words of what is offered."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from bot.presses.payload import entered, typed_before
from bot.presses.press import Press
from bot.presses.response import send_pictures, show
from bot.presses.search import Found, Labels
from bot.presses.serves import serves
from bot.screens.asked_back import bad_report, unknown_report, unread_line, unread_part, which_report
from bot.screens.attachments import Attached
from bot.screens.controls.reports import LineWithPicks, Write, WrittenLine
from bot.screens.forms import TEXT
from bot.screens.localized_view import LocalizedView
from bot.screens.look import BOARD, look_pictures
from bot.screens.my_turn import picked, record_before_line
from bot.screens.report_menu import can_write, label_of
from bot.screens.retry import line_form
from bot.screens.screens import trouble
from bot.sessions.errors import EndsTurn, Mistake, NotOffered, QuestionOpen, StaleSeq
from bot.sessions.seating import writes_for
from bot.sessions.service import Pick
from bot.sessions.view import View
from bot.wire.custom_id import CustomId, choice_key
from bot.wire.json import Json
from bot.words.words import Words
from engines.core.errors import IllegalMove
from engines.core.game.move import Offer, several
from engines.core.picture import Pictures
from engines.core.script.notation import BETWEEN, parts_of, short
from engines.core.text import Text, text

MOST_PARTS = 50
"""Reports in a line: nobody does as much before the next turn."""


@serves(WrittenLine)
async def line(press: Press, custom_id: CustomId[WrittenLine]) -> None:
    """Report what was typed in the form."""
    view = await press.view(custom_id.session)
    await report_typed(press, view, entered(press.data.get("components")).get(TEXT, ""), custom_id.seq)


@serves(Write)
async def write(press: Press, custom_id: CustomId[Write]) -> None:
    """Open the form for a line; where the message ends with one that wasn't understood, with that."""
    view = await press.view(custom_id.session)
    if view.questions:
        raise QuestionOpen(view)
    is_again = custom_id.control.is_again
    if not can_write(view) and not (is_again and view.reports):
        raise NotOffered(view)
    before = typed_before(press.interaction.message) if is_again else ""
    await press.reply.modal(line_form(press.own_of(view), before))


async def report_typed(press: Press, view: View, typed: str, since: int | None = None) -> None:
    """Do what was typed: as a line if the game reads it as one, else the one offer that has its words.

    What means several things, or none but nearly one, is asked back. A form or button that is older than
    what was typed now was made at the entry `since`: a second press on it does nothing a second time.
    """
    local = press.own_of(view)
    if view.game.strengths and not view.reports and view.game.notation is None:
        await say_nothing_to_tell(press, view)
        return
    if view.questions or view.state is None:
        raise QuestionOpen(view)
    line, unread = _line(local, typed, writes_for(view, press.by.id))
    if view.game.notation is not None and unread is None:
        await _write(press, local, line, since)
        return
    if view.game.notation is None and len(parts_of(typed)) > 1:
        await _tell_parts(press, local, typed, since)
        return
    offers = offers_of(view)
    found = labels_of(local.words, offers).find(typed)
    if found.only is None:
        await _note(press, local, _asked_back(press, local, typed, found, unread))
        return
    meant = offers[found.only]
    label = label_of(view, meant.seat or view.holders.seat_of(press.by.id), [meant])

    def pick(now: Iterable[Offer]) -> Offer | None:
        return next((replace(one, label=label) for one in now if one.move == meant.move), None)

    await show(press, await press.sessions.move(view.id, view.seq, pick, press.by, since))


def _line(local: LocalizedView, typed: str, seat: str | None) -> tuple[str, Text | None]:
    """Return a line as the game's notation reads it, and why it doesn't; None if it does or if there is none.

    The game knows its own words and seats, not those of a language and what who sits there is called.
    """
    view = local.view
    if view.game.notation is None or view.state is None:
        return typed, None
    notation, line, unread = view.game.notation(view.state).written_for(seat), typed, None
    for line in local.words.readings(typed.strip(), view.seats_by_name):
        try:
            notation.check(line)
        except IllegalMove as fault:
            unread = fault.text  # of the last reading: it has most of what the game knows
        else:
            return line, None
    return line, unread


async def _tell_parts(press: Press, local: LocalizedView, typed: str, since: int | None) -> None:
    """Do all that the parts of a line name, as one move; or none of it if one isn't exactly one report."""
    view, offers = local.view, offers_of(local.view)
    labels, told, parts = labels_of(local.words, offers), [], parts_of(typed)
    alike = _alike(local.words, offers)
    if len(parts) > MOST_PARTS:
        why = text("ui-many-parts", most=MOST_PARTS, got=len(parts))
        await press.refuse(unread_part(local, typed, _bad(press, local, why)))
        return
    for number, part in enumerate(parts, start=1):
        found = labels.find(part)
        if found.only is None:
            why = text("bad-part", n=number, part=short(part), why=text("ui-which-report", n=len(found.hits)))
            near = [offers[code].label for code in found.all]
            bad = _bad(press, local, why)
            await press.refuse(unread_part(local, typed, bad, near, found.unknown))
            return
        others = alike[local.plain(offers[found.only].label)]
        told.append(others.pop(0) if len(others) > 1 else others[0])
    # Whose seat isn't the presser's decides whether it is theirs to report.
    seats = [one.seat for one in told if one.seat]
    seat = next((one for one in seats if view.holders.of(one) != press.by.id), next(iter(seats), None))
    label = label_of(view, seat or view.holders.seat_of(press.by.id), told)
    try:
        after = await press.sessions.move(view.id, view.seq, _together(told, label, seat), press.by, since)
    except Mistake as fault:
        await press.refuse(unread_part(local, typed, _bad(press, local, fault.text)))
        return
    await show(press, after)


def offers_of(view: View) -> dict[str, Offer]:
    """Return what can be reported now, by what stands for it."""
    offers: dict[str, Offer] = {}
    for one in view.reports:
        offers.setdefault(choice_key(one.move.code), one)
    return offers


def labels_of(words: Words, offers: dict[str, Offer]) -> Labels:
    """Return by which words each offer is found, in every language; its label is the first.

    Of those that are called alike, such as tiles that are the same, the first is found.
    """
    firsts = [same[0] for same in _alike(words, offers).values()]
    offers = {choice_key(one.move.code): one for one in firsts}
    entries = [(label, code) for code, one in offers.items() for label in words.typed_as(one.label)]
    for code, one in offers.items():
        if one.also is not None:
            further = product(words.typed_as(one.label), words.typed_as(one.also))
            entries += [(" ".join(both), code) for both in further]
    return Labels(entries)


def _together(told: Sequence[Offer], label: Text, seat: str | None) -> Pick:
    """Pick all of these reports as one move, if each of them can still be done."""
    one_move = Offer(several(told), label, "report", seat=seat)

    def pick(now: Iterable[Offer]) -> Offer | None:
        codes = {one.move.code for one in now}
        return one_move if all(one.move.code in codes for one in told) else None

    return pick


@serves(LineWithPicks)
async def line_with_picks(press: Press, custom_id: CustomId[LineWithPicks]) -> None:
    """Record what the presser has picked for a seat, or drop it; then do the line that they typed.

    What they have picked may be gone: it lies in memory only, or was recorded by a first press.
    """
    view, line = await press.view(custom_id.session), typed_before(press.interaction.message)
    my_turns, seat = press.context.posts.my_turns, custom_id.control.seat
    mine = my_turns.of(view.id, press.by.id)
    wanted = picked(press.own_of(view), seat, mine.picks) if mine and seat else []
    if seat and not wanted:
        raise NotOffered(view) if view.seq == custom_id.seq else StaleSeq(view)
    since = custom_id.seq
    if wanted:
        pick = _together(wanted, label_of(view, seat, wanted), wanted[0].seat)
        view = (await press.sessions.move(view.id, since, pick, press.by)).known_to(press.by.id)
        since = view.seq
    my_turns.end(view.id, press.by.id, "")
    await report_typed(press, view, line, since)


def _alike(words: Words, offers: dict[str, Offer]) -> dict[str, list[Offer]]:
    """Return the offers by what they are called."""
    found: dict[str, list[Offer]] = {}
    for one in offers.values():
        found.setdefault(words.plain(one.label), []).append(one)
    return found


async def _write(press: Press, local: LocalizedView, typed: str, since: int | None) -> None:
    """Do what a line says; what isn't possible can be tried again with the same words.

    A line that ends the turn doesn't drop what the presser has picked under My turn: that is asked first.
    """
    view = local.view
    mine = press.context.posts.my_turns.of(view.id, press.by.id)
    wanted = picked(local, mine.seat, mine.picks) if mine else []
    try:
        after = await press.sessions.report(
            view.id, view.seq, typed.strip(), press.by, since=since, may_end=not wanted
        )
    except EndsTurn:
        await press.refuse(record_before_line(local, mine.seat if mine else "", wanted, typed))
        return
    except Mistake as fault:
        await _note(press, local, _asked_back(press, local, typed, Found(), fault.text))
        return
    await show(press, after)


async def _note(press: Press, local: LocalizedView, payload: Json) -> None:
    """Say what isn't understood; where people write lines the board that they speak of is shown below it."""
    if local.view.game.notation is None:
        await press.refuse(payload)
        return

    def choose(pictures: Pictures[Any]) -> Sequence[Attached]:
        return look_pictures(local, pictures, BOARD)

    await send_pictures(press, local.view, payload, choose)
    press.goes_next()


def _asked_back(press: Press, local: LocalizedView, typed: str, found: Found, unread: Text | None) -> Json:
    """Return what is asked where typed words aren't exactly one thing; `unread` is why they are no line."""
    offers = offers_of(local.view)
    # A line of several parts is no one thing that is offered.
    codes = found.hits or (() if unread is not None and BETWEEN in typed else found.near)
    meant = [(code, local.plain(offers[code].label)) for code in codes]
    if found.hits:
        return which_report(local, meant)
    if unread is not None:
        return unread_line(local, typed, unread, meant, is_recorded=press.is_saved)
    return unknown_report(local, typed, meant, found.unknown)


def _bad(press: Press, local: LocalizedView, why: Text) -> str:
    return bad_report(local, why, is_recorded=press.is_saved)


async def say_nothing_to_tell(press: Press, view: View) -> None:
    """Tell that there is nothing to report or to correct: the bot keeps the whole game."""
    await press.refuse(trouble(press.own_of(view), "ui-kept-here"))
