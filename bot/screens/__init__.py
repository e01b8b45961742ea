"""What people see: a view with the words for it becomes the JSON of messages, buttons, menus and forms.

A line here is pure, no discord, no asyncio: of wire only limits, custom ids and JSON, of the store only rows.
"""
