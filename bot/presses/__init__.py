"""One press in, one answer out: buttons, menus, forms and commands.

A line here may touch every room below: posts, automas, screens, wire, words, sessions, store, worker.
"""
