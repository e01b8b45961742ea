"""What can be done about the seats, for one person: a menu, and what it asks further."""

from bot.screens.parts import form, menu, person_menu, text_field
from bot.screens.seats import seat_name
from bot.sessions import seating
from bot.sessions.holders import is_automa, is_person
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.words.words import Words

NAME = "name"
LONGEST_NAME = 32


def seat_rows(words: Words, view: View, person: str) -> list[Json]:
    """Return the menu of what a person can do about the seats; none if there is nothing."""
    options = _options(words, view, person)
    mark = CustomId(view.id, view.shown, "seat")
    return [menu(mark, options, words.label("ui-seat-what"))] if options else []


def _options(words: Words, view: View, person: str) -> list[tuple[str, str]]:
    """Return what a person can do: take a seat, leave, name it, hand it over, give one to an automa."""
    if view.is_ended:
        return []
    own = view.holders.seat_of(person)
    options = [("leave", words.label("ui-seat-leave"))] if own else []
    for seat in view.seats:
        name, holder = seat_name(words, view, seat), view.holders.of(seat)
        if own and own != seat and is_person(holder) and seat in waits_for(view):
            options.append((f"sleep.{seat}", words.label("ui-seat-asleep", seat=name)))
        if own is None and not is_person(holder):
            options.append((f"take.{seat}", words.label("ui-seat-take", seat=name)))
        if not seating.may_give(view, person):
            continue
        if holder in ("", person):
            options.append((f"name.{seat}", words.label("ui-seat-name", seat=name)))
            options.append((f"pass.{seat}", words.label("ui-seat-pass", seat=name)))
        options += [
            (
                f"give.{seat}.{one}",
                words.label("ui-seat-give", seat=name, strength=words.label(f"strength-{one}")),
            )
            for one in view.game.strengths
            if not (is_automa(holder) and holder.endswith(f":{one}"))
        ]
    return options


def name_form(words: Words, view: View, seat: str) -> Json:
    """Return the form that asks what a seat is to be called."""
    field = text_field(
        NAME, words.label("ui-seat-called"), view.holders.name_of(seat), LONGEST_NAME, is_optional=True
    )
    title = words.label("ui-seat-name", seat=seat_name(words, view, seat))
    return form(CustomId(view.id, view.shown, "rename", (seat,)), title, [field])


def pass_rows(words: Words, view: View, seat: str) -> list[Json]:
    """Return the menu that asks to whom a seat goes."""
    return [person_menu(CustomId(view.id, view.shown, "passto", (seat,)), words.label("ui-seat-to"))]
