"""What `/automa start` asks one person: what matters by buttons, all the rest by menus."""

from collections.abc import Mapping, Sequence

from bot.screens.controls.start import AskSeed, Begin, BeginSeeded, More, Option
from bot.screens.forms import TEXT
from bot.screens.message import embed, message
from bot.screens.opening import word_of
from bot.screens.parts import PRIMARY, SECONDARY, SUCCESS, button, form, labelled, menu, row, text_input
from bot.screens.start_choices import LONGEST_SEED, Choices, Value, values_of
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.wire.limits import BUTTONS, OPTION_TEXT, OPTIONS, ROWS, clip
from bot.words.words import Markup, Words
from engines.core.game import StartOption

CHOSEN = "✓ "


def start_message(
    words: Words,
    choices: Choices,
    languages: Mapping[str, str],
    page: int,
    notes: Sequence[str] = (),
) -> Json:
    """Return a page of what is asked: page 0 has what matters; `languages` are their names by their ids.

    The `notes` are the ids of what stands below it.
    """
    pages = _pages(choices)
    page = min(max(0, page), len(pages) - 1)
    rows = [_row(words, choices, n, languages, page) for n in pages[page]]
    begin = Begin(choices.game, choices.code).of_none()
    last = [button(begin, words.label("ui-start"), SUCCESS)]
    if page:
        last.append(button(_to(choices, page - 1), words.label("ui-back")))
    if page < len(pages) - 1:
        last.append(button(_to(choices, page + 1), words.label("ui-more-options")))
    else:
        last.append(button(AskSeed(choices.game, choices.code).of_none(), words.label("ui-start-seeded")))
    title = words.label("ui-start-title", game=words.label("game-name"))
    shown = [(choices.options[n], choices.value(n)) for n in pages[page]]
    if page:  # a menu names what is chosen
        lines = [_about(words, option) for option, _ in shown]
    else:
        lines = [_told(words, option, value, languages) for option, value in shown]
    return message(embed(title, lines, " ".join(map(words.label, notes))), rows=[*rows, row(*last)])


def seed_form(words: Words, choices: Choices) -> Json:
    """Return the form that starts the game with a seed."""
    typed = text_input(TEXT, "", LONGEST_SEED)
    field = labelled(words.label("name-seed"), typed, words.label("cmd-start-seed"))
    return form(BeginSeeded(choices.game, choices.code).of_none(), words.label("ui-start-seeded"), [field])


def _pages(choices: Choices) -> list[list[int]]:
    """Return the numbers of the options of each page."""
    rest, most = list(range(choices.asked, len(choices.options))), ROWS - 1
    return [list(range(choices.asked)), *(rest[at : at + most] for at in range(0, len(rest), most))]


def _to(choices: Choices, page: int) -> CustomId[More]:
    return More(choices.game, choices.code, page).of_none()


def _row(words: Words, choices: Choices, option: int, languages: Mapping[str, str], page: int) -> Json:
    """Return an option: a button for each value, or a menu where there are many or it isn't asked first."""
    one, place = choices.options[option], choices.places[option]
    values = values_of(one)

    def custom_id(*more: str) -> CustomId[Option]:
        which = ".".join((str(option), *more))
        return Option(choices.game, choices.code, which, page).of_none()

    if page or len(values) > BUTTONS:
        name = _name(words, one)
        named = [_beside(name, _value(words, one, value, languages)) for value in values]
        labels = [words.label("ui-option", name=name, value=value) for value in named]
        entries = [(str(n), clip(label, OPTION_TEXT)) for n, label in enumerate(labels)]
        # Of many values those near the chosen one are shown: any can be reached by choosing again.
        first = max(0, min(place - OPTIONS // 2, len(entries) - OPTIONS))
        entries = entries[first : first + OPTIONS]
        return menu(custom_id(), entries, name, chosen=[str(place)])
    buttons = []
    for n, value in enumerate(values):
        is_chosen = n == place
        is_number = one.kind == "number" and value is not None and not is_chosen
        label = str(value) if is_number else _short(words, one, value, languages)
        style = PRIMARY if is_chosen else SECONDARY
        buttons.append(button(custom_id(str(n)), (CHOSEN if is_chosen else "") + label, style))
    return row(*buttons)


def _told(words: Words, option: StartOption, value: Value, languages: Mapping[str, str]) -> str:
    """Return what is chosen, in as many words as there are for it."""
    own = f"strength-{value}" if option.id == "strength" else f"option-{option.id}-{value}"
    about = next((one for one in (f"{own}-about", own) if one in words), "")
    if value is None:
        usual = _value(words, option, value, languages)
        return words.say("ui-option", name=_name(words, option), value=usual)
    if about:
        return words.say(about)
    return words.say("ui-value", value=_short(words, option, value, languages))


def _about(words: Words, option: StartOption) -> str:
    """Return what an option is about, after its name."""
    own, name = f"option-{option.id}", _name(words, option)
    about = words.say(own if own in words else f"cmd-start-{option.id}")
    return words.say("ui-option-about", name=name, about=Markup(_beside(name, about)))


def _beside(name: str, about: str) -> str:
    """Return what is said of an option beside its name: without that, if it begins so."""
    is_named = about.casefold().startswith(f"{name.casefold()}:")
    return about[len(name) + 1 :].strip() if is_named else about


def _short(words: Words, option: StartOption, value: Value, languages: Mapping[str, str]) -> str:
    """Return what is chosen in a word or two."""
    own = f"chosen-{option.id}"
    if value is None or own not in words:
        return _value(words, option, value, languages)
    if option.kind == "switch":
        told = words.label(own, value=word_of(value))
        return told if value else words.label("ui-option-without", what=told)
    return words.label(own, value=word_of(value))


def _value(words: Words, option: StartOption, value: Value, languages: Mapping[str, str]) -> str:
    """Return a value as a menu names it, beside the option's name."""
    if value is None:
        ids = (f"usual-{option.id}", f"ui-usual-{option.id}", "ui-usual")
        return next(words.label(id_) for id_ in ids if id_ in words)
    if option.id == "language":
        return languages[str(value)]
    if option.kind == "switch":
        return words.label("ui-yes" if value else "ui-no")
    ids = (f"strength-{value}", f"option-{option.id}-{value}", f"cmd-start-{option.id}-{value}")
    return next((words.label(id_) for id_ in ids if id_ in words), str(value))


def _name(words: Words, option: StartOption) -> str:
    """Return what an option is called: as in the command, in words."""
    own = f"name-{option.id}"
    return (words.label(own) if own in words else option.id).replace("_", " ")
