"""What the greedy bot knows of the variants: other ways to move, rooms to guard, more answers to choose from."""
