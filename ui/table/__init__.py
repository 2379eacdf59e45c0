"""The table screen of any game: session (match, seats, AI, saving) and the widgets around the board.

Start with `session`, then `screen`. The board itself is `ui.board`, what a game looks like is `ui.games.<game>.table`.
"""
