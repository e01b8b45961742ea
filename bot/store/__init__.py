"""The store of sessions and their entries: the only SQL of the project."""
