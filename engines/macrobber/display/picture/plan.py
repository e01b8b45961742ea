"""The plan of a turn in words: what a seat has chosen and not confirmed yet."""

from engines.core.text import Text, text

from ...model.cost import paid
from ...model.labels import seat_label
from ...model.state import PlannedStep, State
from ...model.tokens import tokens
from .words import token_words


def steps_of(state: State) -> tuple[PlannedStep, ...]:
    """Return what is planned; that no more actions are planned goes without saying."""
    return tuple(step for step in state.turn.plan if step.do != "done") if state.turn else ()


def step_words(state: State, step: PlannedStep) -> Text:
    """Return a step with all that was chosen for it."""
    if step.do == "exchange" and step.cards:
        cards = tuple(text("picture-value", n=card) for card in step.cards)
        return text("picture-step-exchange", n=len(cards), cards=cards)
    what = _chosen(state, step)
    return text("picture-step-discard", what=what, card=step.cards[0]) if step.cards else what


def _chosen(state: State, step: PlannedStep) -> Text:
    what, *parameters = step.do.split(":")
    match what, parameters:
        case "monks", [n]:
            return text("picture-step-monks", n=int(n))
        case "bard", [victim, taken, *kept]:
            return text(
                "picture-step-bard",
                victim=seat_label(state, victim),
                taken=token_words(tokens(taken)),
                kept="".join(kept) or "none",
            )
        case "estate", [payment]:
            status, court = paid(payment)
            name = "picture-step-estate" if status.total and court.total else "picture-step-estate-whole"
            where = "status" if status.total else "court"
            return text(name, status=token_words(status), court=token_words(court), where=where)
        case "raid", [defender]:
            return text("picture-step-raid", defender=seat_label(state, defender))
        case _:
            return text("picture-step", what=what)
