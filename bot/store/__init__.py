"""The only SQL: rows, migrations, backups, on SQLite or PostgreSQL.

A line here may touch the disk and the database's server, and nothing else of the bot.
"""
