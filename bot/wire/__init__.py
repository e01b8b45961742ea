"""The one door to Discord: the connection, requests and replies, limits and custom ids; and a call elsewhere.

A line here may touch discord.py and aiohttp, and of the bot its log and settings only.
"""
