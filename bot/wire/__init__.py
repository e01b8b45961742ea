"""The one door to Discord.

A line here may touch discord.py and aiohttp, and nothing else of the bot but its log and settings.
"""
