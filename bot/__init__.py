"""Automa: the Discord side of the game automata (commands, sessions, store)."""
