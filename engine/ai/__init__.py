"""Search, levels, hints, and the service that runs in its own process; plays every game through `engine.core`."""
