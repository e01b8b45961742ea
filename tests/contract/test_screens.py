"""Every screen of whole sessions: short in English and in the longest language, within Discord's limits.

In the longest each message is in that language in which it is longest: none has to be looked at alone.
"""

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import chain, product
from typing import Any

import pytest

from bot.presses.fix import fix_form, fixes_of
from bot.screens.asked_back import again_id
from bot.screens.controls.fixes import FixAgain, Fixed
from bot.screens.controls.table import Turn
from bot.screens.forms import (
    as_lines,
    is_one_text,
    longest_field,
    name_of_line,
    prefilled,
    read_lines,
    shown_lines,
)
from bot.screens.localized_view import LocalizedView
from bot.screens.message import BETWEEN
from bot.screens.my_turn import in_order, order_line
from bot.screens.opening import chosen_lines, table_line
from bot.screens.opening import people as people_of
from bot.screens.panel import panel_embed
from bot.screens.parts import TEXT_DISPLAY
from bot.screens.phone import broken
from bot.screens.seats import seat_lines, waiting_line
from bot.screens.table_buttons import table_rows
from bot.screens.turn import move_line
from bot.screens.why import why_pages
from bot.sessions.moves import Played
from bot.sessions.seating import waits_for
from bot.sessions.view import View
from bot.wire.custom_id import CustomId, decode, key
from bot.wire.json import Json
from bot.wire.limits import LABEL, MODAL_TITLE, OPTION_TEXT, TITLE, _length
from bot.words.words import Markup, Words
from engines.core.game import Game, registry
from engines.core.script.form import Form
from engines.core.script.notation import LONGEST
from sandbox import limits
from tests.contract.longest import longest_words
from tests.contract.pseudo import pseudo_words, shown, strays
from tests.contract.screens import all_views, drawn, forms, messages, picks_of, screens, typed
from tests.contract.words import spoken

GAMES = registry.games()
# One game after the other: each moment of it is looked at once.
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id, scope="module")
WIDTH = 45
"""Characters in a line of an embed on a phone; a wide one counts twice, markup doesn't count."""
MOST_LINES = 5
SOME = 4
"""Of so many moments one is looked at in the longest language: most messages come again and again."""
LONGER_BY = 22
"""So many characters more may a line have in the longest language: on a phone it becomes two lines, ..."""
MORE_LINES = 2
"""... and so many lines more there may be."""
BUTTON = 34
"""Characters on a button."""
EVERY = 8
"""Drawing takes long: the pictures of each so many moments are looked at."""


@cache
def width(line: str) -> int:
    bare = line.replace("**", "").replace("`", "")
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in bare)


@dataclass
class Moment:
    """A moment of a session, with what is said of it in three ways."""

    view: View
    number: int
    typed: set[str]
    """What people have typed until now."""

    def __post_init__(self) -> None:
        self.game = self.view.game
        self.english, self.longest = spoken(self.game), longest_words(self.game)
        self.longer = pseudo_words(self.game)
        self.is_of_some = self.number % SOME == 0
        self.on_phones = [(self.english, WIDTH, MOST_LINES)]
        if self.is_of_some:
            self.on_phones.append((self.longest, WIDTH + LONGER_BY, MOST_LINES + MORE_LINES))
        """Words, how wide a line may be in them, and how many lines there may be."""

    @cached_property
    def screens(self) -> list[dict[str, Any]]:
        """All screens in the pseudo-language: looked at twice, made once."""
        return list(screens(self.longer, self.view))

    @cached_property
    def forms(self) -> list[dict[str, Any]]:
        """All forms in the pseudo-language."""
        return list(forms(self.longer, self.view))


Check = Callable[[Moment], None]
CHECKS: dict[str, Check] = {}
"""What holds at each moment, by name."""


def check(function: Check) -> Check:
    """Let what is checked of a moment be checked of all of them."""
    CHECKS[function.__name__] = function
    return function


@lru_cache(maxsize=1)
def faults(game: Game[Any]) -> dict[str, Exception]:
    """Look at each moment of the game's sessions once; return the first fault that each check has found."""
    found: dict[str, Exception] = {}
    known: set[str] = set()
    for number, view in enumerate(all_views(game)):
        known |= typed(view)
        moment = Moment(view, number, known)
        for name in CHECKS.keys() - found.keys():
            try:
                CHECKS[name](moment)
            except Exception as fault:
                found[name] = fault
    return found


