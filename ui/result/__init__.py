"""The end of a match: who is where, why, and how the score grew."""
