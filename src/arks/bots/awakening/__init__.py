"""How the greedy bot sees Ark: Awakening."""
