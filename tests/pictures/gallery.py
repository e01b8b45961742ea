"""All pictures that are kept as files: `python -m tests.pictures` draws them anew."""

from pathlib import Path

from engines.core.picture import Picture
from tests.engines.own import own

HOME = Path(__file__).parent


def gallery() -> dict[Path, Picture]:
    """Return all pictures by the file that each is kept in."""
    kept = ((game, *one) for game, part in own("gallery") for one in part.drawn())
    return {HOME / game / f"{name}.svg": picture for game, name, picture in kept}
