"""The amendment language: sentences that a table understands, judges and says back."""
