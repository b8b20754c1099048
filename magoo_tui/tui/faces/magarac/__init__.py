"""The face of Magarac: its cards, its seats, the flat top in the middle, and the end."""
