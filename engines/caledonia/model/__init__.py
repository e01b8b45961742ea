"""What the game is made of: its state, its data, its pieces and their codes. Touches the kit only."""
