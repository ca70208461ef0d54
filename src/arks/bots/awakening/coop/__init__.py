"""What the greedy bot knows of the solo and co-op modes: Challengers who share their work, and the Enemy's leader."""
