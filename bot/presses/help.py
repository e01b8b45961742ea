"""Help: how it works, how the game of a channel is played, and what its rules say."""

from collections.abc import Collection, Mapping, Sequence

from bot.presses.payload import TooLong, entered
from bot.presses.press import Press
from bot.presses.search import Found, Labels, fold
from bot.presses.serves import serves
from bot.screens.controls.looking import Help, LookUp, Rules
from bot.screens.help import game_help, general_help
from bot.screens.rules import FIELD, LONGEST_WORD, clauses_of, rules_form, rules_message
from bot.sessions.view import View
from bot.wire.custom_id import CustomId
from bot.wire.json import Json
from bot.words.words import Words

COMMON = 0.2
"""A word tells nothing of a clause if more than this part of all clauses has it."""


def help_message(press: Press, here: View | None) -> Json:
    """Return how the channel's game is played; where none runs, how it all works."""
    if here is not None and not here.is_ended:
        return game_help(press.own_of(here), press.for_table(here).words)
    return general_help(press.own(), games_of(press))


def games_of(press: Press) -> list[tuple[str, Words]]:
    """Return the games, each with its words for who presses."""
    return [(id_, press.own(id_)) for id_ in press.sessions.records.games]


@serves(Help)
async def how_to_play(press: Press, custom_id: CustomId[Help]) -> None:
    """Explain, privately, how the game is played here."""
    view = await press.view(custom_id.session)
    await press.reply.message(game_help(press.own_of(view), press.for_table(view).words), private=True)


@serves(Rules)
async def rules(press: Press, custom_id: CustomId[Rules]) -> None:
    """Ask for the word that is to be looked up in the rules."""
    view = await press.view(custom_id.session)
    await press.reply.modal(rules_form(press.own_of(view)))


@serves(LookUp)
async def look_up(press: Press, custom_id: CustomId[LookUp]) -> None:
    """Show, privately, the clauses that have the words that were typed."""
    view = await press.view(custom_id.session)
    typed = entered(press.data.get("components")).get(FIELD, "").strip()
    if len(typed) > LONGEST_WORD:
        raise TooLong(typed, most=LONGEST_WORD)
    local = press.own_of(view)
    texts = dict(clauses_of(local))
    small = local.label("ui-rules-small-words").split()
    alike = [group.split() for group in local.label("ui-rules-alike").split(";")]
    found = clauses_with(typed, texts, small, alike) if typed else Found()
    shown = [(id_, texts[id_]) for id_ in found.all]
    await press.note(rules_message(local, typed, shown, is_near=not found.hits))


def clauses_with(
    typed: str, texts: Mapping[str, str], small: Collection[str] = (), alike: Sequence[Sequence[str]] = ()
) -> Found:
    """Return the clause of a typed number, else those that have all words, or all that tell something.

    The `small` words of a question tell nothing; of words that are `alike` each stands for all of them. What
    is near has not what was typed.
    """
    number = ".".join(fold(typed).split())
    if number in texts:
        return Found((number,))
    labels = Labels([(f"{id_} {text}", id_) for id_, text in texts.items()])
    asked = [one.strip("?!.,„“”«»\"'") for one in fold(typed).split()]
    if not asked:
        return Found()
    telling = [one for one in asked if one and one not in small] or asked
    hits = {one: _hits(labels, one, alike) for one in dict.fromkeys(telling)}
    # A word that many clauses have, such as "the", finds nothing beside another one.
    most = len(texts) * COMMON
    rare = [one for one in hits if len(hits[one]) <= most] or list(hits)
    for some in (hits, rare):
        if both := [id_ for id_ in hits[rare[0]] if all(id_ in hits[one] for one in some)]:
            return Found(tuple(both))
    had = [id_ for one in rare for id_ in hits[one]]
    return Found(near=tuple(dict.fromkeys(had)) or labels.find(" ".join(rare)).near)


def _hits(labels: Labels, word: str, alike: Sequence[Sequence[str]]) -> dict[str, None]:
    """Return the clauses with a word, after them those with a word that is alike."""
    others = [one for group in alike if word in group for one in group if one != word]
    return dict.fromkeys(id_ for one in (word, *others) for id_ in labels.hits(one))
