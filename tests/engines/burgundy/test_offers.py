"""What can be picked at a start and at the table, as it is shown, and what finds it when it is typed."""

from dataclasses import replace

from bot.words.words import I18n
from engines.burgundy import GAME
from engines.burgundy.model.state import Depot, State
from tests.engines.burgundy import states

SAY = I18n({"burgundy": GAME}).words("burgundy", "en").plain
OPTIONS = """\
automas number 1: 1 to 3
players number 1: 1 to 3
difficulty choice easy: easy medium hard
board choice search: search tracked dealt
dice choice bot: bot table
trade_routes switch False
white_castles switch False
crane switch False
geese switch False
knowledge switch False
difficulty_2 choice None: easy medium hard
difficulty_3 choice None: easy medium hard
market number None: 4 to 8
card8 choice dark_green: dark_green light_green
other_modules choice None: inns shields border_posts vineyards
"""
"""The options of a start: kind, what is usual, and what can be chosen."""
DEALT = """\
Player 1 is done (p1)
Automata 1's turn (a1)
Took a tile from a depot: Took 🟨 knowledge 4, depot 1 [yellow knowledge] x3
Took a tile from a depot: Took 🟫 Bank, depot 1 [brown building] x3
Took a tile from a depot: Took 🟦 ship, depot 3 [blue ship] x3
Took a tile from a depot: Took 🏰 castle, depot 3 [dark green castle] x3
Took a tile from a depot: Took ⬜ mine, depot 6 [gray grey mine] x3
Took a tile from a depot: Took 🟩 2 geese, depot 6 [light green livestock animals] x3
Bought from the black market: Bought 🟫 City Hall, market 1 [brown building]
Bought from the black market: Bought 🟦 ship, market 3 [blue ship]
Placed a ship: Player 1: ship placed, 3 goods of depot 3 (p1) [Placed a ship] x2
Placed a ship: Player 1: ship placed, the good of depot 6 (p1) [Placed a ship] x2
Placed a ship: Player 1: ship placed, no goods taken (p1) [Placed a ship] x2
Placed a ship: Player 2: ship placed, 3 goods of depot 3 (p2) [Placed a ship] x2
Placed a ship: Player 2: ship placed, the good of depot 6 (p2) [Placed a ship] x2
Placed a ship: Player 2: ship placed, no goods taken (p2) [Placed a ship] x2
Took a bonus tile: Claimed ⬜ gray, large bonus x2
Took a bonus tile: Claimed ⬜ gray, small bonus x2
Took a bonus tile: Claimed 🟦 blue, small bonus x2
Moved on the turn track: Player 1: 1 forward on the track (p1) [Moved on the turn track]
Moved on the turn track: Player 1: 2 forward on the track (p1) [Moved on the turn track]
Moved on the turn track: Player 2: 1 forward on the track (p2) [Moved on the turn track]
Moved on the turn track: Player 2: 2 forward on the track (p2) [Moved on the turn track]
Moved on the turn track: Player 2: 3 forward on the track (p2) [Moved on the turn track]
Who keeps the board: search: from now on you look, the bot asks
Who keeps the board: tracked: from now on you report, the bot keeps it
"""
"""Of a dealt board, by group: whose, what else finds it, how often in a turn if more than once."""
TRACKED = """\
Player 1 is done (p1)
Automata 1's turn (a1)
Took a tile from a depot: Took 🟫 building, depot 1 [brown building] x3
Took a tile from a depot: Took 🟦 ship, depot 1 [blue ship] x3
Took a tile from a depot: Took 🏰 castle, depot 2 [dark green castle] x3
Took a tile from a depot: Took 🟩 livestock, depot 3 [light green livestock animals] x3
Took a tile from a depot: Took 🟫 building, depot 3 [brown building] x3
Placed a ship: Player 1: ship placed, the good of depot 3 (p1) [Placed a ship] x2
Placed a ship: Player 1: ship placed, no goods taken (p1) [Placed a ship] x2
Moved on the turn track: Player 1: 1 forward on the track (p1) [Moved on the turn track]
Moved on the turn track: Player 1: 2 forward on the track (p1) [Moved on the turn track]
Moved on the turn track: Player 1: 3 forward on the track (p1) [Moved on the turn track]
The good of this round: On depot 3 lies good 1
The good of this round: On depot 3 lies good 2
The good of this round: On depot 3 lies good 3
The good of this round: On depot 3 lies good 4
The good of this round: On depot 3 lies good 5
The good of this round: On depot 3 lies good 6
The black market: Tell the tiles of the black market
Who keeps the board: search: from now on you look, the bot asks
Who keeps the board: dealt: from now on the bot deals it
"""
SEARCH = """\
Player 1 is done (p1)
Automata 1's turn (a1)
Placed a ship: Player 1: ship placed, no goods taken (p1) [Placed a ship] x2
Moved on the turn track: Player 1: 1 forward on the track (p1) [Moved on the turn track]
Moved on the turn track: Player 1: 2 forward on the track (p1) [Moved on the turn track]
Moved on the turn track: Player 1: 3 forward on the track (p1) [Moved on the turn track]
Who keeps the board: tracked: from now on you report, the bot keeps it
Who keeps the board: dealt: from now on the bot deals it
"""
SMALL = replace(
    states.TWO,
    depots=(
        Depot(("y:4", "b:bank", "", "")),
        Depot(("", "", "", "")),
        Depot(("", "u", "", "dg"), (4, 2, 4)),
        *(Depot(("", "", "", "")),) * 2,
        Depot(("g", "", "", "lg:geese2"), (5,)),
    ),
    market=("b:city_hall", "", "u", "", "", "", "", ""),
    bonus={"g": ("large", "small"), "dg": (), "u": ("small",)},
)


