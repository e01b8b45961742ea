"""The buttons of the table: of exactly what is open, then what looks back."""

from bot.screens.controls.agreement import End
from bot.screens.controls.looking import Help, Look, Why
from bot.screens.controls.points import AskPoints
from bot.screens.controls.reports import MyTurn
from bot.screens.controls.seats import Fill, Go, Hand, Join, On, Seats
from bot.screens.controls.table import Again, Anew, Redo, Rescue, Turn, Undo
from bot.screens.help import rules_buttons
from bot.screens.localized_view import LocalizedView
from bot.screens.parts import DANGER, PRIMARY, SECONDARY, button, row, rows
from bot.screens.questions import Page, rows_of
from bot.screens.turn import is_cut
from bot.sessions.result import open_seats
from bot.sessions.seating import free_seats, waits_for, waits_to_begin
from bot.sessions.snapshot import Fit
from bot.sessions.view import View
from bot.wire.custom_id import Control, key
from bot.wire.json import Json
from bot.wire.limits import BUTTONS, ROWS
from bot.words.words import Words
from engines.core.game.move import DONE, Offer
from engines.core.script.requests import Question

MOST_TURNS = 4
MOST_FIRST = 3
"""Buttons in a row of the first message, which is long, where that makes two rows: so many fit on a phone."""


def public_question(view: View) -> Question | None:
    """Return the open question that the table shows to all, None if there is none."""
    return next((one for one in view.questions if not (one.private or (one.to and view.has_hands))), None)


def next_offer(view: View) -> Offer | None:
    """Return what comes next while nothing is asked: its button is the first."""
    return None if view.is_ended or view.questions else next(iter(view.turns), None)


def table_rows(local: LocalizedView, page: Page = Page()) -> list[Json]:  # noqa: B008 - frozen
    """Return what can be done now; answers never share a row with what looks back."""
    view = local.view
    question = public_question(view)
    if question is not None:
        return rows_of(local, question, page, _look_back(local, is_asking=True))[:ROWS]
    if view.is_broken and not view.is_ended:
        return ways_out(local)
    look_back = _look_back(local)
    first = _main(local)
    seats = _seats(local)
    if len(every := [*first, *look_back, *seats]) <= BUTTONS:
        return [row(*every)]
    if view.is_opening:
        return rows(every, MOST_FIRST if len(every) <= 2 * MOST_FIRST else BUTTONS)
    return [*rows(first), *rows([*look_back, *seats])]


def _main(local: LocalizedView) -> list[Json]:
    """Return the button of what comes next; where a person is to act it is never an automa's."""
    view = local.view
    if view.is_ended:
        if open_seats(view) and not view.entered:  # who has won is what people want to know first
            enter = _plain(local, AskPoints(), "ui-enter-points", PRIMARY)
            return [enter, _plain(local, Again(), "ui-again")]
        correct = [_plain(local, AskPoints(), "ui-correct-points")] if open_seats(view) else []
        return [_plain(local, Again(), "ui-again", PRIMARY), *correct]
    if view.fit == Fit.WAITING:
        return [_anew(local)]
    are_automas = all(view.seat(seat).is_automas for seat in waits_for(view))
    if view.questions or (view.has_hands and not are_automas):
        return _to_seats(local)
    offer = next_offer(view)
    if offer is None or view.state is None:
        return []
    if view.seat(offer.seat or "").is_automas:
        return _automas(local)
    is_persons = offer.seat in view.seats
    turns = [one for one in view.turns if one.seat == offer.seat][:MOST_TURNS]
    is_told_first = is_persons and view.game.tells_first(view.state)
    found = [
        button(
            Turn(key(one.move.code)).of(view),
            turn_label(local.words, one),
            SECONDARY if place or is_told_first else PRIMARY,
        )
        for place, one in enumerate(turns)
    ]
    if any(True for _ in view.game.reports(view.state)):
        style = PRIMARY if is_told_first else SECONDARY
        tell = _plain(local, MyTurn(), "ui-my-turn" if is_persons else "ui-report", style)
        found.insert(0 if is_told_first else len(found), tell)
    return found


def turn_label(words: Words, offer: Offer) -> str:
    """Return what the button of a turn says: "Done" to end one's own, else the game's own words."""
    return words.label("ui-done-turn") if offer.move.action == DONE else words.plain(offer.label)


