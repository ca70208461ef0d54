"""Whole games, fingerprints and the printed content as they were when the rules were last blessed.

``./dev bless`` renews them; see `tests.bless`.
"""
