"""Magoo on the screens."""
