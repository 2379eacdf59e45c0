"""Sobek, the card game of 2010 for 2 to 4 players. Start reading at `state`, then `rules`."""
