"""The rules of Pebbles. Touches the model."""
