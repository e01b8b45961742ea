"""Corrections of what the bot keeps, by the exact name of the value; what isn't one is asked back."""

from collections.abc import Iterable, Mapping

from bot.presses.payload import Forged, chosen, entered, typed_before
from bot.presses.press import Press
from bot.presses.report import say_nothing_to_tell
from bot.presses.response import show
from bot.presses.search import Labels
from bot.presses.serves import does, serves
from bot.screens.asked_back import bad_value, no_such_value, which_value
from bot.screens.controls.fixes import FixAgain, FixAs, Fixed, FixMeant
from bot.screens.forms import TEXT, as_lines, prefilled, question_form, value_form
from bot.screens.localized_view import LocalizedView
from bot.screens.retry import as_meant
from bot.screens.subcommands import Subcommand
from bot.sessions.errors import AlreadySo, Mistake, NotOffered, QuestionOpen
from bot.sessions.rights import demand_at_table, own_question
from bot.sessions.view import View
from bot.wire.custom_id import CustomId, key
from bot.wire.json import Json
from bot.words.words import Words
from engines.core.game.move import Fix
from engines.core.script.form import Form, lines_of


@does(Subcommand.FIX)
async def fix(press: Press, options: Json) -> None:
    """Correct a value that the bot keeps; where a form asks for it, in that form."""
    view = await press.sessions.records.running_in(press.by.channel)
    demand_at_table(view, press.by)
    known = fixes_of(view)
    if view.game.strengths and (view.questions or not known):
        await say_nothing_to_tell(press, view)
        return
    local = press.own_of(view)
    typed, value = str(options.get("field", "")), str(options.get("value", ""))
    found = labels_of(local.words, known).find(typed)
    if view.questions or view.state is None:
        if found.only is None or not await _ask_with(press, view, known[found.only], value):
            raise QuestionOpen(view)
        return
    if found.only is not None:
        await _correct(press, view, view.seq, known[found.only], value)
        return
    if not found.all:
        await press.refuse(no_such_value(local, typed))
        return
    meant = [(code, shown(local.words, known[code])) for code in found.all]
    await press.refuse(which_value(local, typed, value, meant, is_named=bool(found.hits)))


async def _ask_with(press: Press, view: View, one: Fix, value: str) -> bool:
    """Open the form that is asked now with another value in one of its lines, if that asks for the value.

    Tell whether it does.
    """
    local, question = press.own_of(view), own_question(view, press.by.id)
    lines = {line.id: prefilled(local.words, line) for line in lines_of(question)}
    if not isinstance(question, Form) or one.id not in lines:
        return False
    typed = as_lines(local.words, question, {**lines, one.id: value})
    await press.reply.modal(question_form(local, question, typed))
    return True


@serves(FixAs)
async def fix_as(press: Press, custom_id: CustomId[FixAs]) -> None:
    """Correct the value that was chosen to what was typed before: the message ends with it."""
    view = await press.view(custom_id.session)
    one = fixes_of(view).get(next(iter(chosen(press.data)), ""))
    if one is None or press.interaction.message is None:
        raise NotOffered(view)
    await _correct(press, view, custom_id.seq, one, typed_before(press.interaction.message))


def fix_form(local: LocalizedView, code: str, typed: str = "") -> Json:
    """Return the form for a value, prefilled with what was typed before, or else with what it is now.

    Raises NotOffered if there is none.
    """
    one = fixes_of(local.view).get(code)
    if one is None:
        raise NotOffered(local.view)
    return value_form(local, code, one, typed or one.now)


@serves(Fixed)
async def fixed(press: Press, custom_id: CustomId[Fixed]) -> None:
    """Correct a value to what was typed into its form."""
    view = await press.view(custom_id.session)
    one = fixes_of(view).get(custom_id.control.field)
    if one is None:
        raise NotOffered(view)
    typed = entered(press.data.get("components")).get(TEXT, "")
    await _correct(press, view, custom_id.seq, one, typed)


@serves(FixMeant)
async def fix_meant(press: Press, custom_id: CustomId[FixMeant]) -> None:
    """Correct a value to what was typed with the name that it nearly has: the message ends with it."""
    view = await press.view(custom_id.session)
    one = fixes_of(view).get(custom_id.control.field)
    try:
        line = as_meant(custom_id.control, typed_before(press.interaction.message))
    except ValueError:
        raise Forged from None
    if one is None:
        raise NotOffered(view)
    await _correct(press, view, custom_id.seq, one, line)


@serves(FixAgain)
async def fix_again(press: Press, custom_id: CustomId[FixAgain]) -> None:
    """Open the form again with what was typed before: the message ends with it."""
    view, before = await press.view(custom_id.session), typed_before(press.interaction.message)
    await press.reply.modal(fix_form(press.own_of(view), custom_id.control.field, before))


def fixes_of(view: View) -> dict[str, Fix]:
    """Return what can be corrected, by what stands for it in a custom id or a menu."""
    known = view.game.fixes(view.state) if view.state is not None else ()
    return {key(one.id): one for one in known}


def labels_of(words: Words, known: Mapping[str, Fix]) -> Labels:
    """Return by which words each value is found, in every language."""
    return Labels([(label, code) for code, one in known.items() for label in words.typed_as(one.label)])


def shown(words: Words, one: Fix) -> str:
    """Return the name of a value with what it is now."""
    return words.label("ui-fix-choice", what=one.label, now=one.now)


async def _correct(press: Press, view: View, seq: int, one: Fix, value: str) -> None:
    """Correct a value to what was typed; what can't be read can be tried again, in the form of that value."""
    local, refused = press.own_of(view), list[Mistake]()
    for read in readings(local, one, value):
        try:
            changed = await press.sessions.fix(view.id, seq, one.id, read, press.by)
        except AlreadySo:
            raise
        except Mistake as fault:
            refused.append(fault)
        else:
            await show(press, changed)
            return
    await press.refuse(bad_value(local, one, refused[-1].text, value))


def readings(local: LocalizedView, one: Fix, value: str) -> Iterable[str]:
    """Return in which ways a typed value may be read; a name that people give is first what they type."""
    first = (value,) if one.is_name else ()
    return *first, *local.words.readings(value, local.view.seats_by_name)