@check
def what_happened_fits_a_phone_line_by_line(moment: Moment) -> None:
    view = moment.view
    if view.kind == "fix":
        return  # what people typed is as long as they typed it
    gist = moment.game.sum_up(view.told)
    for words, wide, _ in moment.on_phones:
        for remark in gist.lines:
            for line in broken(words, remark.text):
                assert line.strip()
                assert width(line) <= (2 * wide if view.kind == "report" else wide), line
        assert gist.title is None or 0 < len(words.plain(gist.title)) <= 2 * wide, gist.title


@check
def a_panel_has_few_short_lines_and_small_numbers(moment: Moment) -> None:
    game, view = moment.game, moment.view
    if view.state is None:
        return
    hands = [game.hand(view.state, seat) for seat in view.seats] if game.hand else []
    panels = (game.panel(view.state), *game.score(view.state), *hands)
    for (words, wide, most), panel in product(moment.on_phones, panels):
        body = panel_embed(LocalizedView(words, view), panel)
        lines = body.get("description", "").splitlines()
        assert len(lines) <= most
        for line in (
            *lines,
            *(one for field in body.get("fields", ()) for one in field["value"].splitlines()),
        ):
            assert width(line) <= wide, line


@check
def each_event_is_in_the_gist_or_counted_and_always_under_why(moment: Moment) -> None:
    view, words = moment.view, moment.english
    if view.questions or view.kind not in ("start", "turn"):
        return
    pages = why_pages(LocalizedView(words, view), Played(1, view.kind, view.label, view.told))
    told = "\n".join(page["description"] for page in pages)
    for event in view.told:
        assert words(event.text).replace("**", "") in told
        assert not event.rule or f"Rule {event.rule}" in told


@check
def no_message_has_more_than_five_short_lines_beside_what_hands_must_do(moment: Moment) -> None:
    for words, wide, most in moment.on_phones:
        _has_short_lines(moment.view, words, wide, most)


def _has_short_lines(view: View, words: Words, wide: int, most: int) -> None:
    firm = [one for one in view.gist.lines if not (one.is_detail or one.is_points)]
    most = max(most, sum(len(broken(words, one.text)) for one in firm) + 1)
    # What people are called, what they typed, and the words of what they chose are as long as they are.
    people = {
        table_line(LocalizedView(words, view)),
        *seat_lines(LocalizedView(words, view)),
        *(waiting_line(LocalizedView(words, view), seat) for seat in waits_for(view)),
        words.say("ui-people", seats=Markup(BETWEEN.join(people_of(LocalizedView(words, view))))),
        order_line(words, in_order({"": view.reports}, picks_of(view))),
    }
    # So are those of a form, and as many as it asks for: they are what is confirmed.
    asked = {line for question in view.questions for line in shown_lines(words, question)}
    # A move in a list of moves is its title, which may have two lines.
    title = move_line(LocalizedView(words, view), view.label, view.told)
    for payload in messages(words, view):
        for embed in payload["embeds"]:
            lines = [one for one in embed.get("description", "").splitlines() if one not in asked]
            assert len(lines) <= most, lines
            for line in lines:
                is_free = line in people or view.kind in ("fix", "report") or view.session.seed in line
                is_long = line.startswith("•") or line == title
                assert is_free or width(line) <= (2 * wide if is_long else wide), line


@EVERY_GAME
def test_the_opening_is_short_whatever_is_chosen(game: Game[Any]) -> None:
    unusual: dict[str, object] = {
        option.id: not option.default
        if option.kind == "switch"
        else option.high
        if option.kind == "number"
        else max((one for one in option.choices if one != option.default), key=len)
        for option in game.options
    }
    for words, more in ((spoken(game), 0), (longest_words(game), MORE_LINES)):
        lines = chosen_lines(words, game.options, unusual)
        assert bool(unusual) <= len(lines) <= MOST_LINES + more
        for line in lines:
            assert width(line) <= WIDTH, line


