"""Combat, both ways and between two Automas, and what becomes of the hex."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.script import Script, is_as_before
from engines.core.script.form import Form
from engines.core.script.requests import Number, Question
from engines.core.text import Text, text

from ..model import events
from ..model.board import BASE, PRODUCES, board
from ..model.catalogue import Card, card_file
from ..model.labels import good_label, place_label, seat_label, units_label, values_label
from ..model.state import (
    COMBAT_UNITS,
    MOST_COMBAT_STARS,
    MOST_POWER,
    STARS,
    Automa,
    Person,
    is_automa,
)
from .deck import (
    MOST_CARDS,
    card_question,
    discard_combat_cards,
    draw_card,
    gain_combat_cards,
    lay,
    refill,
    set_combat_cards,
)
from .workspace import Workspace

MOST_TOTAL = 60
"""More than a dial, five cards and all abilities come to."""
LOWEST, HIGHEST = 2, 5
"""The values of combat cards."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A combat: where, and the seats that attack and defend."""

    hex: str
    attacker: str
    defender: str

    @property
    def sides(self) -> tuple[str, str]:
        """Both seats, the attacker first."""
        return self.attacker, self.defender


def fight(work: Workspace, one: Fight) -> Script[bool]:
    """Fight, and return whether the attacker has won; a tie is the attacker's (combat.1, combat.7)."""
    other = seat_label(work.state, one.defender)
    yield from work.tell(events.fight(hex=one.hex, other=other), "combat.1", seat=one.attacker)
    totals = yield from _totals(work, one)
    is_won = totals[one.attacker] >= totals[one.defender]
    winner, loser = one.sides if is_won else one.sides[::-1]
    for seat in one.sides:
        if not is_automa(seat):
            yield from work.tell(events.total(total=totals[seat]), "combat.3", seat=seat)
    other = seat_label(work.state, loser)
    yield from work.tell(events.won(hex=one.hex, other=other), "combat.7", seat=winner)
    yield from _retreat(work, one, winner, loser)
    if is_won:
        yield from _take_hex(work, one)
    if totals[loser] >= 1:
        yield from _comfort(work, loser)
    yield from _star(work, winner)
    return is_won


def _totals(work: Workspace, one: Fight) -> Script[dict[str, int]]:
    """Return the power of each side: people's first, then the Automas', the attacker's before the defender's.

    (combat.3, combat.4, multi.3)
    """
    totals, drawn = yield from _revealed(work, one)
    played = {seat: _spent(work, seat, card) for seat, card in drawn.items()}
    values = yield from _card_values(work, {seat: n for seat, (_, n) in played.items()})
    for seat, (power, n) in played.items():
        totals[seat] = power + sum(values[seat])
        cards, card = values_label(values[seat]), drawn[seat].number
        event = events.revealed(total=totals[seat], card=card, power=power, n=n, sum=cards)
        yield from work.tell(event, "combat.5", seat=seat)
    return totals


def _revealed(work: Workspace, one: Fight) -> Script[tuple[dict[str, int], dict[str, Card]]]:
    """Return people's totals and the cards drawn for Automas; what a table has to tell, it tells at once.

    A person tells also what abilities have taken from the Automa, or what isn't as the bot has it. (combat.3)
    """
    automas = [seat for seat in one.sides if is_automa(seat)]
    person = next((seat for seat in one.sides if not is_automa(seat)), None)
    by_table = work.state.options.deck == "table"
    questions: list[Question] = []
    if person:
        asked = text("ask-combat-human", hex=one.hex, seat=seat_label(work.state, person))
        questions.append(Number(id="combat.human", ask=asked, low=0, high=MOST_TOTAL))
        questions += _strength(work, automas[0])
    for seat in automas if by_table else ():
        yield from refill(work, seat)
        name = "card.drawn" if len(automas) == 1 else f"card.drawn.{seat}"
        questions.append(card_question(work.state.automa(seat), name))
    asked = text("ask-combat-abilities", hex=one.hex) if person else text("ask-combat")
    answers = list((yield from _ask_at_once(work, "combat", asked, questions, person)))
    totals, drawn = {}, {}
    if person:
        totals[person], power, cards, *answers = answers
        yield from _weakened(work, automas[0], power, cards)
    for seat in automas:
        if by_table:
            drawn[seat] = lay(work, seat, "fought", int(answers.pop(0)))
        else:
            drawn[seat] = yield from draw_card(work, seat, "fought")
    return totals, drawn


