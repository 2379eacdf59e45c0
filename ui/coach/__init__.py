"""The coach: says after a person's move what it gave away, and offers to take it back."""
