"""The rule clauses in short: what the log and "Why?" say of them."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated

from pydantic import ConfigDict, Field, RootModel

from engines.core.data import load
from engines.macrobber.catalogue import DATA

ClauseId = Annotated[str, Field(pattern=r"^[a-z]+\.[1-9]\d*$")]
Sentence = Annotated[str, Field(min_length=10, max_length=110, pattern=r"\.$")]


class Clauses(RootModel[dict[ClauseId, Sentence]]):
    """The file rules.json: a short sentence for each clause, by its id."""

    model_config = ConfigDict(frozen=True)


@cache
def clauses() -> Mapping[str, str]:
    """Return the short text of each clause, by its id."""
    return load(DATA / "rules.json", Clauses).root
