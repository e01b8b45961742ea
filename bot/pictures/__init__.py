"""Pictures on their way to Discord: drawn once, kept for a while, and put into messages."""
