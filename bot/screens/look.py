"""What one person looks at alone: board, seats, score, the turns so far."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.screens.attachments import Attached, score_pictures, seat_pictures, table_pictures, turn_pictures
from bot.screens.controls.fork import Fork
from bot.screens.controls.looking import LookAt, LookTurn, Why
from bot.screens.fault import fault_button
from bot.screens.help import rules_buttons
from bot.screens.localized_view import LocalizedView
from bot.screens.message import COLOUR, embed, message
from bot.screens.note import note_button
from bot.screens.opening import about_embed, promise_of, set_up_lines, set_up_of
from bot.screens.panel import footer_of, session_embed
from bot.screens.parts import button, menu, row
from bot.screens.plans import plan_button
from bot.screens.score import score_embeds
from bot.screens.seat_mark import mark_of
from bot.screens.seats import seat_lines, seat_name
from bot.screens.turn import move_embed, move_line
from bot.sessions.moves import Played
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.wire.limits import CHOICE_NAME, OPTIONS, clip
from bot.words.words import Markup
from engines.core.picture import Pictures

ABOUT, BOARD, SCORE, SET_UP, SINCE, TURN = "about", "board", "score", "setup", "since", "turn"
SEAT = "seat."
MOST_LINES = 5


def pages_of(local: LocalizedView) -> list[tuple[str, str]]:
    """Return what can be looked at: the ids of the pages with their names."""
    seats = local.view.all_seats if local.view.game.pictures else ()
    own = [(f"{SEAT}{one.id}", seat_name(local, one.id)) for one in seats]
    return [
        (SINCE, local.label("ui-look-since")),
        (BOARD, local.label("ui-look-board")),
        *own,
        (SCORE, local.label("ui-score")),
        (TURN, local.label("ui-look-turns")),
        *([(SET_UP, local.label("ui-look-set-up"))] if set_up_of(local.view) else ()),
        (ABOUT, local.label("ui-look-about")),
    ]


class Place(NamedTuple):
    """Which of the moves is shown (from 1), how many there are before those at hand, and of how many."""

    number: int = 0
    before: int = 0
    of: int = 0


def near_to(number: int, of: int) -> range:
    """Return which of the moves (from 0) stand in the menu when the one of that number (from 1) is shown."""
    first = max(0, min(number - OPTIONS // 2, of - OPTIONS))
    return range(first, min(first + OPTIONS, of))


def look_message(
    local: LocalizedView,
    page: str,
    turns: Sequence[Played],
    place: Place = Place(),  # noqa: B008 - frozen
    then: View | None = None,
    *,
    is_planning: bool = False,
) -> Json:
    """Return a page; `turns` are the moves that it shows, or that stand in its menu, oldest first.

    `then` is how the session stood at the moment that it shows, by default now. Who has something
    to say in advance, or has said it, `is_planning`.
    """
    rows = [_menu(local, page)]
    if page == TURN and turns:
        shown = [move_embed(local, turns[place.number - 1 - place.before])]
        rows += _turn_rows(local, turns, place)
    elif page == SINCE:
        lines = [move_line(local, one.label, one.events) for one in turns]
        shown = [embed(local.label("ui-look-since"), lines or [local.say("ui-look-nothing")])]
    elif page == SET_UP:
        shown = [embed(local.label("ui-look-set-up"), set_up_lines(local.at(then or local.view)))]
    elif page == ABOUT:
        shown = [about_embed(local)]
    elif page == SCORE:
        shown = score_embeds(local)
    elif page.startswith(SEAT):
        seat = page.removeprefix(SEAT)
        mark = mark_of(local.view, [seat])
        shown = [embed(seat_name(local, seat), _held(local, [seat]), colour=mark.colour if mark else COLOUR)]
    else:
        shown = [session_embed(local), embed(lines=_held(local, local.view.seats))]
    shown = shown or [embed(lines=[local.say("ui-setup-waits")])]
    for one in shown:
        one.pop("footer", None)
    foot = promise_of(local, is_whole=True) if page == ABOUT else footer_of(local)
    if page == TURN and turns:
        foot = local.label("ui-look-place", n=place.number, of=place.of)
    shown[-1]["footer"] = {"text": foot}
    advance = [plan_button(local)] if is_planning else []
    fault = [fault_button(local)] if page == ABOUT else []
    last = [*advance, *rules_buttons(local), note_button(local), *fault]
    return message(*shown, rows=[*rows[1:], rows[0], row(*last)])


def look_pictures(local: LocalizedView, pictures: Pictures[Any], page: str) -> list[Attached]:
    """Return the pictures of a page; it is as it was after the turn that is shown."""
    if local.view.state is None:
        return []
    if page == TURN:
        return table_pictures(local, pictures) or turn_pictures(local, pictures)
    if page == SCORE:
        return score_pictures(local, pictures)
    if page.startswith(SEAT):
        return seat_pictures(local, pictures, page.removeprefix(SEAT))
    drawn = pictures.table(local.view.state, local.plain) if page == BOARD else None
    return [Attached(0, drawn)] if drawn else []


def _held(local: LocalizedView, seats: Sequence[str]) -> list[str]:
    """Return who holds each of these seats that somebody can hold, with the points that were entered."""
    return [
        local.say("ui-look-points", held=Markup(line), n=local.view.entered[seat])
        if seat in local.view.entered
        else line
        for seat, line in zip(local.view.seats, seat_lines(local), strict=True)
        if seat in seats
    ]


def _menu(local: LocalizedView, page: str) -> Json:
    custom_id = LookAt().of(local.view)
    return menu(custom_id, pages_of(local), local.label("ui-look-at"), chosen=[page])


def _turn_rows(local: LocalizedView, turns: Sequence[Played], place: Place) -> list[Json]:
    """Return what leads to other turns and explains this one."""
    number = place.number

    def to(n: int, way: str) -> CustomId[LookAt]:
        return LookAt(TURN, n, way).of(local.view)

    near = [
        (f"{TURN}.{n}", clip(move_line(local, one.label, one.events), CHOICE_NAME))
        for n, one in enumerate(turns, start=place.before + 1)
    ]
    seq = turns[number - 1 - place.before].seq
    return [
        row(
            button(to(number - 1, "b"), local.label("ui-look-earlier"), is_disabled=number == 1),
            button(to(number + 1, "n"), local.label("ui-look-later"), is_disabled=number == place.of),
            button(Why(seq, 0).of(local.view), local.label("ui-why")),
            button(Fork(seq).of(local.view), local.label("ui-fork")),
        ),
        menu(LookTurn().of(local.view), near, local.label("ui-look-turns"), chosen=[f"{TURN}.{number}"]),
    ]
