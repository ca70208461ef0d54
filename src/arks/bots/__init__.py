"""Bots: they are handed a view or a determinised state, never the true one."""
