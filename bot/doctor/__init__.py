"""Named checks of all that a bot stands on, and a trial of what it takes for granted of Discord.

A line here may import from all rooms below; it reads, and changes nothing on the host's disk.
"""
