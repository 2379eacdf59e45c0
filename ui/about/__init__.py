"""What Lamplight is, whose games it plays, and what it is made of."""
