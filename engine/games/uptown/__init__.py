"""Uptown (Kory Heath, 2007): tiles on a 9 x 9 board, fewest own groups win.

Start reading at `tiles` (numbers of pieces and places), then `groups`, `rules`, `scoring`; `state` ties them together.
"""
