"""The buttons under the panel of a hosted game, and under what is said to one person of it."""

from bot.screens.parts import PRIMARY, button, row, rows
from bot.sessions.holders import is_automa, is_person
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.words.words import Words


def table_rows(words: Words, view: View) -> list[Json]:
    """Return what can be done now: play, look at the hand, sit down, look back."""

    def plain(verb: str, label: str) -> Json:
        return button(CustomId(view.id, view.shown, verb), words.label(label))

    if view.is_ended:
        return rows([plain("undo", "ui-undo"), plain("why", "ui-why"), plain("score", "ui-score")])
    holders = [view.holders.of(seat) for seat in waits_for(view)]
    first: list[Json] = []
    if any(is_person(one) for one in holders):
        first.append(button(CustomId(view.id, view.shown, "go"), words.label("ui-go"), PRIMARY))
    if any(is_automa(one) for one in holders):
        first += _automas(words, view)
    if view.game.hand is not None and view.holders.are_people:
        first.append(plain("hand", "ui-hand"))
    if "" in [view.holders.of(seat) for seat in view.seats]:
        first += [plain("join", "ui-join"), plain("fill", "ui-fill")]
    second = [plain("seats", "ui-seats")]
    if view.can_undo:
        second.append(plain("undo", "ui-undo"))
    if view.can_redo and not view.is_unseen:
        second.append(plain("redo", "ui-redo"))
    second += [plain("why", "ui-why"), plain("score", "ui-score")]
    return [*rows(first), *rows(second)]


def _automas(words: Words, view: View) -> list[Json]:
    """Return what lets automas act: where people play they do by themselves, unless one was held up."""
    on = CustomId(view.id, view.shown, "on")
    if view.holders.are_people:
        return [button(on, words.label("ui-wake"))]
    five = CustomId(view.id, view.shown, "on", ("5",))
    return [button(on, words.label("ui-next-turn"), PRIMARY), button(five, words.label("ui-five-turns"))]


def own_rows(words: Words, view: View, person: str) -> list[Json]:
    """Return what somebody whose press had no effect can do instead: play, if it is for them, or sit down."""
    if view.is_ended:
        return []
    seat = view.holders.seat_of(person)
    if seat is None:
        return [row(button(CustomId(view.id, view.shown, "seats"), words.label("ui-seats")))]
    if seat not in waits_for(view):
        return []
    return [row(button(CustomId(view.id, view.shown, "go"), words.label("ui-go"), PRIMARY))]
