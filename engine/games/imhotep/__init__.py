"""Imhotep, the base game for 2 to 4 players, sides A and B. Start reading at `state`, then `rules`."""
