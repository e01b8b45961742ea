"""What the bot posts by itself: what was saved and not told yet, panels, and private messages of seats."""
