"""A round of combat."""

from itertools import product

from engines.core.script import Script
from engines.core.script.requests import Choice, Option
from engines.core.state.copying import altered
from engines.core.text import Text, text

from ..model import events
from ..model.labels import laid_choice, laid_label, seat_label
from ..model.state import ROUNDS, Ahead, Laid, Seat
from ..model.tokens import Tokens
from .workspace import Workspace

AHEAD, ASK, LOWEST = "ahead", "ask", "lowest"
"""What can be answered besides a card: to lay several at once, to be asked in that round, the lowest card."""


def fight(work: Workspace) -> Script[None]:
    """The attacker lays a card, then the defender, then both are turned up (combat.5, combat.6, combat.7)."""
    raid = work.raid
    number = len(raid.rounds) + 1
    laid = yield from _lay(work, "d.attack", raid.attacker, number)
    work.change_raid(laid=laid)
    answer = yield from _lay(work, "d.defend", raid.defender, number)
    work.change_raid(laid=None, rounds=(*raid.rounds, (laid, answer)))
    shown = (card for card in (laid.card, answer.card) if card)
    work.change(face_up=tuple(sorted((*work.state.face_up, *shown))))
    work.to_sack(Tokens(B=laid.piper + answer.piper))
    won, lost = laid.total > answer.total, laid.total < answer.total
    event = events.combat(
        round=number,
        attacker=seat_label(work.state, raid.attacker),
        attack=laid_label(laid),
        defender=seat_label(work.state, raid.defender),
        defence=laid_label(answer),
        winner="attacker" if won else "defender" if lost else "nobody",
    )
    yield from work.tell(event, "combat.5", seat="")


def _lay(work: Workspace, question: str, seat: str, number: int) -> Script[Laid]:
    """Lay a card with or without a bagpiper: what was laid ahead, or else what the side chooses now.

    (combat.1, combat.2, combat.3, combat.4, piper.3, raid.5)
    """
    laid = _laid_ahead(work, seat)
    if laid is None:
        laid = yield from _choose(work, question, seat, number)
    hand = list(work.seat(seat).hand)
    if laid.card:
        hand.remove(laid.card)
    work.change_seat(seat, hand=tuple(hand))
    work.from_court(seat, Tokens(B=int(laid.piper)))
    event = events.laid(piper="yes" if laid.piper else "no", round=number)
    yield from work.tell(event, "combat.4", seat=seat)
    return laid


def _choose(work: Workspace, question: str, seat: str, number: int) -> Script[Laid]:
    """Ask for a card and whether a bagpiper goes with it; who likes chooses for later rounds, too."""
    cards, pipers = work.seat(seat).hand, work.seat(seat).court.B
    ways = _ways(cards, pipers)
    has_more = number < ROUNDS and _may_differ(len(cards) - 1, pipers)
    more = (Option(AHEAD, text("pick-ahead")),) if has_more else ()
    ask = text("ask-lay", side=question.removeprefix("d."), round=number)
    chosen = yield from _ask(work, question, seat, ask, ways, more)
    if chosen != AHEAD:
        return _way(chosen, ways)
    yield from _lay_ahead(work, question, seat, number)
    return _next(work, seat)


def _lay_ahead(work: Workspace, question: str, seat: str, number: int) -> Script[None]:
    """Ask one side for the cards of this round and of later ones, as many as it likes.

    To all others it is the question for this round: they see neither what is chosen nor for how many rounds.
    """
    for later in range(number, ROUNDS + 1):
        order = work.raid.ahead_of(seat)
        ways = _ways(*_left(work.seat(seat), order.cards))
        if len(ways) == 1:
            _keep(work, altered(order, cards=(*order.cards, *ways)))
            continue
        lowest = (Option(LOWEST, text("pick-lowest")),) if later == ROUNDS else ()
        more = (*lowest, Option(ASK, text("pick-ask"), is_back=True)) if later > number else ()
        # `round` is the one being fought: the table's title of this question names it.
        ask = text("ask-ahead", side=question.removeprefix("d."), round=number, later=later)
        chosen = yield from _ask(work, question, seat, ask, ways, more)
        if chosen == ASK:
            return
        if chosen == LOWEST:
            _keep(work, altered(order, then_lowest=True))
        else:
            _keep(work, altered(order, cards=(*order.cards, _way(chosen, ways))))


def _laid_ahead(work: Workspace, seat: str) -> Laid | None:
    """Take out what a side has laid ahead for this round; None if it has to be asked."""
    order, mine = work.raid.ahead_of(seat), work.seat(seat)
    ways = _ways(mine.hand, mine.court.B)
    if order.cards and order.cards[0] in ways:
        return _next(work, seat)
    # Nothing takes cards or bagpipers away between two rounds; if ever it does, the side is asked anew.
    _keep(work, Ahead(seat))
    is_lowest = order.then_lowest and not order.cards and work.raid.is_decided
    return ways[0] if is_lowest else None


def _next(work: Workspace, seat: str) -> Laid:
    """Take the first of the cards out that a side has laid ahead."""
    order = work.raid.ahead_of(seat)
    card, *rest = order.cards
    _keep(work, altered(order, cards=tuple(rest)))
    return card


def _keep(work: Workspace, order: Ahead) -> None:
    """Keep what a side has laid ahead; an empty order leaves nothing behind."""
    others = tuple(one for one in work.raid.ahead if one.seat != order.seat)
    is_empty = order == Ahead(order.seat)
    work.change_raid(ahead=others if is_empty else (*others, order))


def _ask(
    work: Workspace, question: str, seat: str, ask: Text, ways: tuple[Laid, ...], more: tuple[Option, ...]
) -> Script[str]:
    # An answer that comes by itself would tell what the hand is, unless its size has told that already.
    mine = work.seat(seat)
    choice = Choice(
        id=question,
        ask=ask,
        options=(*map(_option, ways), *more),
        to=seat,
        private=True,
        always=_may_differ(len(mine.hand), mine.court.B),
        was_asked=True,
        asleep=ASK if any(one.id == ASK for one in more) else str(max(way.card for way in ways)),
    )
    return (yield from work.ask(choice))  # type: ignore[no-any-return]


def _ways(hand: tuple[int, ...], pipers: int) -> tuple[Laid, ...]:
    """Return what can be laid, the lowest card first, all without a bagpiper before those with one."""
    cards = sorted(set(hand)) or [0]
    pairs = product((False, True)[: 1 + (pipers > 0)], cards)
    return tuple(Laid(card, piper) for piper, card in pairs if card or not piper)


def _option(laid: Laid) -> Option:
    """Return the option to lay this card, such as "3" or, with a bagpiper, "3+p"."""
    return Option(f"{laid.card}{'+p' * laid.piper}", laid_choice(laid))


def _way(chosen: str, ways: tuple[Laid, ...]) -> Laid:
    return next(one for one in ways if _option(one).id == chosen)


def _left(seat: Seat, cards: tuple[Laid, ...]) -> tuple[tuple[int, ...], int]:
    """Return the cards and the bagpipers that a side has besides those it has laid ahead."""
    hand = list(seat.hand)
    for one in cards:
        if one.card:
            hand.remove(one.card)
    return tuple(hand), seat.court.B - sum(one.piper for one in cards)


def _may_differ(size: int, pipers: int) -> bool:
    """Return whether a side with so many cards and bagpipers may have a choice, as far as all others know."""
    return size > 1 or (size == 1 and pipers > 0)
