"""The rule clauses of a game in short: what the log and "Why?" say of them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import ConfigDict, Field, RootModel

from engines.core.data import load

ClauseId = Annotated[str, Field(pattern=r"^[a-z]+\.[1-9]\d*$")]
Sentence = Annotated[str, Field(min_length=10, max_length=110, pattern=r"\.$")]


class Clauses(RootModel[dict[ClauseId, Sentence]]):
    """A file rules.json: a short sentence for each clause, by its id."""

    model_config = ConfigDict(frozen=True)


@cache
def clauses_in(file: Path) -> Mapping[str, str]:
    """Return the short text of each clause, by its id. Raises DataFault if the file isn't such a table."""
    return load(file, Clauses).root
