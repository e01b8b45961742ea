"""The buttons under the panel of a hosted game."""

from bot.i18n import Words
from bot.sessions.holders import is_automa, is_person
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.ui.codec import Mark
from bot.ui.parts import PRIMARY, Json, button, rows


def table_rows(words: Words, view: View) -> list[Json]:
    """Return what can be done now: play, look at the hand, sit down, look back."""

    def plain(verb: str, label: str) -> Json:
        return button(Mark(view.id, view.shown, verb), words.label(label))

    if view.is_ended:
        return rows([plain("undo", "ui-undo"), plain("why", "ui-why"), plain("score", "ui-score")])
    holders = [view.holders.of(seat) for seat in waits_for(view)]
    first: list[Json] = []
    if any(is_person(one) for one in holders):
        first.append(button(Mark(view.id, view.shown, "go"), words.label("ui-go"), PRIMARY))
    if any(is_automa(one) for one in holders):
        first.append(button(Mark(view.id, view.shown, "on"), words.label("ui-on-with-it"), PRIMARY))
    if view.game.hand is not None and view.holders.are_people:
        first.append(plain("hand", "ui-hand"))
    if "" in [view.holders.of(seat) for seat in view.seats]:
        first += [plain("join", "ui-join"), plain("fill", "ui-fill")]
    second = [plain("seats", "ui-seats")]
    if view.can_undo:
        second.append(plain("undo", "ui-undo"))
    if view.can_redo:
        second.append(plain("redo", "ui-redo"))
    second += [plain("why", "ui-why"), plain("score", "ui-score")]
    return [*rows(first), *rows(second)]
