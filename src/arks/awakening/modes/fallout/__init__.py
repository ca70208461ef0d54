"""Fallout: players compete for victory points while relations change between peace and war (Appendix III)."""
