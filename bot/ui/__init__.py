"""What people can press: custom ids, buttons, menus and forms."""
