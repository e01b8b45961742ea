"""Piles: a deck that is made anew when it is needed, and drawing from nothing."""

from typing import Any

import pytest

from engines.core.errors import EmptyPile, IllegalMove
from engines.core.script.chance import Stream
from engines.core.script.piles import draw, refilled
from engines.core.script.requests import Choice
from engines.core.script.run import Asking, Done, Said, run
from engines.core.text import text


def taken(deck: tuple[Any, ...], *, by_table: bool = False) -> Any:
    return draw(
        deck,
        pile=text("the-deck"),
        label=lambda card: text("card", n=card),
        id="card",
        ask=text("ask-card"),
        by_table=by_table,
    )


def end(script: Any, *said: Said) -> Done[Any]:
    done = run(script, said, Stream("castle"))
    assert isinstance(done, Done)
    return done


def test_a_deck_that_has_cards_stays_as_it_is() -> None:
    done = end(refilled((3, 1), (2, 4), id="again"))
    assert (done.value, done.said) == ((3, 1), ())


def test_an_empty_deck_is_made_anew_of_the_piles_that_are_named() -> None:
    done = end(refilled((), (1, 2, 3), (), (4, 5), id="again"))
    assert done.value == Stream("castle").shuffled((1, 2, 3, 4, 5))
    assert [(said.id, said.by) for said in done.said] == [("again", "secret")]


def test_where_those_are_empty_too_nothing_is_shuffled() -> None:
    done = end(refilled((), (), id="again"))
    assert (done.value, done.said, done.position) == ((), (), 0)


def test_a_table_that_shuffles_itself_keeps_the_order() -> None:
    done = end(refilled((), (3, 1, 2), id="again", by_table=True))
    assert (done.value, done.said) == ((1, 2, 3), ())


def test_the_top_card_is_drawn_and_the_rest_stays_in_its_order() -> None:
    done = end(taken((7, 2, 7, 5)))
    assert done.value == (7, (2, 7, 5))
    assert [(said.id, said.value) for said in done.said] == [("card", "7")]


def test_the_card_that_the_table_drew_leaves_the_deck_once() -> None:
    deck = (1, 2, 2, 10)
    asking = run(taken(deck, by_table=True), [], Stream("castle"))
    assert isinstance(asking, Asking)
    (question,) = asking.questions
    assert isinstance(question, Choice)
    # Two equal cards are one answer.
    assert [option.id for option in question.options] == ["1", "2", "10"]
    assert end(taken(deck, by_table=True), Said("card", "2")).value == (2, (1, 2, 10))


def test_drawing_from_nothing_is_refused_by_the_name_of_the_pile() -> None:
    with pytest.raises(EmptyPile) as refused:
        end(taken(()))
    assert refused.value.pile == text("the-deck")
    assert isinstance(refused.value, IllegalMove)
    assert refused.value.text == text("pile-empty", pile=text("the-deck"))
