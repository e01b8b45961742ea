"""What a board that the bot deals must know and nobody has told: asked place by place."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from engines.core.errors import BadAnswer
from engines.core.script import Script, ask
from engines.core.script.form import Form
from engines.core.script.notation import Notation
from engines.core.script.requests import Choice, Line, Question
from engines.core.state.copying import altered
from engines.core.text import Text, text

from ..model import tile
from ..model.codes import EXAMPLE_DUCHY, parse_goods, parse_tiles
from ..model.labels import seat_label, tile_label
from ..model.state import State
from ..rules.board_facts import market_question
from ..rules.kind import GONE, kinds_of
from ..rules.workspace import Workspace

Where = Literal["depot", "market", "reserve", "left", "right", "people"]


@dataclass(frozen=True, slots=True)
class Place:
    """A place of which something is to be told: a depot by its number, or what belongs to a seat."""

    where: Where
    depot: int = 0
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies at a place, as far as the bot knows: tiles, and goods of a depot by type (0: not known)."""

    where: Where
    label: Text
    tiles: tuple[str, ...]
    goods: tuple[int, ...] = ()

    @property
    def unknown(self) -> tuple[int, ...]:
        """The spaces, counted from 0, of tiles whose kind has to be told.

        On a card only livestock that lies face down matters yet.
        """
        return tuple(
            slot
            for slot, one in enumerate(self.tiles)
            if tile.face(one) == "lg" or (one == "b" and self.where not in ("left", "right"))
        )

    @property
    def is_known(self) -> bool:
        """Whether nothing has to be told."""
        return not self.unknown and 0 not in self.goods


def ask_missing(work: Workspace) -> Script[Counter[str]]:
    """Ask for every kind that a dealt board must know, place by place; return what people's boards hold.

    What isn't there any more leaves the board. (setup.12)
    """
    places = tuple(_places(work.state))
    theirs: Counter[str] = Counter()
    for at, place in enumerate(places, start=1):
        if place.where == "people":
            theirs.update((yield from ask(_duchies(at, len(places)))))
            continue
        if place.where == "market" and work.state.market is None:
            work.change(market=(yield from ask(market_question(work.state.options.market_size))))
        lying = _lying(work.state, place)
        if not lying.is_known:
            told = yield from ask(_form(work, lying, at, len(places)))
            _keep(work, place, lying, told)
    return theirs


def _places(state: State) -> Iterator[Place]:
    """Yield the places of which something is to be told, people's own boards last."""
    found = [Place("depot", depot=depot) for depot in range(1, len(state.depots or ()) + 1)]
    found.append(Place("market"))
    for seat in state.seats:
        found += [Place("reserve", seat=seat.id), Place("left", seat=seat.id), Place("right", seat=seat.id)]
    for place in found:
        if not _lying(state, place).is_known or (place.where == "market" and state.market is None):
            yield place
    if (state.phase, state.round) > (1, 1) or state.played or state.is_told:
        yield Place("people")


def _lying(state: State, place: Place) -> Lying:
    where = place.where
    if where == "depot":
        depot = (state.depots or ())[place.depot - 1]
        return Lying(where, text("depot", depot=place.depot), depot.tiles, depot.goods)
    if where == "market":
        return Lying(where, text("place-market"), state.market or ())
    seat = state.seat(place.seat)
    if where == "reserve":
        return Lying(where, text("place-reserve", seat=seat_label(seat.id)), seat.reserve)
    card = seat.left if where == "left" else seat.right
    return Lying(where, text("place-card", card=card.id), card.tiles)


def _form(work: Workspace, lying: Lying, at: int, of: int) -> Form:
    """Return the form of all that is to be told of a place; tiles and goods of people may have gone."""
    more = (GONE,) if lying.where in ("depot", "market") else ()
    questions: list[Question] = [
        Choice(
            id=f"tile.{slot + 1}",
            ask=text("tile-in-slot", slot=slot + 1, tile=tile_label(tile.face(lying.tiles[slot]))),
            options=(*kinds_of(work, tile.face(lying.tiles[slot])), *more),
        )
        for slot in lying.unknown
    ]
    if unknown := lying.goods.count(0):
        ask_goods = text("goods-in-form", n=unknown)
        questions.append(Line(id="goods", ask=ask_goods, notation=_goods_notation(unknown)))
    ask_form = text("ask-kinds", place=lying.label, at=at, of=of)
    return Form(id="kinds", ask=ask_form, questions=tuple(questions))


def _goods_notation(unknown: int) -> Notation[tuple[int, ...]]:
    """Return how so many goods are written, or fewer of them if others have gone."""

    def read(typed: str) -> tuple[int, ...]:
        goods = parse_goods(typed)
        if 0 in goods:
            raise BadAnswer(text("bad-unnamed"))
        if len(goods) > unknown:
            raise BadAnswer(text("bad-tile-count", most=unknown, got=len(goods)))
        return goods

    return Notation(read, lambda _: iter(()), " ".join("52134"[n % 5] for n in range(unknown)))


def _keep(work: Workspace, place: Place, lying: Lying, told: tuple[object, ...]) -> None:
    """Keep what was told of a place."""
    tiles = list(lying.tiles)
    for slot, kind in zip(lying.unknown, told, strict=False):
        was_wild = tile.is_wild(tiles[slot])
        tiles[slot] = "" if kind == GONE.id else tile.as_wild(str(kind)) if was_wild else str(kind)
    named, state = tuple(tiles), work.state
    match place.where:
        case "depot":
            goods = tuple(good for good in lying.goods if good)
            if 0 in lying.goods and isinstance(told[-1], tuple):
                goods += told[-1]
            depots = [*(state.depots or ())]
            depots[place.depot - 1] = replace(depots[place.depot - 1], tiles=named, goods=goods)
            work.change(depots=tuple(depots))
        case "market":
            work.change(market=named)
        case side:
            seat = state.seat(place.seat)
            changed = named if side == "reserve" else altered(getattr(seat, side), tiles=named)
            work.change_one("seats", seat.id, **{side: changed})


def _duchies(at: int, of: int) -> Line:
    """Return the question for the tiles on people's own boards, which aren't dealt again."""
    asked = text("ask-duchies", at=at, of=of)
    return Line(id="people.tiles", ask=asked, notation=DUCHIES)


def _read_duchies(typed: str) -> tuple[str, ...]:
    tiles = tuple(one for one in parse_tiles(typed) if one)
    if any(one in ("b", "lg", "y") for one in tiles):
        raise BadAnswer(text("bad-unnamed-own"))
    return tiles


DUCHIES = Notation(_read_duchies, lambda _: iter(()), EXAMPLE_DUCHY)
"""How the tiles on people's own boards are written: each with its kind or number, however many."""
