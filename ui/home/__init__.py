"""The first page: the shelf of games, the table to continue, and what was saved before."""
