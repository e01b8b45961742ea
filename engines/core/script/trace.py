"""The trace of a choice, for "Why?": who could be chosen, and what each step left of them."""

from dataclasses import dataclass
from math import isfinite
from typing import Any

from engines.core.text import Text

Value = bool | int | float | str | Text | tuple["Value", ...]
"""What people are shown of a candidate: yes or no, a number, a word, a text, or several of these."""


@dataclass(frozen=True, slots=True)
class Step:
    """One criterion at work: its words, its clause, who was left after it, and what it compared.

    `values` names each candidate that was there before it with its value, those left first. It is empty where
    nothing was compared: the first or the last is taken, lots are drawn, or an earlier version wrote it.
    """

    by: Text
    rule: str
    left: tuple[Text, ...]
    values: tuple[tuple[Text, Value], ...] = ()


@dataclass(frozen=True, slots=True)
class Trace:
    """How a choice was made: the candidates and what each step left of them."""

    candidates: tuple[Text, ...]
    steps: tuple[Step, ...]

    def to_json(self) -> list[Any]:
        """Return the trace as JSON data. Raises TypeError for a value that people can't be shown."""
        return [[one.to_json() for one in self.candidates], [_step_to_json(step) for step in self.steps]]

    @staticmethod
    def from_json(data: list[Any]) -> "Trace":
        """Return the trace that `to_json` made the data of, now or in an earlier version."""
        return Trace(tuple(map(Text.from_json, data[0])), tuple(_step_from_json(*step) for step in data[1]))


def _step_to_json(step: Step) -> list[Any]:
    values = [[name.to_json(), _value_to_json(value)] for name, value in step.values]
    return [step.by.to_json(), step.rule, [one.to_json() for one in step.left], values]


def _step_from_json(by: list[Any], rule: str, left: list[Any], values: list[Any] | None = None) -> Step:
    """Return the step; one of an earlier version has no values."""
    named = ((Text.from_json(name), _value_from_json(value)) for name, value in values or ())
    return Step(Text.from_json(by), rule, tuple(map(Text.from_json, left)), tuple(named))


def _value_to_json(value: Value) -> Any:
    if isinstance(value, Text):
        return {"t": value.to_json()}
    if isinstance(value, tuple):
        return [_value_to_json(one) for one in value]
    if isinstance(value, str | int) or (isinstance(value, float) and isfinite(value)):
        return value
    raise TypeError(f"{value!r} can't be shown in a trace: give the criterion `shown`, a number or a text")


def _value_from_json(value: Any) -> Value:
    if isinstance(value, dict):
        return Text.from_json(value["t"])
    if isinstance(value, list):
        return tuple(map(_value_from_json, value))
    return value  # type: ignore[no-any-return]
