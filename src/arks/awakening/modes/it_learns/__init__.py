"""It Learns: an organism infects and corrupts rooms and adapts to Challengers (Appendix III, It Learns Mode)."""
