"""One package per game, found by name through `engine.core.registry`; games never import each other."""
