"""The same table line by line, for screen readers, dumb terminals and scripts."""
