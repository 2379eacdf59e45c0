"""Everything on screen.  May import the engine's public contract; the engine never imports this package."""
