"""What is shown of seats: to everybody who has to act, and to each seat what is its own."""

from collections.abc import Sequence

from bot.screens.controls.agreement import AgreeEnd, AgreeUndo, Disagree
from bot.screens.controls.seats import Go
from bot.screens.controls.table import TakeBack
from bot.screens.forms import shown_embeds
from bot.screens.localized_view import LocalizedView
from bot.screens.message import COLOUR, embed, message
from bot.screens.panel import footer_of, panel_embed
from bot.screens.parts import PRIMARY, button, row
from bot.screens.questions import Page, name_of, rows_of
from bot.screens.seat_mark import mark_of
from bot.screens.turn import mentions, move_line, question_lines, who
from bot.sessions.entry import Kind
from bot.sessions.holders import Holders
from bot.sessions.moves import Moved, Played
from bot.sessions.seating import waits_for, waits_to_begin
from bot.sessions.view import View
from bot.wire.json import Json
from bot.wire.limits import clip
from bot.words.words import Markup, escape
from engines.core.script.requests import Question
from engines.core.text import text

NAME = 14
"""The characters of a person's name beside a seat's: with its bars or its loot it fits a phone."""


def seat_message(local: LocalizedView, seat: str, page: Page = Page()) -> Json:  # noqa: B008 - frozen
    """Return what only a seat may see: what it has in hand, and what it has to decide."""
    local = local.at(local.view.known_to(local.view.holders.of(seat)))
    view = local.view
    shown, rows = hand_embed(local, seat), []
    forms: list[Json] = []
    question = question_to(view, seat)
    if question is not None:
        people = with_people(local)
        title, *help_ = question_lines(people.words, question)
        mark = mark_of(view, [seat])
        title = title.strip("*")
        shown["title"] = f"{mark.icon} {title}" if mark else title
        _add(shown, help_, is_first=True)
        forms = shown_embeds(local, question)
        rows = rows_of(people, question, page, _take_back(local, seat))
    elif seat in waits_for(view):
        _add(shown, [local.say("ui-your-turn")])
        rows = [row(button(Go().of(view), local.label("ui-go"), PRIMARY))]
    else:
        lines = [other_line(local, one) for one in waits_for(view)]
        _add(shown, lines or [local.say("ui-nothing-to-decide")])
    if forms:
        forms[-1]["footer"] = shown.pop("footer")  # all embeds of a message share the last one's
    return message(shown, *forms, rows=rows)


def _add(shown: Json, lines: Sequence[str], *, is_first: bool = False) -> None:
    """Put lines above or below those of an embed."""
    told = [shown["description"]] if shown.get("description") else []
    shown["description"] = "\n".join([*lines, *told] if is_first else [*told, *lines])


def _take_back(local: LocalizedView, seat: str) -> list[Json]:
    if not _is_own_choice(local.view, seat):
        return []
    return [button(TakeBack().of(local.view), local.label("ui-take-back"))]


def _is_own_choice(view: View, seat: str) -> bool:
    """Tell whether the last choice that still counts is one of the seat that nobody else has seen."""
    is_own = view.is_unseen and view.entry.author == view.holders.of(seat)
    return is_own and (view.entry.kind == Kind.ANSWER or view.has_more_unseen)


def agree_message(
    local: LocalizedView,
    asker: str,
    what: str,
    undone: View,
    agreed: Sequence[str] = (),
    moved: Moved = Moved(),  # noqa: B008 - frozen
) -> Json:
    """Ask the others at the table whether somebody may `undo` what they have seen, or `end` the game.

    Discord tells them of it. An undo takes back the step that has led to `undone`, and these moves if they
    are several. These people have `agreed`.
    """
    agree = AgreeUndo if what == "undo" else AgreeEnd
    yes, no = agree(asker, what, undone.seq), Disagree(asker, what, undone.seq)
    rows = [
        row(
            button(yes.of(local.view), local.label(f"ui-{what}-agreed"), PRIMARY),
            button(no.of(local.view), local.label("ui-disagree")),
        )
    ]
    others = sorted(local.view.holders.people - {asker, *agreed})
    lines = _request(local.at(undone), asker, what, moved)
    lines += [local.say("ui-agreed", person=mentions(local.words, agreed))] if agreed else []
    payload = message(
        embed(lines=lines, footer=footer_of(local)),
        rows=rows,
        content=" ".join(map(mention, others)),
    )
    return payload | {"allowed_mentions": {"parse": [], "users": others}}


