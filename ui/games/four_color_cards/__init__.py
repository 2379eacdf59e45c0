"""How Four Color Cards looks: its box on the shelf, its table. Nothing here knows what is legal."""
