"""Limits of embeds."""

from datetime import datetime

from sandbox.limits.form import Form

MOST_EMBEDS = 10
MOST_CHARACTERS = 6000
SHOWING = ("title", "description", "fields", "author", "footer", "image", "thumbnail", "video")
MEDIA_SCHEMES = ("http", "https", "attachment")
LINK_SCHEMES = ("http", "https", "discord")


def check_embeds(form: Form) -> None:
    """Check `embeds` of a message, each by itself and their length together."""
    total = sum([check_embed(embed) for embed in form.items("embeds", MOST_EMBEDS)])
    if total > MOST_CHARACTERS:
        form.refuse(
            "embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_CHARACTERS}"
        )


def check_embed(embed: Form) -> int:
    """Check one embed; returns its characters as Discord counts them."""
    total = _length(embed.text("title", 256)) + _length(embed.text("description", 4096))
    for line in embed.items("fields", 25):
        total += _length(line.text("name", 256, least=1, required=True))
        total += _length(line.text("value", 1024, least=1, required=True))
        line.flag("inline")
    total += _check_footer(embed) + _check_author(embed)
    for picture in ("image", "thumbnail"):
        if media := embed.child(picture):
            media.address("url", MEDIA_SCHEMES, required=True)
    embed.address("url", LINK_SCHEMES)
    embed.whole("color", 0, 0xFFFFFF)
    _check_timestamp(embed)
    if not any(embed.body.get(part) for part in SHOWING):
        embed.refuse_missing("description")
    return total


def _check_footer(embed: Form) -> int:
    footer = embed.child("footer")
    if footer is None:
        return 0
    footer.address("icon_url", MEDIA_SCHEMES)
    return _length(footer.text("text", 2048, least=1, required=True))


def _check_author(embed: Form) -> int:
    author = embed.child("author")
    if author is None:
        return 0
    author.address("icon_url", MEDIA_SCHEMES)
    author.address("url", LINK_SCHEMES)
    return _length(author.text("name", 256, least=1, required=True))


def _check_timestamp(embed: Form) -> None:
    stamp = embed.text("timestamp", 100)
    if not stamp:
        return
    try:
        datetime.fromisoformat(stamp)
    except ValueError:
        embed.refuse("timestamp", "DATE_TIME_TYPE_PARSE", f"Could not parse {stamp}. Should be ISO8601.")


def _length(text: str | None) -> int:
    return len(text or "")
