"""Measurements: how fast the engine plays and how fast a house writes, on this machine, now."""
