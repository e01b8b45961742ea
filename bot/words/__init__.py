"""The texts: Fluent, locale files, and what is put into them.

A line here may touch the games' texts, and nothing else of the bot but its log.
"""
