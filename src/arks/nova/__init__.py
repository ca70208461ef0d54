"""Ark Nova: plan and build a modern zoo."""
