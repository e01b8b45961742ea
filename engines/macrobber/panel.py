"""What the table looks at, what a seat alone may look at, and the points."""

from collections import Counter

from engines.core.panel import Field, Panel
from engines.core.text import Text, text
from engines.macrobber.action import kind
from engines.macrobber.end import winners
from engines.macrobber.state import Raid, Seat, State
from engines.macrobber.table import laid_option, marked, seat_label, tokens_label

MOST_TURNED = 3
"""So many of the estates that were turned up are named, the latest ones."""


def panel(state: State) -> Panel:
    """Return whose turn it is, what is known of the piles, and each board's numbers (secret.3)."""
    return Panel(
        title=text("panel-title", round=state.round),
        lines=_winners(state) if state.is_over else (*_now(state), *_known(state)),
        fields=tuple(_numbers(state, seat) for seat in state.seats),
    )


def footer(state: State) -> Text:
    """Return where the game stands, in one line."""
    if state.is_over:
        return text("panel-footer-over", round=state.round)
    turn = state.order.index(state.in_turn) + 1
    red = state.options.red_area
    return text("panel-footer", round=state.round, turn=turn, seats=len(state.seats), red=red)


def hand(state: State, seat: str) -> Panel:
    """Return what a seat alone may look at: its cards, its plan, what lies face down (secret.1, secret.4)."""
    mine, turn, raid = state.seat(seat), state.turn, state.raid
    cards = tuple(text("number", n=card) for card in mine.hand)
    lines = [text("hand-cards", n=len(cards), cards=cards)]
    if raid is not None and raid.stage == "combat" and seat in (raid.attacker, raid.defender):
        known = _raid(state, raid)
        # The attacker sees what it has laid itself, below.
        lines += [*(known[:1] if raid.attacker == seat else known), text("hand-pipers", n=mine.court.B)]
    if raid is not None and raid.attacker == seat and raid.laid is not None:
        lines.append(text("hand-laid", card=laid_option(raid.laid).label))
    if turn is not None and state.in_turn == seat:
        if turn.phase < 3:
            lines.append(text("panel-status", tokens=tokens_label(turn.status)))
        if steps := tuple(text("planned", what=kind(step.do)) for step in turn.plan if step.do != "done"):
            lines.append(text("hand-plan", steps=steps))
    if mine.down:
        lines.append(text("hand-down", cards=_counts(mine.down)))
    title = text("hand-title", seat=seat_label(state, seat))
    return Panel(title=title, lines=tuple(lines), seat=seat)


def score(state: State) -> tuple[Panel, ...]:
    """Return who leads or has won; the picture has all numbers (end.6)."""
    first = winners(state)
    title = text(
        "score-final" if state.is_over else "score-so-far",
        n=len(first),
        seats=tuple(seat_label(state, one) for one in first),
        points=state.seat(first[0]).points,
    )
    return (Panel(title),)


def _marked(state: State, seat: str) -> Text:
    return marked(seat, seat_label(state, seat))


def _counts(cards: tuple[int, ...]) -> tuple[Text, ...]:
    """Return how many cards of each value there are."""
    return tuple(text("card-count", card=card, n=n) for card, n in sorted(Counter(cards).items()))


def _winners(state: State) -> tuple[Text, ...]:
    first = winners(state)
    return (text("panel-winners", n=len(first), winners=tuple(_marked(state, one) for one in first)),)


def _now(state: State) -> tuple[Text, ...]:
    """Return whose turn it is with the status, or how a raid stands."""
    if not all(seat.clan for seat in state.seats):
        return (text("panel-clans"),)
    if state.raid is not None:
        return _raid(state, state.raid)
    seat, turn = _marked(state, state.in_turn), state.turn
    if turn is None or turn.phase == 3:
        return (text("panel-in-turn", seat=seat),)
    status = text("panel-status", tokens=tokens_label(turn.status))
    return text("panel-used", seat=seat, used=turn.used), status


def _raid(state: State, raid: Raid) -> tuple[Text, ...]:
    attacker, defender = _marked(state, raid.attacker), _marked(state, raid.defender)
    won, lost = raid.won
    stands = text("panel-raid", attacker=attacker, defender=defender, won=won, lost=lost)
    if raid.laid is None:
        return (stands,)
    return stands, text("panel-laid", attacker=attacker, piper="yes" if raid.laid.piper else "no")


def _known(state: State) -> tuple[Text, ...]:
    """Return what the picture doesn't tell: the estates turned up, the returned cards that raids showed."""
    latest = tuple(text("number", n=number) for number in state.turned[-MOST_TURNED:])
    lines = [text("panel-turned", numbers=latest)] if latest else []
    return (*lines, *([text("panel-seen", cards=_counts(state.face_up))] if state.face_up else []))


def _numbers(state: State, seat: Seat) -> Field:
    name = text("panel-seat", seat=_marked(state, seat.id), points=seat.points)
    warriors, bagpipers, monks, _ = seat.court
    cards = len(seat.hand)
    return Field(
        name, text("panel-numbers", warriors=warriors, bagpipers=bagpipers, monks=monks, cards=cards)
    )
