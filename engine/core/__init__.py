"""The contract between games and everything that uses them; knows no game.

Start reading at `contract`; then `move`, `words`, `match`, `saves`.
"""
