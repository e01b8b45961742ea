"""What the table looks at, what a seat alone may look at, and the points."""

from collections import Counter
from collections.abc import Iterator

from engines.core.game.panel import Field, Panel
from engines.core.text import Text, text

from ..model.labels import laid_label, marked, seat_label, short_card, tokens_label
from ..model.state import ROUNDS, Ahead, Laid, PlannedStep, Raid, Seat, State
from ..rules.action import kind
from ..rules.end import is_red, why_over, winners
from ..rules.refusal import BUILDINGS
from ..rules.step import PHASE_3, is_quiet, planned

MOST_TURNED = 3
"""So many of the estates that were turned up are named, the latest ones."""
FEW_RIVALS = 2
"""Beside so many what a seat itself has laid back is told, too."""
FEW_CARDS = 10
"""So many cards are named one by one; more are counted."""


def panel(state: State) -> Panel:
    """Return whose turn it is, what is known of the piles, and each board's numbers (secret.3)."""
    return Panel(
        title=text("panel-title", round=state.round),
        lines=_winners(state) if state.is_over else (*_now(state), *_may_end(state), *_known(state)),
        fields=tuple(_points(state, seat) for seat in state.seats),
    )


def footer(state: State) -> Text:
    """Return where the game stands, in one line."""
    if state.is_over:
        return text("panel-footer-over", round=state.round)
    turn = state.order.index(state.in_turn) + 1
    red = state.options.red_area
    return text("panel-footer", round=state.round, turn=turn, seats=len(state.seats), red=red)


def hand(state: State, seat: str) -> Panel:
    """Return what a seat alone may look at: its cards, its plan, what lies face down (secret.1, secret.4).

    What it has left is told as it will be after the steps planned.
    """
    now = planned(state, seat)
    mine, raid = now.seat(seat), now.raid
    cards = tuple(text("number", n=card) for card in mine.hand)
    lines = [text("hand-cards", n=len(cards), cards=cards)]
    is_fighting = raid is not None and raid.stage == "combat"
    if raid is not None and seat in (raid.attacker, raid.defender):
        lines += _own_raid(now, raid, seat) if is_fighting else [_own_raided(now, raid, seat)]
    if now.turn is not None and now.in_turn == seat and now.turn.phase < 3:
        lines.append(text("hand-tokens", tokens=tokens_label(now.turn.status)))
    if state.turn is not None and state.in_turn == seat:
        lines += _plan(state.turn.plan)
    rivals = tuple(_rivals(now, seat)) if _may_raid(state, now, seat) else ()
    if rivals:
        lines.append(text("hand-rivals", rivals=rivals))
    if back := state.seat(seat).back:
        lines.append(text("hand-back", cards=tuple(text("number", n=card) for card in back)))
    # In combat they would be taken for what lies there; beside many rivals they matter least.
    if mine.down and not is_fighting and len(rivals) <= FEW_RIVALS:
        lines.append(_cards("hand-down", mine.down))
    title = text("hand-title", seat=seat_label(state, seat))
    return Panel(title=title, lines=tuple(lines), seat=seat)


def _own_raid(state: State, raid: Raid, seat: str) -> Iterator[Text]:
    """Yield how a raid stands for one of its sides: the rounds with both cards, and what lies there now."""
    side = 0 if raid.attacker == seat else 1
    other = _marked(state, raid.defender if side == 0 else raid.attacker)
    fought = tuple(_round(fight[side], fight[1 - side]) for fight in raid.rounds)
    rounds = (text("hand-fought", rounds=fought),) if fought else ()
    yield text("hand-raid", won=raid.won[side], lost=raid.won[1 - side], other=other, rounds=rounds)
    if len(raid.rounds) == ROUNDS - 1:
        yield text("hand-needed", ahead=raid.won[side] - raid.won[1 - side])
    if raid.laid is not None and side == 0:
        yield text("hand-laid", card=laid_label(raid.laid))
    elif raid.laid is not None:
        laid = "piper" if raid.laid.piper else "card" if raid.laid.card else "nothing"
        yield text("hand-facing", other=other, laid=laid)
    if ahead := _ahead(raid.ahead_of(seat)):
        yield text("hand-ahead", cards=ahead)
    enemy = state.seat(raid.defender if side == 0 else raid.attacker)
    if (pipers := state.seat(seat).court.B) + enemy.court.B:
        yield text("hand-pipers", n=pipers, other=other, left=enemy.court.B)


def _ahead(order: Ahead) -> tuple[Text, ...]:
    """Return what a side has laid ahead, round by round."""
    lowest = (text("hand-ahead-lowest"),) if order.then_lowest else ()
    return (*map(short_card, order.cards), *lowest)


def _own_raided(state: State, raid: Raid, seat: str) -> Text:
    """Return how a raid ended for one of its sides."""
    won, lost = raid.won if raid.attacker == seat else raid.won[::-1]
    other = _marked(state, raid.defender if raid.attacker == seat else raid.attacker)
    outcome = "won" if won > lost else "lost" if won < lost else "tied"
    return text("hand-raided", outcome=outcome, other=other, won=won, lost=lost)


