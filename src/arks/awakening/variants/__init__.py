"""Variants: modules that any mode may be played with (Appendix III, Game Variants)."""
