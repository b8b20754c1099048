"""Bots: they choose from a SeatView, like anybody, and are never refused."""
