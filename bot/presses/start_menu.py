"""`/automa start` without options: one private message asks what matters, *Start* posts the table."""

from typing import Any

from bot.presses.help import games_of
from bot.presses.payload import Forged, chosen, entered
from bot.presses.press import Press
from bot.presses.serves import serves
from bot.presses.start import seats_left, start
from bot.screens.controls.start import AskSeed, Begin, BeginSeeded, ChooseGame, More, OfStart, Option
from bot.screens.forms import TEXT
from bot.screens.help import offer_games
from bot.screens.retry import ending_with
from bot.screens.start_choices import Choices
from bot.screens.start_menu import seed_form, start_message
from bot.sessions.errors import NoSession, SessionHere
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from engines.core.script.notation import whole

MOST_PLACE = 999
"""No option or value has a place beyond that."""


async def choose_game(press: Press) -> None:
    """Ask which game to start."""
    await press.demand_start()
    words = press.own()
    await press.note(offer_games(words, "ui-start-which", games_of(press)))


@serves(ChooseGame)
async def choose(press: Press, _: CustomId[ChooseGame]) -> None:
    """Ask how to play the game that was chosen in a menu."""
    await ask(press, next(iter(chosen(press.data)), ""))


async def ask(press: Press, game: str) -> None:
    """Ask how to play a game, beginning with what was chosen last in this channel.

    Raises SessionHere if a game runs here, MayNotStart if the server's settings forbid it.
    """
    await press.demand_start()
    try:
        view = await press.sessions.records.view_in(press.by.channel)
    except NoSession:
        pass
    else:
        if not view.is_ended:
            raise SessionHere(view)
    await _show(press, await _choices(press, game))


@serves(Option)
async def opt(press: Press, custom_id: CustomId[Option]) -> None:
    """Choose a value of an option, by its button or in its menu."""
    choices = await _carried(press, custom_id)
    if choices is None:
        return
    which, _, place = custom_id.control.which.partition(".")
    place = place or next(iter(chosen(press.data)), "")
    option, value = whole(which, MOST_PLACE), whole(place, MOST_PLACE)
    changed = None if option is None or value is None else choices.changed(option, value)
    if changed is None:
        raise Forged
    await _show(press, changed, custom_id.control.page)


@serves(More)
async def more(press: Press, custom_id: CustomId[More]) -> None:
    """Turn to another page of the options."""
    if choices := await _carried(press, custom_id):
        await _show(press, choices, custom_id.control.page)


@serves(Begin)
async def begin(press: Press, custom_id: CustomId[Begin]) -> None:
    """Start the game with what was chosen."""
    if choices := await _carried(press, custom_id):
        await start(press, choices.game, dict(choices.given))


@serves(AskSeed)
async def ask_seed(press: Press, custom_id: CustomId[AskSeed]) -> None:
    """Open the form for the seed of a known game."""
    if choices := await _carried(press, custom_id):
        await press.reply.modal(seed_form(press.own(choices.game), choices))


@serves(BeginSeeded)
async def begin_seeded(press: Press, custom_id: CustomId[BeginSeeded]) -> None:
    """Start the game with what was chosen, and the seed that was typed."""
    seed = entered(press.data.get("components")).get(TEXT, "")
    if choices := await _carried(press, custom_id, seed):
        await start(press, choices.game, {**choices.given, "seed": seed})


async def _choices(press: Press, game: str) -> Choices:
    """Return what was chosen for the server, else last in this channel, or else is usual."""
    if game not in press.sessions.records.games:
        raise Forged
    last = await press.sessions.records.last_choices(press.by.channel, game)
    i18n = press.context.i18n
    settings = await press.sessions.servers.settings(press.by.guild)
    wanted: dict[str, Any] = dict(settings.manners)
    if settings.language:
        wanted["language"] = i18n.language(settings.language, game)
    if settings.has_threads and press.interaction.takes_threads:
        wanted["thread"] = True
    usual = {"language": i18n.language(press.interaction.guild_locale, game)}
    return Choices.of(await press.sessions.records.load(game), i18n.languages(game), usual | last | wanted)


async def _carried(press: Press, custom_id: CustomId[OfStart], seed: str = "") -> Choices | None:
    """Return what a button carries; of another version's nothing is taken over, and all is asked anew.

    A `seed` that was typed with it stands below that.
    """
    choices = await _choices(press, custom_id.control.game)
    carried = choices.read(custom_id.control.code)
    if carried is None:
        told, words = await _menu(press, choices), press.own(choices.game)
        told = ending_with(words, told, seed) if seed else told
        await press.note(told | {"content": words.say("ui-start-changed")})
    return carried


async def _show(press: Press, choices: Choices, page: int = 0) -> None:
    await press.note(await _menu(press, choices, page))


async def _menu(press: Press, choices: Choices, page: int = 0) -> Json:
    i18n = press.context.i18n
    languages = {one: i18n.words("", one).label("ui-language") for one in i18n.languages(choices.game)}
    is_as_last = await press.sessions.records.last_choices(press.by.channel, choices.game)
    words = press.own(choices.game)
    settings = await press.sessions.servers.settings(press.by.guild)
    left = await seats_left(press, settings, choices.game, choices.given)
    notes = ["ui-start-as-last" if is_as_last else "", left]
    return start_message(words, choices, languages, page, [*filter(None, notes)])
