"""Isle of Skye: From Chieftain to King, 2 to 5 players (rules: 73 tiles, secret prices, an estate for everybody)."""
