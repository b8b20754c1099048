"""A bot that plays Magoo."""
