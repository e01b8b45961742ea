"""Whole games go as the transcripts say; `python -m tests.playthroughs` writes them anew."""

import pytest

from tests.playthroughs.transcript import HOME, Playthrough, playthroughs, transcript

ALL = playthroughs()


@pytest.mark.parametrize("playthrough", ALL, ids=lambda one: one.name)
def test_a_game_goes_as_written(playthrough: Playthrough) -> None:
    assert transcript(playthrough) == playthrough.file.read_text(encoding="utf-8")


def test_every_transcript_belongs_to_a_playthrough() -> None:
    assert sorted(HOME.glob("*.txt")) == sorted(one.file for one in ALL)
