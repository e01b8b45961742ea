"""What happens at a table, saved entry by entry; the only writer of the store.

A line here may touch the store and the rules; it knows nothing of Discord and of words.
"""
