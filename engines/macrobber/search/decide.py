"""Decides for a seat that the bot plays: what a clan of its strength likes most."""

from engines.core.script.decide import Clock, Dilemma, Thought, Weighed
from engines.core.script.requests import Json

from ..fast.luck import Luck
from ..fast.moves import Code, legal
from ..fast.notation import answer, by_victim
from ..fast.position import (
    ACTION,
    ATTACK,
    DEFEND,
    DISCARD,
    EXCHANGE,
    LAYBACK,
    LOOT,
    PHASE3,
    REDRAW,
)
from ..rules.combat import ASK
from . import drover
from .chieftain import Chieftain
from .hand import BY_RULE
from .observation import Observation
from .reiver import Reiver
from .wording import about, event_of, label, measure, thumb

ASKS = {
    "redraw": REDRAW,
    "action": ACTION,
    "bard": ACTION,
    "discard": DISCARD,
    "phase3": PHASE3,
    "exchange": EXCHANGE,
    "attack": ATTACK,
    "defend": DEFEND,
    "loot": LOOT,
    "layback": LAYBACK,
}
"""What is decided, by the name of the question."""
OPEN = {"drover": (REDRAW, ACTION, LOOT), "reiver": (REDRAW, LOOT), "chieftain": ()}
"""What a clan decides by what everybody sees, and nothing else: not by its hand."""
ENOUGH = 2000
"""After so many iterations a search stops: more hardly helps. A replay searches as long, so that with another
number what automas have decided before can't be checked any more."""
PERCENT = 100
TOLD = 6
"""So many alternatives are told."""


def decide(dilemma: Dilemma, clock: Clock) -> Thought:
    """Return what the seat answers. `dilemma.strength` is drover, reiver or chieftain."""
    name = dilemma.question.split(".")[1]
    if name == "confirm":
        return Thought("confirm", (), 0, is_open=True)
    if ASK in dilemma.options:
        # A person has begun to lay several cards at once: an automa never does, it has a look at each round.
        return Thought(ASK, (), 0, is_open=False)
    ask = ASKS[name]
    observed = Observation(dilemma.seen, ask)
    options = _options(observed, dilemma)
    if len(options) == 1:
        return Thought(_answer(ask, options[0], dilemma.options), (), 0, is_open=False)
    values, visits, (iterations, is_cut) = _weigh(observed, options, dilemma, clock)
    # Of equals the first: the order of the options is fixed.
    order = sorted(range(len(options)), key=lambda place: (-visits[place], -values[place]))
    is_by_rule = _is_by_rule(dilemma, ask)
    # A rule of thumb doesn't think of what it gives 0, a search knows nothing of what it hasn't tried.
    counts = values if is_by_rule else visits if iterations else [1] * len(options)
    told = [place for place in order if counts[place]][:TOLD]
    scale = PERCENT if iterations else 1
    return Thought(
        _answer(ask, options[order[0]], dilemma.options),
        tuple(
            Weighed(label(observed, ask, options[place]), values[place] * scale, visits[place])
            for place in told
        ),
        iterations,
        is_open=ask in OPEN[dilemma.strength],
        about=about(observed, name),
        by=thumb(observed, ask) if is_by_rule else measure(dilemma.strength),
        is_measured=not is_by_rule,
        event=event_of(ask, options[order[0]]),
        is_cut=is_cut,
    )


def _options(observed: Observation, dilemma: Dilemma) -> tuple[Code, ...]:
    """Return the moves that the question allows; d.bard allows one victim's only."""
    moves = legal(observed.game)
    if dilemma.question != "d.bard":
        return moves
    return tuple(move for move in moves if answer(ACTION, move) in dilemma.options)


def _weigh(
    observed: Observation, options: tuple[Code, ...], dilemma: Dilemma, clock: Clock
) -> tuple[list[float], list[int], tuple[int, bool]]:
    """Return the value of each option, how often it was tried, and how long the search was (`_search`)."""
    luck = Luck(dilemma.seed)
    none = [0] * len(options)
    if _is_by_rule(dilemma, observed.game.ask):
        return drover.weigh(observed, options), none, (0, False)
    if dilemma.strength == "reiver":
        return Reiver(observed, luck).weigh(options), none, (0, False)
    chieftain = Chieftain(observed, options, luck)
    length = _search(chieftain, dilemma, clock)
    root = chieftain.root
    return [root.mean(move) for move in options], [root.tried(move) for move in options], length


def _is_by_rule(dilemma: Dilemma, ask: int) -> bool:
    """Return whether a rule of thumb decides: then an option of value 0 isn't thought of at all."""
    return dilemma.strength == "drover" or ask in BY_RULE


def _search(chieftain: Chieftain, dilemma: Dilemma, clock: Clock) -> tuple[int, bool]:
    """Search for the fixed number of iterations, or while the decision can change within `ENOUGH` of them.

    Return how many were made, and whether the seconds have cut the search short.
    """
    if dilemma.iterations is not None:
        for _ in range(dilemma.iterations):
            chieftain.iterate()
        return dilemma.iterations, False
    stop = clock() + dilemma.seconds
    for done in range(1, ENOUGH + 1):
        chieftain.iterate()
        if chieftain.root.lead() > ENOUGH - done:
            return done, False
        if done < ENOUGH and clock() >= stop:
            return done, True
    return ENOUGH, False


def _answer(ask: int, move: Code, offered: Json) -> Json:
    said = answer(ask, move)
    return by_victim(said) if ask == ACTION and said not in offered else said
