"""One package per game: where its things lie and how they look.  Nothing here says what is legal."""
