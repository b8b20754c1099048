"""Faces of the games: what is particular to each on the screens that all share."""
