"""The pictures as files to look at, and what every picture must keep."""
