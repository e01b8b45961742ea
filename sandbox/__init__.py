"""A local Discord look-alike: REST, gateway, limits and a web page, with no token and no network."""
