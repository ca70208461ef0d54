"""The game-neutral kernel: a stack of frames made of typed steps that may ask a decision.

It knows no game. A game brings plain state, a vocabulary of steps, content and rules modules; everybody else sees
`asks`, `answer`, `view`, events and the outcome.
"""
