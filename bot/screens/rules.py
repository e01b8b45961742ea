"""A game's rules, looked up by word: the short text of each clause, with its id."""

from bot.screens.controls.looking import LookUp
from bot.screens.help import rules_buttons
from bot.screens.localized_view import LocalizedView
from bot.screens.message import QUIET, embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import form, labelled, row, text_input
from bot.wire.json import Json
from bot.words.words import Markup

FIELD = "word"
LONGEST_WORD = 60
MOST_CLAUSES = 8


def rules_form(local: LocalizedView) -> Json:
    """Return the form that asks which clauses to show."""
    typed = text_input(FIELD, "", LONGEST_WORD, local.label("ui-rules-hint"))
    field = labelled(local.label("ui-rules-word"), typed)
    title = local.label("ui-rules-title", game=local.label("game-name"))
    return form(LookUp().of(local.view), title, [field])


def clauses_of(local: LocalizedView) -> list[tuple[str, str]]:
    """Return each clause's id and its text, in the order of the rules."""
    texts = {id_: f"rule-{id_.replace('.', '-')}" for id_ in local.view.game.clauses}
    return [(id_, local.say(text)) for id_, text in texts.items() if text in local.words]


def rules_message(
    local: LocalizedView, typed: str, found: list[tuple[str, str]], *, is_near: bool = False
) -> Json:
    """Return the clauses that were found for what was typed, or that are only near it."""
    lines = [local.say("ui-rules-clause", rule=id_, text=Markup(text)) for id_, text in found[:MOST_CLAUSES]]
    if not found:
        lines = [local.say("ui-rules-none", typed=typed)]
    elif is_near:
        lines.insert(0, local.say("ui-rules-near", typed=typed))
    if len(found) > MOST_CLAUSES and not is_near:
        lines.append(local.say("ui-rules-more", n=len(found) - MOST_CLAUSES))
    title = local.label("ui-rules-found", typed=typed)
    body = embed(title, lines, footer_of(local), QUIET)
    return message(body, rows=[row(one) for one in rules_buttons(local)])
