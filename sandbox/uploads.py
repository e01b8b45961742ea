"""Files on their way in, and what can be told from their bytes."""

import mimetypes
import re
import struct
from dataclasses import dataclass

MOST_BYTES = 10 * 1024 * 1024


@dataclass(frozen=True)
class Upload:
    """A file as it was sent; `index` is the number in its field's name (`files[0]`)."""

    filename: str
    content: bytes
    index: int = 0

    @property
    def stored_name(self) -> str:
        """The name under which Discord keeps it: without spaces and odd signs."""
        return re.sub(r"[^\w.-]", "_", self.filename) or "unknown"

    @property
    def content_type(self) -> str:
        """The media type that the name tells."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height in pixels, for PNG and GIF pictures."""
        if self.content[:8] == b"\x89PNG\r\n\x1a\n" and len(self.content) >= 24:
            width, height = struct.unpack(">II", self.content[16:24])
            return width, height
        if self.content[:4] == b"GIF8" and len(self.content) >= 10:
            width, height = struct.unpack("<HH", self.content[6:10])
            return width, height
        return None
