"""What people read: events, panels, explanations and scores as messages within Discord's limits."""
