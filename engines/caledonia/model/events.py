"""What Caledonia tells, and what each event means where a move is summed up."""

from engines.core.script.telling import Further, Meaning, telling, tellings
from engines.core.text import Text

UNSAID = Meaning(unsaid=True)
"""What comes of it has a line, or the title says it."""
PAID = Further("gist-paid")
PLACED = (Further("gist-ties", detail=True), PAID)
MARKER_AND_MONEY = (Further("gist-marker"), Further("gist-traded-money", detail=True))
OF = "gist-of"
"""Stands before what each MacHina has in a move of the table, whose title names none."""

# The set-up


@telling(Meaning(short="gist-deck", detail=True))
def deck(profile: str, n: int) -> None: ...


@telling(Meaning(short="gist-row-order"))
def order(seats: tuple[Text, ...]) -> None: ...


@telling(UNSAID)
def pass_money(pounds: str) -> None: ...


@telling(Meaning(short="gist-received", within=OF))
def received(money: int, goods: tuple[Text, ...], n: int, kinds: int) -> None: ...


@telling(Meaning(short="gist-row", detail=True))
def row(contracts: tuple[Text, ...], n: int) -> None: ...


@telling(UNSAID)
def tiles(tiles: str) -> None: ...


# First workers


@telling(UNSAID)
def worker_type(unit: Text) -> None: ...


@telling(Meaning(title="title-worker", short="gist-worker-hex", further=PLACED))
def worker(
    unit: Text, module: str, land: int, paid: int, left: int, picks: Text, more: Text, tie: int
) -> None: ...


@telling(Meaning(title="title-no-worker", short="gist-no-worker"))
def no_worker() -> None: ...


@telling(UNSAID)
def worker_too_dear(unit: Text, money: int) -> None: ...


@telling(Meaning(short="gist-no-worker-hex"))
def no_worker_hex(unit: Text, module: str, limit: int) -> None: ...


@telling(Meaning(title="title-done", unsaid=True))
def worker_done(who: Text) -> None: ...


# A MacHina's card


@telling(UNSAID)
def card(card: Text, actions: tuple[Text, ...]) -> None: ...


@telling(UNSAID)
def reshuffled(n: int) -> None: ...


@telling(Meaning(line="gist-skipped", piece="piece-skipped", detail=True, reason=True))
def skipped(action: Text, why: Text) -> None: ...


@telling(Meaning(short="gist-vetoed"))
def vetoed(action: Text, reason: str) -> None: ...


@telling(Meaning(title="title-passes", short="gist-order-marker", further=(Further("gist-pass-money"),)))
def passed(place: int, money: int, left: int) -> None: ...


# Upgrades


@telling(Meaning(title="title-technology", short="gist-tile", further=(PAID,)))
def technology(unit: Text, paid: int, left: int) -> None: ...


@telling(Meaning(title="title-ships", short="gist-marker-shipping", further=(PAID,)))
def shipping(level: Text, paid: int, left: int) -> None: ...


@telling(Meaning(title="title-hires", short="gist-hired", further=(PAID,)))
def hired(n: int, free: int, paid: int, left: int) -> None: ...


@telling(Meaning(short="gist-retrieved"))
def retrieved(area: Text, free: int) -> None: ...


@telling(Meaning(short="gist-upgrade-lost"))
def upgrade_lost() -> None: ...


# Trade


@telling(Meaning(title="title-trades", short="gist-merchants", further=MARKER_AND_MONEY))
def traded(
    side: str, n: int, good: Text, price: int, total: int, now: int, step: int, left: int, free: int
) -> None: ...


@telling(Meaning(short="gist-neighbour", further=(Further("gist-merchants"), *MARKER_AND_MONEY)))
def neighbour_bought(
    side: str, n: int, good: Text, price: int, total: int, now: int, step: int, left: int, free: int
) -> None: ...


# Expand


@telling(Meaning(short="gist-type", detail=True, passing=True))
def type_(unit: Text, limit: int) -> None: ...


@telling(UNSAID)
def no_hex(unit: Text, limit: int, way: str) -> None: ...


@telling(Meaning(title="title-expands", short="gist-hex", further=PLACED))
def placed(
    unit: Text, land: int, tier: Text, paid: int, left: int, picks: Text, more: Text, tie: int
) -> None: ...


@telling(Meaning(short="gist-ports"))
def ports(n: int, money: int, left: int) -> None: ...


@telling(Meaning(short="gist-obtained"))
def factory_bonus(contract: Text, fee: int, left: int) -> None: ...


@telling(Meaning(short="gist-hex-lost"))
def hex_lost(why: Text) -> None: ...


# Contracts


@telling(Meaning(title="title-takes", short="gist-obtained", further=(Further("gist-fee"),)))
def obtained(contract: Text, number: int, fee: int, way: str, left: int) -> None: ...


@telling(Meaning(short="gist-delivered"))
def delivered(contract: Text, goods: tuple[Text, ...]) -> None: ...


@telling(Meaning(short="gist-slaughtered", further=(Further("gist-animals"),)))
def slaughtered(
    unit: Text, n: int, left: int, split: int, splitting: str, others: str, of: int, rest: int, way: str
) -> None: ...


@telling(Meaning(title="title-fulfils", short="gist-gives"))
def fulfilled(contract: int, gives: tuple[Text, ...], money: int, left: int) -> None: ...


@telling(Meaning(short="gist-imported", detail=True))
def imported(money: int, n: int, left: int) -> None: ...


# Between the rounds


@telling(Meaning(short="gist-produced", within=OF))
def produced(money: int, goods: tuple[Text, ...], n: int, left: int) -> None: ...


@telling(Meaning(short="gist-converted", within=OF, detail=True, empty="n"))
def converted(
    raw: Text, into: Text, contract: int, rest: int, n: int, price: int, other: Text, against: int, left: int
) -> None: ...


@telling(Meaning(short="gist-glory", within=OF, empty="glory"))
def glory(tile: Text, number: Text, glory: int, total: int) -> None: ...


@telling(Meaning(title="title-round", short="gist-row-order"))
def round_(round: int, seats: tuple[Text, ...]) -> None: ...  # noqa: A002 - the words have it


@telling(Meaning(short="gist-refilled"))
def refilled(contracts: tuple[Text, ...], n: int) -> None: ...


# The end


@telling(Meaning(short="gist-imports", detail=True))
def imports(values: tuple[Text, ...]) -> None: ...


@telling(UNSAID)
def points(category: str, points: int) -> None: ...


@telling(Meaning(title="title-end", short="gist-final", within=OF))
def final(points: int, money: int) -> None: ...


# What people tell


@telling(Meaning(title="title-reported", short="gist-now"))
def reported_trade(side: str, n: int, good: Text, now: int, step: int) -> None: ...


@telling(Meaning(short="gist-now"))
def reported_price(good: Text, now: int, step: int) -> None: ...


@telling(Meaning(title="title-took", unsaid=True))
def reported_take(contract: Text, number: int) -> None: ...


@telling(Meaning(title="title-done", unsaid=True))
def person_done(who: Text) -> None: ...


@telling(Meaning(title="title-person-passes", short="gist-place"))
def person_passed(who: Text, place: int, money: int) -> None: ...


@telling(Meaning(short="gist-fixed"))
def fixed(field: Text, before: str | tuple[Text, ...], after: str | tuple[Text, ...]) -> None: ...


EVENTS = tellings(vars())
