"""Four Color Cards, the Taiwanese "ten points" game for 2 to 4 players. Start reading at `state`, then `rules`."""
