"""The buttons under the living panel."""

from bot.screens.parts import PRIMARY, button, rows
from bot.sessions.view import View
from bot.wire.custom_id import CustomId, key
from bot.wire.json import Json
from bot.words.words import Words

MOST_TURNS = 10


def panel_rows(words: Words, view: View) -> list[Json]:
    """Return what can be done now: the turns, then report, undo, redo, why and score."""

    def plain(verb: str, label: str) -> Json:
        return button(CustomId(view.id, view.seq, verb), words.label(label))

    parts: list[Json] = []
    if view.questions:
        parts.append(button(CustomId(view.id, view.seq, "ask"), words.label("ui-show-question"), PRIMARY))
    turns: list[Json] = []
    is_free = not (view.is_ended or view.questions or view.state is None)
    for offer in view.game.turns(view.state)[:MOST_TURNS] if is_free else ():
        mark = CustomId(view.id, view.seq, "turn", (key(offer.move.code),))
        turns.append(button(mark, words.plain(offer.label), 2 if turns else PRIMARY))
    if is_free and (view.game.notation or any(True for _ in view.game.reports(view.state))):
        parts.append(plain("menu", "ui-report"))
    if view.can_undo:
        parts.append(plain("undo", "ui-undo"))
    if view.can_redo and not view.is_ended:
        parts.append(plain("redo", "ui-redo"))
    if view.state is not None:
        parts += [plain("why", "ui-why"), plain("score", "ui-score")]
    return [*rows(turns), *rows(parts)]
