"""How people write what they did: `mech D4 to E5; new worker F3; encounter D2 gone`."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from engines.core.errors import BadAnswer, IllegalMove
from engines.core.script import Script
from engines.core.script.notation import BETWEEN, Notation, in_part, parts_of, unfinished, whole
from engines.core.script.requests import YesNo
from engines.core.text import Text, text

from ..model.board import BASE, board
from ..model.catalogue import KINDS, Bonus, Kind, most_units
from ..model.labels import place_label, seat_label, unit_label, unit_word
from ..model.reach import is_far
from ..model.state import Link, Person, State, is_automa
from ..rules.workspace import Workspace
from .act import Act, after, check, doable, foreseen, steps_of
from .execution import do, not_done
from .suggestions import Phrase, continued, phrases, with_name

UNITS: dict[str, Kind] = {**{kind: kind for kind in KINDS}, "mechs": "mech", "workers": "worker"}
ENLISTED: dict[str, Bonus] = {
    "power": "power",
    "coins": "coin",
    "popularity": "popularity",
    "cards": "combat_card",
}
ABILITIES = ("riverwalk", "lakes")
TOKENS = ("gone", "back")
VERBS = ("new", "lost", "attack", "link", "encounter", "resources", "enlist")
KNOWN = {*VERBS, *UNITS, *ENLISTED, *ABILITIES, *TOKENS, "to", BASE, "star"}
"""All words of a part that are neither hexes nor numbers."""
MOST_UNITS, MOST_RESOURCES = 99, 99
LONGEST_OFFERED = 80
"""Characters after which no further part is offered: autocomplete shows no line of more than 100."""


def notation(state: State, asked: Sequence[str] = ()) -> Notation[Script[State]]:
    """Return how a line is written now.

    What names nobody is about who is in turn, or where people are `asked` about who is; of several that has
    to be said.
    """
    who = None if len(asked) > 1 else next(iter(asked), in_turn(state))
    lines = (line for stem in _go_on(state, who, "") for line in _go_on(state, who, stem))
    of_seat = partial(_of_seat, state)
    return Notation(partial(_read, state, who), partial(_go_on, state, who), next(lines, ""), of_seat)


def _of_seat(state: State, line: str, seat: str) -> str:
    """Return a line as a person means it: it begins with their faction where it would be another one's."""
    own = next((one for one in state.people if one.id == seat), None)
    if own is None or seat == in_turn(state) or ":" in line.partition(BETWEEN)[0]:
        return line
    return f"{own.faction}: {line}"


def _go_on(state: State, who: str | None, typed: str) -> Iterator[str]:
    """Yield how a line may go on: with the part that is typed, and with a further one where that is whole."""
    finished, begun, last = unfinished(typed)
    last = " ".join(last.casefold().split())
    found = _ahead(state, who, finished)
    for phrase in _parts(state, who, *found, last) if found and not state.has_ended else ():
        if phrase.said.casefold() != last:
            yield begun + phrase.said
            continue
        whole = _ahead(state, who, [*finished, phrase.said])
        if whole and len(begun) + len(phrase.said) <= LONGEST_OFFERED:
            yield from (f"{begun}{phrase.said}; {more.said}" for more in _parts(state, who, *whole, ""))


def _ahead(state: State, who: str | None, parts: Sequence[str]) -> tuple[State, list[Act]] | None:
    """Return a state to which the parts may lead, and what they say; None if they aren't possible."""
    try:
        states, acts = looked_at(state, who, parts)
    except BadAnswer:
        return None
    return states[0], acts


def _parts(state: State, who: str | None, ahead: State, acts: Sequence[Act], typed: str) -> Iterator[Phrase]:
    """Yield the parts that can be written next: a person's own acts, then those of others behind their names.

    A further move belongs to those right before it, and is made before what these have led to; all else comes
    after that, as it is `ahead`.
    """
    who = acts[-1].who if acts else who
    steps = steps_of(acts)
    run = steps.pop() if steps and steps[-1][0].verb == "move" else []
    others = [one for one in state.people if one.id != who]
    own = phrases(_during(state, steps, run) if run else ahead, ahead, who, run) if who else ()
    named = (Phrase(f"{one.faction}:", partial(_named, ahead, one)) for one in others)
    yield from continued(chain(own, named), typed)