def shown(state: State) -> str:
    lines = ""
    for one in GAME.offers(state):
        lines += f"{SAY(one.group)}: " if one.group else ""
        lines += SAY(one.label) + (f" ({one.seat})" if one.seat else "")
        lines += (
            (f" [{SAY(one.also)}]" if one.also else "") + (f" x{one.most}" if one.most > 1 else "") + "\n"
        )
    return lines


def test_the_options_of_a_start() -> None:
    lines = ""
    for one in GAME.options:
        lines += f"{one.id} {one.kind} {one.default}" + (f": {' '.join(one.choices)}" if one.choices else "")
        lines += (f": {one.low} to {one.high}" if one.kind == "number" else "") + "\n"
    assert lines == OPTIONS


def test_what_can_be_picked_of_a_dealt_board() -> None:
    assert shown(SMALL) == DEALT


def test_what_can_be_picked_of_a_board_that_is_reported() -> None:
    assert shown(states.TRACKED) == TRACKED


def test_what_can_be_picked_where_people_look() -> None:
    assert shown(states.ONE) == SEARCH


def test_at_the_end_of_the_track_nobody_moves_on() -> None:
    state = replace(SMALL, track=((), ("a2",), ("a1",), (), (), ("p2",), ("p1",)))
    moves = [line for line in shown(state).splitlines() if line.startswith("Moved")]
    assert moves == [
        "Moved on the turn track: Player 2: 1 forward on the track (p2) [Moved on the turn track]"
    ]


def test_what_comes_after_the_turns_of_a_round_says_which_it_is() -> None:
    played = ("p1", "a1", "p2", "a2")
    rounds = [SAY(GAME.turns(replace(SMALL, round=n, played=played))[-1].label) for n in (2, 4, 5)]
    assert rounds == ["Begin round C3", "Begin round C5", "End the phase, set up D"]
    assert SAY(GAME.turns(replace(SMALL, phase=5, round=5, played=played))[-1].label) == "Final scoring"


def test_the_end_of_a_turn_says_what_to_tell_first() -> None:
    def said(state: State) -> list[str | None]:
        first = GAME.turns(state)[0]
        return [SAY(one) if one else None for one in (first.hint, first.doubt)]

    assert said(SMALL) == ["Took a tile? **My turn**. Took nothing? **Done**.", "Took no tile?"]
    assert said(replace(SMALL, is_told=True))[1] is None
    assert said(states.ONE) == [None, None]
