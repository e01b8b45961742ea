"""What comes next, and what people say of the table. Touches the rules and the model."""
