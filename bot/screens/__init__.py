"""What people see, as JSON: messages, buttons, menus and forms.

A line here turns a view and words into data: it may touch words, sessions and what wire knows of limits and custom ids.
"""
