"""Rules engines: pure, typed, and free of Discord, clocks and input/output."""
