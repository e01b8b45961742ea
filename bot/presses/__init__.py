"""One press in, one answer out.

A line here may touch everything below: posts, automas, screens, wire, words and sessions.
"""
