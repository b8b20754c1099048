"""Widgets: each draws a part of a view, and tells what was done to it by a message."""
