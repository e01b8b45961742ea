"""Moments of London that are drawn and looked at."""

from dataclasses import replace
from typing import Any

from engines.core.game.move import Move
from engines.core.game.play import begin, play
from engines.core.script.run import Asking, Done, Said
from engines.london import GAME
from engines.london.model.automa_card import AutomaCard
from engines.london.model.state import Rival, State


def begun(**options: Any) -> State:
    """Return a session that has just begun."""
    done = begin(GAME, options, "states")
    assert isinstance(done, Done)
    return done.value


def fixed(state: State, **values: str) -> State:
    """Return the state after corrections; the fields' `-` is written `_`."""
    for field, value in values.items():
        done = play(GAME, state, Move("fix", {"field": field.replace("_", "-"), "value": value}), "states")
        assert isinstance(done, Done)
        state = done.value
    return state


def after_turn(state: State, card: str, *answers: Any, seat: str = "a1") -> State:
    """Return the state after an AutoMartin's turn with this automa card, or at its first open question."""
    state = replace(state, deck=(card, *(one for one in state.deck if one != card)))
    said: tuple[Said, ...] = ()
    result = play(GAME, state, Move("turn", {"seat": seat}), "states")
    for answer in answers:
        assert isinstance(result, Asking)
        said = (*result.said, Said(result.questions[0].id, answer))
        result = play(GAME, state, Move("turn", {"seat": seat}), "states", said)
    if isinstance(result, Asking):
        assert isinstance(result.state, State)
        return result.state
    return result.value


START = begun()
MIDDLE = fixed(
    begun(level="III"),
    t1="Vintners",
    t2="Train Station North brown c3 e3 p-1",
    t3="?",
    b1="Oxford Street brown c4 +8 v2 p-1",
    b2="Paupers grey",
    slot_2="Islington & Stoke Newington c4",
    slot_3="borough Hackney c3 e2 d5",
    a1_coins="7",
    a1_poverty="3",
    a1_prestige="12",
    a1_stack="Sewers blue c4 p-3, Bridge pink c2 e2, Omnibus brown, Lloyds of London e2, School blue e2",
    a1_boroughs="borough Lambeth c4 e3 d4",
)
JUST = after_turn(MIDDLE, "R-II-05", {"t3": "Workhouse pink e2"}, {"t1": "Vintners brown +4"})
ASKING = after_turn(MIDDLE, "R-II-05", {"t3": "Workhouse pink e2"})
RICH = fixed(
    JUST,
    a1_coins="104",
    a1_poverty="38",
    a1_prestige="123",
    a1_stack="Sewers, Bridge, Omnibus, Lloyds of London, School, Hospital, Grocers, Salters,"
    " Covent Garden, Train Station South, University of London brown c5 e99",
    a1_boroughs="borough Lambeth c4 e3 d4, Westminster, Camberwell",
)
FULL = fixed(
    begun(players=2, automas=2),
    t1="Train Station South brown c3 e3 p-1",
    t2="Stock Exchange",
    t3="Billingsgate Market brown +8",
    t4="Underground pink c7 v4",
    t5="East India Company brown c4 +12 e2",
    b1="?",
    b2="University of London blue c5 e3",
    b3="Lord's",
    b4="Albert Dock brown c2 +10 v1 e2 p1 !",
    b5="Hospital blue c2 e3",
    slot_1="empty",
    slot_2="Lambeth",
    slot_3="?",
    city_left="?",
)
OWN = AutomaCard(
    "GROUP-3", "II", 12, 3, True, ("development_board", *("coins", "poverty") * 3, "last"), "draw_another"
)
LONG = replace(
    JUST,
    options=replace(JUST.options, deck="own"),
    own=(OWN,),
    seats=(replace(JUST.seats[0], card=OWN.id, step="8"),),
    deck=(),
    pile=(OWN.id,),
)
END = replace(
    FULL,
    is_over=True,
    city_left=0,
    rivals=(Rival("p1", 4, 61, 3), Rival("p2", 9, 58, 5)),
    seats=tuple(replace(seat, prestige=20 + 15 * n, poverty=6 + 9 * n) for n, seat in enumerate(FULL.seats)),
)
