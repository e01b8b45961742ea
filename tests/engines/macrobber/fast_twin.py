"""Plays a game twice at once, by the scripts and in the fast form, and compares them at every decision.

`python -m tests.engines.macrobber.fast_twin GAMES` plays as many as you like.
"""

import sys
from collections.abc import Callable
from typing import Any, cast

from engines.core.game.play import begin, play
from engines.core.script.requests import Choice, Json, Question
from engines.core.script.run import Asking, Done, Said
from engines.macrobber import GAME
from engines.macrobber.fast.convert import position_of, settings_of
from engines.macrobber.fast.luck import Luck
from engines.macrobber.fast.moves import Code, legal
from engines.macrobber.fast.notation import answer, by_victim
from engines.macrobber.fast.play import apply, begin_turn
from engines.macrobber.fast.position import (
    ACTION,
    ATTACK,
    DEFEND,
    DISCARD,
    EXCHANGE,
    LAYBACK,
    LOOT,
    OVER,
    PHASE3,
    REDRAW,
    Position,
)
from engines.macrobber.model.catalogue import components
from engines.macrobber.model.state import ROUNDS, State
from engines.macrobber.model.tokens import tokens
from engines.macrobber.rules.combat import AHEAD, ASK, LOWEST
from engines.macrobber.rules.plan import folded
from engines.macrobber.rules.step import ahead

ASKS = {
    "redraw": REDRAW,
    "action": ACTION,
    "discard": DISCARD,
    "phase3": PHASE3,
    "exchange": EXCHANGE,
    "attack": ATTACK,
    "defend": DEFEND,
    "loot": LOOT,
    "layback": LAYBACK,
}
BACK = 0.15
"""How often a plan is taken back instead of confirmed."""
SEVERAL = 0.3
"""How often several cards are laid at once, where that is offered."""


