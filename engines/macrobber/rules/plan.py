"""Planning: a seat chooses its steps, confirms them with one answer, or takes them back."""

from collections import Counter
from collections.abc import Iterable

from engines.core.script import Script
from engines.core.script.requests import Choice, MultiChoice, Option
from engines.core.text import Text, text

from ..model.labels import bard_label, cards_label, seat_label, step_label
from ..model.state import PlannedStep, State
from .action import kind, legal, may_act
from .cards import card_options, choose_discard, values
from .exchange import MOST_EXCHANGED
from .refusal import lacking_actions, lacking_second
from .step import PHASE_3, ahead, carry_out, is_quiet
from .workspace import Workspace

BACK = ("back", "done", "nothing")
"""The options that lead nowhere new."""


def act(work: Workspace) -> Script[None]:
    """Play the phases 2 and 3: plan, confirm, carry out (round.2).

    A step that brings something hidden or another seat in is carried out before the next one is planned, so
    that taking back never shows anything.
    """
    while True:
        yield from _plan(work)
        steps = work.turn.plan
        is_confirmed = yield from _confirm(work)
        work.change_turn(plan=())
        if not is_confirmed:
            continue
        for step in steps:
            yield from carry_out(work, step)
        if _is_last(steps[-1]):
            return


def _is_last(step: PlannedStep) -> bool:
    """Tell whether the turn is over with a step."""
    return kind(step.do) in PHASE_3


def _plan(work: Workspace) -> Script[None]:
    """Add steps to the plan until one has to be carried out before the seat can go on."""
    while not work.turn.plan or is_quiet(work.turn.plan[-1]):
        step = yield from _next_step(work)
        work.change_turn(plan=(*work.turn.plan, step))


def _confirm(work: Workspace) -> Script[bool]:
    steps = work.turn.plan
    labels = tuple(_label(work.state, step) for step in steps if step.do != "done")
    is_idle = all(step.do in ("done", "nothing") for step in steps)
    answers = tuple(
        Option(one, text("confirm", answer=one), is_back=one in BACK) for one in ("confirm", "back")
    )
    question = Choice(
        id="d.confirm",
        ask=text("ask-confirm", steps=labels, then="ends" if _is_last(steps[-1]) else "goes-on"),
        options=answers,
        to=work.state.in_turn,
        private=True,
        asleep="confirm" if is_idle else "back",
    )
    return (yield from work.ask(question)) == "confirm"  # type: ignore[no-any-return]


def _label(state: State, step: PlannedStep) -> Text:
    """Return a planned step with the cards that go with it."""
    what = step_label(state, step.do)
    if step.do == "exchange":
        what = text("step-exchange", what=what, cards=cards_label(step.cards))
    elif step.cards:
        what = text("step-discard", what=what, cards=cards_label(step.cards))
    return text("step", what=what)


def _next_step(work: Workspace) -> Script[PlannedStep]:
    state = ahead(work.state)
    turn = Workspace(state).turn
    if turn.phase == 3:
        return (yield from _phase_3(work, state))
    if not may_act(state):
        return PlannedStep("done")
    return (yield from _action(work, state))


def _action(work: Workspace, state: State) -> Script[PlannedStep]:
    """Ask for one of the legal actions, or done (action.6, action.10)."""
    actions = legal(state)
    shown = folded(actions)
    do = "back"
    while do == "back":
        lacking = lacking_actions(state, Workspace(state).turn, actions)
        do = yield from work.ask(_choice(state, "d.action", shown, "done", lacking))
        if do not in actions:
            taking = tuple(one for one in actions if one.startswith(f"{do}:"))
            do = yield from work.ask(_bard_choice(state, taking))
    if do.startswith("estate:") and "y" in do.removeprefix("estate:"):
        hand = state.seat(state.in_turn).hand
        return PlannedStep(do, ((yield from choose_discard(work, state.in_turn, hand)),))
    return PlannedStep(do)


def folded(actions: Iterable[str]) -> tuple[str, ...]:
    """Return the actions, and in place of several that a bard can do to a victim one: `bard:s2`."""
    short = {one: ":".join(one.split(":")[:2]) if one.startswith("bard:") else one for one in actions}
    ways = Counter(short.values())
    return tuple(dict.fromkeys(name if ways[name] > 1 else one for one, name in short.items()))


def _bard_choice(state: State, ways: tuple[str, ...]) -> Choice:
    """Return the question what a bard takes of a victim, whom all the ways name (bard.2)."""
    victim = seat_label(state, ways[0].split(":")[1])
    back = Option("back", step_label(state, "back"), is_back=True)
    return Choice(
        id="d.bard",
        ask=text("ask-bard", victim=victim),
        options=(*(Option(one, bard_label(one)) for one in ways), back),
        to=state.in_turn,
        private=True,
        asleep="back",
    )


def _phase_3(work: Workspace, state: State) -> Script[PlannedStep]:
    """Ask for a raid, an exchange or neither (raid.1, raid.2, exchange.2, exchange.3, exchange.5)."""
    least = MOST_EXCHANGED if state.options.exchange == "exactly_3" else 0
    hand = state.seat(state.in_turn).hand
    raids = tuple(f"raid:{seat.id}" for seat in state.seats if seat.id != state.in_turn)
    exchanges = ("exchange",) if len(hand) >= max(least, 1) else ()
    lacking = lacking_second(state, Workspace(state).turn)
    choices = (*raids, *exchanges, "nothing")
    do = yield from work.ask(_choice(state, "d.phase3", choices, "nothing", lacking))
    if do != "exchange":
        return PlannedStep(do)
    question = MultiChoice(
        id="d.exchange",
        ask=text("ask-exchange", least=least, most=MOST_EXCHANGED),
        options=card_options(hand),
        low=least,
        high=min(MOST_EXCHANGED, len(hand)),
        to=state.in_turn,
        private=True,
        was_asked=True,
        asleep=[one.id for one in card_options(hand)[:least]],
    )
    return PlannedStep(do, values((yield from work.ask(question))))


def _choice(
    state: State,
    id: str,  # noqa: A002
    what: tuple[str, ...],
    asleep: str,
    lacking: tuple[Text, ...] = (),
) -> Choice:
    options = tuple(Option(one, step_label(state, one), is_back=one in BACK) for one in what)
    nth, name = len(Workspace(state).turn.done) + 1, f"ask-{id.removeprefix('d.')}"
    words = text(f"{name}-but", nth=nth, lacking=lacking) if lacking else text(name, nth=nth)
    return Choice(id=id, ask=words, options=options, to=state.in_turn, private=True, asleep=asleep)
