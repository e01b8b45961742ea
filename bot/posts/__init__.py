"""What the bot posts by itself: what was saved and not told yet, tables, private messages, pictures.

A line here may touch screens, wire, words, sessions, store and worker; it knows of no press.
"""
