"""Imhotep's table.

`geometry` is the one owner of positions; the `paint_*` modules paint with it, the table lays pieces with it.
"""
