"""The first and the last words of a session: what was chosen and agreed, and how to check the draws."""

import json
from collections import Counter
from collections.abc import Sequence

from bot.screens.message import BETWEEN, QUIET, embed
from bot.screens.panel import footer_of
from bot.screens.seats import holder_name, mention, seat_name
from bot.screens.turn import agreed_lines, restarted_lines, title_of
from bot.sessions.entry import BACK
from bot.sessions.holders import is_automa
from bot.sessions.result import open_seats
from bot.sessions.view import View
from bot.wire.json import Json
from bot.words.words import Markup, Words
from engines.core.game import StartOption
from engines.core.game.gist import Gist

SHORT_LINE = 40
"""Characters that a phone shows in a line."""
MOST_STEPS = 5
HASH_END = 8
"""Digits that are shown of each end of the seed's hash; About and the export have all."""


def opening_embed(words: Words, view: View) -> Json:
    """Return how a session begins: what hands must do on the real table, or what was chosen."""
    lines = set_up_lines(words, view)
    if not lines:
        lines = chosen_lines(words, view.game.options, json.loads(view.session.options))
    if view.game.strengths and view.state is not None:
        lines.append(table_line(words, view))
    title = words.label("ui-title-start", game=words.label("game-name"))
    title = title_of(words, view, Gist()) if view.kind in BACK else title
    return embed(title, [*agreed_lines(words, view), *restarted_lines(words, view), *lines])


def set_up_lines(words: Words, view: View) -> list[str]:
    """Return how the real table is set up, step by step; nothing where there is none."""
    steps = view.game.set_up(view.state) if view.state is not None else ()
    return [words.say("ui-step", n=n, what=one) for n, one in enumerate(steps[:MOST_STEPS], start=1)]


def farewell_embed(words: Words, view: View) -> Json:
    """Return the seed and how to check the draws with it."""
    seed, salt = Markup.code(view.session.seed), Markup.code(view.session.salt)
    is_salted = bool(view.session.salt)
    seed_line = (
        words.say("ui-seed-salted", seed=seed, salt=salt) if is_salted else words.say("ui-seed", seed=seed)
    )
    asked = [words.say("ui-did-you-win")] if open_seats(view) and not view.entered else []
    lines = [*asked, seed_line, *told_lines(words, view), words.say("ui-verify")]
    return embed(words.label("ui-title-ended"), lines, footer_of(words, view), QUIET)


def about_embed(words: Words, view: View) -> Json:
    """Return what this session plays: the game, what was chosen, and by which version of its rules."""
    chosen = chosen_lines(words, view.game.options, json.loads(view.session.options))
    rules = words.say("ui-about-rules", version=Markup(view.session.rules), session=Markup(view.id))
    lines = [words.say("game-about"), *chosen, rules, *told_lines(words, view)]
    return embed(words.label("game-name"), lines)


def promise_of(words: Words, view: View, *, is_whole: bool = False) -> str:
    """Return the hash that binds the bot to its seed: its ends, which have room at a foot, or all of it."""
    whole = view.session.commitment
    ends = f"{whole[:HASH_END]}…{whole[-HASH_END:]}"
    return words.label("ui-promise", hash=whole if is_whole else ends)


def seed_lines(words: Words, view: View) -> list[str]:
    """Return that somebody has chosen the seed, or can have seen it, for everybody to know."""
    chosen = [words.say("ui-seed-chosen", person=mention(view.seed_by))] if view.seed_by else []
    return [*chosen, *told_lines(words, view)]


def told_lines(words: Words, view: View) -> list[str]:
    """Return since when the seed is known, if the game was played on after an end."""
    if view.seed_told is None:
        return []
    hands = "yes" if view.has_hands else "no"
    return [words.say("ui-seed-told", at=Markup.time(view.seed_told), hands=hands)]


def people(words: Words, view: View) -> list[str]:
    """Return the seats of people, each with who holds it, or that it is free."""
    return [
        words.say("ui-seat-held", seat=seat_name(words, view, seat), holder=holder_name(words, view, seat))
        for seat in view.seats
        if not is_automa(view.holders.of(seat))
    ]


def table_line(words: Words, view: View) -> str:
    """Return who sits at the table, people with their seats."""
    automas = [seat for seat in view.seats if is_automa(view.holders.of(seat))]
    names = Counter(holder_name(words, view, seat) for seat in automas)
    told = people(words, view)
    told += [name if n == 1 else words.say("ui-times", n=n, what=Markup(name)) for name, n in names.items()]
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
