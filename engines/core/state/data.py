"""Loads data files and holds them to their model."""

from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engines.core.errors import DataFault


class Data(BaseModel):
    """What every model of a data file has: it is frozen and refuses fields that it doesn't know."""

    model_config = ConfigDict(frozen=True, extra="forbid")


M = TypeVar("M", bound=BaseModel)


def load(path: Path, model: type[M]) -> M:
    """Return what the file holds. Raises DataFault that names the file and the first faulty field."""
    try:
        return model.model_validate_json(path.read_bytes())
    except OSError as fault:
        raise DataFault(path.name, "file", fault.strerror or "can't be read") from fault
    except ValidationError as fault:
        first = fault.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "file"
        raise DataFault(path.name, where, first["msg"]) from fault