def _during(state: State, steps: Sequence[Sequence[Act]], run: Sequence[Act]) -> State:
    """Return the state after a run of moves, before the fights that it opens."""
    states = [state]
    for step in steps:
        states, _, _ = foreseen(states, step)
    found = next(one for one in states if doable(one, run)[1] is None)
    for act in run:
        found = after(found, act)
    return found


def _named(state: State, other: Person) -> Iterator[Phrase]:
    return (with_name(one, other.faction) for one in phrases(state, state, other.id, ()))


def in_turn(state: State) -> str:
    """Return the person whose line it is if it names nobody: who is in turn, or else was last."""
    place = state.order.index(state.in_turn)
    before = (state.order[place - n] for n in range(len(state.order)))
    return next(seat for seat in before if not is_automa(seat))


def _read(state: State, who: str | None, line: str) -> Script[State]:
    """Return the script of a line of a person; all of it is checked before anything is done or asked.

    Raises BadAnswer that names the part.
    """
    parts = parts_of(line)
    if state.has_ended:
        raise BadAnswer(text("game-has-ended"))
    if not parts:
        raise _unread(())
    _, acts = looked_at(state, who, parts)
    return _done(state, acts, parts)


def _done(state: State, acts: Sequence[Act], parts: Sequence[str]) -> Script[State]:
    """Do what a line says; moves that are too far for any unit are asked about first."""
    links = tuple(Link(*act.places) for act in acts if act.verb == "link")
    far = [act for act in acts if act.verb == "move" and is_far(state, act.who, act.places, links)]
    if far:
        asked = text("ask-far", moves=tuple(map(_in_short, far)))
        question = YesNo(id="move.far", ask=asked, to=far[0].who)
        if not (yield from Workspace(state).ask(question)):
            yield from not_done(state, parts, text("bad-far"))
            return state
    return (yield from do(state, steps_of(acts), parts))


def _in_short(move: Act) -> Text:
    start, end = map(place_label, move.places)
    return text("piece-moved", unit=unit_label(move.kind, move.n), start=start, hex=end)


def looked_at(state: State, who: str | None, parts: Sequence[str]) -> tuple[list[State], list[Act]]:
    """Return the states to which the parts may lead, and what they say.

    What names nobody is about `who`. Raises BadAnswer that names the part that can't be read, or isn't
    possible.
    """
    acts, first, there, is_named = list[Act](), who, state, list[bool]()
    for number, part in enumerate(parts, start=1):
        with in_part(number, part):
            who, said = person_of(state, who, part)
            acts.append(_act(there, who, said.casefold().split()))
            is_named.append(said != part or any(is_named[-1:]))
        there = _roughly_after(there, acts[-1])
    states, number = [state], 1
    for step in steps_of(acts):
        ahead, place, why = foreseen(states, step)
        if why is not None and not ahead:
            with in_part(number + place, parts[number + place - 1]):
                raise BadAnswer(why if is_named[number + place - 1] else _taken_for(state, first, why))
        states, number = ahead, number + len(step)
    return states, acts


def _taken_for(state: State, who: str | None, why: Text) -> Text:
    """Return why a part isn't possible, and how another person's begins where there are several."""
    others = [text(f"typed-{one.faction}") for one in state.people if one.id != who]
    if who is None or not others:
        return why
    return text("bad-person-taken", why=why, who=seat_label(state, who), name=others[0])


def _roughly_after(state: State, act: Act) -> State:
    """Return the state after an act, as it was if it isn't possible: so that a place may be left out."""
    try:
        check(state, act, (act,))
    except IllegalMove:
        return state
    return after(state, act)


def person_of(state: State, who: str | None, part: str) -> tuple[str, str]:
    """Return whose a part is, and what stands after the faction's name. Raises BadAnswer for no person's."""
    name, colon, said = part.partition(":")
    if not colon and who is not None:
        return who, part
    for person in state.people:
        if person.faction == name.strip().casefold():
            return person.id, said
    people = tuple(text(f"typed-{person.faction}") for person in state.people)
    if not colon:
        raise BadAnswer(text("bad-whose", people=people))
    raise BadAnswer(text("bad-person", name=name.strip()[:20], people=people))


