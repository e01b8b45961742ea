"""Seats that the bot plays, and those of absent people.

A line here may touch sessions, the store and the worker; what is to be shown it hands to a callback.
"""
