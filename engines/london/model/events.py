"""What London tells."""

from engines.core.script.telling import Meaning, telling, tellings
from engines.core.text import Text

TOLD_IN_ORDER = Meaning(closes=True)
"""What people put down before it and after it isn't told in one line."""

# The start


@telling()
def start(level: str, n: int) -> None: ...


@telling()
def start_deck(deck: str) -> None: ...


@telling()
def start_values(n: int) -> None: ...


@telling(Meaning(unsaid=True))
def start_order(seats: tuple[Text, ...]) -> None: ...


# An automa card


@telling(Meaning(unsaid=True))
def flipped(who: Text, id: str, level: str, sections: tuple[Text, ...]) -> None: ...  # noqa: A002


@telling(Meaning(detail=True, reason=True))
def reshuffled(n: int) -> None: ...


@telling(Meaning(unsaid=True))
def resources(coins: int, poverty: int) -> None: ...


@telling(Meaning(unsaid=True))
def crucial(card: Text, where: Text) -> None: ...


@telling(Meaning(detail=True, reason=True))
def no_filter() -> None: ...


@telling(Meaning(short="gist-no-card", gives_points=True))
def no_card(source: Text, refused: int) -> None: ...


@telling(Meaning(gives_points=True))
def no_city_card() -> None: ...


@telling(Meaning(unsaid=True))
def chosen(card: Text, where: Text) -> None: ...


@telling(Meaning(unsaid=True))
def chosen_borough(card: Text, where: Text) -> None: ...


@telling(Meaning(unsaid=True))
def drawn_deck(card: Text) -> None: ...


@telling(Meaning(short="gist-aside"))
def aside(card: Text, where: Text) -> None: ...


@telling(Meaning(gives_points=True))
def nothing_aside() -> None: ...


@telling(Meaning(detail=True, reason=True))
def skipped(id: str) -> None: ...  # noqa: A002


@telling(Meaning(unsaid=True))
def another() -> None: ...


@telling(Meaning(detail=True, reason=True))
def no_further(n: int) -> None: ...


# A card that is drawn


@telling(Meaning(unsaid=True))
def paid(card: Text, price: int) -> None: ...


@telling(Meaning(line="gist-all-stacked", piece="piece-stacked", short="gist-stacked"))
def stacked(card: Text) -> None: ...


@telling(Meaning(short="gist-borough"))
def borough(card: Text) -> None: ...


@telling(Meaning(line="gist-too-dears", piece="gist-put", short="gist-too-dear"))
def too_dear(card: Text, price: int, coins: int, where: Text) -> None: ...


@telling(Meaning(short="gist-borough-too-dear"))
def borough_too_dear(card: Text, price: int, coins: int, where: Text) -> None: ...


@telling(Meaning(detail=True, reason=True))
def bonus(card: Text, points: int) -> None: ...


@telling(Meaning(unsaid=True))
def icons(card: Text, what: tuple[Text, ...]) -> None: ...


@telling(Meaning(unsaid=True))
def drawn_icon(card: Text) -> None: ...


@telling(Meaning(unsaid=True))
def no_more_draws(card: Text) -> None: ...


# Board, borough row and city deck


@telling(Meaning(short="gist-row-gone", closes=True))
def row_gone(row: str, cards: tuple[Text, ...]) -> None: ...


@telling()
def slot_empty(where: Text) -> None: ...


@telling(Meaning(short="gist-slot-filled"))
def slot_filled(where: Text) -> None: ...


@telling(Meaning(short="gist-slot-named"))
def slot_named(where: Text, card: Text) -> None: ...


@telling(Meaning(unsaid=True))
def noted(line: str) -> None: ...


@telling(Meaning(unsaid=True))
def deck_out(who: Text) -> None: ...


@telling(Meaning(unsaid=True))
def deck_empty() -> None: ...


@telling(Meaning(short="gist-deck-out"))
def last_turns(n: int, seats: tuple[Text, ...]) -> None: ...


@telling(Meaning(short="gist-no-more-turns"))
def no_more_turns() -> None: ...


# What people do


@telling(Meaning(unsaid=True))
def person_done(who: Text) -> None: ...


@telling(Meaning(line="gist-puts", piece="gist-put", short="gist-put"))
def reported_put(card: Text, where: Text) -> None: ...


@telling(Meaning(short="gist-board"))
def reported_board(n: int, cards: tuple[Text, ...]) -> None: ...


@telling(TOLD_IN_ORDER)
def reported_take(card: Text, where: Text) -> None: ...


@telling(TOLD_IN_ORDER)
def reported_buy(card: Text, where: Text) -> None: ...


@telling(TOLD_IN_ORDER)
def reported_drew(n: int) -> None: ...


@telling()
def reported_section(before: str, section: str) -> None: ...


@telling(Meaning(short="gist-due-paid"))
def due_paid(who: Text, n: int, to: Text) -> None: ...


@telling(Meaning(short="gist-due-lapsed"))
def due_lapsed(who: Text, n: int, paid: int) -> None: ...


@telling(Meaning(short="gist-due-short"))
def due_short(who: Text, n: int, paid: int, to: Text) -> None: ...


@telling(Meaning(short="gist-effect"))
def effect(who: Text, what: str, change: str, now: int, reason: str) -> None: ...


# The end


@telling(Meaning(unsaid=True))
def poverty_table(costs: str, each: int) -> None: ...


@telling(Meaning(unsaid=True))
def poverty_left(n: int, least: int, left: int) -> None: ...


@telling(Meaning(unsaid=True))
def poverty_cost(left: int, cost: int, costs: str, each: int) -> None: ...


@telling(Meaning(unsaid=True))
def final(prestige: int, cards: int, boroughs: int, coins: int, poverty: int, total: int) -> None: ...


@telling(Meaning(title="title-winner", once=True))
def winner(seats: tuple[Text, ...]) -> None: ...


@telling(Meaning(title="title-shared", once=True))
def shared(seats: tuple[Text, ...]) -> None: ...


@telling(Meaning(title="title-no-totals", unsaid=True))
def no_totals() -> None: ...


EVENTS = tellings(vars())
