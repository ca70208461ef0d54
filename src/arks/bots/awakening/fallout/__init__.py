"""How the greedy bot sees Fallout: a race for victory points, in war and in peace."""
