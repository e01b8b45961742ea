"""Writes all transcripts anew: `python -m tests.playthroughs`, then look at the difference."""

from tests.playthroughs.transcript import playthroughs, transcript

for playthrough in playthroughs():
    playthrough.file.write_text(transcript(playthrough), encoding="utf-8")
