"""Which process serves which servers, where several share the work."""
