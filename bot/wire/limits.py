"""Discord's limits, kept in one place: whatever is too long is shortened before it is sent."""

from bot.wire.json import Json

TITLE, DESCRIPTION, FOOTER = 256, 4096, 2048
FIELD_NAME, FIELD_VALUE, FIELDS = 256, 1024, 25
EMBED_SUM = 6000
EMBEDS = 10
CONTENT = 2000
LABEL, PLACEHOLDER, OPTION_TEXT, OPTIONS = 80, 150, 100, 25
MODAL_TITLE, INPUT_LABEL, INPUT_HINT, INPUT_PLACEHOLDER = 45, 45, 100, 100
FORM_FIELDS = 5
LEAST_BOXES, BOXES = 2, 10
"""How many options lie open in a form, to tap one of them or several."""
ROWS, BUTTONS = 5, 5
THREAD_NAME = 100
CHOICE_NAME = 100
COMMAND_SUM = 8000
BLANK = "\u200b"
PARTS = {"title", "description", "fields", "footer", "image"}


def clip(words: str, most: int) -> str:
    """Return the words, shortened with an ellipsis if they are longer than `most` (UTF-16 units)."""
    if _length(words) <= most:
        return words
    if most < 2:
        return "…"[:most]
    while _length(words) > most - 1:
        words = words[: -max(1, (_length(words) - most) // 2)]
    return words.rstrip("\\") + "…"


def _length(words: str) -> int:
    # Discord counts characters as JavaScript does in some places: the larger count is safe in all.
    return len(words.encode("utf-16-le", "surrogatepass")) // 2


def fit(payload: Json) -> Json:
    """Shorten a message's texts in place so that Discord takes it, and return it."""
    if payload.get("content"):
        payload["content"] = clip(payload["content"], CONTENT)
    left = EMBED_SUM
    for embed in payload.get("embeds", ()):
        left = _fit_embed(embed, left)
    if "embeds" in payload:
        payload["embeds"] = [embed for embed in payload["embeds"] if embed.keys() & PARTS]
    rows = payload.get("components", ())
    for row in rows[:ROWS]:
        for part in row["components"]:
            _fit_component(part)
    if rows:
        payload["components"] = rows[:ROWS]
    return payload


def _fit_embed(embed: Json, left: int) -> int:
    """Shorten an embed to its own limits and to what is left for all; return what is left after it."""
    left = _fit_text(embed, "title", TITLE, left)
    if "footer" in embed:
        left = _fit_text(embed["footer"], "text", FOOTER, left)
        if not embed["footer"]:
            del embed["footer"]
    left = _fit_text(embed, "description", DESCRIPTION, left)
    fields = []
    for field in embed.pop("fields", ())[:FIELDS]:
        name = clip(field["name"], FIELD_NAME) if field["name"].strip() else BLANK
        value = clip(field["value"], FIELD_VALUE) if field["value"].strip() else BLANK
        if (cost := _length(name) + _length(value)) > left:
            break
        left -= cost
        fields.append(field | {"name": name, "value": value})
    if fields:
        embed["fields"] = fields
    return left


def _fit_text(place: Json, name: str, most: int, left: int) -> int:
    """Shorten one text, or leave it out if nothing of it can be seen; return what is left after it."""
    words = clip(place.pop(name, ""), min(most, left))
    if words.strip():
        place[name] = words
        left -= _length(words)
    return left


def _fit_component(part: Json) -> None:
    if "label" in part:
        part["label"] = clip(part["label"], LABEL).strip() or "…"
    if "placeholder" in part:
        part["placeholder"] = clip(part["placeholder"], PLACEHOLDER)
    for option in part.get("options", ()):
        option["label"] = clip(option["label"], OPTION_TEXT).strip() or "…"
        if "description" in option:
            option["description"] = clip(option["description"], OPTION_TEXT)
