"""What Pebbles tells."""

from engines.core.script.telling import Meaning, telling, tellings
from engines.core.text import Text


@telling()
def set_up(n: int) -> None: ...


@telling()
def rolled(n: int) -> None: ...


@telling()
def drew(card: str) -> None: ...


@telling(Meaning(detail=True))
def chose(colour: str) -> None: ...


@telling(Meaning(title="title-took"))
def took(colour: str, n: int) -> None: ...


@telling()
def gained(n: int) -> None: ...


@telling()
def heard(piles: tuple[Text, ...]) -> None: ...


@telling()
def hid() -> None: ...


@telling()
def over(automa: int, people: int) -> None: ...


@telling()
def rested() -> None: ...


@telling()
def charms(n: int) -> None: ...


@telling()
def charm(charm: Text) -> None: ...


@telling()
def grew(colour: str) -> None: ...


@telling()
def full() -> None: ...


@telling()
def reported(colour: str, n: int, way: str) -> None: ...


@telling()
def counted(piles: tuple[Text, ...], side: str) -> None: ...


@telling()
def walked(n: int, rain: str) -> None: ...


@telling()
def dared(won: int) -> None: ...


EVENTS = tellings(vars())
