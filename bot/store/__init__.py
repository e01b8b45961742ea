"""The only SQL: rows, migrations, backups, on SQLite.

A line here may touch the disk, and nothing else of the bot.
"""
