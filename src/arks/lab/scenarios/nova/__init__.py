"""Ark Nova in the words of scenarios."""
