"""What is shown. Touches the rules and the model."""
