"""JSON as Discord takes and sends it."""

from typing import Any

Json = dict[str, Any]
