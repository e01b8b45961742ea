"""People and automas come to seats and leave them: what may be done, and what it changes."""

from collections.abc import Callable

from bot.sessions import errors
from bot.sessions.entry import BACK, Kind
from bot.sessions.holders import AUTOMA, Change, is_automa, is_person
from bot.sessions.view import View
from engines.core.errors import IllegalMove
from engines.core.text import Text, text

Automas = tuple[int | None, str]
"""How many seats automas take at the start (None: all but one), and how strong each is.

Of several strengths, with a space between, the last is that of all others, too; empty is the least.
"""
STRENGTHS = ("strength", "strength_2", "strength_3", "strength_4")
"""The options of a start for how strong the automas are, in the order of their seats."""
TOLD_BY = "ui-report-of"
"""The text that says whose a report is."""
Reseat = Callable[[View], list[Change]]
"""What somebody wants of the seats; raises Refused if it may not be."""


def opening(view: View, starter: str, automas: Automas) -> list[Change]:
    """Return who holds which seat at the start: automas the last, the starter the first of the others.

    Where the bot can't decide for a seat there are people only. Raises IllegalMove if there are more automas
    than seats.
    """
    seats, (number, strength) = view.seats, automas
    if not view.game.strengths:
        return [Change(seat, "" if place else starter) for place, seat in enumerate(seats)]
    people = 1 if number is None else len(seats) - number
    if people < 0:
        raise IllegalMove(text("ui-too-many-automas", seats=len(seats), automas=number or 0))
    holders = [starter][:people] + [""] * (people - 1)
    known, wanted = view.game.strengths, strength.split() or [""]
    names = [one if one in known else "".join(known[:1]) for one in wanted]
    names += [names[-1]] * len(seats)
    holders += [AUTOMA + one for one in names]
    return [Change(seat, holder) for seat, holder in zip(seats, holders, strict=False)]


def join(person: str, seat: str = "") -> Reseat:
    """Take a seat: that one, or else the person's own of before, or else the first free one.

    Who has held a seat knows its secrets, and can come back to no other.
    """

    def change(view: View) -> list[Change]:
        if view.holders.seat_of(person):
            raise errors.AlreadySeated(view)
        own = _has_known(view, person)
        wanted = seat or own or next(iter(free_seats(view)), "")
        if not wanted:
            raise errors.NoFreeSeat(view)
        if wanted not in view.seats:
            raise errors.NotOffered(view)
        if view.seat(wanted).is_persons:
            raise errors.SeatTaken(view)
        if own and wanted != own:
            raise errors.KnowsAnother(view)
        if was_left(view, wanted, person):
            raise errors.SeatLeft(view)
        return [Change(wanted, person)]

    return change


def was_left(view: View, seat: str, person: str = "") -> bool:
    """Tell whether an automa plays a seat that somebody else has held: who sits at the table gives it away.

    A table without people is everybody's.
    """
    holders = [row.holder for row in view.holders.rows if row.seat == seat]
    is_theirs = any(map(is_person, holders)) and person not in holders
    return is_theirs and is_automa(holders[-1]) and view.holders.are_people


def strength_here(view: View) -> str:
    """Return how strong the automas of the table are: as the last of them, else the weakest; "" for none."""
    seated = [held for seat in view.seats if (held := view.seat(seat)).is_automas]
    return seated[-1].strength if seated else next(iter(view.game.strengths), "")


def leave(person: str, strength: str) -> Reseat:
    """Leave the seat: it is free again, or an automa of that strength takes over a game that has begun."""

    def change(view: View) -> list[Change]:
        seat = view.holders.seat_of(person)
        if seat is None:
            raise errors.NotSeated(view)
        return [Change(seat, AUTOMA + strength if view.has_begun and strength else "")]

    return change


def give(person: str, seat: str, strength: str, is_absent: bool = False) -> Reseat:
    """Give a seat to an automa, or an automa's seat to one of another strength.

    The seat of another person only if that one `is_absent`.
    """

    def change(view: View) -> list[Change]:
        if seat not in view.seats or strength not in view.game.strengths:
            raise errors.NotOffered(view)
        if not may_give(view, person):
            raise errors.NotSeated(view)
        held = view.seat(seat)
        if held.is_anothers(person) and not is_absent:
            raise errors.NotAsleep(view)
        if held.is_automas and not may_change(view, seat, person):
            raise errors.OthersAutoma(view)
        return [Change(seat, AUTOMA + strength)]

    return change


def free(person: str, seat: str, is_absent: bool = False) -> Reseat:
    """Take the seat from another person who `is_absent`, where no automa can play it: who sits here does.

    It is free again, also for that person.
    """

    def change(view: View) -> list[Change]:
        if view.game.strengths or not view.seat(seat).is_anothers(person):
            raise errors.NotOffered(view)
        if not may_give(view, person):
            raise errors.NotSeated(view)
        if not is_absent:
            raise errors.NotAsleep(view)
        return [Change(seat, "")]

    return change