def _strength(work: Workspace, automa: str) -> tuple[Question, Question]:
    """Return the questions for an Automa's power and its number of combat cards, as they are known.

    They are called as what `fix` corrects.
    """
    own, seat = work.state.automa(automa), seat_label(work.state, automa)
    has_hand = work.state.options.combat_cards == "bot"
    power = Number(
        id=f"{automa}-power",
        ask=text("ask-combat-power", seat=seat),
        low=0,
        high=MOST_POWER,
        prefill=own.power,
    )
    high = own.cards if has_hand else MOST_CARDS
    cards = Number(
        id=f"{automa}-cards", ask=text("ask-combat-hand", seat=seat), low=0, high=high, prefill=own.cards
    )
    return power, cards


def _weakened(work: Workspace, automa: str, power: int, cards: int) -> Script[None]:
    """Set what an Automa fights with to what people have told, and tell what was otherwise (combat.3)."""
    before = work.state.automa(automa)
    work.change_seat(automa, power=power)
    taken = before.hand[: max(before.cards - cards, 0)]
    yield from set_combat_cards(work, automa, cards)
    if power != before.power:
        event = events.combat_power(before=before.power, power=power)
        yield from work.tell(event, "combat.3", seat=automa)
    if cards != before.cards:
        values = values_label(taken)
        event = events.combat_hand(before=before.cards, n=cards, values=values, known=len(values))
        yield from work.tell(event, "combat.3", seat=automa)


def _ask_at_once(
    work: Workspace, name: str, asked: Text, questions: Sequence[Question], to: str | None = None
) -> Script[tuple[Any, ...]]:
    """Ask one question as it is, several in a form, none not at all."""
    if not questions:
        return ()
    if len(questions) == 1:
        return ((yield from work.ask(questions[0])),)
    form = Form(id=name, ask=asked, questions=tuple(questions), to=to)
    return tuple((yield from work.ask(form)))


def _spent(work: Workspace, seat: str, card: Card) -> tuple[int, int]:
    """Spend the power of the card's column, or all there is; return it and the number of combat cards.

    That number is what the card shows, or all there are. (combat.5, combat.6)
    """
    own = work.state.automa(seat)
    column = max(i for i, least in enumerate(card_file().columns) if own.power >= least)
    power, n = min(card.combat.power[column], own.power), min(card.combat.cards, own.cards)
    work.change_seat(seat, power=own.power - power)
    return power, n


def _card_values(work: Workspace, counts: dict[str, int]) -> Script[dict[str, tuple[int, ...]]]:
    """Return the values of the combat cards of each Automa, or only their sum where people turn them up.

    They are discarded.

    (combat.6, combat.13)
    """
    values = dict.fromkeys(counts, tuple[int, ...]())
    playing = {seat: n for seat, n in counts.items() if n}
    if work.state.options.combat_cards == "table":
        questions = tuple(
            Number(
                id="combat.cards" if len(playing) == 1 else f"combat.cards.{seat}",
                ask=text("ask-combat-cards", seat=seat_label(work.state, seat), n=n),
                low=LOWEST * n,
                high=HIGHEST * n,
            )
            for seat, n in playing.items()
        )
        answers = yield from _ask_at_once(work, "combat.sums", text("ask-combat"), questions)
        values |= {seat: (int(value),) for seat, value in zip(playing, answers, strict=True)}
    for seat, n in playing.items():
        if played := discard_combat_cards(work, seat, n):
            values[seat] = played
    return values


def _retreat(work: Workspace, one: Fight, winner: str, loser: str) -> Script[None]:
    """Send the loser's units of that hex away (combat.8, combat.9, combat.11, level.5, resources.6)."""
    own = work.state.seat(loser)
    if isinstance(own, Person):
        sent = work.send_home(loser, one.hex)
        yield from work.tell(events.sent_home(units=units_label(sent)), "combat.9", seat=loser)
        if loser == one.attacker and not (yield from is_as_before()):
            _leave_resources(work, one.hex)
        return
    fallen, workers = own.at(one.hex, *COMBAT_UNITS), work.send_home(loser, one.hex, "worker")
    is_home = own.level == "ultimaszyna"
    for kind, n in fallen.items():
        work.move(loser, kind, one.hex, BASE if is_home else None, n)
    if is_home:
        yield from work.tell(events.sent_home(units=units_label(fallen)), "level.5", seat=loser)
    else:
        yield from work.tell(events.fallen(units=units_label(fallen)), "combat.8", seat=loser)
    if workers:
        yield from work.tell(events.sent_home(units=units_label(workers)), "combat.8", seat=loser)
        if winner == one.attacker and not is_automa(winner):
            yield from work.tell(events.popularity_lost(n=workers["worker"]), "combat.11", seat=winner)


