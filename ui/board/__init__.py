"""The table toolkit: turns any game of the engine into a drag-and-drop table.

Knows moves, places, pieces and events, and no game. Start with `layout` (what a game must say about its table), then
`scene` (the items), `grip` (what is held and what a drop would do), `pointer` and `keys` (how people reach the grip),
`stage` and `script` (how a move is shown). Legality comes from a `referee`, never from here.
"""
