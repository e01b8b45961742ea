"""A worker that ends before it has done anything."""
