"""A game's own page: who plays, which variants, who made it; from here a match starts."""
