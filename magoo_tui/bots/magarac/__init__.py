"""A bot that plays Magarac."""
