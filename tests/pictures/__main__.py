"""Draws all pictures anew and a page that shows them side by side: `python -m tests.pictures`.

Look at the page in a browser, and at the difference of the files.
"""

from html import escape

from engines.core.picture.font import FAMILY, FONT_FILES, WEIGHTS
from tests.pictures.gallery import HOME, gallery

STYLE = """
body { margin: 0; padding: 24px; background: #313338; color: #dbdee1; font: 14px/1.4 sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; margin-bottom: 40px; }
h2 { flex-basis: 100%; margin: 0; }
figure { margin: 0; }
.phone, .phone figcaption { width: 282px; }
.phone svg { width: 282px; height: auto; }
.light { background: #fff; color: #313338; padding: 12px; }
figcaption { white-space: pre-line; margin-top: 8px; max-width: 480px; }
"""


def main() -> None:
    """Write the files, remove those of pictures that are no more, and write the page."""
    drawn = gallery()
    for old in set(HOME.glob("*/*.svg")) - drawn.keys():
        old.unlink()
    for file, picture in drawn.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(picture.svg + "\n", encoding="utf-8")
    page = HOME / "review.html"
    page.write_text(_page(), encoding="utf-8")
    print(f"{len(drawn)} pictures; look at {page}")


def _page() -> str:
    fonts = "".join(
        f'@font-face {{ font-family: {FAMILY}; font-weight: {weight}; src: url("{file.as_uri()}"); }}\n'
        for file, weight in zip(FONT_FILES, WEIGHTS.values(), strict=True)
    )
    shown = "".join(
        f"<section><h2>{file.parent.name}: {file.stem}</h2>"
        f'<figure class="phone">{picture.svg}<figcaption>{escape(picture.alt)}</figcaption></figure>'
        f'<figure class="light">{picture.svg}</figure></section>\n'
        for file, picture in gallery().items()
    )
    return f'<!doctype html><meta charset="utf-8"><title>Pictures</title><style>{fonts}{STYLE}</style>{shown}'


if __name__ == "__main__":
    main()