def options(number: int) -> dict[str, Any]:
    """Return the options of a game: over the numbers all seats and settings come together."""
    cards, estates = tuple(components().card_counts), tuple(components().estate_counts)
    return {
        "seats": 3 + number % 3,
        "card_counts": cards[number // 3 % len(cards)],
        "estate_counts": estates[number // 2 % len(estates)],
        "red_area": (30, 24, 40)[number // 4 % 3],
        "exchange": ("up_to_3", "exactly_3")[number // 3 % 2],
    }


class Outcomes:
    """Chance for the fast form: what the scripts' stream has given."""

    def __init__(self) -> None:
        self.left: list[Json] = []

    def take(self, fits: Callable[[Json], bool]) -> Json:
        """Return the first outcome that fits and take it out."""
        return self.left.pop(next(place for place, one in enumerate(self.left) if fits(one)))

    def below(self, bound: int) -> int:  # noqa: ARG002
        """Return the place of the seat that was picked."""
        return int(self.take(lambda one: isinstance(one, str))[1:]) - 1

    def tokens(self, sack: list[int], count: int) -> list[int]:  # noqa: ARG002
        """Return how many of each colour were drawn."""
        return list(tokens(self.take(lambda one: len(one) == count and one[0] in "YBGR")))

    def shuffle(self, items: list[int]) -> None:
        """Put the items in the order of the shuffle, the top at the end."""
        items[:] = self.take(lambda one: sorted(map(str, one)) == sorted(map(str, items)))[::-1]


def snapshot(game: Position) -> dict[str, Any]:
    """Return everything in a position that the rules know of."""
    apart = {"luck", "settings", "returned", "is_warrior_kept"}
    if game.defender < 0:
        apart |= {"combat", "won_by_attacker", "won_by_defender"}
    if game.ask == OVER:
        apart |= {"who", "turn", "status", "used", "first_action", "has_acted"}
    known = {name: getattr(game, name) for name in Position.__slots__ if name not in apart}
    return known | {"returned": sorted(game.returned)}


class Twin:
    """One game in both forms, with the same random decisions and the same outcomes of chance."""

    def __init__(self, number: int) -> None:
        self.luck, self.seed, self.number = Luck(f"twin {number}"), f"twin {number}", number
        self.outcomes = Outcomes()
        self.said: list[Said] = []
        self.decisions = 0
        self.pending: Code | None = None
        """The move that the fast form makes as soon as the scripts have given the outcomes of chance."""
        self.mark: Position | None = None
        """Where the present plan began, for taking it back."""
        self.ahead: dict[str, list[Json]] = {}
        """What seats have laid ahead: the fast form makes these moves when their rounds come."""
        self.bard: Json = None
        """The answer to d.bard, where the victim was asked for first."""

    def play(self) -> None:
        """Play a whole game. Raises AssertionError as soon as the two forms differ."""
        self.finish(self.set_up())

    def finish(self, state: State) -> None:
        """Play from a state between turns to the end."""
        while not state.is_over:
            move = GAME.turns(state)[0].move
            self.said = []
            while isinstance(result := self.take(play(GAME, state, move, self.seed, self.said)), Asking):
                self.answer(result)
            state = result.value
        self.catch_up(OVER)
        assert snapshot(self.fast) == snapshot(position_of(state, self.luck))

    def set_up(self) -> State:
        chosen = options(self.number)
        while isinstance(result := self.take(begin(GAME, chosen, self.seed, self.said)), Asking):
            question = result.questions[0]
            assert isinstance(question, Choice)
            self.said.append(Said(question.id, question.options[0].id))
        state = result.value
        self.fast = Position(settings_of(state.options), len(state.seats), self.outcomes)
        self.fast.ask = position_of(state, self.luck).ask
        assert snapshot(self.fast) == snapshot(position_of(state, self.luck))
        return state

    def take(self, result: Asking | Done[State]) -> Asking | Done[State]:
        """Keep what chance has given since the last answer."""
        new = result.said[len(self.said) :]
        self.outcomes.left += [one.value for one in new if one.by != "people"]
        self.said = list(result.said)
        return result

    def answer(self, asking: Asking) -> None:
        """Answer what is asked, by chance."""
        question = asking.questions[0]
        if question.id == "d.confirm":
            self.confirm()
            return
        if question.id == "d.bard":
            self.said.append(Said(question.id, self.bard))
            return
        if isinstance(question, Choice) and any(option.id == ASK for option in question.options):
            self.lay_ahead(question)
            return
        ask = ASKS[question.id.split(".")[1]]
        state = asking.state
        self.catch_up(ask, len(state.raid.rounds) if state.raid else 0)
        if ask not in (DISCARD, EXCHANGE):
            assert snapshot(self.fast) == snapshot(position_of(ahead(state), self.luck)), question.id
        if ask in (ACTION, PHASE3) and self.mark is None:
            self.mark = self.fast.copy()
        for one in asking.questions:
            self.choose(one, ask)

    def choose(self, question: Question, ask: int) -> None:
        """Answer one question with a random legal move, and keep the move for the fast form."""
        self.flush()
        assert question.to == f"s{self.fast.who + 1}"
        moves = legal(self.fast)
        if isinstance(question, Choice):
            offered = {option.id for option in question.options}
            mine = {answer(ask, move) for move in moves}
            assert offered - {AHEAD} == set(folded(mine))
            if AHEAD in offered and self.luck.number() < SEVERAL:
                self.said.append(Said(question.id, AHEAD))
                return
        self.pending = moves[self.luck.below(len(moves))]
        self.bard = answer(ask, self.pending)
        is_offered = not isinstance(question, Choice) or self.bard in offered
        self.said.append(Said(question.id, self.bard if is_offered else by_victim(self.bard)))
        self.decisions += 1

    def lay_ahead(self, question: Choice) -> None:
        """Lay a card for a later round: the fast form still has this round's move to make."""
        chosen = question.options[self.luck.below(len(question.options))].id
        self.said.append(Said(question.id, chosen))
        if chosen != ASK:
            self.ahead.setdefault(question.to or "", []).append(chosen)

    def confirm(self) -> None:
        """Confirm the plan, or take it back."""
        is_back = self.luck.number() < BACK
        self.said.append(Said("d.confirm", "back" if is_back else "confirm"))
        if is_back:
            assert self.mark is not None
            self.fast, self.pending = self.mark, None
        self.mark = None

    def flush(self) -> None:
        if self.pending is not None:
            apply(self.fast, self.pending)
            self.pending = None

    def catch_up(self, ask: int, fought: int = 0) -> None:
        """Make the moves that the scripts have made, those that nobody was asked for included.

        In combat that is up to a question after so many rounds fought.
        """
        if self.decisions == 0 and self.pending is None and self.fast.status == [0, 0, 0, 0]:
            begin_turn(self.fast)
        self.flush()
        is_combat = ask in (ATTACK, DEFEND)
        while self.fast.ask != ask or (is_combat and self.fast.combat != fought):
            apply(self.fast, self.without_question())
        if not is_combat:
            self.ahead = {}

    def without_question(self) -> Code:
        """Return the move that the scripts have made unasked: one laid ahead, or the only one there is."""
        moves = legal(self.fast)
        waiting = self.ahead.get(f"s{self.fast.who + 1}")
        if not waiting or len(moves) == 1:
            (only,) = moves
            return only
        chosen = waiting.pop(0)
        if chosen == LOWEST:
            assert self.fast.combat == ROUNDS - 1
            assert abs(self.fast.won_by_attacker - self.fast.won_by_defender) == ROUNDS - 1
            return min(moves, key=lambda move: (cast(int, move) & 1, move))
        return next(move for move in moves if answer(self.fast.ask, move) == chosen)


def main(games: int) -> None:
    """Compare so many games and say how many decisions that were."""
    decisions = 0
    for number in range(games):
        twin = Twin(number)
        twin.play()
        decisions += twin.decisions
    print(f"{games} games, {decisions} decisions: both forms are equal.")


if __name__ == "__main__":
    main(int(sys.argv[1]))
