"""What the game is made of: its state and what it tells. Touches the kit only."""
