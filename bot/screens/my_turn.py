"""What a person did in a turn, to be picked from menus and recorded at once."""

from collections.abc import Mapping, Sequence

from bot.screens.controls.reports import LineWithPicks, Mine, MyTurn, Record, Reports, Write
from bot.screens.controls.table import Turn
from bot.screens.localized_view import LocalizedView
from bot.screens.message import BETWEEN, COLOUR, embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import PRIMARY, button, disabled, menu, row
from bot.screens.report_menu import can_write, options_of
from bot.screens.retry import with_typed
from bot.screens.screens import private
from bot.screens.seat_mark import mark_of
from bot.screens.seats import called
from bot.screens.table_buttons import turn_label
from bot.sessions.seating import waits_for
from bot.wire.custom_id import Keys, choice_key, key, short_key
from bot.wire.json import Json
from bot.wire.limits import OPTIONS, ROWS
from bot.words.words import Markup, Words
from engines.core.game.move import Offer
from engines.core.text import Text

Picks = Mapping[str, Sequence[str]]
"""What was picked so far, by the key of its group: the keys of the reports."""
IN_ORDER = ""
"""Under which, with short keys, all is picked of which the order counts, in whichever groups."""


def groups_of(local: LocalizedView, seat: str) -> dict[str, list[Offer]]:
    """Return what a seat can report in menus of one list each, by the key of the group."""
    found: dict[str, list[Offer]] = {}
    for offer in local.view.reports:
        if offer.group is not None and offer.seat in (None, seat):
            found.setdefault(key(local.plain(offer.group)), []).append(offer)
    fitting = {one: offers for one, offers in found.items() if len(offers) <= OPTIONS}
    return dict(list(fitting.items())[: ROWS - 1])


def picked(local: LocalizedView, seat: str, picks: Picks) -> list[Offer]:
    """Return the reports that were picked, in the order of the menus; of some as they were picked."""
    chosen = {one for values in picks.values() for one in values}
    groups, found = groups_of(local, seat), list[Offer]()
    ordered = in_order(groups, picks)
    for offers in groups.values():
        if offers[0].times:
            found += ordered
            ordered = []
        else:
            found += [offer for offer in offers if choice_key(offer.move.code) in chosen]
    return found


def in_order(groups: Mapping[str, Sequence[Offer]], picks: Picks) -> list[Offer]:
    """Return the reports of which the order counts, as they were picked."""
    known = {short_key(one.move.code): one for offers in groups.values() for one in offers if one.times}
    found = [known[one] for one in picks.get(IN_ORDER, ()) if one in known]
    return found[: found[0].most] if found else []


def order_line(words: Words, ordered: Sequence[Offer]) -> str:
    """Return what was picked in its order, with numbers."""
    return BETWEEN.join(words.say("ui-step", n=n, what=one.label) for n, one in enumerate(ordered, start=1))


def my_turn_message(local: LocalizedView, seat: str, picks: Picks, why_not: Text | None = None) -> Json:
    """Return the menus of a seat's turn; `why_not` says why what was picked wasn't recorded."""
    view = local.view
    mark = mark_of(view, [seat])
    is_turn = seat in waits_for(view) and not any(one.is_apart for one in view.turns[:1])
    title = local.label("ui-my-turn-title", seat=Markup(called(local, seat)))
    lines = [local.say("ui-not-recorded", why=why_not)] if why_not else []
    lines.append(local.say("ui-my-turn-how" if is_turn else "ui-my-turn-late"))
    groups = groups_of(local, seat)
    ordered = in_order(groups, picks)
    lines += [order_line(local.words, ordered)] if ordered else []
    body = embed(title, lines, footer_of(local), mark.colour if mark else COLOUR)
    rows = []
    for group, offers in groups.items():
        if offers[0].times:
            rows.append(_next_menu(local, seat, group, offers, ordered))
            continue
        custom_id = Mine(seat, group).of(view)
        name = local.plain(offers[0].group) if offers[0].group else ""
        rows.append(
            menu(custom_id, options_of(local.words, offers), name, picks.get(group, ()), (0, offers[0].most))
        )
    done, is_picked = Record(seat).of(view), any(picks.values())
    label = local.label("ui-done-turn" if is_turn else "ui-record")
    buttons = [button(done, label, PRIMARY, is_disabled=not (is_turn or is_picked))]
    if is_picked:
        buttons.append(button(Mine(seat).of(view), local.label("ui-clear")))
    if ordered:
        without = Mine(seat, IN_ORDER, _keys(ordered[:-1])).of(view)
        buttons.append(button(without, local.label("ui-take-back-last", n=len(ordered))))
    if can_write(view):
        buttons.append(button(Write().of(view), local.label("ui-report-type")))
    buttons.append(button(Reports("", 0).of(view), local.label("ui-report-other")))
    return message(body, rows=[*rows, row(*buttons)])


def _next_menu(
    local: LocalizedView, seat: str, group: str, offers: Sequence[Offer], ordered: Sequence[Offer]
) -> Json:
    """Return a menu from which one is picked at a time: Discord doesn't tell in which order several were.

    It carries what was picked before.
    """
    left = [one for one in offers if ordered.count(one) < one.times]
    options = [(short_key(one.move.code), local.plain(one.label)) for one in left or offers]
    custom_id = Mine(seat, group, _keys(ordered)).of(local.view)
    name = local.label("ui-pick-next", group=offers[0].group or "", n=len(ordered) + 1)
    found = menu(custom_id, options, name)
    return disabled(found) if not left or len(ordered) >= offers[0].most else found


def _keys(ordered: Sequence[Offer]) -> Keys:
    return tuple(short_key(one.move.code) for one in ordered)


def record_first(local: LocalizedView, seat: str, wanted: Sequence[Offer], turn: Offer) -> Json:
    """Ask who ends a turn whether what they have picked is recorded: with that turn if it is their own."""
    code, does = key(turn.move.code), turn_label(local.words, turn)
    is_with = turn.seat == seat and not turn.is_apart
    label = local.label("ui-record-turn", turn=does) if is_with else local.label("ui-record")
    record = Record(seat, code).of(local.view)
    without = Turn(code, is_sure=True).of(local.view)
    asked = local.say("ui-record-sure", what=tuple(one.label for one in wanted))
    buttons = [
        button(record, label, PRIMARY),
        button(without, local.label("ui-record-without", turn=does)),
    ]
    return private(asked, [row(*buttons)], footer_of(local), is_trouble=False)


def record_before_line(local: LocalizedView, seat: str, wanted: Sequence[Offer], line: str) -> Json:
    """Ask who ends a turn with a line whether what they have picked is recorded before that."""
    asked = local.say("ui-record-line-sure", what=tuple(one.label for one in wanted))
    buttons = [
        button(LineWithPicks(seat).of(local.view), local.label("ui-record-line"), PRIMARY),
        button(LineWithPicks().of(local.view), local.label("ui-record-line-without")),
    ]
    return with_typed(local, asked, line, [row(*buttons)])


def tell_first(local: LocalizedView, turn: Offer, doubt: Text) -> Json:
    """Ask who ends a turn of which nothing was told whether that is so."""
    sure = Turn(key(turn.move.code), is_sure=True).of(local.view)
    buttons = [
        button(sure, local.label("ui-doubt-yes", turn=turn_label(local.words, turn)), PRIMARY),
        button(MyTurn().of(local.view), local.label("ui-my-turn")),
    ]
    asked = local.say("ui-doubt", doubt=doubt)
    return private(asked, [row(*buttons)], footer_of(local), is_trouble=False)
