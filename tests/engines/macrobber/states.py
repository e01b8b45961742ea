"""States of MacRobber that are drawn: ordinary ones, the first, the fullest, raids, the end."""

from dataclasses import replace
from typing import Literal

from engines.macrobber.model.state import Building, Laid, Options, PlannedStep, Raid, Seat, State, Turn
from engines.macrobber.model.tokens import Tokens

FIRST = tuple(
    Seat(
        id=f"s{n}",
        clan=clan,
        points=2,
        court=Tokens(Y=4, B=2),
        estates=("cattle", ""),
        hand=hand,
        ledger={"start": 2},
    )
    for n, clan, hand in (
        (1, "ardroch", (1, 2, 2, 4)),
        (2, "corrieglen", (1, 3, 3, 3)),
        (3, "erskay", (2, 2, 3, 4)),
    )
)
BEGUN = State(
    options=Options(),
    seats=FIRST,
    beginner="s2",
    in_turn="s2",
    sack=Tokens(9, 17, 20, 7),
    pile=(1, 2, 3, 4) * 13 + (1, 2, 3),
    stock=tuple(range(30, 42)) * 2 + (42,),
)
NAMED = replace(BEGUN, seats=tuple(replace(seat, name="Glen Etive") for seat in FIRST[:1]) + FIRST[1:])
"""A clan with a name of its own."""
ARDROCH = Seat(
    id="s1",
    clan="ardroch",
    points=23,
    court=Tokens(5, 3, 2),
    estates=("cattle", "castle", "abbey", ""),
    hand=(1, 2, 2, 3, 4),
    down=(1, 1, 1, 2, 3, 3),
    ledger={"start": 5, "green": 9, "red": 4, "blue": 4, "raid": 1},
    scored={"green": 3, "red": 1, "blue": 2},
)
BALNEVIS = Seat(
    id="s2",
    clan="balnevis",
    points=14,
    court=Tokens(3, 0, 1),
    estates=("cattle", "cattle", "cattle"),
    hand=(3, 3, 4),
    down=(2,),
    ledger={"start": 5, "red": 11, "raid": -2},
    scored={"red": 5},
)
CORRIEGLEN = Seat(
    id="s3",
    clan="corrieglen",
    points=31,
    court=Tokens(6, 4, 4),
    estates=("castle", "castle", "", "", "abbey", "castle"),
    hand=(1, 1, 2, 3, 4, 4),
    ledger={"start": 5, "green": 12, "blue": 14},
    scored={"green": 2, "blue": 6},
)
DUNMORAG = Seat(
    id="s4",
    clan="dunmorag",
    points=22,
    court=Tokens(4, 1, 0),
    estates=("", "castle"),
    hand=(2, 2, 2, 3),
    ledger={"start": 5, "blue": 8, "raid": 9},
)
ERSKAY = Seat(
    id="s5",
    clan="erskay",
    points=0,
    court=Tokens(4, 2, 0),
    estates=("cattle", ""),
    hand=(1, 2, 3, 4),
    ledger={"start": 8, "raid": -8},
)
PLAN = (
    PlannedStep("estate:YR"),
    PlannedStep("monks:1"),
    PlannedStep("done"),
    PlannedStep("exchange", (1, 2)),
)
FOUR = replace(
    BEGUN,
    options=Options(seats=4),
    seats=(ARDROCH, BALNEVIS, CORRIEGLEN, DUNMORAG),
    beginner="s4",
    in_turn="s1",
    marker="s3",
    round=6,
    sack=Tokens(7, 8, 6, 1),
    pile=(1, 2, 3) * 7,
    stock=(31, 33, 34, 36, 38, 40, 41),
    turned=(38, 35),
    face_up=(1, 1, 2, 3, 3, 4, 4),
    turn=Turn(phase=2, status=Tokens(1, 2, 1, 2)),
)
PLANNING = replace(FOUR, turn=Turn(phase=2, status=Tokens(1, 2, 1, 2), plan=PLAN))
LONGEST = replace(
    FOUR,
    turn=Turn(
        phase=2,
        status=Tokens(1, 2, 4, 2),
        plan=(
            PlannedStep("estate:yGg", (3,)),
            PlannedStep("bard:s3:YB:Y"),
            PlannedStep("monks:2"),
            PlannedStep("exchange", (1, 2, 4)),
        ),
    ),
)
"""The longest words of each kind of step; no such turn is legal."""
EMPTY = replace(FOUR, seats=(ARDROCH, replace(BALNEVIS, hand=(), down=()), CORRIEGLEN, DUNMORAG))
LATER = replace(FOUR, turn=Turn(phase=2, status=Tokens(0, 2, 1, 1), used=2, done=("estate",)))
RAID = Raid("s1", "s3", rounds=((Laid(4, piper=True), Laid(3)), (Laid(2), Laid(2))), laid=Laid(3, piper=True))
RAIDING = replace(FOUR, turn=Turn(phase=3, used=4, done=("estate", "castle")), raid=RAID)
LOST = replace(
    RAIDING,
    raid=Raid(
        "s1",
        "s3",
        stage="refill",
        rounds=((Laid(1), Laid(3)), (Laid(2), Laid(2, piper=True)), (Laid(4, piper=True), Laid(4))),
    ),
)
_FULL: tuple[tuple[Building | Literal[""], ...], ...] = (
    ("castle",) * 4 + ("abbey",) * 2,
    ("cattle", "castle", "castle", "abbey", "", ""),
)
FULLEST = replace(
    FOUR,
    options=Options(seats=5, red_area=60),
    seats=tuple(
        replace(
            seat,
            points=points,
            court=Tokens(12, 12, 10),
            estates=_FULL[place % 2],
            hand=(1, 2, 3, 4) * 3,
            down=(1, 2, 3, 4) * 3,
            scored={"green": 3, "red": 12, "blue": 22},
        )
        for place, (seat, points) in enumerate(
            zip((ARDROCH, BALNEVIS, CORRIEGLEN, DUNMORAG, ERSKAY), (71, 70, 72, 72, 71), strict=True)
        )
    ),
    beginner="s3",
    in_turn="s3",
    marker="s3",
    round=25,
    sack=Tokens(29, 27, 20, 10),
    turn=Turn(phase=3, used=4, done=("bagpipers", "warriors")),
    raid=Raid(
        "s3",
        "s4",
        rounds=((Laid(4, piper=True), Laid(4, piper=True)), (Laid(3, piper=True), Laid(4, piper=True))),
        laid=Laid(4, piper=True),
    ),
)
COURSE = ((7, 8, 9, 4, 8), (9, 12, 13, 9, 8), (16, 14, 19, 15, 5), (20, 16, 27, 19, 3), (23, 17, 35, 20, 2))
OVER = replace(
    FOUR,
    seats=(
        ARDROCH,
        BALNEVIS,
        replace(CORRIEGLEN, points=38, ledger=CORRIEGLEN.ledger | {"raid": 7}),
        DUNMORAG,
    ),
    round=6,
    turn=None,
    is_over=True,
    course=(*(one[:4] for one in COURSE), (23, 14, 38, 22)),
)
SHARED = replace(
    FULLEST,
    options=Options(seats=5),
    seats=(ARDROCH, BALNEVIS, replace(CORRIEGLEN, points=23), DUNMORAG, ERSKAY),
    round=6,
    turn=None,
    raid=None,
    is_over=True,
    course=COURSE,
)
TABLES = {
    "first-turn": BEGUN,
    "named": NAMED,
    "actions": LATER,
    "raid": RAIDING,
    "raid-fought": LOST,
    "fullest": FULLEST,
    "over": OVER,
}
BOARDS = {
    "first-turn": (BEGUN, "s1"),
    "in-turn": (FOUR, "s1"),
    "in-the-middle": (FOUR, "s3"),
    "fullest": (FULLEST, "s3"),
    "winner": (OVER, "s3"),
}
HANDS = {
    "first-turn": (BEGUN, "s1"),
    "planning": (PLANNING, "s1"),
    "longest-plan": (LONGEST, "s1"),
    "raid": (RAIDING, "s1"),
    "empty": (EMPTY, "s2"),
    "fullest": (FULLEST, "s3"),
}
SCORES = {"in-the-middle": FOUR, "over": OVER, "shared": SHARED}
