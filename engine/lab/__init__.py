"""Measuring: self-play, tournaments, tuning, and the commands that need no screen."""
