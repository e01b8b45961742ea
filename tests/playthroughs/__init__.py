"""Whole games as readable text: one transcript for each way to play, to be reviewed as a diff."""
