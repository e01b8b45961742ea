"""A process of its own for what takes long: drawing, deciding, the command tree.

Its process may touch engines and words; the bot talks to it in frames over pipes.
"""