def _act(state: State, who: str, words: list[str]) -> Act:
    """Return what the words of a part say. Raises BadAnswer with what was expected."""
    said, (n, words) = words, _number(words)
    kind = next((UNITS[word] for word in words if word in UNITS), None)
    if kind and n > most_units()[kind]:
        raise BadAnswer(text("bad-many", kind=kind, most=most_units()[kind], n=n))
    match words:
        case [unit, start, "to", end] if unit in UNITS:
            if end == BASE:
                raise BadAnswer(text("bad-end"))
            return Act(who, "move", UNITS[unit], n, (_place(start), _hex(end)))
        case ["new", unit, where] if unit in UNITS:
            return Act(who, "place", UNITS[unit], n, (_hex(where),))
        case ["lost", unit, where] if unit in UNITS:
            return Act(who, "lost", UNITS[unit], n, (_hex(where),))
        case ["lost", unit] if unit in UNITS:
            return Act(who, "lost", UNITS[unit], n, (_only_place(state, who, UNITS[unit]),))
    if n > 1:
        raise _unread(said)
    return _other(who, words)


def _other(who: str, words: list[str]) -> Act:
    """Return what a part says that moves no units. Raises BadAnswer with what was expected."""
    match words:
        case ["attack", where]:
            return Act(who, "attack", places=(_hex(where),))
        case ["link", one, other]:
            return Act(who, "link", places=(_hex(one), _hex(other)))
        case ["encounter", where, way] if way in TOKENS:
            return Act(who, "encounter", places=(_hex(where),), word=way)
        case ["resources", where, number] if whole(number, MOST_RESOURCES) is not None:
            return Act(who, "resources", n=int(number), places=(_hex(where),))
        case ["resources", _, number] if number.isascii() and number.isdigit():
            raise BadAnswer(text("bad-resources", most=MOST_RESOURCES))
        case ["enlist", bonus] if bonus in ENLISTED:
            return Act(who, "enlist", word=ENLISTED[bonus])
        case [ability] if ability in ABILITIES:
            return Act(who, "unlock", word=ability)
        case ["star"]:
            return Act(who, "star")
    raise _unread(words)


def _unread(words: Sequence[str]) -> BadAnswer:
    """Return what is said of a part that can't be read: its first unknown word, and how to write it."""
    verb = next((word for word in words if word in VERBS), "other")
    if any(word in UNITS for word in words) and verb == "other":
        verb = "move"
    unknown = [
        word for word in words if not (word in KNOWN or word.upper() in board().at or word.isdecimal())
    ]
    meant = [word for word in sorted(KNOWN) if unknown and word.startswith(unknown[0])]
    if len(meant) > 1:
        several = tuple(text(f"typed-{word}") for word in meant)
        return BadAnswer(text("bad-begun", word=unknown[0], words=several))
    if unknown:
        return BadAnswer(text("bad-word", word=unknown[0][:20], like=text("like", verb=verb)))
    return BadAnswer(text("bad-act", like=text("like", verb=verb)))


def _number(words: list[str]) -> tuple[int, list[str]]:
    """Return how many units a part speaks of, and its words without that number."""
    for place in (0, 1):
        n = whole(words[place], MOST_UNITS) if len(words) > place else None
        if n and (place == 0 or words[0] in ("lost", "new")):
            return n, words[:place] + words[place + 1 :]
    return 1, words


def _place(word: str) -> str:
    return BASE if word == BASE else _hex(word)


def _hex(word: str) -> str:
    """Return the hex with that name. Raises BadAnswer if there is none."""
    hex_ = word.upper()
    if word == BASE:
        raise BadAnswer(text("bad-base"))
    if hex_ not in board().at:
        raise BadAnswer(text("bad-hex", word=(hex_ if hex_[1:].isdecimal() else word)[:20]))
    return hex_


def _only_place(state: State, who: str, kind: Kind) -> str:
    """Return the one hex on which units of a kind stand. Raises BadAnswer if there are several, or none."""
    own = state.person(who)
    places = sorted({unit.place for unit in own.on_board(kind)})
    if not places:
        raise BadAnswer(text("bad-none-lost", who=seat_label(state, who), unit=unit_word(kind)))
    if len(places) != 1:
        raise BadAnswer(text("bad-lost", unit=unit_word(kind)))
    return places[0]
