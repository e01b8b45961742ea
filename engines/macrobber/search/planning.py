"""The ways to play phase 2, and what a raid may come to, worked out ahead."""

from collections.abc import Callable, Iterator
from typing import cast

from ..fast.luck import Luck
from ..fast.moves import Code, Counts, actions, legal
from ..fast.play import apply, settle, take
from ..fast.position import ACTION, DISCARD, LOOT, Position
from .hand import lowest


def leaves(game: Position, move: Code) -> Iterator[Position]:
    """Yield the positions before phase 3 that an action can lead to, each with any second action.

    A card that has to be discarded is the lowest.
    """
    after = game.copy()
    apply(after, move)
    if after.ask == DISCARD:
        apply(after, (lowest(after.hands[after.who], 1) or (0,))[0])
    if after.ask == ACTION:
        for second in actions(after):
            yield from leaves(after, second)
    else:
        yield after


def after_raid(game: Position, defender: int, lead: int) -> list[Position]:
    """Return what a raid leads to, one position for everything that the attacker can take.

    `lead` is how many more rounds he won than the defender. No cards are drawn.
    """
    after = game.copy()
    after.defender = defender
    after.won_by_attacker, after.won_by_defender = max(lead, 0), max(-lead, 0)
    if not settle(after):
        return [after]
    after.ask = LOOT
    return [looted(after, cast(int, loot)) for loot in legal(after)]


def looted(game: Position, loot: int) -> Position:
    """Return the position when the attacker has taken this."""
    after = game.copy()
    take(after, loot)
    return after


def redraw_values(
    game: Position, options: tuple[Code, ...], luck: Luck, draws: int, best: Callable[[Position], float]
) -> dict[Code, float]:
    """Return what it is worth to put these tokens back: what `best` says of the new status, on average."""
    values: dict[Counts, float] = {}
    found: dict[Code, float] = {}
    for back in cast(tuple[Counts, ...], options):
        sack = [tokens + more for tokens, more in zip(game.sack, back, strict=True)]
        total = 0.0
        for _ in range(draws):
            drawn = luck.tokens(sack, sum(back))
            status = tuple(a - b + c for a, b, c in zip(game.status, back, drawn, strict=True))
            if status not in values:
                planned = game.copy()
                planned.status, planned.ask = list(status), ACTION
                values[status] = best(planned)
            total += values[status]
        found[back] = total / draws
    return found
