"""Automa: the Discord side of the game automata (commands, sessions, store)."""

__version__ = "0.8.0"
"""That of the newest release in CHANGELOG.md."""
