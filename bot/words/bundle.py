"""fluent.runtime's bundle, made lean: small whole numbers only, and no locale data kept in memory.

Babel would keep 4 MB for the numbers and dates of a language, of which the plural rule is all that is needed
here; and it takes longer to format one number than a whole turn takes to be played.

`FluentBundle._get_babel_locale`, `ResolverEnvironment` and `CurrentEnvironment` are in no documentation of
fluent.runtime: `tests/bot/test_library_parts.py` names the part that an upgrade has taken away.
"""

from types import SimpleNamespace
from typing import Any

from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

_ONE = {"one": "i = 1 and v = 0"}
PLURALS = {
    "de": _ONE,
    "en": _ONE,
    "fr": {"one": "i = 0,1", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"},
    "nl": _ONE,
}
"""The plural rules of languages, as CLDR writes them; what has none is "other".

A language without a line here takes the 4 MB: it is looked up in Babel.
"""


def plural_rule(language: str) -> PluralRule:
    """Return what tells which plural form of a language goes with a number."""
    if language in PLURALS:
        return PluralRule(PLURALS[language])
    from babel import Locale

    return Locale.parse(language, sep="-").plural_form


class Whole(FluentInt):
    """A whole number, shown by its digits; it chooses plural forms as any number does."""

    def __new__(cls, value: int) -> "Whole":
        """Return the number without the formatting options that it never needs."""
        return int.__new__(cls, value)

    def format(self, locale: object) -> str:  # noqa: ARG002
        """Return the digits."""
        return str(int(self))


class Bundle(FluentBundle):
    """The messages of one game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)

    def _get_babel_locale(self) -> Any:
        return SimpleNamespace(plural_form=plural_rule(self.locales[0]))

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """Return the words and what went wrong; an argument is a string or a whole number."""
        given = {
            name: Whole(value) if isinstance(value, int) else value for name, value in (args or {}).items()
        }
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)
        try:
            return pattern(environment), errors
        except ValueError as fault:
            return "", [*errors, fault]
