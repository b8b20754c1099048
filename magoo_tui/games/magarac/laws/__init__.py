"""Laws at work in Magarac: what they hear, do and ask for."""
