"""Ark: Awakening in the words of scenarios."""
