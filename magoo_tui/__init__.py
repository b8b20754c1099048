"""Magoo: party card games whose rules are changed by vote while they are played."""
