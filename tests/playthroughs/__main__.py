"""Writes all transcripts anew: `python -m tests.playthroughs`, then look at the difference."""

from tests.playthroughs.transcript import ALL, transcript

for playthrough in ALL:
    playthrough.file.write_text(transcript(playthrough), encoding="utf-8")