def agreed_message(
    local: LocalizedView,
    asker: str,
    what: str,
    undone: View,
    outcome: str,
    moved: Moved = Moved(),  # noqa: B008 - frozen
) -> Json:
    """Return what a request turns into once it has its outcome: `view` is from before that."""
    lines = [*_request(local.at(undone), asker, what, moved), outcome]
    return message(embed(lines=lines, footer=footer_of(local)))


def request_outcome(local: LocalizedView, asker: str, by: str, *, is_yes: bool) -> str:
    """Return that somebody has agreed to what the asker wants, or said no; or that the asker has."""
    no = "ui-withdrawn" if by == asker else "ui-disagreed"
    return local.say("ui-agreed" if is_yes else no, person=mention(by))


def _request(local: LocalizedView, asker: str, what: str, moved: Moved) -> list[str]:
    undone = local.view
    if moved.of_persons > 1:
        asks = local.say("ui-undo-to-agree", person=mention(asker), n=moved.count)
        return [asks, *moves_lines(local, "ui-undo-goes", moved.moves, moved.count)]
    step = text("ui-the-end") if undone.is_ended else undone.gist.title or undone.label
    step = step or text("ui-setup")
    hands = "yes" if undone.ends_for_good else "no"
    id_ = "ui-undo-end-agree" if what == "undo" and undone.is_ended else f"ui-{what}-agree"
    return [local.say(id_, person=who(asker), what=step, hands=hands)]


def moves_lines(local: LocalizedView, id: str, moves: Sequence[Played], count: int) -> list[str]:  # noqa: A002
    """Return, under the message `id`, the last of so many moves, oldest first; of a single one nothing."""
    if count < 2:
        return []
    more = [local.say("ui-moves-before", n=count - len(moves))] if count > len(moves) else []
    named = [local.say("ui-move-line", what=Markup(move_line(local, one.label, one.events))) for one in moves]
    return [local.say(id, n=count), *more, *named]


def seats_message(local: LocalizedView, before: Holders, author: str) -> Json:
    """Return who holds which seat from now on; Discord tells those whose seat others gave away, or gave."""
    view = local.view
    changed = [one for one in view.seats if view.holders.of(one) != before.of(one)]
    lines = []
    for one in changed:
        id_ = "ui-seat-freed" if view.seat(one).is_free else "ui-seat-changed"
        id_ = id_ if view.has_begun else "ui-seat-held"
        lines.append(local.say(id_, seat=seat_name(local, one), holder=holder_name(local, one)))
    replaced = [held.holder for seat in changed if (held := before.seat(seat)).is_anothers(author)]
    if replaced:
        lines.append(local.say("ui-seat-back"))
    given = [held.holder for seat in changed if (held := view.seat(seat)).is_anothers(author)]
    told = message(embed(lines=lines, footer=footer_of(local)))
    if people := [*replaced, *given]:
        told["content"] = " ".join(map(mention, people))
        told["allowed_mentions"] = {"parse": [], "users": people}
    return told


def passed_message(local: LocalizedView, seat: str, person: str) -> Json:
    """Return that a seat was answered for whose person hasn't answered for long, and who wanted it so."""
    told = local.say("ui-slept", seat=seat_name(local, seat), person=who(person))
    return message(embed(lines=[told], footer=footer_of(local)))


def hand_message(local: LocalizedView, seat: str) -> Json:
    """Return a seat's own panel for who holds it."""
    return message(hand_embed(local, seat))


def hand_embed(local: LocalizedView, seat: str) -> Json:
    """Return a seat's own panel."""
    view = local.view
    # Before the game begins a seat can still change hands: nobody looks at its cards yet.
    if not view.has_begun or view.game.hand is None:
        mark = mark_of(view, [seat])
        colour = mark.colour if mark else COLOUR
        return embed(seat_name(local, seat), footer=footer_of(local), colour=colour)
    return panel_embed(local, view.game.hand(view.state, seat))


