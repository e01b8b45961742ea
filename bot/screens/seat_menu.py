"""What can be done about the seats, for one person: a menu, and what it asks further."""

from collections.abc import Collection, Sequence

from bot.screens.controls.seats import FillWith, PassTo, Rename, SeatMenu
from bot.screens.localized_view import LocalizedView
from bot.screens.panel import footer_of
from bot.screens.parts import button, form, labelled, menu, person_menu, row, text_input
from bot.screens.screens import private, remark
from bot.screens.seats import seat_lines, seat_name
from bot.sessions import seating
from bot.sessions.rights import may_sit
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.json import Json

NAME = "name"
ANYBODY = ""
LONGEST_NAME = 32


def who_sits_message(
    local: LocalizedView,
    person: str,
    absent: Collection[str],
    names: Sequence[tuple[str, str]],
    *,
    knows_seed: bool,
) -> Json:
    """Return who holds which seat, and what a person can do about it, as `seat_rows` does.

    Who `knows_seed` is told that they can't sit down for that.
    """
    lines = [*seat_lines(local), *([local.say("ui-seed-is-known")] if knows_seed else ())]
    rows = seat_rows(local, person, absent, names)
    return private("\n".join(lines), rows, footer_of(local), is_trouble=False)


def seat_rows(
    local: LocalizedView,
    person: str,
    absent: Collection[str] = (),
    names: Sequence[tuple[str, str]] = (),
) -> list[Json]:
    """Return the menu of what a person can do about the seats; none if there is nothing.

    The people of the seats in `absent` can be replaced; `names` are what the game lets the person's own seat
    be called: the keys of these corrections, with what they are now.
    """
    options = _options(local, person, absent)
    if options:
        place = 1 if options[0][0] == "leave" else 0
        options[place:place] = [(f"fix.{key}", label) for key, label in names]
    custom_id = SeatMenu().of(local.view)
    return [menu(custom_id, options, local.label("ui-seat-what"))] if options else []


def fill_message(local: LocalizedView) -> Json:
    """Ask which automas are to take the free seats."""
    buttons = [
        button(FillWith(one).of(local.view), local.label(f"strength-{one}"))
        for one in local.view.game.strengths
    ]
    lines = [
        local.say("ui-fill-intro"),
        *(local.say(f"strength-{one}-about") for one in local.view.game.strengths),
    ]
    return private("\n".join(lines), [row(*buttons)], footer_of(local), is_trouble=False)


def _options(local: LocalizedView, person: str, absent: Collection[str]) -> list[tuple[str, str]]:
    """Return what a person can do, and nothing that would be refused."""
    view = local.view
    if view.is_ended:
        return []
    own = view.holders.seat_of(person)
    options = [("leave", local.label("ui-seat-leave"))] if own else []
    known = view.holders.has_known(person, 1)
    for seat in view.seats:
        name, holder = seat_name(local, seat), view.holders.of(seat)
        is_others = seating.was_left(view, seat, person)
        may_take = own is None and may_sit(view, person) and known in (None, seat) and not is_others
        if may_take and not view.seat(seat).is_persons:
            options.append((f"take.{seat}", local.label("ui-seat-take", seat=name)))
        if not seating.may_give(view, person):
            continue
        if holder in ("", person) and seating.may_name(view, seat):
            options.append((f"name.{seat}", local.label("ui-seat-name", seat=name)))
        if may_sit(view, ANYBODY) and (holder in ("", person) or is_others):
            options.append((f"pass.{seat}", local.label("ui-seat-pass", seat=name)))
        if own and seat in absent and seat in waits_for(view):
            options.append((f"sleep.{seat}", local.label("ui-seat-asleep", seat=name)))
        if seat in absent and not view.game.strengths:
            options.append((f"give.{seat}", local.label("ui-seat-unseat", seat=name)))
        if not _may_be_automas(view, seat, person, absent):
            continue
        options += [
            (
                f"give.{seat}.{one}",
                local.label("ui-seat-give", seat=name, strength=local.label(f"strength-{one}")),
            )
            for one in view.game.strengths
            if not holder.endswith(f":{one}")
        ]
    return options


def _may_be_automas(view: View, seat: str, person: str, absent: Collection[str]) -> bool:
    """Tell whether the person may give a seat to an automa, or to another one."""
    held = view.seat(seat)
    if held.is_automas:
        return seating.may_change(view, seat, person)
    return held.holder in ("", person) or seat in absent


def name_form(local: LocalizedView, seat: str) -> Json:
    """Return the form that asks what a seat is to be called."""
    typed = text_input(NAME, local.view.holders.name_of(seat), LONGEST_NAME, is_optional=True)
    field = labelled(local.label("ui-seat-called"), typed)
    title = local.label("ui-seat-name", seat=seat_name(local, seat))
    return form(Rename(seat).of(local.view), title, [field])


def pass_message(local: LocalizedView, seat: str) -> Json:
    """Ask to whom a seat goes."""
    rows = [person_menu(PassTo(seat).of(local.view), local.label("ui-seat-to"))]
    return remark(local, "ui-seat-pass-ask", rows=rows, seat=seat_name(local, seat))
