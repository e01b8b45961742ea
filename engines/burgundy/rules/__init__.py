"""The rule book, a file for each chapter, with what a rule works on. Touches the model."""
