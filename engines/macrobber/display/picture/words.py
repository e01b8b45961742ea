"""What the pictures show, in words: the names of all that is drawn."""

from collections import Counter
from collections.abc import Sequence

from engines.core.text import Text, text

from ...model.labels import seat_label
from ...model.state import ROUNDS, Laid, Raid, Seat, State, Turn
from ...model.tokens import COLOURS, Tokens
from ...rules.action import MOST_USED
from ...rules.end import winners

COURT = ("warriors", "bagpipers", "monks")
ESTATES = ("cattle", "castle", "abbey", "")
"""In the order in which a board shows them."""


def head_words(state: State) -> tuple[Text, Text]:
    """Return round, turn and phase, or that the game is over; a raid is drawn and says its phase itself."""
    if state.is_over:
        return text("picture-over"), text("picture-rounds", n=state.round)
    turn = text("picture-turn", turn=state.order.index(state.in_turn) + 1, seats=len(state.seats))
    phase = (text("picture-phase", phase=state.turn.phase),) if state.turn and not state.raid else ()
    return text("picture-round", n=state.round), parts(turn, *phase)


def parts(*what: Text) -> Text:
    """Return a line whose parts are divided by dots."""
    return text("picture-parts", parts=tuple(text("picture-part", what=one) for one in what))


def marks_of(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the markers that a seat has: "winner", "begins", "following"."""
    marks = ["winner"] if state.is_over and seat.id in winners(state) else []
    marks += ["begins"] if not state.is_over and state.beginner == seat.id else []
    return (*marks, *(["following"] if state.marker == seat.id else []))


def is_in_turn(state: State, seat: Seat) -> bool:
    """Return whether it is the seat's turn, or will be next."""
    return not state.is_over and state.in_turn == seat.id


def seat_words(state: State, seat: Seat) -> Text:
    """Return whose board it is, with points and markers."""
    turn = [text("picture-in-turn")] if is_in_turn(state, seat) else []
    marks = (text("picture-mark", mark=one) for one in marks_of(state, seat))
    return parts(seat_label(state, seat.id), text("picture-points", n=seat.points), *turn, *marks)


def court_words(seat: Seat) -> tuple[Text, ...]:
    """Return warriors, bagpipers and monks of a court."""
    return tuple(
        text("picture-court", kind=kind, n=n) for kind, n in zip(COURT, list(seat.court)[:3], strict=True)
    )


def cards_words(seat: Seat) -> Text:
    """Return how many cards a hand has."""
    return text("picture-cards", n=len(seat.hand))


def estates_of(seat: Seat) -> tuple[str, ...]:
    """Return what stands on the estates, in the order in which a board shows them."""
    return tuple(sorted(seat.estates, key=ESTATES.index))


def estates_words(seat: Seat) -> Text:
    """Return what stands on the estates, each kind counted."""
    counts = Counter(estates_of(seat))
    kinds = tuple(text("picture-estates", what=what or "free", n=n) for what, n in counts.items())
    return text("picture-all-estates", kinds=kinds)


def token_words(tokens: Tokens, *, is_all: bool = False) -> tuple[Text, ...]:
    """Return the tokens by colour; `is_all` names those that aren't there too."""
    return tuple(
        text("picture-token", colour=colour, n=n)
        for colour, n in zip(COLOURS, tokens, strict=True)
        if n or is_all
    )


def used_words(used: int) -> Text:
    """Return how many of the tokens that a turn may use are used."""
    return text("picture-used", n=used, most=MOST_USED)


def done_words(what: str) -> Text:
    """Return an action that is done."""
    return text("picture-done", what=what)


def turn_of(state: State) -> Turn | None:
    """Return the turn while there is a status: in the phases 1 and 2."""
    return state.turn if state.turn and state.turn.phase < 3 else None


def raid_words(state: State, raid: Raid) -> Text:
    """Return who raids whom, and the rounds that each has won."""
    won, lost = raid.won
    sides = {
        "attacker": seat_label(state, raid.attacker),
        "defender": seat_label(state, raid.defender),
    }
    return text("picture-raid", won=won, lost=lost, **sides)


def rounds_words(state: State, raid: Raid, own: Laid | None = None) -> tuple[Text, ...]:
    """Return what lies in each round of a raid, as the table sees it; the attacker sees his `own` card."""
    return tuple(_round_words(state, raid, number, own) for number in range(1, ROUNDS + 1))


def _round_words(state: State, raid: Raid, number: int, own: Laid | None) -> Text:
    if number <= len(raid.rounds):
        attack, defence = raid.rounds[number - 1]
        more = attack.total - defence.total
        result = "won" if more > 0 else "lost" if more < 0 else "drawn"
        return text(
            "picture-fought",
            round=number,
            result=result,
            attack=laid_words(attack),
            defence=laid_words(defence),
        )
    if raid.laid is not None and number == len(raid.rounds) + 1:
        if own is not None:
            return text("picture-own-laid", round=number, laid=laid_words(own))
        attacker, piper = seat_label(state, raid.attacker), "yes" if raid.laid.piper else "no"
        return text("picture-face-down", round=number, attacker=attacker, piper=piper)
    return text("picture-to-come", round=number)


def laid_words(laid: Laid) -> Text:
    """Return a card turned up, with or without a bagpiper."""
    return text("picture-laid", card=laid.card, piper="yes" if laid.piper else "no")


def supply_words(state: State) -> tuple[Text, ...]:
    """Return the piles: estates, draw pile, return deck. The panel tells the estates turned up."""
    piles = {"estates": len(state.stock), "draw": len(state.pile), "returned": len(state.returned)}
    return tuple(text("picture-pile", pile=pile, n=n) for pile, n in piles.items())


def scored_words(seat: Seat) -> Sequence[Text]:
    """Return what the last scoring gave, by category."""
    return [text("picture-gain", category=category, n=n) for category, n in seat.scored.items() if n]