def hand_over(person: str, seat: str, to: str, name: str) -> Reseat:
    """Give the own seat, or one that no person holds, to somebody else, who is called `name`.

    That one holds no seat yet, and hasn't seen what another one may not show.
    """

    def change(view: View) -> list[Change]:
        _demand_own(view, person, seat)
        if view.holders.seat_of(to):
            raise errors.NotForThem(view)
        if _has_known(view, to) not in (None, seat):
            raise errors.NotForWhoKnows(view)
        return [Change(seat, to, name)]

    return change


def rename(person: str, seat: str, name: str) -> Reseat:
    """Call the own seat, or one that nobody holds, by another name; without one as it was called at first.

    Raises NotNamed where a seat takes no name.
    """

    def change(view: View) -> list[Change]:
        _demand_own(view, person, seat)
        if view.seat(seat).is_automas:
            raise errors.NotOffered(view)
        if not may_name(view, seat):
            raise errors.NotNamed(view)
        return [Change(seat, view.holders.of(seat), name)]

    return change


def _demand_own(view: View, person: str, seat: str) -> None:
    """Raise NotOffered, NotSeated or SeatTaken unless the seat is the person's own, or no person's."""
    if seat not in view.seats:
        raise errors.NotOffered(view)
    if not may_give(view, person):
        raise errors.NotSeated(view)
    if view.seat(seat).is_anothers(person):
        raise errors.SeatTaken(view)


def _has_known(view: View, person: str) -> str | None:
    """Return the seat whose secrets the person has seen, None without one."""
    return view.holders.has_known(person, view.begun) if view.begun and view.has_hands else None


def may_name(view: View, seat: str) -> bool:
    """Tell whether a seat can be called by its person's name: not where seats have names of their own.

    Nor can one that nobody holds where only its holder sees what it has to decide: nobody could play it.
    """
    takes_name = any(one.id == seat and one.takes_name for one in view.all_seats)
    return takes_name and bool(view.holders.of(seat) or not view.has_hands)


def free_seats(view: View) -> list[str]:
    """Return the seats that anybody can take."""
    return [one for one in view.seats if view.seat(one).is_free]


def may_give(view: View, person: str) -> bool:
    """Tell whether the person may give seats to automas.

    Who may holds a seat, or has started the session: a table without people is everybody's.
    """
    holders = view.holders
    return person == holders.starter or holders.seat_of(person) is not None or not holders.are_people


def may_change(view: View, seat: str, person: str) -> bool:
    """Tell whether the person may change an automa's strength alone.

    Where others play it must be who has seated it, on a seat that was nobody else's before.
    """
    rows = [row for row in view.holders.rows if row.seat == seat and row.holder]
    return view.holders.people <= {person} or all(row.author == person for row in rows)


def fill(person: str, strength: str) -> Reseat:
    """Give every free seat to an automa."""

    def change(view: View) -> list[Change]:
        free = free_seats(view)
        if not free:
            raise errors.NoFreeSeat(view)
        return [one for seat in free for one in give(person, seat, strength)(view)]

    return change


def waits_for(view: View) -> tuple[str, ...]:
    """Return the seats, of those that somebody can hold, that have something to do now."""
    if view.is_ended or view.state is None:
        return ()
    if view.questions:
        return tuple(dict.fromkeys(question.to for question in view.questions if question.to))
    coming = (offer.seat for offer in view.turns[:1])
    return tuple(seat for seat in coming if seat in view.seats)


def writes_for(view: View, person: str) -> str | None:
    """Return the seat for which somebody reports: their own, or a free one whose turn it is."""
    own, waiting = view.holders.seat_of(person), waits_for(view)
    free = next((seat for seat in waiting if not view.holders.of(seat)), None)
    return own if own in waiting else free or own


def waits_to_begin(view: View) -> bool:
    """Tell whether an automa's first turn waits for a press: people read the first message before it goes."""
    return view.is_opening and view.holders.are_people and not view.questions


def automa_to_act(view: View) -> str | None:
    """Return who acts for the table now: the first seat with something to do that an automa holds.

    It is empty where the rules themselves go on, with an automa of the game's or a new round; None if people
    are needed, or can choose something else now, such as to take back what an automa can't do.
    """
    found = next((seat for seat in waits_for(view) if view.seat(seat).is_automas), None)
    if found or view.questions or view.is_ended or not view.has_begun or view.kind in (*BACK, Kind.START):
        return found
    coming = view.turns[:2]
    is_the_games = len(coming) == 1 and coming[0].seat not in view.seats
    return "" if is_the_games and view.goes_on and view.holders.are_people else None


def told_by(view: View, seat: str | None, label: Text) -> Text:
    """Return what is told, with whose it is where several people play and it doesn't say so by itself."""
    who = view.label_of(seat)
    if who is None or len(view.seats) < 2 or who in label.args.values():
        return label
    return text(TOLD_BY, seat=who, what=label)
