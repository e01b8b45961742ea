"""How people write what they did in a turn: `sold 2 whisky; took 24`, `bought 3 wool; more`, `passed`."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from engines.core.errors import BadAnswer
from engines.core.script import Script, phrases
from engines.core.script.notation import Notation, whole
from engines.core.script.phrases import Begun, phrased
from engines.core.state.copying import altered
from engines.core.text import text

from ..model import catalogue
from ..model.catalogue import GOODS
from ..model.codes import counted, demand_apart, named, number, words_of
from ..model.labels import GIFTS, as_typed, contract_in_full
from ..model.state import State, following, is_machina, known_contracts, new_contracts
from ..rules.passing import free_place
from ..rules.turn import veto
from .reports import MOST_STEPS, MOST_TRADED, add, price, steps_of, take, trade
from .turns import demand_free, over, pass_

SIDES = {"sold": "sell", "bought": "buy"}
VERBS = (*SIDES, "took", "price", "refill", "passed", "done", "more", "veto")
ENDS = ("passed", "done", "more", "veto")
"""What can only stand at the end of a line."""
MOST_SHOWN = 8
"""So many contracts that may be meant are told."""
_POUNDS = re.compile(r"£\s*(\d+)", re.ASCII)
Part = phrases.Part[State]


def notation(state: State) -> Notation[Script[State]]:
    """Return how a line is written now; which contracts can be taken depends on the row."""
    example = "; ".join(("sold 2 whisky", *(f"took {one}" for one in state.row[:1])))
    nothing = text("bad-report", verbs=as_typed(*VERBS))
    lines = phrased(state, _read, _say, nothing, end=_end_turn, example=example)

    def read(line: str) -> Script[State]:
        _demand_round(state)
        return lines.read(line)

    return replace(lines, read=read)


def _demand_round(state: State) -> None:
    """Raise BadAnswer before round 1 and after the end: then nothing is reported."""
    if state.is_over:
        raise BadAnswer(text("game-is-over"))
    if state.phase != "action":
        raise BadAnswer(text("no-round-yet"))


def _end_turn(state: State, parts: Sequence[Part]) -> Script[State]:
    """End the person's turn once, after the last of what they did in it."""
    verbs = [part.verb for part in parts]
    yield from ()
    is_over = not {"sold", "bought", "took", "done"}.isdisjoint(verbs) and verbs[-1] not in ("more", "passed")
    return over(state) if is_over else state


def _read(line: Begun[State], typed: str) -> Part:
    """Return what a part says. Raises BadAnswer with what was expected."""
    if _is_ended(line):
        raise BadAnswer(text("bad-after-end", verb=as_typed(line.parts[-1].verb)))
    verb, typed = (*typed.split(maxsplit=1), "")[:2]
    verb = verb.casefold()
    begun = [one for one in VERBS if one.startswith(verb)]
    verb = begun[0] if len(begun) == 1 else verb
    if verb not in READERS or (verb == "veto" and line.parts):
        raise BadAnswer(text("bad-report", verbs=as_typed(*VERBS)))
    if verb == "more" and not line.parts:
        raise BadAnswer(text("bad-more"))
    _demand_one_verb(verb, words_of(typed))
    if verb == "took":
        # A refusal shows the whole row, also what earlier parts of the line take.
        states = (line.before, *(part.after for part in line.parts))
        there = tuple(sorted({one for state in states for one in state.row}))
        _demand_left(line.now, altered(line.now, row=there), contract_words(typed))
    return READERS[verb](line.now, verb, typed)


def _is_ended(line: Begun[State]) -> bool:
    return bool(line.parts) and line.parts[-1].verb in ENDS


def _demand_one_verb(verb: str, words: Sequence[str]) -> None:
    """Raise BadAnswer if a part goes on with a further report, with no `;` between."""
    second = next((word for word in words if word in VERBS), "")
    if second and verb != "veto":  # the reason of a veto is in free words
        raise BadAnswer(text("bad-undivided", verb=as_typed(second)))


def _demand_left(state: State, whole: State, words: Sequence[str]) -> None:
    """Raise BadAnswer if a contract isn't in the whole row, or is taken by an earlier part of the line."""
    try:
        find_contract(state, words)
    except BadAnswer as fault:
        if fault.text.id != "bad-not-in-row":
            raise
        raise BadAnswer(text("bad-taken-twice", contract=find_contract(whole, words))) from None


def _trade(state: State, verb: str, typed: str) -> Part:
    counts = counted(words_of(typed), GOODS, MOST_TRADED, least=1)
    if len(counts) != 1:
        raise BadAnswer(text("bad-trade", most=MOST_TRADED))
    ((good, n),) = counts.items()
    return Part(lambda now: trade(now, good, SIDES[verb], n), state, verb, good)


