"""Laws at work in Magoo: what they hear, do, allow and forbid."""