def _take_hex(work: Workspace, one: Fight) -> Script[None]:
    """See to the resources of a hex that its attacker has won; a defender's stay (resources.6)."""
    if is_automa(one.attacker):
        yield from clear_resources(work, one.attacker, one.hex, is_attack=True)
    else:
        yield from put_resources(work, one.attacker, one.defender, one.hex)


def _leave_resources(work: Workspace, hex_: str) -> None:
    """Keep in mind that a beaten attacker may have left resources where none were known (resources.6)."""
    known = {one: n for one, n in work.state.resources.items() if n or one != hex_}
    work.change(left=tuple(dict.fromkeys((*work.state.left, hex_))), resources=known)


def _comfort(work: Workspace, loser: str) -> Script[None]:
    """Give the loser, who has revealed power, a combat card (combat.10)."""
    if not is_automa(loser):
        yield from work.tell(events.person_card(), "combat.10", seat=loser)
    elif (yield from gain_combat_cards(work, loser, 1)):
        yield from work.tell(events.loser_card(), "combat.10", seat=loser)


def _star(work: Workspace, winner: str) -> Script[None]:
    """Place the winner's star, the last step of a combat: two at most, a Saxon person's without limit.

    (star.7, star.9, combat.11, turn.8)
    """
    seat = work.state.seat(winner)
    is_limited = isinstance(seat, Automa) or seat.faction != "saxony"
    if seat.stars >= STARS or (is_limited and seat.combat_stars >= MOST_COMBAT_STARS):
        return
    work.change_seat(winner, combat_stars=seat.combat_stars + 1)
    if isinstance(seat, Person):
        work.change_seat(winner, stars=seat.stars + 1)
    rule = "star.7" if is_automa(winner) else "combat.11"
    yield from work.tell(events.combat_star(stars=work.state.seat(winner).stars), rule, seat=winner)
    yield from work.end_if_won(winner)


def put_resources(work: Workspace, person: str, automa: str, hex_: str) -> Script[None]:
    """Put resources on a hex that a person has taken from an Automa: as many as its last main card says.

    The card is the same for every hex of a turn; some terrain has none.
    (resources.1, resources.2, resources.3)
    """
    card, kind = work.state.automa(automa).last_card, PRODUCES.get(board().terrain[hex_])
    n = card.resources if card and kind else 0
    there = work.state.resources.get(hex_, 0) + n
    work.change(resources={**work.state.resources, hex_: there})
    if kind and card and n:
        event = events.resources_put(hex=hex_, n=n, good=good_label(kind), card=card.number)
        yield from work.tell(event, "resources.1", seat=person)


def clear_resources(work: Workspace, automa: str, hex_: str, *, is_attack: bool = False) -> Script[None]:
    """Remove all resources of a hex that an Automa's unit has entered (resources.5).

    How many there are need not be known where a person's units stood, or have stood.
    """
    there = work.state
    known, may_lie = there.resources.get(hex_), is_attack or hex_ in there.left
    left = tuple(one for one in there.left if one != hex_)
    work.change(resources={**there.resources, hex_: 0}, left=left)
    if known or (known is None and may_lie):
        yield from work.tell(events.resources_removed(hex=hex_, n=known or 0), "resources.5", seat=automa)


def chase(work: Workspace, person: str, automa: str, hex_: str) -> Script[None]:
    """Send the workers home of a hex that a person's combat unit has entered: no combat, less popularity.

    (combat.2)
    """
    sent = work.send_home(automa, hex_, "worker")
    yield from work.tell(events.chased(hex=hex_, units=units_label(sent)), "combat.2", seat=automa)
    yield from work.tell(events.popularity_lost(n=sent["worker"]), "combat.2", seat=person)
    yield from put_resources(work, person, automa, hex_)


def attack(work: Workspace, automa: str, hex_: str) -> Script[bool]:
    """Let an Automa attack a hex with enemy combat units; return whether it is still there (attack.4)."""
    for enemy in work.state.enemies(automa):
        if work.state.seat(enemy.id).fights_at(hex_):
            if not (yield from fight(work, Fight(hex_, automa, enemy.id))):
                return False
        elif enemy.stands_at(hex_):
            yield from drive_off(work, automa, hex_)
    return True


def drive_off(work: Workspace, automa: str, hex_: str) -> Script[None]:
    """Send all enemy workers of a hex to their owners' bases: no combat, no star (attack.7)."""
    for enemy in work.state.enemies(automa):
        if enemy.stands_at(hex_) and (sent := work.send_home(enemy.id, hex_, "worker")):
            event = events.driven_off(place=place_label(hex_), units=units_label(sent))
            yield from work.tell(event, "attack.7", seat=enemy.id)
