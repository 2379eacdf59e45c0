"""Table mode: a table, its chapters and positions that are set up, for a group that looks at one large screen."""
