"""What Pebbles is made of: its state, its events, what is typed and kept. Touches the kit only."""
