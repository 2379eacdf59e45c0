"""How things look, as data: colours, players, type, spaces, elevations, motion, and what Qt needs of them.

Owns every colour and measure that is shared by widgets and tables.  Knows no game, no widget and no scene.
Start with `ui.theme.look`: one frozen `Theme` value holds everything; `CurrentTheme` tells who cares when it changes.
Painting with it is `ui.paint`.
"""
