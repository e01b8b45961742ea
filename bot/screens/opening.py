"""The first and the last words of a session: what was chosen and agreed, and how to check the draws."""

import json
from collections import Counter
from collections.abc import Sequence

from bot.screens.localized_view import LocalizedView
from bot.screens.message import BETWEEN, QUIET, embed
from bot.screens.panel import footer_of
from bot.screens.seats import holder_name, seat_name
from bot.screens.turn import agreed_lines, restarted_lines, title_of, who
from bot.screens.waiting import speed_lines
from bot.sessions.entry import BACK
from bot.sessions.result import open_seats
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Markup, Words
from engines.core.game import StartOption
from engines.core.game.gist import Gist
from engines.core.text import Text

SHORT_LINE = 40
"""Characters that a phone shows in a line."""
MOST_STEPS = 5
HASH_END = 8
"""Digits that are shown of each end of the seed's hash; About and the export have all."""


def opening_embed(local: LocalizedView) -> Json:
    """Return how a session begins: what hands must do on the real table, or what was chosen."""
    view = local.view
    lines = fork_lines(local) or set_up_lines(local)
    if not lines:
        lines = chosen_lines(local.words, view.game.options, json.loads(view.session.options))
    if view.game.strengths and view.state is not None:
        lines.append(table_line(local))
    title = local.label("ui-title-start", game=local.label("game-name"))
    title = title_of(local, Gist()) if view.kind in BACK else title
    return embed(title, [*agreed_lines(local), *restarted_lines(local), *lines])


def set_up_lines(local: LocalizedView) -> list[str]:
    """Return how the real table is set up, step by step; nothing where there is none."""
    steps = set_up_of(local.view)[:MOST_STEPS]
    return [local.say("ui-step", n=n, what=one) for n, one in enumerate(steps, start=1)]


def set_up_of(view: View) -> Sequence[Text]:
    """Return the steps in which the real table is set up; nothing where there is none."""
    return () if view.state is None else view.game.set_up(view.state)


def farewell_embed(local: LocalizedView) -> Json:
    """Return the seed and how to check the draws with it."""
    view = local.view
    seed, salt = Markup.code(view.session.seed), Markup.code(view.session.salt)
    is_salted = bool(view.session.salt)
    seed_line = (
        local.say("ui-seed-salted", seed=seed, salt=salt) if is_salted else local.say("ui-seed", seed=seed)
    )
    asked = [local.say("ui-did-you-win")] if open_seats(view) and not view.entered else []
    lines = [*asked, seed_line, *told_lines(local), local.say("ui-verify")]
    return embed(local.label("ui-title-ended"), lines, footer_of(local), QUIET)


def about_embed(local: LocalizedView) -> Json:
    """Return what this session plays: the game, what was chosen, and by which version of its rules."""
    view = local.view
    chosen = chosen_lines(local.words, view.game.options, json.loads(view.session.options))
    rules = local.say("ui-about-rules", version=Markup(view.session.rules), session=Markup(view.id))
    told = (rules, *fork_lines(local), *told_lines(local))
    lines = [local.say("game-about"), *chosen, *speed_lines(local), *told]
    return embed(local.label("game-name"), lines)


def promise_of(local: LocalizedView, *, is_whole: bool = False) -> str:
    """Return the hash that binds the bot to its seed: its ends, which have room at a foot, or all of it."""
    whole = local.view.session.commitment
    ends = f"{whole[:HASH_END]}…{whole[-HASH_END:]}"
    return local.label("ui-promise", hash=whole if is_whole else ends)


def seed_lines(local: LocalizedView) -> list[str]:
    """Return that somebody has chosen the seed, or can have seen it, for everybody to know."""
    chosen = [local.say("ui-seed-chosen", person=who(local.view.seed_by))] if local.view.seed_by else []
    return [*chosen, *told_lines(local)]


def told_lines(local: LocalizedView) -> list[str]:
    """Return since when the seed is known, if the game was played on after an end."""
    if local.view.seed_told is None:
        return []
    hands = "yes" if local.view.has_hands else "no"
    return [local.say("ui-seed-told", at=Markup.time(local.view.seed_told), hands=hands)]


def fork_lines(local: LocalizedView) -> list[str]:
    """Return which game this one goes on from, and what is known of it; nothing for a game of its own."""
    fork = local.view.fork
    if fork is None:
        return []
    known = ("hands" if local.view.has_hands else "draws") if fork.is_known else "no"
    return [
        local.say("ui-fork-from", id=Markup.code(fork.session), move=fork.move),
        local.say("ui-fork-same" if fork.is_same else "ui-fork-new", known=known),
    ]


def people(local: LocalizedView) -> list[str]:
    """Return the seats of people, each with who holds it, or that it is free."""
    return [
        local.say("ui-seat-held", seat=seat_name(local, seat), holder=holder_name(local, seat))
        for seat in local.view.seats
        if not local.view.seat(seat).is_automas
    ]


def table_line(local: LocalizedView) -> str:
    """Return who sits at the table, people with their seats."""
    automas = [seat for seat in local.view.seats if local.view.seat(seat).is_automas]
    names = Counter(holder_name(local, seat) for seat in automas)
    told = people(local)
    told += [name if n == 1 else local.say("ui-times", n=n, what=Markup(name)) for name, n in names.items()]
    return BETWEEN.join(told)


def chosen_lines(words: Words, options: Sequence[StartOption], chosen: dict[str, object]) -> list[str]:
    """Return the options that aren't at their defaults, in short lines; none if all are."""
    lines: list[str] = []
    for option in options:
        value = chosen.get(option.id)
        if value == option.default:
            continue
        own = f"chosen-{option.id}"
        if option.kind == "choice" and own not in words:
            own = f"option-{option.id}-{value}"
        short = words.say(own, value=word_of(value))
        if lines and len(lines[-1]) + len(BETWEEN) + len(short) <= SHORT_LINE:
            lines[-1] += BETWEEN + short
        else:
            lines.append(short)
    return lines


def word_of(value: object) -> int | str:
    """Return the value of an option as its message selects by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else Markup(str(value))
