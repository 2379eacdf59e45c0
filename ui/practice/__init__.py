"""Practice: positions in which one move is clearly best, on the real table; their list, and what was solved."""
