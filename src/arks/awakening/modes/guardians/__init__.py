"""Guardians: robotic units walk the ship and disintegrate what Challengers place (Appendix III, Guardians Mode)."""
