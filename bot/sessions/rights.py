"""Who may do what in a session: a seat's decisions are its holder's."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.sessions import errors
from bot.sessions.entry import BACK
from bot.sessions.holders import Change, Holders, is_automa, is_person
from bot.sessions.seating import waits_for
from bot.sessions.session import Draft, Session
from bot.sessions.view import View, is_unseen
from bot.store.rows import EntryRow
from engines.core.errors import BadAnswer
from engines.core.game.move import Offer
from engines.core.script.requests import Question
from engines.core.script.run import Said


class Person(NamedTuple):
    """Who presses: a Discord user's id, and the server's; `press` is the interaction, empty for none.

    Who `may_manage` the server may end any session there; `name` is what Discord calls the person there. A
    press counts in its session's `channel` only; what comes from no channel, empty, is the bot's own. The
    answer to what is `typed`, at no message, brings the table to the end of the channel.
    """

    id: str
    guild: str
    press: str = ""
    may_manage: bool = False
    name: str = ""
    channel: str = ""
    is_typed: bool = False


Read = Callable[[Sequence[Question]], Said | None]
"""Finds the answer that a press gives to one of the open questions; None if it is to another question."""


def answering(said: Said) -> Read:
    """Return what reads a press as this answer, if its question is open."""
    return lambda questions: said if any(one.id == said.id for one in questions) else None


def answerable(now: Session, by: Person, read: Read) -> list[Question]:
    """Return the open questions that the presser may answer: those to their seat, or to all at the table.

    Raises NotYours or SeatFree if `read` finds an answer to another one: before its value is looked at, since
    even a refusal would tell what the seat can answer.
    """
    demand_seated(now, by)
    mine = [one for one in now.questions if one.to is None or is_for(now, one.to, by.id)]
    for one in now.questions:
        if one not in mine and one.to and _is_meant(one, read):
            _demand_holder(now, one.to, by)
    return mine


def is_for(now: Session | View, seat: str, person: str) -> bool:
    """Tell whether a person plays a seat: it is theirs, or nobody's and the bot can't play it."""
    holder = now.holders.of(seat)
    return holder == person or not (holder or now.game.strengths)


def _is_meant(question: Question, read: Read) -> bool:
    try:
        return read([question]) is not None
    except BadAnswer:
        return True


def demand_turn(now: Session, offer: Offer, by: Person) -> None:
    """Raise NotYours or SeatFree unless it is the presser's turn; an automa's begins whoever sits here."""
    demand_seated(now, by)
    seat = offer.seat
    if seat in now.view().seats and not now.holders.seat(seat).is_automas and not is_for(now, seat, by.id):
        _demand_holder(now, seat, by)


def demand_turns_go_on(now: Session, draft: Draft, by: Person, *, may_end: bool) -> None:
    """Raise LineEndsTurn if a line that somebody typed ends the turn of another person at the table.

    Raises EndsTurn if it ends a turn and that isn't wanted (`may_end`) yet.
    """
    if draft.entry.open:
        return
    before, after = ({one.seat for one in now.game.turns(state)} for state in (now.state, draft.view.state))
    ended = [held for one in before - after if one and not (held := now.holders.seat(one)).is_automas]
    if any(held.is_anothers(by.id) for held in ended):
        raise errors.LineEndsTurn(now.view())
    if ended and not may_end:
        raise errors.EndsTurn(now.view())


def _demand_holder(now: Session, seat: str, by: Person) -> None:
    holder = now.holders.of(seat)
    if not holder:
        raise errors.SeatFree(now.view())
    if holder != by.id:
        raise errors.NotYours(now.view())


def demand_seated(now: Session, by: Person) -> None:
    """Raise NotSeated where people hold seats and the presser doesn't, nor has started the session."""
    demand_at_table(now.view(), by)


def demand_at_table(view: View, by: Person) -> None:
    """Raise NotSeated where people hold seats and the presser doesn't, nor has started the session."""
    if not is_at_table(view.holders, by.id):
        raise errors.NotSeated(view)


def is_at_table(holders: Holders, person: str) -> bool:
    """Tell whether somebody holds a seat, has started the session, or no people hold seats."""
    is_free = not holders.are_people or is_automa(person) or person == holders.starter
    return is_free or holders.seat_of(person) is not None


