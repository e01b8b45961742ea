"""What was typed and not understood: why nothing was done, what may be meant, and how to try again."""

import base64
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from bot.screens.controls.answers import Meant
from bot.screens.controls.fixes import FixMeant
from bot.screens.controls.reports import WrittenLine
from bot.screens.forms import TEXT, such_as
from bot.screens.localized_view import LocalizedView
from bot.screens.message import AsTyped, embed, message
from bot.screens.panel import footer_of
from bot.screens.parts import PRIMARY, SECONDARY, button, form, labelled, menu, row, text_input
from bot.screens.screens import private
from bot.wire.custom_id import Control, CustomId
from bot.wire.json import Json
from bot.words.words import Words
from engines.core.script.notation import LONGEST
from engines.core.text import Arg, Text

MISSPELT = "bad-misspelt"
"""What a game says of a `name` that is nearly another begins so: `near`, which a button then puts there.

Of several that may be meant it is a list of texts with a `name` each.
"""


def with_typed(local: LocalizedView, why: str, line: str, rows: Sequence[Json]) -> Json:
    """Return why nothing was done; the message ends with what was typed, for what goes on with it."""
    return ending_with(local.words, private(why, rows, footer_of(local)), line)


def ending_with(words: Words, told: Json, typed: str, again: CustomId[Control] | None = None) -> Json:
    """Return a message that ends with what was typed; a button opens the form for it `again`, if one does."""
    rows = [*told["components"], *([try_again(words, again)] if again else [])]
    return message(*told["embeds"], embed(words.label("ui-you-typed"), footer=AsTyped(typed)), rows=rows)


def try_again(words: Words, again: CustomId[Control], *others: Json) -> Json:
    """Return the button that opens a form with what was typed (the message ends with it), after `others`."""
    return row(*others, button(again, words.label("ui-try-again"), SECONDARY if others else PRIMARY))


def yes_meant(
    local: LocalizedView, why: Text, line: str, meant: Callable[[int, int, str], Meant | FixMeant]
) -> list[Json]:
    """Return the buttons that take what a misspelt name in a line may mean; none if nothing is misspelt.

    Each is what is `meant` from one place of the line to another, by a name in base64.
    """
    for name, near in _misspelt(why):
        pattern = r"\s+".join(map(re.escape, name.split()))
        found = re.search(rf"(?<!\w){pattern}(?!\w)", line, re.IGNORECASE)
        if found is None:
            continue
        buttons = []
        for one in near:
            yes = meant(found.start(), found.end(), _packed(one)).of(local.view)
            with suppress(ValueError):  # no room for so long a name
                yes.encode()
                buttons.append(button(yes, local.label("ui-yes-meant", name=one), PRIMARY))
        return buttons
    return []


def as_meant(meant: Meant | FixMeant, line: str) -> str:
    """Return a line with what its misspelt name means. Raises ValueError for what is no such button."""
    near = base64.urlsafe_b64decode(meant.near).decode()
    return line[: meant.start] + near + line[meant.end :]


def _packed(name: str) -> str:
    return base64.urlsafe_b64encode(name.encode()).decode()


def _misspelt(why: Arg) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each misspelt name that a text tells of, with what it may mean."""
    if isinstance(why, tuple):
        for one in why:
            yield from _misspelt(one)
    elif isinstance(why, Text):
        if why.id.startswith(MISSPELT):
            near = why.args["near"]
            meant = tuple(str(one.args["name"]) for one in near) if isinstance(near, tuple) else (str(near),)
            yield str(why.args["name"]), meant
        for part in why.args.values():
            yield from _misspelt(part)


def which(words: Words, custom_id: CustomId[Control], options: Sequence[tuple[str, str]]) -> Json:
    """Return the menu of what may be meant: (code, label) pairs."""
    return menu(custom_id, options, words.label("ui-choose"))


def line_form(local: LocalizedView, line: str = "") -> Json:
    """Return the form for a line of the game's notation."""
    view = local.view
    example = view.game.notation(view.state).example if view.game.notation else ""
    custom_id = WrittenLine().of(view)
    typed = text_input(TEXT, line, LONGEST, such_as(local.words, example))
    field = labelled(local.label("ui-report-line"), typed)
    return form(custom_id, local.label("game-name"), [field])
