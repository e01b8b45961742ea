"""JSON as Discord takes and sends it."""

import json
from typing import Any

Json = dict[str, Any]


def dumps(body: Json) -> str:
    """Return the JSON without the blanks that nobody reads."""
    return json.dumps(body, separators=(",", ":"))