def _take(state: State, verb: str, typed: str) -> Part:
    contract = find_contract(state, contract_words(typed))
    after = altered(state, row=tuple(one for one in state.row if one != contract))
    return Part(lambda now: take(now, contract), after, verb)


def contract_words(typed: str) -> list[str]:
    """Return the words that a contract is called by; of pounds, as they are shown, it gives so much money."""
    return words_of(_POUNDS.sub(r"\1 money", typed))


def find_contract(state: State, words: Sequence[str]) -> int:
    """Return the contract of the row that is meant: by its number, or by what it needs and gives.

    Raises BadAnswer with the row, or with those that fit.
    """
    if not words:
        raise BadAnswer(text("bad-take"))
    contract = _meant(state.row, words)
    _demand_in_row(state, contract, " ".join(words))
    return contract


def _demand_in_row(state: State, contract: int, typed: str) -> None:
    """Raise BadAnswer that shows the row if a contract isn't there; `typed` is what it was called."""
    if contract not in state.row:
        row = tuple(text("contract-number", contract=one) for one in state.row) or (text("nothing"),)
        raise BadAnswer(text("bad-not-in-row", typed=as_typed(*typed[:40].split()), row=row))


def _meant(among: Sequence[int], words: Sequence[str], elsewhere: Sequence[int] = ()) -> int:
    """Return the one of these contracts that is meant, 0 if it is none of them.

    One that needs exactly what is typed goes before others, also one that lies `elsewhere`. Raises BadAnswer
    with those that fit.
    """
    known = catalogue.contracts()
    if len(words) == 1 and words[0][:1].isdecimal():
        contract = whole(words[0], len(known)) or 0
        return contract if contract in among else 0
    if any(word.isdecimal() for word in words):
        wanted = counted(_plain(words), NAMED, 20)
        needs = {good: n for good, n in wanted.items() if good not in GIFTS}
        fitting, others = (
            [one for one in there if wanted.items() <= _written(known[one]).items()]
            for there in (among, elsewhere)
        )
        exact = [[one for one in there if known[one].needs == needs] for there in (fitting, others)]
        fitting = exact[0] or exact[1] or fitting
    else:  # without numbers, such as "bread wool"
        names = {named(word, NAMED) for word in _plain(words) if word != "1"}
        fitting = [one for one in among if names <= _written(known[one]).keys()]
    if len(fitting) > MOST_SHOWN:
        raise BadAnswer(text("bad-many-contracts", n=len(fitting)))
    if len(fitting) > 1:
        raise BadAnswer(text("bad-which-contract", row=tuple(map(contract_in_full, fitting))))
    return fitting[0] if fitting else 0


def _plain(words: Sequence[str]) -> list[str]:
    """Return what a contract needs and gives in ids, also if it is typed as it is shown."""
    phrase = " ".join(word for word in words if word not in ("for", "+", "→", "->"))
    for typed, meant in ALIASES:
        phrase = re.sub(typed, meant, phrase)
    return phrase.split()


ALIASES = (
    (r"(?<!\d )free[ _]hex(es)?", "1 free_hex"),
    (r"free hex(es)?", "free_hex"),
    (r"(bonus[ _])?upgrades?\b", "bonus_upgrade"),
    (r"sugar([ _]cane)?\b", "sugar_cane"),
)


def _written(contract: catalogue.Contract) -> dict[str, int]:
    """Return all that stands on a contract, by its name."""
    return {str(name): n for part in (contract.needs, contract.gives) for name, n in part.items()}


NAMED = (*GOODS, "beef", "mutton", *GIFTS)


def _price(state: State, verb: str, typed: str) -> Part:
    words = words_of(typed)
    if len(words) != 2 or words[1].lstrip("+-") == words[1]:
        raise BadAnswer(text("bad-price", most=MOST_STEPS))
    good = named(words[0], GOODS)
    if words[1][1:] not in map(str, range(1, MOST_STEPS + 1)):
        raise BadAnswer(text("bad-steps-typed", typed=words[1][:20], most=MOST_STEPS))
    steps = int(words[1][1:])
    signed = -steps if words[1].startswith("-") else steps
    return Part(lambda now: price(now, good, signed), state, verb)


def _refill(state: State, verb: str, typed: str) -> Part:
    new = tuple(one for part in typed.split(",") for one in _new_contracts(state, contract_words(part)))
    _demand_new(state, new)
    after = altered(state, row=tuple(sorted((*state.row, *new))))
    return Part(lambda now: add(now, new), after, verb)


