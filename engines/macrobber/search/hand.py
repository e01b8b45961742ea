"""What to do with cards of the own hand, where no more than a rule of thumb is needed."""

from ..fast.position import DISCARD, EXCHANGE, LAYBACK
from ..model.state import ROUNDS

BY_RULE = (DISCARD, EXCHANGE, LAYBACK)
"""Decisions on own cards, which need no search."""


def lowest(hand: list[int], count: int) -> tuple[int, ...]:
    """Return the lowest cards of a hand."""
    return tuple([value for value in range(1, 5) for _ in range(hand[value])][:count])


def poor_cards(hand: list[int], *, is_exact: bool) -> tuple[int, ...]:
    """Return the cards worth an exchange: up to three 1s and 2s; where it has to be three, the lowest."""
    three = lowest(hand, 3)
    return three if is_exact else tuple(card for card in three if card < 3)


def best_three(hand: list[int]) -> int:
    """Return what the cards for a raid add up to, if the best are laid."""
    return sum([value for value in range(1, 5) for _ in range(hand[value])][-ROUNDS:])
