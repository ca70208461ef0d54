"""How the greedy bot sees Ark Nova."""