def _demand_new(state: State, contracts: Sequence[int]) -> None:
    """Raise BadAnswer if a contract isn't there, is known elsewhere, is named twice, or has no room."""
    for place, one in enumerate(contracts):
        if one not in catalogue.contracts():
            raise BadAnswer(text("bad-contract", typed=str(one), most=len(catalogue.contracts())))
        demand_apart(state, (one,))
        if one in contracts[:place]:
            raise BadAnswer(text("bad-contract-twice", contract=one))
    room = state.row_size - len(state.row)
    if not 0 < len(contracts) <= room:
        raise BadAnswer(text("bad-room", n=room, got=len(contracts)))


def _new_contracts(state: State, words: Sequence[str]) -> tuple[int, ...]:
    """Return the contracts that a refill names between two commas: by numbers, or one by needs and gives."""
    if all(word.isdecimal() for word in words):
        return tuple(number(word, 0, 999) for word in words)
    known = sorted(known_contracts(state))
    # What lies there already is found, too, so that it can be said where.
    contract = _meant(new_contracts(state), words, known)
    contract = contract or _meant(known, words)
    if not contract:
        raise BadAnswer(text("bad-no-contract", typed=as_typed(*" ".join(words)[:40].split())))
    return (contract,)


def _passed(state: State, verb: str, typed: str) -> Part:
    _demand_person(state)
    words = words_of(typed)
    if len(words) > 1:
        raise BadAnswer(text("bad-places"))
    place = number(words[0], 1, len(state.places)) if words else free_place(state) + 1
    demand_free(state, place)
    return Part(lambda now: pass_(now, now.at, place), state, verb)


def _done(state: State, verb: str, typed: str) -> Part:
    _demand_person(state)
    if following(state, state.at) == state.at:
        raise BadAnswer(text("bad-done-alone"))
    return _end(state, verb, typed)


def _end(state: State, verb: str, typed: str) -> Part:
    if typed:
        raise BadAnswer(text("bad-end", verb=as_typed(verb)))
    return Part(None, state, verb)


def _veto(state: State, verb: str, typed: str) -> Part:
    if state.announced is None:
        raise BadAnswer(text("nothing-to-veto"))
    return Part(lambda now: veto(now, typed), state, verb)


def _demand_person(state: State) -> None:
    if state.phase != "action" or not state.at or is_machina(state.at):
        raise BadAnswer(text("not-a-persons-turn"))


READERS: dict[str, Callable[[State, str, str], Part]] = {
    "sold": _trade,
    "bought": _trade,
    "took": _take,
    "price": _price,
    "refill": _refill,
    "passed": _passed,
    "done": _done,
    "more": _end,
    "veto": _veto,
}


def _say(line: Begun[State], typed: str) -> Iterator[str]:
    if line.before.phase == "action" and not _is_ended(line):
        yield from _phrases(line.now, line.parts)
        yield from _refills(line.now, " ".join(typed.casefold().split()))


def _phrases(state: State, before: Sequence[Part]) -> Iterator[str]:
    """Yield everything that a part of a line can say, the likeliest first; each good is traded once."""
    goods = [good for good in GOODS if good not in {part.about for part in before}]
    for verb in SIDES:
        yield from (f"{verb} {n} {good}" for n in (1, 2, 3) for good in goods)
    for one in state.row:
        yield f"took {one}"
    for one in state.row:
        yield f"took {_needs(state.row, one)}"
    if state.at and not is_machina(state.at):
        yield from ("passed",) if following(state, state.at) == state.at else ("passed", "done")
    if before:
        yield "more"
    elif state.announced is not None:
        yield "veto"
    for verb in SIDES:
        yield from (f"{verb} {n} {good}" for n in range(4, MOST_TRADED + 1) for good in goods)
    for good in GOODS:
        yield from (f"price {good} {steps:+}" for steps in steps_of(state, good))


def _refills(state: State, typed: str) -> Iterator[str]:
    """Yield how a refill goes on: with one more of the contracts that can come, after the last comma."""
    begun = "refill "
    if typed.startswith(begun) and "," in typed:
        done = typed.rpartition(",")[0]
        try:
            state = _refill(state, "refill", done.removeprefix(begun)).after
        except BadAnswer:
            return
        begun = f"{done}, "
    if len(state.row) < state.row_size:
        left = new_contracts(state)
        yield from (f"{begun}{one}" for one in left)
        yield from (f"{begun}{_needs(left, one)}" for one in left)


def _needs(among: Sequence[int], contract: int) -> str:
    """Return what a contract needs as it is typed; with what it gives if another of them needs the same."""
    known = catalogue.contracts()
    one = known[contract]
    needs = " ".join(f"{n} {good}" for good, n in one.needs.items())
    if [known[other].needs for other in among].count(one.needs) == 1:
        return needs
    return f"{needs} for " + " ".join(f"{n} {gift}" for gift, n in one.gives.items())
