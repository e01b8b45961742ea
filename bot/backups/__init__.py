"""Backups that are proved: made each day, used once in a folder of their own, and put away when they are old.

A line here may import from all rooms below, but not the wire; only what it runs as a process of its own reads
the database.
"""
