"""Screens, modals and widgets: everything that a person at a terminal sees."""
