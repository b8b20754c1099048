"""The table: the only holder of a state, and the only door to it."""
