"""Ark: Awakening, played on the kernel."""
