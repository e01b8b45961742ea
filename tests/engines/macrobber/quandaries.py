"""What seats have to decide at the moments of random games, ready for the clans that the bot plays.

Run as a program it prints what every clan thinks of some of them, to be compared with another run.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engines.core.script.chance import Stream
from engines.core.script.decide import Dilemma, Thought, offered
from engines.core.script.requests import Question
from engines.macrobber import GAME
from engines.macrobber.model.state import Raid, State
from engines.macrobber.rules.seat_view import seen
from engines.macrobber.search.decide import decide
from tests.engines.macrobber.moments import begun, moments

ITERATIONS = 12


@dataclass(frozen=True)
class Quandary:
    """A question to a seat, and the whole state in which it is asked."""

    state: State
    question: Question

    @property
    def seat(self) -> str:
        assert self.question.to is not None
        return self.question.to

    def dilemma(self, strength: str, iterations: int | None = ITERATIONS) -> Dilemma:
        known = seen(self.state, self.seat)
        options = offered(self.question)
        return Dilemma(strength, self.seat, known, self.question.id, options, "a seed", iterations)

    def thought(self, strength: str) -> Thought:
        return decide(self.dilemma(strength), no_clock)

    def with_other_secrets(self, stream: Stream) -> "Quandary":
        """Return the same, but everything that the seat can't know is dealt anew."""
        return replace(self, state=with_other_secrets(self.state, self.seat, stream))


def no_clock() -> float:
    raise AssertionError("with a fixed number of iterations nobody looks at the clock")


def with_other_secrets(state: State, seat: str, stream: Stream) -> State:
    """Deal the cards and the numbers anew that a seat doesn't know; as many lie in every place as before."""
    others = [one for one in state.seats if one.id != seat]
    raid = state.raid
    laid = (raid.laid.card,) if raid and raid.laid and raid.attacker != seat else ()
    held = [card for one in others for card in (*one.hand, *one.down)]
    cards = list(stream.shuffled([*state.pile, *laid, *held]))
    bought = [number for one in state.seats for number in one.tiles]
    numbers = list(stream.shuffled([*state.stock, *state.removed, *bought]))

    def some(pool: list[int], like: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(pool.pop() for _ in like))

    seats = [
        one if one.id == seat else replace(one, hand=some(cards, one.hand), down=some(cards, one.down))
        for one in state.seats
    ]
    seats = [replace(one, tiles=some(numbers, one.tiles)) for one in seats]
    raid = _with_laid(raid, cards.pop()) if laid else raid
    return replace(
        state,
        seats=tuple(seats),
        raid=raid and replace(raid, ahead=tuple(one for one in raid.ahead if one.seat == seat)),
        pile=tuple(cards.pop() for _ in state.pile),
        stock=tuple(numbers.pop() for _ in state.stock),
        removed=some(numbers, state.removed),
    )


def _with_laid(raid: Raid | None, card: int) -> Raid:
    assert raid is not None
    assert raid.laid is not None
    return replace(raid, laid=replace(raid.laid, card=card))


def quandaries(seats: int, every: int, name: str = "quandaries", turns: int = 24) -> Iterator[Quandary]:
    """Yield every so many of the questions of a game; a game has about 200."""
    found = 0
    for asking, _ in moments(begun(name, seats=seats), f"{name} {seats}", turns):
        for question in asking.questions:
            found += 1
            if found % every == 0:
                yield Quandary(asking.state, question)


if __name__ == "__main__":
    for one in quandaries(4, every=9):
        for strength in GAME.strengths:
            print(one.question.id, strength, one.thought(strength))
