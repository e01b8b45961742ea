"""The worker: one process beside the bot for what takes the processor longer than a press may wait."""