def labels(payload: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Yield what nobody can do without, with its limit: titles, buttons, what can be chosen."""
    for embed in payload["embeds"]:
        yield embed.get("title", ""), TITLE
    for row in payload["components"]:
        for part in row["components"]:
            yield part.get("label", ""), LABEL
            if ":lookturn" not in part.get(
                "custom_id", ""
            ):  # the titles of other moves: there they are whole
                yield from ((option["label"], OPTION_TEXT) for option in part.get("options", ()))


@check
def nothing_is_cut_off_in_a_language_that_is_much_longer(moment: Moment) -> None:
    for payload in moment.screens:
        assert not limits.check_message(payload)
        for label, most in labels(payload):
            assert _length(label) <= most
            assert not label.endswith("…"), label
    has_lines = any(isinstance(question, Form) for question in moment.view.questions)
    for form in moment.forms:
        assert not limits.check_modal(form)
        assert len(form["title"]) <= MODAL_TITLE
        above: Json = {}
        for field in form["components"]:
            is_whole = not field.get("label", "").endswith("…") or above.get("type") == TEXT_DISPLAY
            assert not has_lines or is_whole, field["label"]
            above = field


@check
def a_button_is_short_in_the_longest_language(moment: Moment) -> None:
    for payload in () if not moment.is_of_some else screens(moment.longest, moment.view):
        for row in payload["components"]:
            for part in row["components"]:
                assert len(part.get("label", "")) <= BUTTON, part["label"]


@check
def the_lines_of_a_form_are_told_apart_and_hold_what_is_known(moment: Moment) -> None:
    words = moment.english
    for form in moment.view.questions:
        if not isinstance(form, Form):
            continue
        names = [name_of_line(words, one) for one in form.questions]
        assert len(set(names)) == len(names)
        known = {one.id: prefilled(words, one) for one in form.questions}
        assert read_lines(words, form, as_lines(words, form, known)) == (known, [])
        longest = LONGEST if is_one_text(form) else longest_field(words, form)
        assert len(as_lines(words, form, known)) <= longest or not is_one_text(form)
        assert all(len(one) <= longest for one in known.values())


@check
def all_that_is_corrected_offered_and_asked_has_a_custom_id(moment: Moment) -> None:
    view, words = moment.view, moment.english
    fixes = list(view.game.fixes(view.state)) if view.state is not None else []
    known = fixes_of(view)
    assert list(known.values()) == fixes
    for code, fix in known.items():
        form = fix_form(LocalizedView(words, view), code)
        assert not limits.check_modal(form)
        for custom_id in (form["custom_id"], again_id(view, fix).encode()):
            decoded = decode(custom_id)
            assert decoded is not None
            assert isinstance(decoded.control, Fixed | FixAgain)
            assert known[decoded.control.field] == fix
    offers = list(view.game.offers(view.state)) if view.state is not None else []
    for ids in ([one.move.code for one in offers], [one.id for one in view.questions]):
        assert len({key(one) for one in ids}) == len(set(ids))
        for one in ids:
            custom_id = CustomId(view.id, 10**9, Turn(key(one)))
            assert decode(custom_id.encode()) == custom_id


@check
def a_button_of_a_turn_says_what_it_does(moment: Moment) -> None:
    view, words = moment.view, moment.english
    offers = {key(one.move.code): one for one in view.turns}
    parts = [part for row in table_rows(LocalizedView(words, view)) for part in row["components"]]
    for part in parts:
        custom_id = decode(part.get("custom_id", ""))
        if custom_id is None or not isinstance(custom_id.control, Turn):
            continue
        offer = offers[custom_id.control.move]
        ends = part["label"] == words.label("ui-done-turn")
        assert ends == (offer.move.action == "done"), (part["label"], offer.move)
        assert ends or part["label"] == words.plain(offer.label)


@check
def no_word_is_in_no_file(moment: Moment) -> None:
    pictures = drawn(moment.longer, moment.view) if moment.number % EVERY == 0 else ()
    for text in chain(shown([*moment.screens, *moment.forms]), pictures):
        assert not [word for word in strays(text) if not _is_known(word, text, moment.typed)], text


def _is_known(word: str, text: str, known: set[str]) -> bool:
    """Tell whether people have typed a word, also one that is cut off for want of room."""
    return word in known or (f"{word}…" in text and any(one.startswith(word) for one in known))


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize("name", CHECKS)
def test_at_each_moment(game: Game[Any], name: str) -> None:
    if fault := faults(game).get(name):
        raise fault
