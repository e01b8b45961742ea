"""A raid in quick: both sides lay their best cards in any order."""

from ..fast.luck import Luck
from ..model.state import ROUNDS

PIPER_CHANCE = 0.4
"""How often a bagpiper is laid by a side that has one."""


def quick_lay(hand: list[int], pipers: int, left: int, luck: Luck) -> int:
    """Return one of the `left` highest cards, each as likely, sometimes with a bagpiper."""
    at = int(luck.number() * left)
    card = 0
    for value in (4, 3, 2, 1):
        at -= hand[value]
        if at < 0:
            card = value
            break
    return 2 * card + (pipers > 0 and luck.number() < PIPER_CHANCE)


def fight(
    hands: tuple[list[int], list[int]], pipers: tuple[int, int], luck: Luck, left: int = ROUNDS
) -> tuple[int, int, int]:
    """Fight the rounds that are left; the hands are used up.

    Return the rounds that the first side wins less those of the second, and the bagpipers each has spent.
    """
    own, other = hands
    own_pipers, other_pipers = pipers
    lead = 0
    for rounds in range(left, 0, -1):
        lay = quick_lay(own, own_pipers, rounds, luck)
        reply = quick_lay(other, other_pipers, rounds, luck)
        own[lay >> 1] -= 1
        other[reply >> 1] -= 1
        own_pipers -= lay & 1
        other_pipers -= reply & 1
        lead += won(lay, reply)
    return lead, pipers[0] - own_pipers, pipers[1] - other_pipers


def won(lay: int, reply: int) -> int:
    """Return 1 if what was laid beats the reply, -1 if it is beaten, 0 if both are equal."""
    margin = (lay >> 1) + (lay & 1) - (reply >> 1) - (reply & 1)
    return (margin > 0) - (margin < 0)
