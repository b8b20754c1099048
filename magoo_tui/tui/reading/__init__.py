"""The reading of laws while they are typed, in a process of its own."""
