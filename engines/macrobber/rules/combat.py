"""A round of combat."""

from engines.core.script import Script
from engines.core.script.requests import Choice
from engines.core.text import text

from ..model.state import Laid
from ..model.tokens import Tokens
from .workspace import Table, laid_label, laid_option, seat_label


def fight(table: Table) -> Script[None]:
    """The attacker lays a card, then the defender, then both are turned up (combat.5, combat.6, combat.7)."""
    raid = table.raid
    number = len(raid.rounds) + 1
    laid = yield from _lay(table, "d.attack", raid.attacker, number)
    table.change_raid(laid=laid)
    answer = yield from _lay(table, "d.defend", raid.defender, number)
    table.change_raid(laid=None, rounds=(*raid.rounds, (laid, answer)))
    shown = (card for card in (laid.card, answer.card) if card)
    table.change(face_up=tuple(sorted((*table.state.face_up, *shown))))
    table.to_sack(Tokens(B=laid.piper + answer.piper))
    won, lost = laid.total > answer.total, laid.total < answer.total
    yield from table.tell(
        "combat",
        "combat.5",
        "",
        round=number,
        attacker=seat_label(table.state, raid.attacker),
        attack=laid_label(laid),
        defender=seat_label(table.state, raid.defender),
        defence=laid_label(answer),
        winner="attacker" if won else "defender" if lost else "nobody",
    )


def _lay(table: Table, question: str, seat: str, number: int) -> Script[Laid]:
    """Ask for a card and whether a bagpiper goes with it, and lay them.

    (combat.1, combat.2, combat.3, combat.4, piper.3, raid.5)
    """
    cards = sorted(set(table.seat(seat).hand)) or [0]
    has_piper = table.seat(seat).court.B > 0
    ways = [
        Laid(card, piper) for piper in (False, True)[: 1 + has_piper] for card in cards if card or not piper
    ]
    by_id = {laid_option(one).id: one for one in ways}
    # Always asked: an answer that comes by itself would tell what the hand is.
    choice = Choice(
        id=question,
        ask=text("ask-lay", side=question.removeprefix("d."), round=number),
        options=tuple(laid_option(one) for one in ways),
        to=seat,
        private=True,
        always=True,
        asleep=str(cards[-1]),
    )
    laid = by_id[(yield from table.ask(choice))]
    hand = list(table.seat(seat).hand)
    if laid.card:
        hand.remove(laid.card)
    table.change_seat(seat, hand=tuple(hand))
    table.from_court(seat, Tokens(B=int(laid.piper)))
    yield from table.tell("laid", "combat.4", seat, piper="yes" if laid.piper else "no", round=number)
    return laid