def _may_raid(state: State, now: State, seat: str) -> bool:
    """Tell whether a seat has chosen its actions, but neither raid nor exchange; `now` is after its plan."""
    if state.turn is None or now.turn is None or now.raid is not None:
        return False
    plan = state.turn.plan
    is_chosen = plan and kind(plan[-1].do) in PHASE_3
    return now.in_turn == seat and now.turn.phase == 3 and not is_chosen


def _rivals(state: State, seat: str) -> Iterator[Text]:
    """Yield what each other clan has to be raided for: its points, and what its estates hold."""
    for one in state.seats:
        if one.id != seat:
            yield text("rival", seat=seat_label(state, one.id), points=one.points, loot=_loot(one))


def _loot(seat: Seat) -> tuple[Text, ...]:
    held = [one for one in BUILDINGS if one in seat.estates]
    return tuple(text("rival-loot", what=one) for one in held or ("none",))


def _round(own: Laid, other: Laid) -> Text:
    """Return a round as one side sees it: its own card first."""
    winner = "own" if own.total > other.total else "other" if own.total < other.total else "nobody"
    return text("hand-round", own=short_card(own), other=short_card(other), winner=winner)


def _plan(steps: tuple[PlannedStep, ...]) -> Iterator[Text]:
    """Yield what is planned, until all of it is read in the question that confirms it."""
    named = tuple(text("planned", what=kind(step.do)) for step in steps if step.do != "done")
    if named and is_quiet(steps[-1]):
        yield text("hand-plan", steps=named)


def score(state: State) -> tuple[Panel, ...]:
    """Return who leads or has won, and why the game is over; the picture has all numbers (end.6)."""
    first = winners(state)
    is_level = len(first) == len(state.seats)
    title = text(
        "score-final" if state.is_over else "score-level" if is_level else "score-so-far",
        n=len(first),
        seats=tuple(seat_label(state, one) for one in first),
        points=state.seat(first[0]).points,
    )
    return (Panel(title, _why_over(state)) if state.is_over else Panel(title),)


def _why_over(state: State) -> tuple[Text, ...]:
    why = why_over(state)
    if why == "end.1":
        leader = max(seat.points for seat in state.seats)
        return (text("score-over-estate", number=state.turned[-1], points=leader),)
    return (text("score-over", why=why.replace(".", "-")),)


def _marked(state: State, seat: str) -> Text:
    return marked(seat, seat_label(state, seat))


def _cards(name: str, cards: tuple[int, ...]) -> Text:
    """Return a line with some cards, each value apart: one by one, or counted where they are many."""
    counts = sorted(Counter(cards).items())
    if len(cards) > FEW_CARDS:
        return Text(
            f"{name}-many", {"cards": tuple(text("card-count", card=card, n=n) for card, n in counts)}
        )
    groups = tuple(text("card-group", cards=(text("card-alike", n=card),) * n) for card, n in counts)
    return Text(name, {"cards": groups})


def _winners(state: State) -> tuple[Text, ...]:
    first = winners(state)
    return (text("panel-winners", n=len(first), winners=tuple(_marked(state, one) for one in first)),)


def _now(state: State) -> tuple[Text, ...]:
    """Return whose turn it is with the status, or how a raid stands."""
    if state.raid is not None:
        return _raid(state, state.raid)
    seat, turn = _marked(state, state.in_turn), state.turn
    if turn is None or turn.phase == 3:
        return (text("panel-in-turn", seat=seat),)
    tokens = text("panel-tokens", tokens=tokens_label(turn.status))
    return text("panel-used", seat=seat, used=turn.used), tokens


def _may_end(state: State) -> tuple[Text, ...]:
    """Return that this round may end the game, once a clan is in the red area (round.6, end.1)."""
    return (text("panel-may-end"),) if is_red(state) else ()


def _raid(state: State, raid: Raid) -> tuple[Text, ...]:
    attacker, defender = _marked(state, raid.attacker), _marked(state, raid.defender)
    won, lost = raid.won
    if raid.stage != "combat":
        winner = attacker if won > lost else defender
        outcome = "tied" if won == lost else "won"
        return (
            text("panel-raided", outcome=outcome, winner=winner, won=max(won, lost), lost=min(won, lost)),
        )
    stands = text("panel-raid", attacker=attacker, defender=defender, won=won, lost=lost)
    if raid.laid is None:
        return (stands,)
    return stands, text("panel-laid", attacker=attacker, piper="yes" if raid.laid.piper else "no")


def _known(state: State) -> tuple[Text, ...]:
    """Return what the picture doesn't tell: the estates turned up, the returned cards that raids showed."""
    latest = tuple(text("number", n=number) for number in state.turned[-MOST_TURNED:])
    lines = [text("panel-turned", numbers=latest)] if latest else []
    return (*lines, *([_cards("panel-seen", state.face_up)] if state.face_up else []))


def _points(state: State, seat: Seat) -> Field:
    """Return a seat's points; the picture has all other numbers."""
    return Field(_marked(state, seat.id), text("panel-points", points=seat.points), seat.id)
