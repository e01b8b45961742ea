"""What people are offered while they type a report."""

from engines.london import GAME
from tests.engines.london import states


def test_a_card_that_is_taken_goes_on_by_its_name() -> None:
    assert GAME.notation is not None
    state = states.fixed(states.begun(), t1="Hospital", t2="Omnibus", b1="Omnibus")
    notation = GAME.notation(state)
    assert list(notation.go_on("took Ho")) == ["took Hospital"]
    assert list(notation.go_on("took Om")) == []
    assert notation.takes("took Hospital")
