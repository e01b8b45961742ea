"""The pictures of Pebbles: a row of pebbles for each pile, and who has how many."""

from html import escape

from engines.core.picture import Picture, Pictures, Say
from engines.core.text import Text, text

from ..model.state import COLOURS, State

WIDTH, ROW, SIDE = 480, 44, 16
LEFT, PEBBLES = 92, 250
"""The corner left of the rows stays free: Discord lays a badge there."""
INKS = {"red": "#a32a2a", "blue": "#2a4fa3", "dark_green": "#1f5c36"}
PAPER, INK = "#f4efe6", "#2b2b2b"
HAS = {"automa": "#5b4a86", "people": "#3f3f3f"}


def seat(state: State, seat: str, say: Say) -> Picture | None:
    """Draw what the automa has taken; nobody else has a picture."""
    if seat != "a1":
        return None
    return _picture(
        "automa", [_row(say, 0, text("panel-automa", name=state.name), state.automa, HAS["automa"])]
    )


def table(state: State, say: Say) -> Picture:
    """Draw the piles on the table."""
    rows = [
        _row(say, place, text("colour", colour=one), state.piles[one], INKS[one])
        for place, one in enumerate(COLOURS)
    ]
    return _picture("table", rows)


def scores(state: State, say: Say) -> tuple[Picture, ...]:
    """Draw who has how many pebbles."""
    automa = _row(say, 0, text("panel-automa", name=state.name), state.automa, HAS["automa"])
    people = _row(say, 1, text("panel-people"), state.people, HAS["people"])
    return (_picture("scores", [automa, people]),)


def _row(say: Say, place: int, name: Text, n: int, ink: str) -> str:
    """Return a row of pebbles with its number; its title says the same in words."""
    words = f"{say(name)}: {say(text('pebbles', n=n))}"
    y = SIDE + ROW * place + ROW // 2
    room = WIDTH - PEBBLES - SIDE - 40
    dots = "".join(
        f'<circle cx="{PEBBLES + room * dot // max(n, 14)}" cy="{y}" r="6" fill="{ink}"/>' for dot in range(n)
    )
    label = f'<text x="{LEFT}" y="{y + 6}" fill="{INK}">{escape(say(name))}</text>'
    number = f'<text x="{WIDTH - SIDE}" y="{y + 6}" text-anchor="end" fill="{INK}">{n}</text>'
    return f"<g><title>{escape(words)}</title>{label}{dots}{number}</g>"


def _picture(name: str, rows: list[str]) -> Picture:
    height = 2 * SIDE + ROW * len(rows)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {height}" font-family="Inter" font-size="18">'
        f'<rect width="{WIDTH}" height="{height}" rx="12" fill="{PAPER}"/>'
        f"{''.join(rows)}</svg>"
    )
    return Picture(name, svg, WIDTH, height)


PICTURES: Pictures[State] = Pictures(seat, table, scores)
