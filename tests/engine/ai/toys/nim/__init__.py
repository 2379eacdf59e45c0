"""Nim with cards: a toy game, small enough to know the best move by heart, that keeps to the whole contract.

Rules. A heap of stones and a deck of cards. Each seat holds one hidden card. In turn, take 1, 2 or 3 stones; before
that, once per match, a seat may swap its card with the next seat's, unseen. Who takes the last stone gets
`LAST_STONE` points; at the end everybody gets the value of the own card as well.
"""