def demand_here(view: View, by: Person) -> None:
    """Raise NoSession for a session of another server, Elsewhere for one of another channel."""
    if view.session.guild != by.guild:
        raise errors.NoSession
    if by.channel and by.channel != view.session.channel:
        raise errors.Elsewhere(view)


def demand_mover(view: View, by: Person) -> None:
    """Raise NotSeated unless a person may take the session to another channel.

    Who sits there may, or manages the server; where nobody sits who has started it.
    """
    movers = view.holders.people or {view.holders.starter}
    if view.session.guild != by.guild:
        raise errors.NoSession
    if not by.may_manage and by.id not in movers:
        raise errors.NotSeated(view)


def demand_another(now: Session, by: Person, asker: str) -> None:
    """Raise NeedsAnother where other people hold seats, unless one of them agrees to what the asker wants."""
    people = now.holders.people
    may_ask = asker != by.id and (asker in people or asker == now.holders.starter)
    if not is_alone(now.holders, by.id) and not (may_ask and by.id in people):
        raise errors.NeedsAnother(now.view())


def demand_fair_seed(now: Session, changes: Sequence[Change]) -> None:
    """Raise SeedChosen if somebody sits down to a hand that the starter, who has chosen the seed, knows."""
    if not all(may_sit(now, one.holder) for one in changes if is_person(one.holder)):
        raise errors.SeedChosen(now.view())


def may_sit(now: Session | View, person: str) -> bool:
    """Tell whether somebody may have a hand here: of a chosen seed who chose it knows all of them."""
    return not (now.session.salt and now.game.has_hands) or person == now.holders.starter


def agreement(holders: Holders, by: Person, asker: str) -> tuple[str, list[str]]:
    """Return who wanted what is done by this press, and who agreed to it (nobody if nobody had to)."""
    return (asker, [by.id]) if asker and not is_alone(holders, by.id) else (by.id, [])


def is_alone(holders: Holders, person: str) -> bool:
    """Tell whether nobody else holds a seat."""
    return holders.people <= {person}


def demand_own_if_unseen(now: Session, undone: EntryRow, by: Person) -> None:
    """Raise NotYours if an undo would take back what another person has planned and nobody has seen."""
    if is_person(undone.author) and undone.author in now.holders.people - {by.id} and is_unseen(undone):
        raise errors.NotYours(now.view())


def demand_own_redo(now: Session, mover: str, by: Person) -> None:
    """Raise NotYours where several people hold seats and what would come back isn't the presser's to bring.

    It is for who has undone it (with an agreed undo that is who asked for it) and for the `mover`, whose
    choice it was.
    """
    undo = now.known(by.id)
    is_undone = undo.kind in BACK
    if len(now.holders.people) > 1 and is_undone and by.id not in (undo.author, mover):
        raise errors.NotYours(now.view())


def is_own_step(now: Session, undone: EntryRow, by: Person) -> bool:
    """Tell whether nobody has to be asked about an undo: it takes back what nobody has seen.

    On a table that people keep themselves that holds for all that who wants it did last, as long as no other
    person is awaited by that; and who plays alone there has nobody to ask.
    """
    if now.game.strengths or is_unseen(undone):
        return undone.author == by.id and is_unseen(undone)
    view, others = now.view(), now.holders.people - {by.id}
    is_last = undone.author == by.id and undone.seq == now.entry.base and not view.is_ended
    return not others or (is_last and not others & set(map(now.holders.of, waits_for(view))))


def own_question(view: View, person: str) -> Question:
    """Return the open question that a person answers by typing: one that all see comes first.

    Raises NothingOpen, or NotYours or NotSeated where only others are asked.
    """
    if not view.questions:
        raise errors.NothingOpen(view)
    is_stranger = view.holders.are_people and not view.holders.seat_of(person)
    own = [one for one in view.questions if one.to is None or is_for(view, one.to, person)]
    own = [] if is_stranger else own
    if not own:
        raise errors.NotYours(view) if view.holders.seat_of(person) else errors.NotSeated(view)
    return next((one for one in own if not one.private), own[0])