def ways_out(local: LocalizedView) -> list[Json]:
    """Return what helps where the present rules don't go on from how the session is stored; else nothing."""
    if local.view.fit == Fit.WAITING:
        return [row(_anew(local))]
    if not local.view.is_broken:
        return []
    back = [_plain(local, Rescue(), "ui-rescue", PRIMARY)] if local.view.can_undo else []
    return [row(*back, _plain(local, End(), "ui-end-yes", DANGER))]


def _anew(local: LocalizedView) -> Json:
    return _plain(local, Anew(), "ui-anew", PRIMARY)


def _to_seats(local: LocalizedView) -> list[Json]:
    """Return what leads who has to act to their own message, and lets automas go on."""
    view = local.view
    waiting = [view.seat(seat) for seat in waits_for(view)]
    found = []
    if _waits_for_free(view):
        found += _to_free_seats(local)
    elif not all(one.is_automas for one in waiting):
        found.append(_plain(local, Go(), "ui-go", PRIMARY))
    if any(one.is_automas for one in waiting):
        found += _automas(local)
    if view.has_hands and view.holders.are_people:
        found.append(_plain(local, Hand(), "ui-hand"))
    return found


def _automas(local: LocalizedView) -> list[Json]:
    """Return what lets automas act: where people play they do by themselves, unless one was held up."""
    if waits_to_begin(local.view):
        return [_plain(local, On(), "ui-next-turn", PRIMARY)]
    if local.view.holders.are_people:
        return [_plain(local, On(), "ui-wake")]
    five = On(5).of(local.view)
    return [_plain(local, On(), "ui-next-turn", PRIMARY), button(five, local.label("ui-five-turns"))]


def _seats(local: LocalizedView) -> list[Json]:
    """Return what brings people and automas to seats."""
    view = local.view
    if view.is_ended:
        return []
    is_asked = view.game.strengths or view.is_opening
    found = [_plain(local, Seats(), "ui-seats")] if is_asked else []
    if _waits_for_free(view):
        return found
    # Later automas for free seats stand under Seats alone: the buttons of a raid have to fit on a phone.
    return [*found, *_to_free_seats(local)[: None if view.is_opening else 1]]


def _waits_for_free(view: View) -> bool:
    """Tell whether nobody can go on before somebody takes a free seat."""
    waiting = () if view.is_ended or not view.has_hands else waits_for(view)
    return bool(waiting) and all(view.seat(seat).is_free for seat in waiting)


def _to_free_seats(local: LocalizedView) -> list[Json]:
    """Return what brings people and automas to free seats; it is the first button where the table waits."""
    if not free_seats(local.view):
        return []
    style = PRIMARY if _waits_for_free(local.view) else SECONDARY
    fill = [_plain(local, Fill(), "ui-fill")] if local.view.game.strengths else []
    return [_plain(local, Join(), "ui-join", style), *fill]


def _look_back(local: LocalizedView, *, is_asking: bool = False) -> list[Json]:
    """Return what looks back, and takes back; beside answers only what helps to answer."""
    view = local.view
    is_first = view.is_opening and not view.is_ended
    found = [_plain(local, Help(), "ui-how-to-play"), *rules_buttons(local)] if is_first else []
    if view.state is not None:
        found.append(_plain(local, Look(), "ui-look"))
        # Beside answers there is little room: only where something is left out of what was told.
        is_of_use = not is_first and (is_cut(local) or not is_asking)
        found += [_plain(local, Why(), "ui-why")] if is_of_use else []
    if view.can_undo and (view.entered or not view.is_final):
        # Pressed twice it shall not take back the end of the game, too.
        undo = Undo(is_points=bool(view.entered))
        found.append(_plain(local, undo, "ui-undo"))
    if view.can_redo and not view.is_ended:
        found.append(_plain(local, Redo(), "ui-redo"))
    return found


def _plain(local: LocalizedView, control: Control, label: str, style: int = SECONDARY) -> Json:
    return button(control.of(local.view), local.label(label), style)


def own_rows(local: LocalizedView, person: str) -> list[Json]:
    """Return what somebody whose press had no effect can do instead: play, if it is for them, or sit down."""
    view = local.view
    if view.is_ended:
        return []
    seat = view.holders.seat_of(person)
    if view.fit in (Fit.WAITING, Fit.BROKEN):
        return ways_out(local)
    if seat is None:
        return [row(_plain(local, Seats(), "ui-seats"))] if view.seats else []
    if seat not in waits_for(view) or not view.has_hands:
        return []
    return [row(_plain(local, Go(), "ui-go", PRIMARY))]
