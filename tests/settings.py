"""Writes the table of all settings into docs/hosting.md: `python -m tests.settings`.

A setting, its default and what is expected are as the program has them; its meaning is what stands below it
in bot/settings.py.
"""

import ast
import inspect
from pathlib import Path

import bot.settings
from bot.settings import Settings

HOSTING = Path(__file__).parents[1] / "docs" / "hosting.md"
HEAD = "| setting | default | expected | meaning |\n"


def meanings() -> dict[str, str]:
    """Return what stands below each setting; whatever has nothing below it is left out."""
    found = {}
    for part in ast.parse(inspect.getsource(bot.settings)).body:
        if isinstance(part, ast.ClassDef):
            for one, below in zip(part.body, part.body[1:], strict=False):
                if isinstance(one, ast.AnnAssign) and isinstance(below, ast.Expr):
                    name, text = ast.unparse(one.target), ast.literal_eval(below.value)
                    found[name] = " ".join(text.split())
    return found


def table() -> str:
    """Return the table, first what has to be set."""
    told = meanings()
    rows = []
    for name, field in sorted(Settings.model_fields.items(), key=lambda one: not one[1].is_required()):
        default = "" if field.default in (None, (), "") or field.is_required() else f"`{field.default}`"
        rows.append(f"| `{name.upper()}` | {default} | {field.description} | {told[name]} |\n")
    return "".join((HEAD, "| --- | --- | --- | --- |\n", *rows))


if __name__ == "__main__":
    page = HOSTING.read_text("utf-8")
    before, _, rest = page.partition("| setting |")
    _, _, after = rest.partition("\n\n")
    HOSTING.write_text(f"{before}{table()}\n{after}", encoding="utf-8")
