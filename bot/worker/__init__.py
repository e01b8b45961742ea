"""A process of its own for what takes long: drawing, deciding, the command tree.

A line in its process may touch engines, words and screens; the bot talks to it in frames over pipes.
"""
