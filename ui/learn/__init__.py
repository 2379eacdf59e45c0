"""Lessons on screen: the list of a game's lessons, the lesson on the real table, what was done. Logic: `engine.learn`."""
