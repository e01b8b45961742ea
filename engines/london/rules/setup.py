"""The set-up of a session."""

from collections.abc import Mapping
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.script import Script, leave_to, tell
from engines.core.script.requests import Shuffle
from engines.core.text import Text, text

from ..model import events
from ..model.automa_card import LEVELS, AutomaCard
from ..model.catalogue import CITY_CARDS, automa_deck, boroughs
from ..model.labels import order_label
from ..model.options import Options, options_of
from ..model.state import ROW, Copy, Seat, State

HAND = 6


def start(chosen: Mapping[str, Any]) -> Script[State]:
    """Set a session up: AutoMartin's coins and poverty, its deck, the boroughs, the city deck.

    (setup.4, setup.5, setup.7, setup.9, setup.10, setup.15, setup.16, setup.18)
    """
    options, order = options_of(chosen)
    own, cards = _deck(options, chosen["kept"])
    deck = yield from leave_to(Shuffle(id="automa.deck", items=tuple(cards)))
    starters = [one.name for one in boroughs().values() if one.starter]
    state = State(
        options=options,
        seats=tuple(
            Seat(seat, options.start_coins, options.start_poverty)
            for seat in sorted(order)
            if seat.startswith("a")
        ),
        order=order,
        turn=order[0],
        board=(None,) * (2 * options.columns),
        row=tuple(Copy(n, name) for n, name in enumerate(starters, start=1)),
        boroughs=tuple(Copy(n) for n in range(ROW + 1, len(boroughs()) + 1)),
        deck=tuple(deck),
        own=own,
        cards=dict(chosen["kept"]["cards"]),
        copies=len(boroughs()),
        city_left=CITY_CARDS - HAND * options.people,
    )
    yield from _tell(state)
    return state


def _deck(options: Options, kept: Mapping[str, Any]) -> tuple[tuple[AutomaCard, ...], list[str]]:
    """Return a group's own cards, and the ids of the cards of the chosen level and all below it.

    Raises IllegalMove if there is no card of that kind. (setup.10, setup.11, setup.12)
    """
    if options.deck == "own":
        own = tuple(
            AutomaCard(id_, **{**card, "filters": tuple(card["filters"])})
            for id_, card in kept["deck"].items()
        )
        if not own:
            raise IllegalMove(text("no-own-deck"))
    else:
        own = ()
    cards = own or tuple(automa_deck(options.deck).values())
    levels = LEVELS[: LEVELS.index(options.level) + 1]
    found = [card.id for card in cards if card.level in levels]
    if not found:
        raise IllegalMove(text("no-card-of-level", level=options.level))
    return own, found


def _tell(state: State) -> Script[None]:
    """Tell which deck is played, where its values come from, and who begins (setup.13)."""
    options = state.options
    yield from tell(events.start(level=options.level, n=len(state.deck)), "setup.10")
    yield from tell(events.start_deck(deck=options.deck), "setup.12")
    yield from tell(events.start_values(n=len(state.cards)), "card.8")
    yield from tell(events.start_order(seats=order_label(state)), "setup.14")


def set_up(state: State) -> tuple[Text, ...]:
    """Return how the real table is set up, and where deck and values come from.

    (setup.5, setup.12, setup.15, setup.16, card.8)
    """
    options, automas = state.options, state.options.automas
    return (
        text("set-up-board", columns=options.columns),
        text("set-up-coins", automas=automas, coins=options.start_coins, poverty=options.start_poverty),
        text("set-up-city", hand=HAND),
        text("set-up-boroughs"),
        text("set-up-sources", deck=options.deck, n=len(state.cards)),
    )
