"""Magarac: cards passed in secret, a slap for four alike, and a race not to be the last."""
