"""The languages of Discord, and texts that are given in several of them."""

from collections.abc import Iterator

from sandbox.limits.form import Form

LOCALES = (
    "id",
    "da",
    "de",
    "en-GB",
    "en-US",
    "es-ES",
    "es-419",
    "fr",
    "hr",
    "it",
    "lt",
    "hu",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "fi",
    "sv-SE",
    "vi",
    "tr",
    "cs",
    "el",
    "bg",
    "ru",
    "uk",
    "hi",
    "th",
    "zh-CN",
    "ja",
    "zh-TW",
    "ko",
)


def localized(form: Form, key: str, most: int) -> Iterator[tuple[Form, str, str]]:
    """Yield each text of `<key>_localizations` with its place: 1 to `most` characters, known languages."""
    texts = form.child(f"{key}_localizations")
    if texts is None:
        return
    for locale in texts.body:
        if locale not in LOCALES:
            texts.refuse_choice(locale, LOCALES)
        elif text := texts.text(locale, most, least=1):
            yield texts, locale, text
