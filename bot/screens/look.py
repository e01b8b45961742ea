"""What one person looks at alone: board, seats, score, the turns so far."""

from collections.abc import Sequence
from typing import Any

from bot.screens.attached import Attached, score_pictures, seat_pictures, turn_pictures
from bot.screens.message import COLOUR, embed, message
from bot.screens.opening import about_embed, promise_of
from bot.screens.panel import footer_of, session_embed
from bot.screens.parts import button, menu, row
from bot.screens.score import score_embeds
from bot.screens.seat_mark import mark_of
from bot.screens.seats import seat_lines, seat_name
from bot.screens.turn import move_embed, move_line
from bot.sessions.moves import Played
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.wire.limits import CHOICE_NAME, OPTIONS, clip
from bot.words.words import Markup, Words
from engines.core.picture import Pictures

ABOUT, BOARD, SCORE, SINCE, TURN = "about", "board", "score", "since", "turn"
SEAT = "seat."
MOST_LINES = 5


def pages_of(words: Words, view: View) -> list[tuple[str, str]]:
    """Return what can be looked at: the ids of the pages with their names."""
    seats = view.all_seats if view.game.pictures else ()
    own = [(f"{SEAT}{one.id}", seat_name(words, view, one.id)) for one in seats]
    return [
        (SINCE, words.label("ui-look-since")),
        (BOARD, words.label("ui-look-board")),
        *own,
        (SCORE, words.label("ui-score")),
        (TURN, words.label("ui-look-turns")),
        (ABOUT, words.label("ui-look-about")),
    ]


def look_message(words: Words, view: View, page: str, turns: Sequence[Played], number: int = 0) -> Json:
    """Return a page; `turns` are the moves so far, the latest last, `number` (from 1) which one is shown."""
    rows = [_menu(words, view, page)]
    if page == TURN and turns:
        number = min(max(1, number or len(turns)), len(turns))
        shown = [_turn(words, view, turns, number)]
        rows += _turn_rows(words, view, turns, number)
    elif page == SINCE:
        lines = [move_line(words, view, one.label, one.events) for one in turns[-MOST_LINES:]]
        shown = [embed(words.label("ui-look-since"), lines or [words.say("ui-look-nothing")])]
    elif page == ABOUT:
        shown = [about_embed(words, view)]
    elif page == SCORE:
        shown = score_embeds(words, view)
    elif page.startswith(SEAT):
        seat = page.removeprefix(SEAT)
        mark = mark_of(view, [seat])
        shown = [
            embed(
                seat_name(words, view, seat),
                _held(words, view, [seat]),
                colour=mark.colour if mark else COLOUR,
            )
        ]
    else:
        shown = [session_embed(words, view), embed(lines=_held(words, view, view.seats))]
    shown = shown or [embed(lines=[words.say("ui-setup-waits")])]
    for one in shown:
        one.pop("footer", None)
    foot = promise_of(words, view, is_whole=True) if page == ABOUT else footer_of(words, view)
    if page == TURN and turns:
        foot = words.label("ui-look-place", n=number, of=len(turns))
    shown[-1]["footer"] = {"text": foot}
    return message(*shown, rows=[*rows[1:], rows[0]])


def look_pictures(words: Words, view: View, pictures: Pictures[Any], page: str) -> list[Attached]:
    """Return the pictures of a page; `view` is as it was after the turn that is shown."""
    if view.state is None:
        return []
    if page == TURN:
        return turn_pictures(words, view, pictures)
    if page == SCORE:
        return score_pictures(words, view, pictures)
    if page.startswith(SEAT):
        return seat_pictures(words, view, pictures, page.removeprefix(SEAT))
    drawn = pictures.table(view.state, words.plain) if page == BOARD else None
    return [Attached(0, drawn)] if drawn else []


def _held(words: Words, view: View, seats: Sequence[str]) -> list[str]:
    """Return who holds each of these seats that somebody can hold, with the points that were entered."""
    return [
        words.say("ui-look-points", held=Markup(line), n=view.entered[seat]) if seat in view.entered else line
        for seat, line in zip(view.seats, seat_lines(words, view), strict=True)
        if seat in seats
    ]


def _menu(words: Words, view: View, page: str) -> Json:
    custom_id = CustomId(view.id, view.shown, "lookat")
    return menu(custom_id, pages_of(words, view), words.label("ui-look-at"), chosen=[page])


def _turn(words: Words, view: View, turns: Sequence[Played], number: int) -> Json:
    return move_embed(words, view, turns[number - 1])


def _turn_rows(words: Words, view: View, turns: Sequence[Played], number: int) -> list[Json]:
    """Return what leads to other turns and explains this one."""

    def to(n: int, way: str) -> CustomId:
        return CustomId(view.id, view.shown, "lookat", (TURN, str(n), way))

    first = max(0, min(number - OPTIONS // 2, len(turns) - OPTIONS))
    near = [
        (f"{TURN}.{n}", clip(move_line(words, view, one.label, one.events), CHOICE_NAME))
        for n, one in enumerate(turns[first : first + OPTIONS], start=first + 1)
    ]
    why = CustomId(view.id, view.shown, "why", (str(turns[number - 1].seq), "0"))
    return [
        row(
            button(to(number - 1, "b"), words.label("ui-look-earlier"), is_disabled=number == 1),
            button(to(number + 1, "n"), words.label("ui-look-later"), is_disabled=number == len(turns)),
            button(why, words.label("ui-why")),
        ),
        menu(
            CustomId(view.id, view.shown, "lookturn"),
            near,
            words.label("ui-look-turns"),
            chosen=[f"{TURN}.{number}"],
        ),
    ]
