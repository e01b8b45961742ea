"""What people are offered while they type a report."""

import pytest

from bot.presses.answers import understood
from bot.words.words import I18n
from engines.london import GAME
from engines.london.model.card import Typed
from engines.london.model.catalogue import boroughs
from engines.london.model.line import Place, notation, read_line
from tests.contract.words import examples, locales
from tests.engines.london import states


def test_a_card_that_is_taken_goes_on_by_its_name() -> None:
    assert GAME.notation is not None
    state = states.fixed(states.begun(), t1="Hospital", t2="Omnibus", b1="Omnibus")
    reports = GAME.notation(state)
    assert list(reports.go_on("took Ho")) == ["took Hospital"]
    assert list(reports.go_on("took Om")) == []
    assert reports.takes("took Hospital")


def test_places_that_are_asked_about_together_have_other_examples() -> None:
    state = states.begun()
    slots = [notation(state, Place(is_borough=True, prefix=f"slot {n}")).example for n in (1, 2, 3)]
    assert len(set(slots)) == 3
    for n, line in enumerate(slots, start=1):
        assert read_line(state, Place(is_borough=True, prefix=f"slot {n}"), line)


@pytest.mark.parametrize("language", locales(GAME))
@pytest.mark.parametrize("line", ["borough Hackney c3 e2 d5", "Victoria Station blue c4 +8"])
def test_a_card_is_read_as_it_is_shown_in_each_language(line: str, language: str) -> None:
    say = I18n({"london": GAME}).words("london", language)
    state, place = states.begun(), Place(is_borough=line.startswith("borough"))
    read = read_line(state, place, understood(notation(state, place), say.write_typed(line), say))
    assert isinstance(read, Typed)
    assert read.card.line == line


def test_the_lines_of_how_to_play_are_understood() -> None:
    assert GAME.notation is not None
    line, *_ = examples(GAME, "board + ")
    cards, state = examples(GAME, "Oxford Street"), states.begun()
    assert GAME.notation(states.fixed(state, t1="?", t2="Omnibus")).takes(line)
    assert GAME.notation(state).takes(examples(GAME, "due")[0])
    assert cards
    assert all(notation(state, Place(is_borough=False, prefix="")).takes(one) for one in cards)


def test_where_every_borough_is_out_a_slot_is_said_to_be_empty() -> None:
    state = states.fixed(states.begun(), borough_deck=", ".join([*boroughs()][3:]))
    assert list(notation(state, Place(is_borough=True, words=("empty",))).go_on("")) == ["empty"]


def test_the_board_is_put_right_from_what_is_known_of_it() -> None:
    assert GAME.notation is not None
    state = states.fixed(states.begun(), t1="Hospital", t3="?")
    (line,) = GAME.notation(state).go_on("board = ")
    assert line == 'board = "Hospital", -, ?, -, -, -'
    assert GAME.notation(state).takes(line)
