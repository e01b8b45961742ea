"""Stand-ins for the people of a table: their trades and contracts move what a MacHina lives on."""

from engines.core.game.move import Move
from engines.core.game.stand_in import Acts, StandIn, at_random
from engines.core.script.chance import Stream
from engines.core.script.form import Form
from engines.core.script.requests import Choice, Json, Line, MultiChoice, Number, Question

from ..model.catalogue import GOODS, PROCESSED, contracts
from ..model.state import State, is_machina

START = ("55 wool 2", "58 grain 1", "55 milk 2", "60", "55 cheese 1")
ROW = {2: 6, 3: 7, 4: 8}
PASSES, TRADES, TAKES = 12, 35, 12
"""In how many of 100 turns a usual player passes, trades, or takes a contract."""
LANDS = (1, 1, 1, 2, 2, 2, 3, 3, 4)
"""The lowest land costs that are found, each as likely."""
NO_HEX = 12
"""In how many of 100 cases there is no hex at the distance that the rules ask for."""


def usual_player(state: State, luck: Stream) -> Acts[State]:
    """Pass, trade or take a contract, now and then each, before the turn goes on."""
    if state.phase != "action" or not state.at or is_machina(state.at):
        return
    drawn = luck.below(100)
    if drawn < PASSES:
        yield Move("pass", {"seat": state.at})
    elif drawn < PASSES + TRADES:
        good = GOODS[luck.below(len(GOODS))]
        side = ("sell", "sell", "buy")[luck.below(3)] if good in PROCESSED else ("buy", "sell")[luck.below(2)]
        yield Move("trade", {"good": good, "side": side, "n": 1 + luck.below(3), "more": "yes"})
    elif drawn < PASSES + TRADES + TAKES and state.row:
        yield Move("take", {"contract": state.row[luck.below(len(state.row))], "more": "yes"})


def answer(question: Question, state: State | None, luck: Stream) -> Json:
    """Answer for the map: cheap land mostly, sometimes no hex; contracts and tiles are drawn."""
    match question:
        case Line(id="q.start"):
            return START[luck.below(len(START))]
        case Line(id="q.tiles"):
            return " ".join(luck.shuffled(("1", "2", "3", "4", "5", "6", "7", "8", "KS"))[:5])
        case MultiChoice(id="q.row"):
            ids = luck.shuffled(tuple(str(one) for one in contracts()))
            return list(ids[: ROW[len(state.seats) if state else 2]])
        case MultiChoice(id="q.refill", options=options, high=high):
            return [option.id for option in luck.shuffled(options)[:high]]
        case Choice(id="q.cost" | "q.worker", options=options):
            return _land(options[-1].id == "none", len(options), luck)
        case Choice(id="q.near"):
            return "yes" if luck.below(100) < 60 else "no"
        case Number(id="q.split", high=high):
            return min(high, luck.below(3))
        case Number(id="q.import", high=high):
            return min(high, luck.below(3))
        case Form(id="q.final") if state:
            return _final(state, luck)
    return at_random(question, state, luck)


def _land(has_none: bool, options: int, luck: Stream) -> str:
    most = options - has_none
    land = LANDS[luck.below(len(LANDS))]
    if has_none and (land > most or luck.below(100) < NO_HEX):
        return "none"
    return str(min(land, most))


def _final(state: State, luck: Stream) -> dict[str, str]:
    """Return what everybody has at the end: each person 2 to 9 of each import and 2 to 5 contracts."""
    own = [sum(one.gifts(good) for one in state.machinas) for good in ("cotton", "tobacco", "sugar_cane")]
    people = state.options.people
    totals = [n + people * (2 + luck.below(8)) for n in own]
    return {
        "imports": " ".join(map(str, totals)),
        "contracts": " ".join(str(2 + luck.below(4)) for _ in range(people)),
        "settlements": " ".join(str(3 + luck.below(6)) for _ in state.seats),
    }


STAND_INS: tuple[StandIn[State], ...] = (
    StandIn(id="usual", act=usual_player, answer=answer),
    StandIn(id="nobody", answer=answer),
)