def question_to(view: View, seat: str) -> Question | None:
    """Return the open question that the seat has to answer."""
    return next((question for question in view.questions if question.to == seat), None)


def seat_lines(local: LocalizedView) -> list[str]:
    """Return for each seat who holds it."""
    return [
        local.say("ui-seat-held", seat=seat_name(local, seat), holder=holder_name(local, seat))
        for seat in local.view.seats
    ]


def waiting_line(local: LocalizedView, seat: str) -> str:
    """Return to everybody that the seat has to act, who that is, and what for.

    Of the seat in turn only what the game words as `awaits-own`: others don't see what it plans.
    """
    view = local.view
    held = view.seat(seat)
    args = {"seat": seat_name(local, seat), "holder": holder_name(local, seat)}
    if not held.holder:
        return local.say("ui-waits-free" if view.game.strengths else "ui-waits-any", **args)
    if held.is_automas:
        is_at_it = view.questions or (view.holders.are_people and not waits_to_begin(view))
        return local.say("ui-waits-automa" if is_at_it else "ui-waits-press", **args)
    turn, question = _turn_of(view), question_to(view, seat)
    prefix = "awaits-own" if seat == turn else "awaits"
    own = f"{prefix}-{name_of(question)}" if question else ""
    if own in local.words:
        return local.say(own, **args, turn=seat_name(local, turn))
    if view.has_begun and seat == turn:
        return local.say("ui-waits-turn", **args)
    return local.say("ui-waits-person", **args)


def wanted(local: LocalizedView, seat: str, name: str) -> str:
    """Return as a title what the person of a seat is to do.

    Of the seat in turn only what the game words as `wanted-own`: others don't see what it plans.
    """
    question = question_to(local.view, seat)
    if question is not None:
        prefix = "wanted-own" if seat == _turn_of(local.view) else "wanted"
        if (own := f"{prefix}-{name_of(question)}") in local.words:
            return local.label(own, **{**question.ask.args, "seat": Markup(name)})
    return local.label("ui-title-turn-of", seat=Markup(name))


def other_line(local: LocalizedView, seat: str) -> str:
    """Return to somebody else that the table waits for the seat."""
    if not local.view.holders.of(seat):
        return waiting_line(local, seat)
    name, holder = seat_name(local, seat), holder_name(local, seat)
    return local.say("ui-waits-other", seat=name, holder=holder)


def _turn_of(view: View) -> str:
    """Return the seat whose turn goes on, or comes next."""
    told = (event.seat for event in view.told if event.seat) if view.questions else ()
    return next(iter(told), None) or next(iter(waits_for(view)), "")


def seat_name(local: LocalizedView, seat: str) -> str:
    """Return a seat's icon and name."""
    mark = mark_of(local.view, [seat])
    label = local.view.label_of(seat)
    name = local.plain(label) if label else seat
    return f"{mark.icon} {name}" if mark else name


def with_people(local: LocalizedView) -> LocalizedView:
    """Return the same with who sits there beside the name of each seat that keeps its own."""
    view = local.view
    beside = [
        (one.label, local.label("ui-seat-of", seat=one.label, name=clip(name, NAME)))
        for one in view.all_seats
        if not one.takes_name and (name := view.seat(one.id).name)
    ]
    return local.named([*view.names, *beside])


def called(local: LocalizedView, seat: str) -> str:
    """Return a seat's icon and what its holder is called, or else the seat: for places without mentions."""
    name, mark = local.view.seat(seat).name, mark_of(local.view, [seat])
    if not (name and mark):
        return seat_name(local, seat)
    return f"{mark.icon} {escape(name)}"


def holder_name(local: LocalizedView, seat: str) -> str:
    """Return who holds a seat: a mention, the automa's strength, or that it is free."""
    held = local.view.seat(seat)
    if held.is_automas:
        return local.label(f"strength-{held.strength}")
    if local.view.holders.is_former(seat):
        return local.label("ui-former-player")
    if held.is_free:
        return local.label("ui-seat-free")
    return mention(held.holder) if held.holder else local.label("ui-seat-without", name=held.name)


def mention(person: str) -> Markup:
    """Return a person's mention, by the user's id; whether it rings is said beside the message."""
    return Markup(f"<@{person}>")
