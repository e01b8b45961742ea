"""What the table looks at between turns of London."""

from dataclasses import replace

from engines.london import GAME
from engines.london.model.state import State
from tests.contract.words import words
from tests.engines.london import states

SAY = words(GAME)


def shown(state: State) -> list[str]:
    return [SAY(line) for line in GAME.panel(state).lines]


def test_says_who_is_next_and_whether_that_is_a_last_turn() -> None:
    """Once the city deck is used up each seat has one last turn (end.1, end.2)."""
    begun = states.begun()
    assert shown(begun) == ["Next: Player 1"]
    out = states.fixed(begun, city_left="0")
    assert shown(out) == ["Next: Player 1, the last turn", "The city deck is used up."]
    assert shown(replace(out, ending=())) == [
        "All turns are played: score the game.",
        "The city deck is used up.",
    ]


def test_says_below_how_many_city_cards_are_left_and_if_nobody_knows() -> None:
    begun = states.begun()
    for n, said in (
        ("95", "95 city cards"),
        ("1", "1 city card"),
        ("0", "0 city cards"),
        ("?", "city deck: ?"),
    ):
        footer = SAY(GAME.footer(states.fixed(begun, city_left=n)))
        assert footer == f"Level I · recorded deck · {said}"
