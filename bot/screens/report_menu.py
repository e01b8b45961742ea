"""The menu of what people can report: one list, or a list of groups where there is too much for one."""

from collections.abc import Sequence

from bot.screens.controls.reports import MyTurn, ReportGroup, Reports, Tell, Write
from bot.screens.localized_view import LocalizedView
from bot.screens.parts import button, menu, row
from bot.screens.screens import remark
from bot.sessions.seating import told_by
from bot.sessions.view import View
from bot.wire.custom_id import choice_key, key
from bot.wire.json import Json
from bot.wire.limits import OPTIONS
from bot.words.words import Words
from engines.core.game.move import Offer
from engines.core.text import Text, text

MOST_NAMED = 3
"""Reports that a title names."""


def can_write(view: View) -> bool:
    """Tell whether people can write now what they did."""
    is_idle = view.state is not None and not view.questions and not view.is_ended
    return is_idle and view.game.notation is not None


def label_of(view: View, seat: str | None, told: Sequence[Offer]) -> Text:
    """Return what reports are called, and whose they are: of many how many, each stands in a line then.

    Where one person plays only many reports, which have no name of their own, name that person.
    """
    if len(told) == 1:
        return told_by(view, seat, told[0].label)
    if len(told) <= MOST_NAMED:
        named = text("ui-reports-named", what=tuple(text("ui-report-named", what=one.label) for one in told))
        say_whose = all(told_by(view, seat, one.label) is one.label for one in told)
        return named if say_whose else told_by(view, seat, named)
    who = view.label_of(seat)
    if who is None or len(view.seats) > 1:
        return told_by(view, seat, text("ui-reports", n=len(told)))
    return text("ui-reports-of", seat=who, n=len(told))


def group_key(words: Words, offer: Offer) -> str:
    """Return what stands for the group that a report is listed in."""
    return key(words.plain(offer.group)) if offer.group else "-"


def report_rows(local: LocalizedView, group: str = "", page: int = 0) -> list[Json]:
    """Return the menu: of all reports, of the groups, or of one page of a group; nothing of no such group.

    Where people can write what they did a button for that stands below it.
    """
    rows = _listed(local, group, page)
    if can_write(local.view) and (rows or not group):
        rows.append(row(button(Write().of(local.view), local.label("ui-report-type"))))
    return rows


def report_message(local: LocalizedView, group: str, page: int, *, has_turn: bool) -> Json | None:
    """Return the menu as a message for one person, who `has_turn` to go back to; None of no such group."""
    rows = report_rows(local, group, page)
    if not rows:
        return None
    if has_turn:
        rows.append(row(button(MyTurn().of(local.view), local.label("ui-to-my-turn"))))
    return remark(local, "ui-report-intro", rows=rows)


def all_reports_message(local: LocalizedView) -> Json:
    """Return the menu of all that can be reported as a message for one person."""
    return remark(local, "ui-report-intro", rows=report_rows(local))


def _listed(local: LocalizedView, group: str, page: int) -> list[Json]:
    offers: Sequence[Offer] = local.view.reports
    groups = {group_key(local.words, offer): offer for offer in reversed(offers)}
    if not group and len(offers) > OPTIONS and len(groups) > 1:
        names = [
            (one, local.plain(offer.group) if offer.group else local.label("ui-report-other"))
            for one, offer in reversed(groups.items())
        ]
        return [menu(ReportGroup().of(local.view), names, local.label("ui-report-groups"))]
    if group:
        offers = [offer for offer in offers if group_key(local.words, offer) == group]
    return _page(local, offers, group or "-", page) if offers else []


def options_of(words: Words, offers: Sequence[Offer]) -> list[tuple[str, str]]:
    """Return reports for a menu, value and label; one that is called as another before it is another one."""
    found: dict[str, str] = {}
    for offer in offers:
        label, n = words.plain(offer.label), 1
        while label in found.values():
            n += 1
            label = words.label("ui-another", what=offer.label, n=n)
        found[choice_key(offer.move.code)] = label
    return list(found.items())


def _page(local: LocalizedView, offers: Sequence[Offer], group: str, page: int) -> list[Json]:
    last = max(0, (len(offers) - 1) // OPTIONS)
    page = min(max(0, page), last)
    shown = offers[page * OPTIONS : (page + 1) * OPTIONS]
    rows = [menu(Tell().of(local.view), options_of(local.words, shown), local.label("ui-report-what"))]
    if last:
        back = Reports(group, max(0, page - 1), "b").of(local.view)
        on = Reports(group, min(last, page + 1), "n").of(local.view)
        rows.append(
            row(
                button(back, local.label("ui-back"), is_disabled=page == 0),
                button(on, local.label("ui-next"), is_disabled=page == last),
            )
        )
    return rows
