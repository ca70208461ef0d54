"""What the solo and co-op modes share: Challengers against one Enemy (Appendix III).

The Enemy's pieces have the owner number after the last Challenger's, whether an Automata or a Dark Player leads them.
"""
