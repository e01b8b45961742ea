"""Puts a body that the bot sent into a message."""

import copy
import re
from dataclasses import dataclass, replace

from sandbox import components as parts
from sandbox.errors import invalid_form, refusal
from sandbox.guild import COMPONENTS_V2, EPHEMERAL, LOADING, Attachment, Message
from sandbox.json import Json
from sandbox.limits.form import Form
from sandbox.uploads import MOST_BYTES, Upload
from sandbox.world import World

MENTION = re.compile(r"<@!?(\d+)>")
PICTURES = ("image", "thumbnail")
ICONS = ("author", "footer")
# Of a message's flags a bot may set these: no embeds, ephemeral, no notification, component layout.
SUPPRESS_EMBEDS = 1 << 2
SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | 1 << 12 | COMPONENTS_V2


@dataclass
class Writer:
    """Writes one body, already checked against the limits, into messages of `world`."""

    world: World
    body: Json
    uploads: list[Upload]
    under: str = ""

    def write(self, message: Message, *, is_new: bool) -> None:
        """Change `message` as the body says, or raise ApiError and change nothing."""
        body = self.body
        attachments = self._attachments(message)
        embeds = message.embeds
        if "embeds" in body:
            embeds = [
                self._embed(embed, attachments, index) for index, embed in enumerate(body["embeds"] or [])
            ]
        components = message.components
        if "components" in body:
            components = self._components(body["components"] or [], attachments)
        content = (body["content"] or "").strip() if "content" in body else message.content
        if not (content or embeds or components or attachments):
            raise refusal(50006)
        message.content, message.embeds, message.components = content, embeds, components
        message.attachments = attachments
        self._set_flags(message, is_new=is_new)
        self._set_mentions(message)
        if body.get("nonce") is not None:
            message.nonce = str(body["nonce"])

    def _set_flags(self, message: Message, *, is_new: bool) -> None:
        flags = self.body.get("flags") or 0
        if is_new:
            message.flags |= flags & SETTABLE & ~EPHEMERAL
        else:
            was_thinking = message.is_thinking
            message.flags &= ~LOADING
            if "flags" in self.body:
                message.flags = message.flags & ~SUPPRESS_EMBEDS | flags & (SUPPRESS_EMBEDS | COMPONENTS_V2)
            # An answer in place of "thinking" is no edit to a reader.
            if not was_thinking:
                message.edited = self.world.clock.stamp()

    def _set_mentions(self, message: Message) -> None:
        if "content" not in self.body and "allowed_mentions" not in self.body:
            return
        allowed = self.body.get("allowed_mentions")
        named = {int(user_id) for user_id in MENTION.findall(message.content)}
        everyone = "@everyone" in message.content or "@here" in message.content
        if allowed is not None:
            parse = allowed.get("parse") or []
            if "users" not in parse:
                named &= {int(user_id) for user_id in allowed.get("users") or []}
            everyone = everyone and "everyone" in parse
        message.mentions = [
            self.world.people[user_id] for user_id in sorted(named & self.world.people.keys())
        ]
        message.mentions_everyone = everyone

    def _attachments(self, message: Message) -> list[Attachment]:
        """Return the files that the message then has: those kept and those sent with this body."""
        listed = self.body.get("attachments")
        described = {str(entry["id"]): entry.get("description") for entry in listed or []}
        known = {str(file.id) for file in message.attachments} | {str(one.index) for one in self.uploads}
        for number, entry in enumerate(listed or []):
            if str(entry["id"]) not in known:
                path = ("attachments", number)
                self._refuse(path, "UPLOADED_ATTACHMENT_NOT_FOUND", "No such file was sent or is attached")
        kept = [
            replace(file, description=told) if (told := described.get(str(file.id))) else file
            for file in message.attachments
            if listed is None or str(file.id) in described
        ]
        if len(kept) + len(self.uploads) > 10:
            self._refuse("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        if any(len(upload.content) > MOST_BYTES for upload in self.uploads):
            raise refusal(40005)
        new = [self.world.store(upload, described.get(str(upload.index))) for upload in self.uploads]
        return kept + new

    def _embed(self, embed: Json, attachments: list[Attachment], index: int) -> Json:
        """Return the embed as Discord shows it: trimmed, with the addresses of attached pictures."""
        shown = {key: value for key, value in copy.deepcopy(embed).items() if value not in (None, [], {}, "")}
        shown["type"] = "rich"
        for line in shown.get("fields", []):
            line["inline"] = bool(line.get("inline"))
        for key in ("title", "description"):
            if key in shown:
                shown[key] = shown[key].strip()
        for key in PICTURES:
            if key in shown:
                shown[key] = self._media(shown[key], "url", attachments, ("embeds", index, key))
        for key in ICONS:
            if shown.get(key, {}).get("icon_url"):
                shown[key] |= {
                    "icon_url": self._address(shown[key]["icon_url"], attachments, ("embeds", index, key))
                }
        return shown

    def _components(self, components: list[Json], attachments: list[Attachment]) -> list[Json]:
        shown = copy.deepcopy(components)
        parts.number(shown)
        for part in parts.walk(shown):
            for key in ("media", "file"):
                if key in part:
                    part[key] = self._media(part[key], "url", attachments, ("components",))
            for item in part.get("items") or []:
                item["media"] = self._media(item["media"], "url", attachments, ("components",))
        return shown

    def _media(
        self, media: Json, key: str, attachments: list[Attachment], path: tuple[str | int, ...]
    ) -> Json:
        url = self._address(media[key], attachments, path)
        shown: Json = {"url": url, "proxy_url": url}
        file = next((file for file in attachments if file.url == url), None)
        if file is not None:
            shown |= {"content_type": file.content_type, "width": file.width, "height": file.height}
            if file.description:
                shown["description"] = file.description
        return shown

    def _address(self, url: str, attachments: list[Attachment], path: tuple[str | int, ...]) -> str:
        """Return where a picture is; `attachment://name` is one of the message's own files."""
        if not url.startswith("attachment://"):
            return url
        name = Upload(url.removeprefix("attachment://"), b"").stored_name
        for file in reversed(attachments):
            if file.filename == name:
                return file.url
        self._refuse(
            path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file {name!r} is attached"
        )
        return url

    def _refuse(self, path: str | tuple[str | int, ...], code: str, message: str) -> None:
        steps = (path,) if isinstance(path, str) else path
        form = Form(self.body, (self.under, *steps) if self.under else steps)
        form.refuse(None, code, message)
        raise invalid_form(form.errors)
