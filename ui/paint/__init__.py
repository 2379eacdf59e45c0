"""Pictures of things: primitives, the pieces all games share, states of places, and the cache of finished pixmaps.

A `Picture` (`ui.paint.picture`) says what is painted and how large; a `PixmapCache` (`ui.paint.cache`) paints it once
per theme and scale; an item on a table then only draws a pixmap.  Knows themes, but no game, move, scene or widget.
"""
