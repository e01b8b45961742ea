"""Measures Automa beside two bare discord.py bots, in one run on the same look-alike."""
