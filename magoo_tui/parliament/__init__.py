"""What the games share: committee sessions, their votes, and charges between players."""
