"""What one person says in advance, for them alone."""

from collections.abc import Sequence

from bot.screens.controls.plans import InAdvance, SayInAdvance, TakeBackSaid
from bot.screens.localized_view import LocalizedView
from bot.screens.message import QUIET, embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import button, menu, row
from bot.sessions.plan import Plan, next_to
from bot.wire.json import Json
from engines.core.game.ahead import Ahead


def plan_message(local: LocalizedView, plan: Plan | None, sayable: Sequence[Ahead]) -> Json:
    """Return what a person has said in advance, with a menu of what can be said and a way to take it back."""
    view = local.view
    lines = [plan_line(local, plan) or local.say("ui-plan-none")]
    lines.append(local.say("ui-plan-how" if sayable else "ui-plan-late"))
    rows = []
    if sayable:
        options = [(one.id, local.plain(one.label)) for one in sayable]
        is_said = plan is not None and not plan.dropped
        chosen = [plan.id.partition(".")[0]] if plan and is_said else []
        rows.append(menu(SayInAdvance().of(view), options, local.label("ui-plan-choose"), chosen=chosen))
    if plan is not None and (further := next_to(sayable, plan)):
        options = [(one.id, local.plain(one.label)) for one in further]
        rows.append(menu(SayInAdvance(plan.id).of(view), options, local.label("ui-plan-choose-then")))
    if plan is not None:
        label = local.label("ui-plan-read" if plan.dropped else "ui-plan-take-back")
        rows.append(row(button(TakeBackSaid().of(view), label)))
    return message(embed(local.label("ui-plan-title"), lines, footer_of(local), QUIET), rows=rows)


def plan_line(local: LocalizedView, plan: Plan | None) -> str:
    """Return what a person has said, or that it was dropped and why; empty for nothing."""
    if plan is None:
        return ""
    if plan.dropped:
        return local.say("ui-plan-dropped", what=plan.label, why=plan.dropped)
    return local.say("ui-plan-said", what=plan.label)


def plan_button(local: LocalizedView) -> Json:
    """Return the button that leads there."""
    return button(InAdvance().of(local.view), local.label("ui-plan-title"))
