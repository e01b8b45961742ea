"""The set-up of a session."""

from collections.abc import Mapping
from typing import Any

from engines.core.errors import IllegalMove
from engines.core.script import Script, ask
from engines.core.script.funnel import drawn
from engines.core.script.requests import Choice, Line, MultiChoice, Option
from engines.core.script.trace import Trace
from engines.core.state.copying import altered
from engines.core.text import text

from ..model import catalogue, events
from ..model.catalogue import ROUNDS
from ..model.codes import LATER, money_notation, stock_notation, tiles_notation
from ..model.labels import amounts, contract_label, contract_option, in_order, seat_label
from ..model.state import MacHina, Options, State
from .deck import own_cards, shuffled
from .scoring_tile import tile_options
from .workspace import Workspace

MOST_SEATS = 4
MOST_ROW = 8
ASKED = "asked"
USUAL_ROW = {2: 6, 3: 7, 4: 8}
"""Spaces that people are likely to fill; how many they do is entered (setup.13)."""


def start(chosen: Mapping[str, Any]) -> Script[State]:
    """Shuffle the deck; the real table is set up next, and then told.

    (setup.1, setup.2, setup.5, setup.12)
    """
    options = options_of(chosen)
    cards = own_cards(chosen["kept"]["deck"]) if options.deck_profile == "own" else {}
    deck = yield from shuffled(tuple(cards or catalogue.cards()))
    machinas = tuple(MacHina(f"a{n}") for n in range(1, options.machinas + 1))
    work = Workspace(
        State(options, usual_order(options), machinas, deck, cards, places=("",) * options.seats)
    )
    work.change(course=(work.state.prices,))
    yield from work.tell(events.deck(profile=options.deck_profile, n=len(deck)), "setup.4")
    return work.state


def begin(state: State) -> Script[State]:
    """Settle the seats, then ask what lies on the table: money, goods, contracts, scoring tiles (setup.6)."""
    work = Workspace(state)
    seats, trace = yield from settle_seats(state.options, state.seats)
    work.change(phase="setup", seats=seats, queue=(*seats, *reversed(seats)), at=seats[0])
    yield from work.tell(events.order(seats=in_order(seats)), "setup.6", trace)
    if state.options.is_money_asked:
        yield from ask_pass_money(work)
    for one in state.machinas:
        work.seat_id = one.id
        yield from receive_tile(work)
    work.seat_id = ""
    yield from ask_row(work)
    yield from ask_tiles(work)
    return work.state


def options_of(chosen: Mapping[str, Any]) -> Options:
    """Return the options of the session. Raises IllegalMove if there are more than four seats (setup.2)."""
    machinas, people = int(chosen["automas"]), int(chosen["players"])
    if machinas + people > MOST_SEATS:
        raise IllegalMove(text("too-many-seats", machinas=machinas, people=people))
    choices: dict[str, Any] = {
        name: chosen[name]
        for name in ("deck_profile", "order", "worker_split", "neighbourhood", "factory_bonus", "ports")
    }
    return Options(
        people=people,
        machinas=machinas,
        pass_money=catalogue.economy().pass_money[: machinas + people],
        is_money_asked=chosen["pass_money"] == ASKED,
        **choices,
        meat_counts=bool(chosen["meat_counts"]),
        shipping_fallback=bool(chosen["shipping_fallback"]),
        reserve_grain=bool(chosen["reserve_grain"]),
    )


def usual_order(options: Options) -> tuple[str, ...]:
    """Return the seats in turn order: people first, or MacHinas first if the option says so (setup.6)."""
    people = tuple(f"p{n}" for n in range(1, options.people + 1))
    machinas = tuple(f"a{n}" for n in range(1, options.machinas + 1))
    return (*machinas, *people) if options.order == "machinas" else (*people, *machinas)


def settle_seats(options: Options, seats: tuple[str, ...]) -> Script[tuple[tuple[str, ...], Trace | None]]:
    """Return the seats in turn order: as they are, from a drawn one on, or as people tell (setup.6)."""
    if options.order == "drawn":
        ask_first = text("ask-first-seat")
        chosen = yield from drawn(seats, label=seat_label, id="seat", ask=ask_first, rule="setup.6")
        place = seats.index(chosen.left[0])
        return (*seats[place:], *seats[:place]), chosen.trace
    if options.order != "asked":
        return seats, None
    named = tuple(Option(seat, seat_label(seat)) for seat in seats)
    found: list[str] = []
    while len(found) < len(seats):
        left = tuple(one for one in named if one.id not in found)
        question = text("ask-seat", place=len(found) + 1)
        found.append((yield from ask(Choice(id="q.seats", ask=question, options=left))))
    return tuple(found), None


def ask_pass_money(work: Workspace) -> Script[None]:
    """Ask what each place of the next round's order pays, where the board differs (pass.3)."""
    options = work.state.options
    usual = " ".join(map(str, options.pass_money))
    notation = money_notation(options.seats)
    question = text("ask-pass-money", n=options.seats)
    money = yield from work.ask(Line(id="q.pass", ask=question, notation=notation, prefill=usual))
    work.change(options=altered(options, pass_money=money))
    yield from work.tell(events.pass_money(pounds=" ".join(map(str, money))), "pass.3")


def receive_tile(work: Workspace) -> Script[None]:
    """Give the MacHina exactly what its Starting tile shows: `55 wool 2`.

    The tile is drawn by hand out of those that no person took, in turn order. (setup.9, setup.10, setup.11)
    """
    question = text("ask-start", seat=seat_label(work.seat_id))
    money, goods = yield from work.ask(Line(id="q.start", ask=question, notation=stock_notation()))
    work.change_own(money=money, goods={**work.own.goods, **goods})
    received = events.received(
        money=money, goods=amounts(goods), n=sum(goods.values()), kinds=sum(map(bool, goods.values()))
    )
    yield from work.tell(received, "setup.10")


def ask_row(work: Workspace) -> Script[None]:
    """Ask which contracts lie face up; as many as are entered are the spaces of the row (setup.13)."""
    options = tuple(map(contract_option, catalogue.contracts()))
    usual = USUAL_ROW[work.state.options.seats]
    question = MultiChoice(id="q.row", ask=text("ask-row", n=usual), options=options, low=1, high=MOST_ROW)
    row = tuple(map(int, (yield from work.ask(question))))
    work.change(row=row, row_size=len(row))
    yield from work.tell(events.row(contracts=tuple(map(contract_label, row)), n=len(row)), "setup.13")


def ask_tiles(work: Workspace) -> Script[None]:
    """Ask for the scoring tiles, one or several at once; those that nobody knows yet can wait (score.2)."""
    tiles: tuple[str, ...] = ()
    while len(tiles) < ROUNDS:
        tiles += yield from work.ask(
            Line(
                id="q.tiles",
                ask=text("ask-tiles", round=len(tiles) + 1),
                notation=tiles_notation(tiles),
                options=(Option(LATER[0], text("tiles-later")),),
                listed=tile_options(tiles),
            )
        )
    work.change(tiles=tiles)
    if any(tiles):
        yield from work.tell(events.tiles(tiles=" ".join(one or "?" for one in tiles)), "score.2")
