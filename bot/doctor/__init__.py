"""Named checks of all that a bot stands on, a trial of what it takes for granted, and what is seen of it.

A line here may import from all rooms below; on the host's disk it writes the health file, and nothing else.
"""
