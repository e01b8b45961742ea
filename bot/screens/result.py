"""Who has won, where people have told the points that the bot doesn't know."""

from collections.abc import Mapping, Sequence

from bot.screens.controls.points import Points
from bot.screens.localized_view import LocalizedView
from bot.screens.message import COLOUR, embed
from bot.screens.panel import footer_of
from bot.screens.parts import form, labelled, text_input
from bot.screens.seat_mark import mark_of
from bot.screens.seats import called, mention
from bot.sessions.result import known_points, open_seats, result_of, winners_of
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.limits import FORM_FIELDS
from bot.words.words import Markup
from engines.core.picture import Picture
from engines.core.state.seats import marks_of
from engines.core.text import Text

DIGITS = 4


def points_form(local: LocalizedView, typed: Sequence[str] = ()) -> Json:
    """Return the form that asks for the points of people's seats, with what is known or was typed of them."""
    seats = open_seats(local.view)[:FORM_FIELDS]
    known = ["" if (n := local.view.holders.points_of(seat)) is None else str(n) for seat in seats]
    fields = [
        labelled(
            local.label("ui-points-of", seat=called(local, seat)),
            text_input(seat, shown, DIGITS, is_optional=True),
        )
        for seat, shown in zip(seats, typed if len(typed) == len(seats) else known, strict=True)
    ]
    return form(Points().of(local.view), local.label("ui-points-title"), fields)


def standing(local: LocalizedView) -> str:
    """Return who leads, or has won, by the points that are known; the game's name if it has none."""
    view = local.view
    points = known_points(view)
    if not points:
        return local.label("game-name")
    if len(points) == 1:
        (seat,) = points
        return local.label("ui-result-bar", name=Markup(called(local, seat)), n=points[seat])
    first = winners_of(view, points)
    is_settled = _ties(view, points, first)[1]
    missing = _missing(view, points) if view.entered else open_seats(view)
    is_open = bool(missing) or not (view.entered or view.game.is_over(view.state))
    verb = "leads" if is_open else "wins" if len(first) == 1 else "shares" if is_settled else "tied"
    return local.label(f"ui-result-{verb}", names=_names(local, first), n=points[first[0]])


def _missing(view: View, points: Mapping[str, int]) -> list[str]:
    """Return the people's seats whose points nobody has entered."""
    return [seat for seat in open_seats(view) if seat not in points and view.holders.seat(seat).is_played]


def _names(local: LocalizedView, seats: Sequence[str]) -> Markup:
    return Markup(local.label("ui-and").join(called(local, seat) for seat in seats))


def _ties(view: View, points: Mapping[str, int], first: Sequence[str]) -> tuple[tuple[Text, ...], bool]:
    """Return what is said of a tie at the top, and whether it is settled who of them wins."""
    level = [seat for seat, n in points.items() if n == points[first[0]]]
    ties = () if len(level) == 1 or view.game.ties is None else view.game.ties(view.state, level)
    return ties, len(first) < len(level) or not ties


def result_embed(local: LocalizedView) -> Json | None:
    """Return who won with how many points, then all others; None if people have entered none."""
    view = local.view
    points = result_of(view)
    if not points:
        return None
    first = winners_of(view, points)
    missing = _missing(view, points)
    lines = [] if missing else [local.words(one) for one in _ties(view, points, first)[0]]
    lines += [
        local.say("ui-result-line", seat=Markup(called(local, seat)), n=n)
        for seat, n in points.items()
        if seat not in first
    ]
    lines += [local.say("ui-result-missing", seat=Markup(called(local, seat))) for seat in missing]
    people = list(dict.fromkeys(view.holders.scorer_of(seat) for seat in view.entered))
    lines.append(local.say("ui-result-by", people=Markup(local.words.listed(map(mention, people)))))
    mark = mark_of(view, first)
    return embed(standing(local), lines, footer_of(local), mark.colour if mark else COLOUR)


def result_picture(local: LocalizedView) -> Picture | None:
    """Return everybody's points as bars; None if people have entered none."""
    points = result_of(local.view)
    if not points:
        return None
    from engines.core.picture.score import Row, score_rows
    from engines.core.picture.sheet import sheet

    marks = marks_of(local.view.all_seats)
    names = {seat: _name(local, seat) for seat in points}
    titles = tuple(local.label("ui-result-bar", name=names[seat], n=n) for seat, n in points.items())
    totals = Row(local.label("ui-result-title"), tuple(points.values()), titles)
    drawn, y = score_rows([(marks[seat], names[seat]) for seat in points], totals, ())
    return sheet("result", y + 8, drawn)


def _name(local: LocalizedView, seat: str) -> str:
    """Return what a seat is called, for a place that shows every sign as it is."""
    label = next(one.label for one in local.view.all_seats if one.id == seat)
    return local.view.holders.name_of(seat) or local.plain(label)
