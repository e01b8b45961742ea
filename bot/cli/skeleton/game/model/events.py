"""What the game tells; the words stand in its locale files."""

from engines.core.script.telling import Meaning, telling, tellings


@telling()
def set_up(n: int) -> None: ...


@telling(Meaning(detail=True))
def drew(n: int) -> None: ...


@telling(Meaning(title="title-took", gives_points=True))
def took(n: int) -> None: ...


@telling()
def passed(n: int) -> None: ...


EVENTS = tellings(vars())
